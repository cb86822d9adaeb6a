/**
 * Renames a name that the chapter of a system declares: in the chapter itself, and in the scripts, scenes, scenarios and cards of its pack and of
 * packs that depend on it. A place that only looks like the name is reported in a note and not changed.
 */
import { chapterPlaces, isChapterPlace, packId, roleOf, scriptKeys, scriptWords } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import type { ChapterName, FileDeed, PreviewFile } from '../page/index.ts'
import { Refusal } from '../refusal.ts'
import { type Edit, linesOf, previewOf, withEdits } from './edits.ts'
import { type JsonString, jsonStrings } from './json-words.ts'
import type { Plan } from './plans.ts'
import { type PackTexts, packNamed } from './things.ts'

/** As the problem `rulebook/name` requires; also allows codes of messages. */
const wellFormed = /^[a-zA-Z][a-zA-Z0-9]*(?:[-. ][a-zA-Z0-9]+)*$/

/**
 * The places at which scripts use the names of a section: as the first argument of functions, as values of properties, and as keys of
 * objects.
 */
interface InScripts {
  readonly callees: RegExp
  readonly properties: RegExp
  readonly keysOf: RegExp
}

const never = /^$/
const inScripts: { readonly [section: string]: InScripts } = {
  counters: { callees: /^(?:counter|setCounter|changeCounter)$/, properties: /^counter$/, keysOf: /^(?:counters|sees)$/ },
  record: { callees: /^(?:record|recorded)$/, properties: never, keysOf: /^(?:record|sees)$/ },
  events: { callees: never, properties: /^(?:kind|event)$/, keysOf: /^events$/ },
  zones: { callees: /^(?:cardsIn|putIn|shuffleZone)$/, properties: /^(?:zone|from|into)$/, keysOf: /^(?:zones|sees)$/ },
  phases: { callees: /^addPhase$/, properties: /^(?:phase|at)$/, keysOf: never },
  stats: { callees: /^(?:stat|hasPermission)$/, properties: /^stat$/, keysOf: /^sees$/ },
  setup: { callees: never, properties: /^do$/, keysOf: /^setup$/ },
  endings: { callees: never, properties: never, keysOf: /^endings$/ },
  tokens: { callees: /[tT]okens?$/, properties: /^tokens?$/, keysOf: /^(?:tokens|sees)$/ },
  types: { callees: never, properties: /^types?$/, keysOf: never },
  facts: { callees: never, properties: /^fact$/, keysOf: never },
}

/** Functions whose first argument is a name of another kind. */
const ofOthers = /^(?:card|keyword|rule|scenario|system|scene|step|beforeStep|afterStep|insteadOfStep)$/

interface Look {
  readonly section: string
  readonly name: string
  readonly to: string
  /** `shared`: another section, or the system itself, has this name too. */
  readonly clash: 'alone' | 'shared'
  readonly notes: string[]
}

/**
 * Plans the renaming of a name that a chapter declares.
 * @throws Refusal when the chapter has no such name, or the new name is malformed or taken
 */
