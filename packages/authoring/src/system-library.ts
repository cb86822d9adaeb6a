import {
  DefinitionError,
  type JsonObject,
  type Library,
  type LibraryNote,
  rulesetOf,
  type StepInsertion,
  type SystemDefinition,
  stackWritten,
  systemsOf,
  unknownName,
} from '@questwright/kernel'
import { systemCode, systemOf } from './system-definition.ts'
import type { SystemGame, TellSystem } from './system-game.ts'
import type { SystemScript } from './system-script.ts'

/** The systems of all packs. */

/** The fields of a pack that are used here. */
interface SystemPack {
  readonly id: string
  readonly systems?: { readonly [slug: string]: JsonObject }
  readonly scripts: readonly { readonly kind: string; readonly slug: string }[]
}

/** The script of a system, if it has one. */
export function scriptOfSystem({ scripts }: SystemPack, slug: string): SystemScript | undefined {
  return scripts.find((script) => script.kind === 'system' && script.slug === slug) as SystemScript | undefined
}

/**
 * Makes definitions of the systems of packs.
 * @param tell called for each problem: steps next to an unknown step are left out, and so are systems that conflict with the ruleset or
 * with systems on which they depend
 * @returns the definitions by their codes
 */
export function systemsIn(
  packs: readonly SystemPack[],
  dependencies: ReadonlyMap<string, readonly string[]>,
  game: SystemGame,
  tell: (note: LibraryNote) => void,
): ReadonlyMap<string, SystemDefinition> {
  const systems = new Map<string, SystemDefinition>()
  const library: Library = { cards: new Map(), keywords: new Map(), systems, dependencies }
  const own = packs.flatMap((pack) =>
    Object.entries(pack.systems ?? {}).map(([slug, chapter]) => ({ pack, slug, chapter, code: systemCode(pack.id, slug) })),
  )
  const noteOf =
    (pack: SystemPack, slug: string): TellSystem =>
    (message, at) => {
      const place = at === undefined ? {} : typeof at === 'string' ? { at } : { declared: { system: slug, path: at } }
      tell({ pack: pack.id, weight: 'wrong', message: `${systemCode(pack.id, slug)}: ${message}`, ...place })
    }
  for (const { pack, slug, chapter, code } of own)
    systems.set(code, systemOf(pack.id, slug, chapter, scriptOfSystem(pack, slug), game, noteOf(pack, slug)))
  for (const { pack, slug, code } of own) {
    const system = systems.get(code) as SystemDefinition
    const below = systemsOf(library, [pack.id], new Set(systems.keys()))
    systems.set(code, { ...system, insertions: knownInsertions(system, below, scriptOfSystem(pack, slug), game, noteOf(pack, slug)) })
  }
  const told = (pack: SystemPack, chosen: readonly string[]): 'told' | 'sound' => {
    try {
      rulesetOf(game.ruleset, library, [pack.id], new Set(chosen))
      return 'sound'
    } catch (thrown) {
      if (!(thrown instanceof DefinitionError)) throw thrown
      tell({ pack: pack.id, weight: 'broken', message: thrown.message })
      return 'told'
    }
  }
  for (const { pack } of own)
    if (told(pack, []) === 'told') for (const slug of Object.keys(pack.systems ?? {})) systems.delete(systemCode(pack.id, slug))
  // a game may choose any one of its optional systems, so each is checked alone; two of them may conflict
  for (const { pack, code } of own) if (systems.get(code)?.holds === 'chosen' && told(pack, [code]) === 'told') systems.delete(code)
  return systems
}

/** The insertions of a system next to known steps. @param below the systems of its pack and of the packs on which that depends */
function knownInsertions(
  system: SystemDefinition,
  below: readonly SystemDefinition[],
  script: SystemScript | undefined,
  { ruleset, phases: own }: SystemGame,
  tell: TellSystem,
): readonly StepInsertion[] {
  const added = below.flatMap(({ insertions }) => insertions.flatMap((one) => one.steps.map(({ name }) => name)))
  const known = new Set([...Object.keys(ruleset.steps), ...added])
  const phases = [...Object.keys(own?.ofRules ?? {}), ...below.flatMap(({ notes }) => Object.keys(notes.phases as JsonObject))]
  return system.insertions.filter(({ of }, i) => {
    if (known.has(of)) return true
    const written = script?.insertions[i]
    const what = written?.phase === undefined ? unknownName(of, 'step', known) : unknownName(written.of, 'phase', new Set(phases))
    tell(what, stackWritten(written?.at))
    return false
  })
}
