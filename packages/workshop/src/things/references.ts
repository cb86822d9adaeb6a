/**
 * Finds references to a thing in the texts of a workspace: codes in decks, scenarios, campaigns and facts, string literals of scripts and scenes,
 * keywords, words. A place that only looks like the name is reported in a note and not changed.
 */
import {
  quantityKey,
  readKeyword,
  readQuantityKey,
  resolveImport,
  roleOf,
  type ScriptWord,
  scriptWords,
  systemImport,
} from '@questwright/packs'
import { type Rulebook, readable, scenarioWords } from '@questwright/rulebook'
import type { ThingKind, ThingName } from '../page/index.ts'
import type { Edit } from './edits.ts'
import { type JsonString, jsonStrings } from './json-words.ts'
import { filesOfThing, type PackTexts, partOf, slugIsTaken, titleOf } from './things.ts'

interface FileEdits {
  readonly pack: PackTexts
  readonly path: string
  readonly edits: readonly Edit[]
}

export interface Naming {
  readonly pack: PackTexts
  readonly thing: ThingName
  readonly to: string
  /** The new title; undefined if unchanged. Cards print a keyword by its title. */
  readonly title: string | undefined
}

export interface Found {
  readonly files: readonly FileEdits[]
  readonly notes: readonly string[]
}

const allKinds: readonly ThingKind[] = ['card', 'keyword', 'scenario', 'campaign', 'deck', 'rule', 'system', 'set']
const builders: { readonly [callee: string]: ThingKind } = {
  card: 'card',
  keyword: 'keyword',
  scenario: 'scenario',
  rule: 'rule',
  system: 'system',
}
/** Fields of cards that contain no codes, besides the facts of the rulebook. */
const printed = new Set('type traits keywords art number quantity'.split(' '))
/** Keys of scenarios whose values are words of the rules and no names of things. */
const structural = /^(?:by|mode|modes|kind|type|do|step|zone|from|into|trait|traits|title|text|who|when|at|format)$/

/** Finds every place that names a thing, in all packs. */
export function findReferences(packs: readonly PackTexts[], naming: Naming): Found {
  const files: FileEdits[] = []
  const notes: string[] = []
  for (const pack of packs) {
    for (const [path, text] of Object.entries(pack.files)) {
      const edits = editsIn({ ...naming, file: { pack, path, text }, notes, clash: clashOf(naming) })
      if (edits.length > 0) files.push({ pack, path, edits })
    }
  }
  return { files, notes }
}

interface Look extends Naming {
  readonly file: { readonly pack: PackTexts; readonly path: string; readonly text: string }
  readonly notes: string[]
  /** `shared`: another thing of the pack, or a word of the rules, has this name too. */
  readonly clash: 'alone' | 'shared'
}

function clashOf({ pack, thing }: Naming): 'alone' | 'shared' {
  const others = allKinds.filter((kind) => kind !== thing.kind && slugIsTaken(pack, kind, thing.slug))
  return others.length > 0 || pack.rulebook.commonWords.includes(thing.slug) ? 'shared' : 'alone'
}

function editsIn(look: Look): readonly Edit[] {
  const role = roleOf(look.file.path)
  if (role.role === 'script') return editsInScript(look)
  if (role.role === 'text') return editsInWords(look)
  if (role.role === 'card' || role.role === 'scenario' || role.role === 'campaign' || role.role === 'deck')
    return editsInFacts(look, role.role)
  return []
}

const isOwn = ({ file, pack }: Look): boolean => file.pack.pack === pack.pack
const codeOf = ({ pack, thing }: Naming): string => `${pack.id}:${thing.slug}`

/** The new name, bare or with the pack like the old one; undefined where the string is another name. */
function renamed(look: Look, one: JsonString): string | undefined {
  const key = isQuantity(one) ? readQuantityKey(one.value) : undefined
  if (key === undefined || key.kind === 'either') return renamedCode(look, one.value)
  const code = renamedCode(look, key.code)
  return code === undefined ? undefined : quantityKey(key.kind, code)
}

function renamedCode(look: Look, value: string): string | undefined {
  if (value === codeOf(look)) return `${look.pack.id}:${look.to}`
  return isOwn(look) && value === look.thing.slug ? look.to : undefined
}

type FactsRole = 'card' | 'scenario' | 'campaign' | 'deck'

const quoted = (one: JsonString, text: string): Edit => ({ start: one.start, end: one.end, text: JSON.stringify(text) })

function editsInFacts(look: Look, role: FactsRole): readonly Edit[] {
  const { thing } = look
  return jsonStrings(look.file.text).flatMap((one) => {
    const last = one.path.filter((key) => key !== '*').at(-1) ?? ''
    if (thing.kind === 'keyword' && role === 'card' && last === 'keywords' && one.role === 'value') {
      const text = printedKeyword(look, one.value)
      return text === undefined ? [] : [quoted(one, text)]
    }
    if (thing.kind === 'card' && role === 'card' && last === 'file' && one.path[0] === 'art') return artOf(look, one)
    const text = renamed(look, one)
    if (text === undefined || !speaksOf(look, role, one, last)) return []
    return [quoted(one, text)]
  })
}

