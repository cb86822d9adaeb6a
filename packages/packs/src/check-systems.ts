/** What shows of the systems of a pack beside the other packs: words that are missing, names that nothing reads, systems that are not there, names that two packs bring. */
import type { Rulebook, Rulebooks, SystemChapter } from '@questwright/rulebook'
import type { CompiledScript, PackBundle } from './bundle.ts'
import { escaped } from './escaped.ts'
import { roleOf } from './layout.ts'
import { issuesOf } from './load-systems.ts'
import { meantName } from './meant-name.ts'
import { rulebookOfPack, withGround } from './pack-rulebook.ts'
import { type LineAndColumn, type Problem, problem } from './problem.ts'
import { mapStack } from './sourcemap.ts'
import { type SystemImport, systemImportsIn } from './system-import.ts'
import { placeInManifest, placeInSystem } from './system-places.ts'

/** @param packs those at hand @param rulebooks of their games */
export function systemProblems(pack: PackBundle, packs: readonly PackBundle[], rulebooks: Rulebooks): Problem[] {
  const rulebook = rulebookOfPack(pack, packs, rulebooks)
  return [
    ...Object.entries(pack.systems ?? {}).flatMap(([slug, chapter]) => {
      const at = placed(pack, slug, chapter)
      return [...wordless(chapter, at), ...unread(pack, packs, chapter, rulebook, at), ...ofNothing(pack, chapter, rulebook, at)]
    }),
    ...strangeImports(pack, packs),
    ...clashes(pack, packs, rulebooks),
  ]
}

type Tell = (severity: 'error' | 'warning', code: string, path: readonly string[], message: string, remedy: string) => Problem

function placed(pack: PackBundle, slug: string, chapter: SystemChapter): Tell {
  return (severity, code, path, message, remedy) =>
    problem(severity, code, { pack: pack.id, file: `systems/${slug}.json` }, { message, remedy }, placeInSystem(chapter, path))
}

/** What tables tell of, and the code of the message that says it. */
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

/** Names that players would read bare. */
function wordless(chapter: SystemChapter, tell: Tell): Problem[] {
  const { messages = {}, zones = {}, steps = {} } = chapter
  const missing = (path: readonly string[], noun: string, name: string, code: string, such: string): Problem =>
    tell(
      'error',
      'words/missing',
      path,
      `The ${noun} "${name}" has no words: players would read the bare key.`,
      `Add "${code}": "${such}" to \`messages\`.`,
    )
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
      .map(([name]) =>
        tell(
          'error',
          'words/missing',
          ['zones', name],
          `The zone "${name}" has no title: players would read the bare key.`,
          'Add "title": "Shore" to it.',
        ),
      ),
  ]
}

