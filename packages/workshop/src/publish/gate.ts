/** The checks before a pack is published: all its set-ups, its scenes, and random play. */
import { join } from 'node:path'
import type { PackBundle } from '@questwright/packs'
import { ownFolder } from '@questwright/packs/installed'
import { beginningSections, mayHold } from '@questwright/rulebook'
import { type CheckEvent, type CheckReport, checkPacks } from '../check/check-packs.ts'
import { type FuzzEvent, type FuzzReport, fuzzPacks } from '../fuzz/fuzz-packs.ts'
import { rulebookIn } from '../page/rulebooks.ts'
import { runScenes, type SceneEvent, type SceneReport } from '../scenes/run-scenes.ts'
import { idOf, type LoadedWorkspace, type LocalPack } from '../workspace/local-pack.ts'
import { withNeeds } from '../workspace/pick-packs.ts'

export interface GateOptions {
  /** Time limit of random play in seconds; 0 skips it. */
  readonly fuzzSeconds: number
  /** Number of games to play at random, without a time limit; 0 skips them. */
  readonly fuzzGames?: number
  readonly signal?: AbortSignal
}

/** Progress, findings and results of each part. */
export type GateEvent =
  | { readonly kind: 'trying'; readonly what: 'check' | 'scenes'; readonly pack: string }
  | { readonly kind: 'trying'; readonly what: 'random-play'; readonly pack: string; readonly seconds: number; readonly games?: number }
  | CheckEvent
  | SceneEvent
  | FuzzEvent
  | { readonly kind: 'checked'; readonly report: CheckReport }
  | { readonly kind: 'scenes-ran'; readonly report: SceneReport }
  | { readonly kind: 'played'; readonly report: FuzzReport }

export interface GateReport {
  /** Reasons why the pack may not be published. */
  readonly red: readonly string[]
  /** Notes for its author. */
  readonly notes: readonly string[]
  readonly check: CheckReport
  /** Absent when the pack has no scenes. */
  readonly scenes?: SceneReport
  /** The report of random play; absent when it was skipped. */
  readonly fuzz?: FuzzReport
}

/** How often each ability should fire in random play; fewer times give a note. */
const timesEach = 20

/** Checks one pack of a workspace as `qw check`, `qw test` and `qw fuzz` do. */
export async function gatePack(
  workspace: LoadedWorkspace,
  pack: LocalPack,
  bundle: PackBundle,
  { fuzzSeconds, fuzzGames, signal }: GateOptions,
  tell: (event: GateEvent) => void,
): Promise<GateReport> {
  const red: string[] = []
  const notes: string[] = []
  const id = idOf(pack)

  tell({ kind: 'trying', what: 'check', pack: id })
  const rulebook = rulebookIn(bundle, workspace.bundles)
  const modes = Object.keys(rulebook.modes)
  const check = await checkPacks(workspace, [pack], { realm: 'quickjs', modes }, tell)
  tell({ kind: 'checked', report: check })
  if (check.result === 'failed') red.push(`qw check ${id} finds ${count(check.errors, 'error')}`)
  if (check.byHand.length > 0)
    notes.push(
      `${count(check.byHand.length, 'ability', 'abilities')} by hand: no script carries ${check.byHand.length === 1 ? 'it' : 'them'} out.`,
    )
  if (check.warnings > 0) notes.push(`qw check ${id} has ${count(check.warnings, 'warning')}.`)
  signal?.throwIfAborted()

  let scenes: SceneReport | undefined
  if (bundle.scenes.length === 0) notes.push('It has no scenes: no test shows whether its cards do what their texts say.')
  else {
    tell({ kind: 'trying', what: 'scenes', pack: id })
    scenes = await runScenes(workspace, [pack], {}, tell)
    tell({ kind: 'scenes-ran', report: scenes })
    if (scenes.result === 'failed') red.push(`qw test ${id} fails: ${count(scenes.failed, 'scene')} of ${scenes.scenes}`)
  }
  signal?.throwIfAborted()

  let fuzz: FuzzReport | undefined
  const playable = bundle.scripts.length > 0 || Object.keys(bundle.scenarios).length > 0
  // decks, and so random play, need a starting card
  const cardsHere = withNeeds(workspace, [bundle.id]).flatMap(({ cards }) => Object.values(cards))
  const lacking = beginningSections(rulebook).find((section) => !cardsHere.some((card) => mayHold(section, card, rulebook)))
  if (fuzzGames === 0) notes.push('It was not played at random (--fuzz-games 0).')
  else if (fuzzGames === undefined && fuzzSeconds === 0) notes.push('It was not played at random (--fuzz-seconds 0).')
  else if (!playable) notes.push('It has nothing that could be played at random.')
  else if (lacking !== undefined)
    notes.push(`It was not played at random: neither it nor a pack on which it depends has ${oneOf(lacking.one)}.`)
  else {
    tell({ kind: 'trying', what: 'random-play', pack: id, seconds: fuzzSeconds, ...(fuzzGames === undefined ? {} : { games: fuzzGames }) })
    fuzz = await fuzzPacks(
      workspace,
      [pack],
      {
        milliseconds: fuzzGames === undefined ? fuzzSeconds * 1000 : Number.POSITIVE_INFINITY,
        seed: `publish ${bundle.packVersion}`,
        games: fuzzGames ?? 1_000_000,
        times: timesEach,
        share: 6,
        shrinks: 1,
        out: join(workspace.folder, ownFolder, 'fuzz'),
        ...(signal ? { signal } : {}),
      },
      tell,
    )
    tell({ kind: 'played', report: fuzz })
    if (fuzz.failures.length > 0) red.push(`qw fuzz ${id} finds ${count(fuzz.failures.length, 'failure')}`)
    if (fuzz.hungry.length > 0)
      notes.push(
        `${count(fuzz.hungry.length, 'ability', 'abilities')} fired fewer than ${timesEach} times in ${fuzzGames === undefined ? `${fuzzSeconds} seconds` : count(fuzzGames, 'game')} of random play.`,
      )
  }
  signal?.throwIfAborted()
  return { red, notes, check, ...(scenes ? { scenes } : {}), ...(fuzz ? { fuzz } : {}) }
}

/** A word with its article: "a fighter", "an elder". */
function oneOf(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`
}

function count(n: number, what: string, many = `${what}s`): string {
  return n === 1 ? `1 ${what}` : `${n} ${many}`
}