export function planRenameName(packs: readonly PackTexts[], { pack: id, slug, section: path, name }: ChapterName, to: string): Plan {
  const pack = packNamed(packs, id)
  const file = `systems/${slug}.json`
  const chapter = chapterIn(pack, file)
  const entries = partAt(chapter, path)
  if (!isRecord(entries) || !Object.hasOwn(entries, name))
    throw new Refusal(404, 'name/absent', `${file} has no "${name}" under \`${path.join('.')}\`.`, 'Save the chapter first.')
  if (!wellFormed.test(to))
    throw new Refusal(400, 'name/wrong', `"${to}" cannot be a name.`, 'Write letters and digits, with single hyphens between words.')
  if (to !== name && Object.hasOwn(entries, to))
    throw new Refusal(409, 'name/taken', `\`${path.join('.')}\` has "${to}" already.`, 'Take another name.')
  const section = path.join('.')
  const notes: string[] = []
  const look: Look = { section, name, to, notes, clash: isShared(chapter, slug, section, name) ? 'shared' : 'alone' }
  const changes: FileDeed[] = []
  const files: PreviewFile[] = []
  for (const owner of standingOn(packs, pack))
    for (const [where, text] of Object.entries(owner.files)) {
      const edits =
        owner === pack && where === file
          ? editsInChapter(look, path, text, [])
          : owner === pack && roleOf(where).role === 'text'
            ? // the text of the chapter in another language has the same structure as the chapter
              editsInChapter(look, path, text, ['systems', slug, 'chapter'])
            : editsIn(look, owner, where, text)
      if (edits.length === 0) continue
      changes.push({ do: 'write', pack: owner.pack, path: where, text: withEdits(text, edits), expected: sha256(text) })
      files.push({ pack: owner.pack, path: where, what: 'written', lines: linesOf(text, edits) })
    }
  return { changes, code: `${pack.id}:${slug}`, preview: previewOf(changes, files, notes, []) }
}

function chapterIn(pack: PackTexts, file: string): unknown {
  try {
    return JSON.parse(pack.files[file] ?? '')
  } catch {
    throw new Refusal(422, 'chapter/broken', `${file} does not exist, or is no JSON.`, 'Repair that file first; nothing was changed.')
  }
}

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function partAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((here, key) => (isRecord(here) && Object.hasOwn(here, key) ? here[key] : undefined), value)
}

/**
 * Whether the same word may mean another name in scripts. Dials and token faces do not count: they have the names of the counters and tokens that
 * they show.
 */
function isShared(chapter: unknown, slug: string, section: string, name: string): boolean {
  const sections = Object.keys(inScripts).filter((one) => one !== section)
  const steps = isRecord(chapter) && isRecord(chapter.messages) && Object.hasOwn(chapter.messages, `step.${name}`)
  return (
    slug === name ||
    steps ||
    sections.some((one) => isRecord(partAt(chapter, [one])) && Object.hasOwn(partAt(chapter, [one]) as object, name))
  )
}

/** A pack, and all packs that depend on it directly or indirectly. */
function standingOn(packs: readonly PackTexts[], pack: PackTexts): readonly PackTexts[] {
  const found = new Set([pack])
  for (let before = 0; before < found.size; ) {
    before = found.size
    const ids = new Set([...found].map(({ id }) => id))
    for (const one of packs) if (needsOf(one).some((id) => ids.has(id))) found.add(one)
  }
  return [...found]
}

function needsOf({ files }: PackTexts): readonly string[] {
  try {
    const { dependencies } = JSON.parse(files['package.json'] ?? '') as { readonly dependencies?: unknown }
    return isRecord(dependencies) ? Object.keys(dependencies).map(packId) : []
  } catch {
    return []
  }
}

const quoted = ({ start, end }: JsonString, text: string): Edit => ({ start, end, text: JSON.stringify(text) })

/**
 * The edits in the text of a chapter.
 * @param above the path of keys to the chapter within the text
 */
function editsInChapter(look: Look, section: readonly string[], text: string, above: readonly string[]): readonly Edit[] {
  const { name, to } = look
  const own = Object.hasOwn(chapterPlaces, look.section) ? chapterPlaces[look.section] : undefined
  return jsonStrings(text).flatMap((one) => {
    if (above.some((key, i) => one.path[i] !== key)) return []
    const inner = one.path.slice(above.length)
    const place = inner.join('.')
    if (one.role === 'key' && place === section.join('.') && one.value === name) return [quoted(one, to)]
    // the entry of a menu for the ability builder contains a piece of script
    if (one.role === 'value' && inner.at(-1) === 'code') {
      const edits = editsInScript({ ...look, notes: [] }, one.value, '')
      return edits.length === 0 ? [] : [quoted(one, withEdits(one.value, edits))]
    }
    if (own === undefined) return []
    if (one.role === 'key' && place === 'messages' && own.code !== undefined && one.value === own.code + name)
      return [quoted(one, own.code + to)]
    const places = one.role === 'key' ? own.keys : own.values
    return one.value === name && places.some((where) => isChapterPlace(where, inner)) ? [quoted(one, to)] : []
  })
}