/** Names of a chapter that no script says and no other part reads. */
function unread(pack: PackBundle, packs: readonly PackBundle[], chapter: SystemChapter, rulebook: Rulebook, tell: Tell): Problem[] {
  const users = packs.filter((one) => one === pack || withGround([one], packs).includes(pack))
  // a script that did not load may be the one that says it
  const isWhole = users.every(({ hashes, scripts }) => {
    const loaded = new Set(scripts.map(({ path }) => path))
    return Object.keys(hashes).every((path) => {
      const role = roleOf(path)
      return role.role !== 'script' || role.kind === 'scene' || loaded.has(path)
    })
  })
  const codes = users.flatMap(({ scripts }) => scripts.map(({ code }) => code))
  const isInScripts = saysIn(codes)
  const discards = Object.values(chapter.zones ?? {}).map((zone) => zone.discards)
  const isSaid = (name: string): boolean => discards.includes(name) || isInScripts(name)
  const unsaid = (section: 'events' | 'stats' | 'zones' | 'counters' | 'botHints', noun: string) =>
    Object.keys(chapter[section] ?? {})
      .filter((name) => isWhole && !isSaid(name))
      .map((name) =>
        tell(
          'warning',
          'system/never-read',
          [section, name],
          `No script says "${name}": nothing in a game comes of the ${noun}.`,
          'Say it in the script of the system, or take it out.',
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
        `No card may print "${fact}": it stands under \`must\` or \`may\` of no type.`,
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
  return [
    ...unsaid('events', 'event'),
    ...unsaid('stats', 'stat'),
    ...unsaid('zones', 'zone'),
    ...unsaid('counters', 'counter'),
    ...unsaid('botHints', 'hint for bots'),
    ...unprinted,
    ...idle,
  ]
}

/** Whether a script says a name. */
function saysIn(codes: readonly string[]): (name: string) => boolean {
  return (name) => {
    const said = new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`)
    return codes.some((code) => said.test(code))
  }
}

/** Words and dials of what there is not. */
function ofNothing(pack: PackBundle, chapter: SystemChapter, rulebook: Rulebook, tell: Tell): Problem[] {
  // a step that is not worth a line where the round is drawn stands in the script alone
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
  const told = (path: readonly string[], what: string, name: string, names: readonly string[], section: string): Problem => {
    const near = meantName(name, names)
    const remedy = near === undefined ? `Add it to \`${section}\`, or take this out.` : `Did you mean "${near}"?`
    return tell('warning', 'system/of-nothing', path, `There ${what} "${name}", and no such thing: nothing reads it.`, remedy)
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

const imports = new WeakMap<CompiledScript, readonly SystemImport[]>()

/** What a script takes in, looked for once: a compiled script never changes. */
function systemImportsOf(script: CompiledScript): readonly SystemImport[] {
  const known = imports.get(script) ?? systemImportsIn(script.code)
  imports.set(script, known)
  return known
}

/** Systems of other packs that scripts take in and that are not there. */
function strangeImports(pack: PackBundle, packs: readonly PackBundle[]): Problem[] {
  return pack.scripts.flatMap((script) =>
    systemImportsOf(script).flatMap(({ name, pack: id, slug }) => {
      const home = packs.find((one) => one.id === id)
      // that a pack is not here is told of the manifest
      if (home === undefined) return []
      const there = home.scripts.flatMap((one) => (one.kind === 'system' ? [one.slug] : []))
      if (home.name === name && there.includes(slug)) return []
      const near = home.name === name ? meantName(slug, there) : undefined
      const wanted = `${name}/systems/${slug}`
      const remedy =
        home.name !== name
          ? `Write '${home.name}/systems/${slug}': that is the name of the pack.`
          : near === undefined
            ? `It has ${there.length === 0 ? 'no system with a script' : there.map((one) => `"${one}"`).join(', ')}.`
            : `Did you mean '${name}/systems/${near}'?`
      const message = `'${wanted}' does not exist: the pack "${id}" has no such system with a script.`
      return [
        problem(
          'error',
          'reference/unknown-system',
          { pack: pack.id, file: script.path },
          { message, remedy },
          lineOf(pack, script, wanted),
        ),
      ]
    }),
  )
}

/** Where a compiled script says something, in its author's file. */
function lineOf(pack: PackBundle, script: CompiledScript, text: string): LineAndColumn | undefined {
  const at = script.code.indexOf(text)
  const before = script.code.slice(0, at).split('\n')
  const frame = `    at f (${pack.id}/${script.path}:${before.length}:${(before.at(-1) ?? '').length + 1})`
  const [found] = mapStack(frame, [pack], { firstLineOffset: 0 })
  return found?.line === undefined ? undefined : { line: found.line, column: found.column ?? 1 }
}

/**
 * Names that two packs bring. Where one stands on the other, loading it tells. A third one that stands on both can be in no game; two that do not know
 * each other can be in no game together.
 */
function clashes(pack: PackBundle, packs: readonly PackBundle[], rulebooks: Rulebooks): Problem[] {
  const base = rulebooks[pack.game]
  if (base === undefined) return []
  const ground = withGround([pack], packs)
  const inGround = issuesOf(base, ground).flatMap(({ code, file, message }) => {
    const [second, first] = [file, /, which (\S+) brings/.exec(message)?.[1] ?? ''].map((place) =>
      ground.find(({ id }) => place.startsWith(`${id}/systems/`)),
    )
    if (code !== 'rulebook/name-taken' || second === undefined || second === pack || first === undefined) return []
    // where one of them stands on the other, that one is told
    if (withGround([second], packs).includes(first)) return []
    return [
      problem(
        'error',
        'system/clash',
        { pack: pack.id, file: 'package.json' },
        {
          message: `The pack stands on two that bring the same name, so that it can be in no game: of ${file}, ${message}`,
          remedy: 'Take one of them out of `dependencies`, or ask its author for another name.',
        },
        placeInManifest(pack, second.id),
      ),
    ]
  })
  if (pack.systems === undefined) return inGround
  const others = packs.filter(
    (one) => one.systems !== undefined && one.game === pack.game && !ground.includes(one) && !withGround([one], packs).includes(pack),
  )
  const beside = others.flatMap((other) => {
    const issues = issuesOf(base, [other, pack])
    return issues.flatMap(({ code, file, path, message }) => {
      const [, slug = ''] = new RegExp(`^${pack.id}/systems/(.+)\\.json$`).exec(file) ?? []
      const chapter = pack.systems?.[slug]
      if (code !== 'rulebook/name-taken' || chapter === undefined || !message.includes(` ${other.id}/systems/`)) return []
      return [
        placed(pack, slug, chapter)(
          'warning',
          'system/clash',
          path,
          `"${path.at(-1)}" of \`${path.slice(0, -1).join('.')}\` is a name that the pack "${other.id}" brings as well: no game can have both.`,
          'Give it a name that no other pack has.',
        ),
      ]
    })
  })
  return [...inGround, ...beside]
}
