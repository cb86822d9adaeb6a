/**
 * The translation of a system's chapter: `systems.<slug>.chapter` of `text/<language>.json` has the structure of the chapter, with only the
 * translated texts.
 */
import { isBoundedMessage, type SystemChapter } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'

type Texts = { readonly [key: string]: unknown }

/** The texts of each section that players read: its entries themselves (`every`), or these fields of its entries. */
const textsOf: { readonly [section in keyof SystemChapter]?: 'every' | readonly string[] } = {
  messages: 'every',
  tokens: 'every',
  marks: 'every',
  backs: 'every',
  groups: 'every',
  contents: 'every',
  phases: 'every',
  places: 'every',
  ways: 'every',
  hosts: 'every',
  zones: ['title', 'titleOfSeveral', 'empty', 'emptyAtFirst'],
  dials: ['reads', 'faces', 'reached'],
  tokenFaces: ['reads'],
  backDrawings: ['reads'],
  types: ['name', 'plural'],
  facts: ['name', 'label', 'short', 'called'],
  factValues: ['name'],
  modes: ['name', 'text'],
  startingCards: ['one', 'several'],
  deckCards: ['one', 'several'],
  record: ['title'],
  setup: ['name', 'reads'],
  endings: ['name', 'reads'],
  figures: ['name'],
}

const isRecord = (value: unknown): value is Texts => typeof value === 'object' && value !== null && !Array.isArray(value)

const ofRecord = (value: unknown, key: string): unknown => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined)

/** Whether a translation fits a text: both are texts, or lists of equal length, and no message exceeds the limits of chapters. */
function standsFor(said: unknown, text: unknown): boolean {
  if (typeof text === 'string') return typeof said === 'string' && said.trim() !== '' && isBoundedMessage(said)
  return (
    Array.isArray(text) &&
    Array.isArray(said) &&
    said.length === text.length &&
    said.every((one) => typeof one === 'string' && isBoundedMessage(one))
  )
}

/** A part of a translation that replaces nothing in the chapter. */
export interface IdleWords {
  readonly path: readonly string[]
  /** The names that would be possible there. */
  readonly known: readonly string[]
}

/** @returns the chapter with these words in place of its own, and the words that replace nothing */
export function withWords(
  chapter: SystemChapter,
  words: unknown,
): { readonly chapter: SystemChapter; readonly idle: readonly IdleWords[] } {
  const idle: IdleWords[] = []
  const made: { [section: string]: unknown } = { ...chapter }
  for (const [section, said] of Object.entries(isRecord(words) ? words : {})) {
    const texts = Object.hasOwn(textsOf, section) ? textsOf[section as keyof SystemChapter] : undefined
    const own = chapter[section as keyof SystemChapter]
    if (texts === undefined || !isRecord(own) || !isRecord(said)) {
      idle.push({ path: [section], known: Object.keys(textsOf).filter((one) => Object.hasOwn(chapter, one)) })
      continue
    }
    const entries: { [name: string]: unknown } = { ...own }
    for (const [name, value] of Object.entries(said)) {
      const entry = ofRecord(own, name)
      if (entry === undefined) idle.push({ path: [section, name], known: Object.keys(own) })
      else if (texts === 'every') {
        if (standsFor(value, entry)) entries[name] = value
        else idle.push({ path: [section, name], known: [name] })
      } else {
        const fields: { [field: string]: unknown } = { ...(entry as Texts) }
        for (const [field, text] of Object.entries(isRecord(value) ? value : {}))
          if (texts.includes(field) && standsFor(text, ofRecord(entry, field))) fields[field] = text
          else idle.push({ path: [section, name, field], known: texts.filter((one) => Object.hasOwn(entry as Texts, one)) })
        entries[name] = fields
      }
    }
    made[section] = entries
  }
  return { chapter: made as SystemChapter, idle }
}

type Worded = Pick<PackOutline, 'systems'> & { readonly text: { readonly [language: string]: unknown } }

const kept = new WeakMap<Worded, Map<string, Worded>>()

/** Packs with their chapters in a language, as far as they are translated; the same objects where nothing is. */
export function inLanguage<Pack extends Worded>(packs: readonly Pack[], language: string): readonly Pack[] {
  return packs.map((pack) => {
    const { systems = {}, text } = pack
    const said = ofRecord(ofRecord(text, language), 'systems')
    const slugs = Object.keys(systems).filter((slug) => isRecord(ofRecord(ofRecord(said, slug), 'chapter')))
    if (slugs.length === 0) return pack
    const known = kept.get(pack) ?? new Map<string, Worded>()
    kept.set(pack, known)
    const before = known.get(language)
    if (before) return before as Pack
    const own = slugs.map((slug) => [slug, withWords(systems[slug] as SystemChapter, ofRecord(ofRecord(said, slug), 'chapter')).chapter])
    const made = { ...pack, systems: { ...systems, ...Object.fromEntries(own) } }
    known.set(language, made)
    return made
  })
}
