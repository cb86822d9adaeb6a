/** Checks the systems of a pack together with the other packs: missing words, unused names, missing systems, and names that two packs declare. */
import type { Rulebooks, SystemChapter } from '@questwright/rulebook'
import type { CompiledScript, PackBundle } from './bundle.ts'
import { type ChapterFinding, findingsOfChapter } from './chapter-findings.ts'
import { issuesOf } from './load-systems.ts'
import { meantName } from './meant-name.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { rulebookOfPack, withGround } from './pack-rulebook.ts'
import { type LineAndColumn, type Problem, problem } from './problem.ts'
import { fullCode } from './slug.ts'
import { mapStack } from './sourcemap.ts'
import { type SystemImport, systemImportsIn } from './system-import.ts'
import { placeInManifest, placeInSystem } from './system-places.ts'

/**
 * The problems of the systems of a pack.
 * @param packs the loaded packs
 * @param rulebooks of their games
 */
export function systemProblems(pack: PackBundle, packs: readonly PackBundle[], rulebooks: Rulebooks): Problem[] {
  const rulebook = rulebookOfPack(pack, packs, rulebooks)
  return [
    ...Object.entries(pack.systems ?? {}).flatMap(([slug, chapter]) => {
      const at = placed(pack, slug, chapter)
      return [...findingsOfChapter(pack, chapter, packs, rulebook), ...choiceAstray(pack, slug, chapter, packs)].map(at)
    }),
    ...strangeImports(pack, packs),
    ...clashes(pack, packs, rulebooks),
  ]
}

function placed(pack: PackBundle, slug: string, chapter: SystemChapter): (finding: ChapterFinding) => Problem {
  return ({ severity, code, path, message, remedy, words }) => {
    const where = { pack: pack.id, file: `systems/${slug}.json` }
    const found = problem(severity, code, where, { message, remedy }, placeInSystem(chapter, path.map(String)))
    return words === undefined
      ? found
      : { ...found, fixes: [{ title: `Add words for "${words.value}"`, edit: { kind: 'chapter-words', slug, ...words } }] }
  }
}

/** Reports a `chosenWith` that names a missing system, or one that is always in effect, so that no campaign offers the choice. */
function choiceAstray(
  pack: PackBundle,
  slug: string,
  { chosenWith, rule, record }: SystemChapter,
  packs: readonly PackBundle[],
): ChapterFinding[] {
  if (chosenWith === undefined) return []
  const found = (message: string, remedy: string): ChapterFinding[] => [
    { severity: 'error', code: 'system/never-chosen', path: ['chosenWith'], message, remedy },
  ]
  const known = withGround([pack], packs).flatMap((one) =>
    Object.keys(one.systems ?? {}).map((other) => (one === pack ? other : `${one.id}:${other}`)),
  )
  const others = known.filter((other) => other !== slug)
  if (!others.some((other) => fullCode(other, pack.id) === fullCode(chosenWith, pack.id))) {
    const near = meantName(chosenWith, others)
    return found(
      `It is chosen with "${chosenWith}", which is no other system of this pack or of one on which it depends.`,
      near === undefined
        ? `Write one of ${others.map((one) => `"${one}"`).join(', ') || 'those that there are (there are none)'}.`
        : `Did you mean "${near}"?`,
    )
  }
  if (rule === 'optional' && record !== undefined) return []
  return found(
    'It is chosen with another system when a campaign begins, but it is in effect in every game, or has no record that lasts from one game to the next.',
    'Write "rule": "optional" and declare its fields under `record`, or take `chosenWith` out.',
  )
}

const imports = new WeakMap<CompiledScript, readonly SystemImport[]>()

/** The imports of a script, cached: a compiled script never changes. */
function systemImportsOf(script: CompiledScript): readonly SystemImport[] {
  const known = imports.get(script) ?? systemImportsIn(script.code)
  imports.set(script, known)
  return known
}

/** Reports imports of systems of other packs that do not exist. */
function strangeImports(pack: PackBundle, packs: readonly PackBundle[]): Problem[] {
  return pack.scripts.flatMap((script) =>
    systemImportsOf(script).flatMap(({ name, pack: id, slug }) => {
      // compiled scripts name a pack by its id, which has the scope where another pack has the same short id
      const home = packs.find((one) => one.id === name || one.name === name) ?? packs.find((one) => one.id === id)
      // the check of the manifest reports a missing pack
      if (home === undefined) return []
      const there = home.scripts.flatMap((one) => (one.kind === 'system' ? [one.slug] : []))
      const isNamed = home.name === name || home.id === name
      if (isNamed && there.includes(slug)) return []
      const near = isNamed ? meantName(slug, there) : undefined
      const wanted = `${name}/systems/${slug}`
      const remedy = !isNamed
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

/** The place of a text of a compiled script in its author's file. */
function lineOf(pack: PackBundle, script: CompiledScript, text: string): LineAndColumn | undefined {
  const at = script.code.indexOf(text)
  const before = script.code.slice(0, at).split('\n')
  const frame = `    at f (${pack.id}/${script.path}:${before.length}:${(before.at(-1) ?? '').length + 1})`
  const [found] = mapStack(frame, [pack], { firstLineOffset: 0 })
  return found?.line === undefined ? undefined : { line: found.line, column: found.column ?? 1 }
}

/**
 * Names that two packs declare and that do not belong to their packs, such as fields of searches: of two, only one is used. If one pack depends on
 * the other, loading reports it.
 */
function clashes(pack: PackBundle, packs: readonly PackBundle[], rulebooks: Rulebooks): Problem[] {
  const base = rulebooks[pack.game]
  if (base === undefined) return []
  const ground = withGround([pack], packs)
  const inGround = issuesOf(base, linkedPacks(ground, pack.id), pack.id).flatMap(({ code, file, path, message }) => {
    const [second, first] = [file, /, which (\S+) brings/.exec(message)?.[1] ?? ''].map((place) =>
      ground.find(({ id }) => place.startsWith(`${id}/systems/`)),
    )
    // menus are used by pages only, so that a game can have both
    if (path[0] === 'abilityMenus' || code !== 'rulebook/name-taken' || second === undefined || second === pack || first === undefined)
      return []
    // if one of them depends on the other, loading reports the clash there
    if (withGround([second], packs).includes(first)) return []
    return [
      problem(
        'warning',
        'system/clash',
        { pack: pack.id, file: 'package.json' },
        {
          message: `The pack depends on two packs that declare the same name, of which only one is used: of ${file}, ${message}`,
          remedy: `Ask the author of "${first.id}" or of "${second.id}" for another name.`,
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
    const issues = issuesOf(base, linkedPacks([other, pack]))
    return issues.flatMap(({ code, file, path, message }) => {
      const [, slug = ''] = new RegExp(`^${pack.id}/systems/(.+)\\.json$`).exec(file) ?? []
      const chapter = pack.systems?.[slug]
      if (
        path[0] === 'abilityMenus' ||
        code !== 'rulebook/name-taken' ||
        chapter === undefined ||
        !message.includes(` ${other.id}/systems/`)
      )
        return []
      return [
        placed(
          pack,
          slug,
          chapter,
        )({
          severity: 'warning',
          code: 'system/clash',
          path,
          message: `"${path.at(-1)}" of \`${path.slice(0, -1).join('.')}\` is a name that the pack "${other.id}" declares as well: where both are loaded, only one of the two is used.`,
          remedy: 'Give it a name that no other pack has.',
        }),
      ]
    })
  })
  return [...inGround, ...beside]
}
