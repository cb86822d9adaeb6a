/** Finds issues in the chapter of a system, each with the path of its part: the check reports them with lines, a form shows them at its fields. */
import { nearestName } from '@questwright/kernel/nearest'
import { issuesOfSystems, type Rulebook, type Rulebooks, readable, rulebookFor, type SystemChapter } from '@questwright/rulebook'
import type { FactValue, PackBundle } from './bundle.ts'
import { undrawn } from './drawn-words.ts'
import { escaped } from './escaped.ts'
import type { FactIssue } from './fact-issues.ts'
import { roleOf } from './layout.ts'
import { meantName } from './meant-name.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { chaptersOf, gameItself, rulebookOfPack, withGround } from './pack-rulebook.ts'
import { checkSystemFacts } from './system-facts.ts'

/** An issue in a chapter; `path` leads to the part. */
export interface ChapterFinding extends FactIssue {
  /** Missing words, and the path at which they belong in the chapter. */
  readonly words?: { readonly keys: readonly string[]; readonly value: string }
}

/**
 * Checks the chapter of a system while it is edited.
 * @param pack as it was last loaded
 * @param slug of the system
 * @param value the edited chapter
 * @param packs all loaded packs
 * @param rulebooks of their games
 */
export function findingsInChapter(
  pack: PackBundle,
  slug: string,
  value: FactValue,
  packs: readonly PackBundle[],
  rulebooks: Rulebooks,
): readonly ChapterFinding[] {
  const { value: chapter, issues } = checkSystemFacts(value)
  if (chapter === undefined) return issues
  const typed: PackBundle = { ...pack, systems: { ...pack.systems, [slug]: chapter } }
  const all = packs.map((one) => (one === pack ? typed : one))
  const file = `${pack.id}/systems/${slug}.json`
  const chapters = chaptersOf(linkedPacks(withGround([typed], all), pack.id), pack.game, pack.id)
  const joined = issuesOfSystems(rulebookFor(pack.game, rulebooks), chapters, gameItself)
    .filter((issue) => issue.file === file)
    .map(({ code, path, message, remedy, unknown }): ChapterFinding => {
      const near = unknown === undefined ? undefined : nearestName(unknown.name, unknown.among)
      return { severity: 'error', code, path, message, remedy: near === undefined ? remedy : `Did you mean "${near}"? ${remedy}` }
    })
  return [...issues, ...joined, ...findingsOfChapter(typed, chapter, all, rulebookOfPack(typed, all, rulebooks))]
}

/**
 * Missing words, unused names, and words for names that do not exist.
 * @param rulebook of the pack
 */
export function findingsOfChapter(
  pack: PackBundle,
  chapter: SystemChapter,
  packs: readonly PackBundle[],
  rulebook: Rulebook,
): readonly ChapterFinding[] {
  return [
    ...wordless(chapter),
    ...unread(pack, packs, chapter, rulebook),
    ...ofNothing(pack, chapter, rulebook),
    ...undrawn(chapter, rulebook),
  ]
}

const tell = (severity: 'error' | 'warning', code: string, path: readonly string[], message: string, remedy: string): ChapterFinding => ({
  severity,
  code,
  path,
  message,
  remedy,
})

/** The sections whose entries tables describe in words, with the code of the message for an entry. */
const worded: readonly (readonly [
  section: 'events' | 'counters' | 'phases',
  noun: string,
  code: (name: string) => string,
  such: string,
])[] = [
  ['events', 'event', (name) => name, 'The weather turns'],
  ['counters', 'counter', (name) => `counter.${name}`, 'Weather'],
  ['phases', 'phase', (name) => `phase.${name}`, 'Weather'],
]

/** Names that players would see without words. */
function wordless(chapter: SystemChapter): ChapterFinding[] {
  const { messages = {}, zones = {}, steps = {} } = chapter
  const missing = (path: readonly string[], noun: string, name: string, code: string, such: string): ChapterFinding => ({
    ...tell(
      'error',
      'words/missing',
      path,
      `The ${noun} "${name}" has no words: players would read the bare key.`,
      `Add "${code}": "${such}" to \`messages\`.`,
    ),
    words: { keys: ['messages', code], value: readable(name) },
  })
  return [
    ...worded.flatMap(([section, noun, code, such]) =>
      Object.keys(chapter[section] ?? {})
        .filter((name) => !Object.hasOwn(messages, code(name)))
        .map((name) => missing([section, name], noun, name, code(name), such)),
    ),
    ...Object.entries(steps).flatMap(([phase, names]) =>
      names
        .filter((name) => !Object.hasOwn(messages, `step.${name}`))
        .map((name) => missing(['steps', phase, String(names.indexOf(name))], 'step', name, `step.${name}`, 'The weather turns')),
    ),
    ...Object.entries(zones)
      .filter(([, { title }]) => title === undefined)
      .map(([name]) => ({
        ...tell(
          'error',
          'words/missing',
          ['zones', name],
          `The zone "${name}" has no title: players would read the bare key.`,
          'Add "title": "Shore" to it.',
        ),
        words: { keys: ['zones', name, 'title'], value: readable(name) },
      })),
  ]
}