/** Whether a string of a facts file that equals the name refers to this kind of thing. */
function speaksOf(look: Look, role: FactsRole, one: JsonString, last: string): boolean {
  const { kind } = look.thing
  // the list `rules` contains only systems and rule cards
  if ((role === 'scenario' || role === 'campaign') && last === 'rules')
    return kind === (slugIsTaken(look.pack, 'system', look.thing.slug) ? 'system' : 'rule')
  // no other fact contains the name of a system; the names that its chapter declares are renamed elsewhere
  if (kind === 'system') return false
  if (role === 'campaign') return isNamedInCampaign(kind, one, last)
  const ofSet = /sets?$/i.test(last)
  const said = role === 'scenario' && isQuantity(one) ? readQuantityKey(one.value)?.kind : undefined
  if (said === 'card' || said === 'set') return kind === (said === 'card' ? 'card' : 'set')
  if (kind === 'set') {
    if (role === 'scenario' && isQuantity(one)) return look.clash === 'alone' || !slugIsTaken(look.pack, 'card', look.thing.slug)
    return ofSet && one.role === 'value' && role !== 'deck'
  }
  if (kind !== 'card') return look.clash === 'alone' && one.value.includes(':') && !ofSet
  if (ofSet) return false
  if (role === 'deck') return one.path.length > 0
  const { facts, deck } = look.file.pack.rulebook
  if (role === 'card') return !isPrinted(one.path[0] ?? '', facts) && !(one.role === 'key' && one.path.length === 0)
  if (isQuantity(one) && slugIsTaken(look.pack, 'set', look.thing.slug)) {
    look.notes.push(
      `${look.file.pack.pack}/${look.file.path}: the quantity of "${one.value}" may be that of the ${scenarioWords(look.file.pack.rulebook).set}; it is left alone.`,
    )
    return false
  }
  if (one.role === 'key') return one.path.length > 0
  return !structural.test(last) && last !== deck?.fits?.fact
}

/** Whether a string of a campaign is a reference: to scenarios by `scenario`, to cards by `card`, `aside`, and lists in its initial record. */
function isNamedInCampaign(kind: ThingKind, { role, path }: JsonString, last: string): boolean {
  if (role !== 'value') return false
  if (kind === 'scenario') return last === 'scenario'
  const isListed = path[0] === 'record' && path.length === 3 && path[2] === '*'
  return kind === 'card' && (last === 'card' || last === 'aside' || isListed)
}

const isPrinted = (field: string, facts: Rulebook['facts']): boolean => printed.has(field) || Object.hasOwn(facts, field)

const isQuantity = (one: JsonString): boolean => one.role === 'key' && one.path[0] === 'quantities' && one.path.length === 2

/** The edit of the path to a card's picture, where the picture is named after the card and renamed with it. */
function artOf(look: Look, one: JsonString): readonly Edit[] {
  if (!isOwn(look) || !filesOfThing(look.pack, 'card', look.thing.slug).includes(look.file.path)) return []
  const match = /^art\/([^/]+)(\.[a-z]+)$/.exec(one.value)
  return match?.[1] === look.thing.slug ? [quoted(one, `art/${look.to}${match[2]}`)] : []
}

/** A keyword as a card prints it, with its new title. */
function printedKeyword(look: Look, value: string): string | undefined {
  const { slug, number } = readKeyword(value)
  if (slug !== look.thing.slug || (!isOwn(look) && slugIsTaken(look.file.pack, 'keyword', slug))) return undefined
  const title = look.title ?? readable(look.to)
  // the number keeps its form: 2, +2 or (2)
  return number === undefined ? title : `${title} ${value.trim().split(/\s+/).at(-1)}`
}

function editsInScript(look: Look): readonly Edit[] {
  const { text, pack } = look.file
  const own = new Set(filesOfThing(look.pack, look.thing.kind, look.thing.slug))
  return scriptWords(text).flatMap((word): Edit[] => {
    const { start, end, value } = word
    if (word.use === 'import') return isImported() ? [{ start, end, text: importUnderNewName(look, value) }] : []
    const now = wordUnderNewName(look, word)
    return now === undefined || now === value ? [] : [{ start, end, text: now }]

    function isImported(): boolean {
      const system = systemImport(value)
      if (system !== undefined) return look.thing.kind === 'system' && system.name === look.pack.name && system.slug === look.thing.slug
      if (!isOwn(look)) return false
      const target = resolveImport(look.file.path, value, (one) => Object.hasOwn(pack.files, one))
      return target.kind === 'found' && own.has(target.path)
    }
  })
}

function importUnderNewName({ thing, to }: Look, specifier: string): string {
  const cut = specifier.lastIndexOf('/') + 1
  return specifier.slice(0, cut) + specifier.slice(cut).replace(thing.slug, to)
}