function editsIn(look: Look, { pack }: PackTexts, path: string, text: string): readonly Edit[] {
  const { section, name, to } = look
  const role = roleOf(path)
  if (role.role === 'script') return editsInScript(look, text, `${pack}/${path}`)
  const field = section === 'setup' ? 'do' : section === 'endings' ? 'when' : undefined
  if (role.role === 'scenario' && field !== undefined)
    return jsonStrings(text).flatMap((one) =>
      one.role === 'value' && one.value === name && one.path.at(-1) === field ? [quoted(one, to)] : [],
    )
  if (role.role !== 'card') return []
  return jsonStrings(text).flatMap((one) => {
    if (one.value !== name) return []
    if (section === 'types') return one.role === 'value' && one.path.join('.') === 'type' ? [quoted(one, to)] : []
    const isFact = one.role === 'key' && (one.path.length === 0 || (one.path.length === 2 && one.path[0] === 'sides'))
    return section === 'facts' && isFact ? [quoted(one, to)] : []
  })
}

function editsInScript(look: Look, text: string, where: string): readonly Edit[] {
  const { name, to } = look
  const edits: Edit[] = []
  const keys = scriptKeys(text)
  for (const { start, end, value, quoted: way, of } of keys) {
    const cut = of === 'sees' ? value.lastIndexOf('.') + 1 : 0
    if (value.slice(cut) !== name || of === undefined || !isKeyOf(look, of, cut > 0)) continue
    const plain = /^[A-Za-z_$][\w$]*$/.test(to)
    if (way === 'quoted') edits.push({ start: start + cut, end, text: to })
    else edits.push({ start, end, text: plain ? to : `'${to}'` })
  }
  const asKeys = new Set(keys.map(({ start }) => start))
  for (const word of scriptWords(text)) {
    if (word.value !== name || word.use === 'import' || asKeys.has(word.start)) continue
    const meant = meaning(look, word)
    if (meant === 'it') edits.push({ start: word.start, end: word.end, text: to })
    else if (meant === 'unsure') look.notes.push(`${where}, line ${word.line}: '${word.value}' may name something else and is left alone.`)
  }
  return edits
}

/**
 * Whether a key is the name. Keys of `sees` in a scene may belong to any section: if the name is shared, a key without a card or player means a
 * counter.
 */
function isKeyOf({ section, clash }: Look, of: string, isOfSomething: boolean): boolean {
  const own = Object.hasOwn(inScripts, section) ? inScripts[section] : undefined
  if (own === undefined || !own.keysOf.test(of)) return false
  return of !== 'sees' || clash === 'alone' || (section === 'counters' && !isOfSomething)
}

function meaning(
  { section, clash }: Look,
  { callee, property }: { readonly callee: string | undefined; readonly property: string | undefined },
): 'it' | 'another' | 'unsure' {
  // `rules` in a scene contains names of systems and rule cards
  if (property === 'rules') return 'another'
  const sections = Object.entries(inScripts)
  for (const [word, kind] of [
    [callee, 'callees'],
    [property, 'properties'],
  ] as const) {
    if (word === undefined) continue
    if (kind === 'callees' && ofOthers.test(word)) return 'another'
    const meant = sections.filter(([, one]) => one[kind].test(word)).map(([one]) => one)
    if (meant.length > 0) return meant.includes(section) ? 'it' : 'another'
  }
  if (!Object.hasOwn(inScripts, section)) return 'another'
  return clash === 'alone' ? 'it' : 'unsure'
}