/** Names in a chapter that no script and no other part of the chapter uses. */
function unread(pack: PackBundle, packs: readonly PackBundle[], chapter: SystemChapter, rulebook: Rulebook): ChapterFinding[] {
  const users = packs.filter((one) => one === pack || withGround([one], packs).includes(pack))
  // a script that failed to load may be the one that uses the name
  const isWhole = users.every(({ hashes, scripts }) => {
    const loaded = new Set(scripts.map(({ path }) => path))
    return Object.keys(hashes).every((path) => {
      const role = roleOf(path)
      return role.role !== 'script' || role.kind === 'scene' || loaded.has(path)
    })
  })
  const codes = users.flatMap(({ scripts }) => scripts.map(({ code }) => code))
  const isInScripts = saysIn(codes)
  // uses inside of the chapter: a zone may be the discard pile of a deck, or the zone in which cards of a type are played
  const inChapter = [
    ...Object.values(chapter.zones ?? {}).map((zone) => zone.discards),
    ...Object.values(rulebook.types).map((type) => type.playedInto),
  ]
  const isSaid = (name: string): boolean => inChapter.includes(name) || isInScripts(name)
  const unsaid = (section: 'events' | 'stats' | 'zones' | 'counters' | 'record' | 'botHints', noun: string) =>
    Object.keys(chapter[section] ?? {})
      .filter((name) => isWhole && !isSaid(name))
      .map((name) =>
        tell(
          'warning',
          'system/never-read',
          [section, name],
          `No script contains "${name}", so that the ${noun} has no effect in a game.`,
          'Use it in the script of the system, or take it out.',
        ),
      )
  const types = Object.values(rulebook.types)
  const printed = new Set([
    ...types.flatMap(({ must = [], may = [], sides = {} }) => [
      ...must,
      ...may,
      ...Object.values(sides).flatMap((side) => [...(side.must ?? []), ...(side.may ?? [])]),
    ]),
    ...rulebook.everyCard,
    ...rulebook.everySide,
  ])
  const unprinted = Object.keys(chapter.facts ?? {})
    .filter((fact) => !printed.has(fact))
    .map((fact) =>
      tell(
        'warning',
        'system/never-read',
        ['facts', fact],
        `No card may print "${fact}": no type lists it under \`must\` or \`may\`.`,
        'Name it in a type, or under `everyCard` where cards of all types may print it.',
      ),
    )
  const worn = {
    backs: types.map(({ back }) => back),
    groups: types.map(({ group }) => group),
    contents: types.map(({ content }) => content),
  }
  const idle = (['backs', 'groups', 'contents'] as const).flatMap((section) =>
    Object.keys(chapter[section] ?? {})
      .filter((name) => !worn[section].includes(name))
      .map((name) =>
        tell(
          'warning',
          'system/never-read',
          [section, name],
          `No type names "${name}" of \`${section}\`.`,
          'Name it in a type, or take it out.',
        ),
      ),
  )
  const verbs = (chapter.abilityMenus?.verbs ?? []).flatMap((verb, at) =>
    isWhole && !isSaid(verb)
      ? [
          tell(
            'error',
            'system/no-verb',
            ['abilityMenus', 'verbs', String(at)],
            `No script of the pack contains "${verb}", so that nothing can import it.`,
            'Export a function of that name from the script of the system, or take the verb out.',
          ),
        ]
      : [],
  )
  return [
    ...verbs,
    ...unsaid('events', 'event'),
    ...unsaid('stats', 'stat'),
    ...unsaid('zones', 'zone'),
    ...unsaid('counters', 'counter'),
    ...unsaid('record', 'field of the record'),
    ...unsaid('botHints', 'hint for bots'),
    ...unprinted,
    ...idle,
  ]
}

/** Returns whether a name occurs in these scripts. */
function saysIn(codes: readonly string[]): (name: string) => boolean {
  return (name) => {
    const said = new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`)
    return codes.some((code) => said.test(code))
  }
}

/** Reports words and dials for names that do not exist. */
function ofNothing(pack: PackBundle, chapter: SystemChapter, rulebook: Rulebook): ChapterFinding[] {
  // steps that the drawing of the round does not show may be used by scripts only
  const isSaid = saysIn(pack.scripts.map(({ code }) => code))
  const steps = [
    ...Object.values(rulebook.steps).flat(),
    ...Object.keys(chapter.messages ?? {})
      .map((code) => code.slice('step.'.length))
      .filter(isSaid),
  ]
  const kinds: readonly (readonly [prefix: string, noun: string, names: readonly string[]])[] = [
    ['step.', 'step', steps],
    ['phase.', 'phase', Object.keys(rulebook.phases)],
    ['counter.', 'counter', Object.keys(rulebook.counters)],
  ]
  const told = (path: readonly string[], what: string, name: string, names: readonly string[], section: string): ChapterFinding => {
    const near = meantName(name, names)
    const remedy = near === undefined ? `Add it to \`${section}\`, or take this out.` : `Did you mean "${near}"?`
    return tell('warning', 'system/of-nothing', path, `There ${what} "${name}", which does not exist: nothing reads this entry.`, remedy)
  }
  const messages = Object.keys(chapter.messages ?? {}).flatMap((code) =>
    kinds.flatMap(([prefix, noun, names]) => {
      const name = code.startsWith(prefix) ? code.slice(prefix.length) : undefined
      return name === undefined || names.includes(name)
        ? []
        : [told(['messages', code], `are words for the ${noun}`, name, names, `${noun}s`)]
    }),
  )
  const numbers = [...Object.keys(rulebook.counters), ...Object.keys(rulebook.tokens)]
  const dials = Object.keys(chapter.dials ?? {})
    .filter((name) => !numbers.includes(name))
    .map((name) => told(['dials', name], 'is a dial for', name, numbers, 'counters'))
  return [...messages, ...dials]
}