function wordUnderNewName(look: Look, word: ScriptWord): string | undefined {
  const { thing, to, pack } = look
  if (thing.kind === 'system') return systemUnderNewName(look, word)
  if (thing.kind === 'keyword' && /^[A-Z]/.test(word.value) && readKeyword(word.value).slug === thing.slug) {
    return look.title === undefined && to === thing.slug ? undefined : printedKeyword(look, word.value)
  }
  const token = (name: string) => new RegExp(`(?<![A-Za-z0-9:-])${name}(?![A-Za-z0-9-])`, 'g')
  const full = token(codeOf(look))
  const hasFull = full.test(word.value)
  const hasBare = isOwn(look) && token(thing.slug).test(word.value)
  if (!hasFull && !hasBare) return undefined
  const inSentence = /\s/.test(word.value)
  if (inSentence && !hasFull) {
    if (thing.slug.includes('-')) note(look, word, 'reads like the name')
    return undefined
  }
  if (!meansKind(look, word)) {
    note(look, word, 'may name something else')
    return undefined
  }
  const text = word.value.replace(token(codeOf(look)), `${pack.id}:${to}`)
  return hasBare && !inSentence ? text.replace(token(thing.slug), to) : text
}

/** The new name of a system in a script: scripts name the system itself only in `system('…')` and in `rules` of a scene. */
function systemUnderNewName(look: Look, { callee, property, value }: ScriptWord): string | undefined {
  const { thing, to, pack } = look
  if (callee === 'system') return isOwn(look) && value === thing.slug ? to : undefined
  if (property !== 'rules') return undefined
  const name = value.slice(value.indexOf(':') + 1).replace(/^system\//, '')
  const isMeant = name === thing.slug && (value.includes(':') ? value.startsWith(`${pack.id}:`) : isOwn(look))
  return isMeant ? value.slice(0, value.length - name.length) + to : undefined
}

function note(look: Look, word: ScriptWord, why: string): void {
  look.notes.push(`${look.file.pack.pack}/${look.file.path}, line ${word.line}: '${word.value.slice(0, 80)}' ${why} and is left alone.`)
}

const properties: { readonly [kind in ThingKind]: RegExp } = {
  card: /^(?:card|cards|code|codes)$/,
  keyword: /^keywords?$/,
  scenario: /^scenarios?$/,
  campaign: /^campaigns?$/,
  // not `deck`: in a scene that is the draw pile of a player
  deck: /^(?:decks|starter)$/,
  rule: /^rules?$/,
  system: /^systems?$/,
  set: /sets?$/i,
}

/** Whether a string literal that equals the name refers to this kind of thing. */
function meansKind(look: Look, { callee, property }: ScriptWord): boolean {
  const { kind } = look.thing
  const { cardWords } = look.file.pack.rulebook
  const speaksOfKind = (word: string, one: ThingKind) => properties[one].test(word) || (one === 'card' && cardWords.includes(word))
  if (callee !== undefined && Object.hasOwn(builders, callee)) return builders[callee] === kind
  if (callee !== undefined && speaksOfKind(callee, kind)) return true
  if (property !== undefined) {
    if (speaksOfKind(property, kind)) return true
    if (allKinds.some((other) => other !== kind && speaksOfKind(property, other))) return false
  }
  // a name without context is usually a word of the rules, hardly ever a deck or scenario
  return look.clash === 'alone'
}

function editsInWords(look: Look): readonly Edit[] {
  const { thing, to, title } = look
  const part = partOf(thing.kind, look.pack.rulebook)
  const english = look.file.path === 'text/en.json'
  const before = titleOf(look.pack, thing.kind, thing.slug)
  const edits: Edit[] = []
  for (const one of jsonStrings(look.file.text)) {
    const [section, slug, ...rest] = one.path
    if (isOwn(look) && part !== undefined && section === part) {
      if (one.role === 'key' && one.path.length === 1 && one.value === thing.slug && to !== thing.slug) edits.push(quoted(one, to))
      else if (
        english &&
        one.role === 'value' &&
        slug === thing.slug &&
        rest.at(-1) === 'title' &&
        one.value === before &&
        title !== undefined
      )
        edits.push(quoted(one, title))
    }
    if (thing.kind === 'keyword' && section === 'cards' && slug !== undefined && one.role === 'value' && rest.at(-1) !== 'title') {
      const text = one.value.replace(new RegExp(`(?<!\\w)${escaped(before)}(?!\\w)`, 'g'), title ?? readable(to))
      if (text !== one.value && printsKeyword(look, slug)) edits.push(quoted(one, text))
    }
  }
  return edits
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function printsKeyword(look: Look, slug: string): boolean {
  return filesOfThing(look.file.pack, 'card', slug).some(
    (path) =>
      path.endsWith('.json') &&
      jsonStrings(look.file.pack.files[path] ?? '').some(
        (one) => one.path.includes('keywords') && readKeyword(one.value).slug === look.thing.slug,
      ),
  )
}
