/** Plays a failure of the exhaustive bot again. */
import { type Finding, signatureOf } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import { packsAsNamed } from '@questwright/realm'
import type { FuzzFile, FuzzWay } from '../formats/index.ts'
import { Broken, listed } from '../problems.ts'
import { scriptProblem } from '../running/fault-words.ts'
import type { LoadedWorkspace } from '../workspace/local-pack.ts'
import { strangersAmong } from '../workspace/pick-packs.ts'
import { readFuzzFile } from './file.ts'
import { hasBroken, openFuzzRealm } from './realm.ts'
import { playAgain, playFailure, type Realms } from './shrink.ts'

/** Limits for a game that is played on after its script. */
const BOUNDS = { decisions: 300, rounds: 3 }

/**
 * Plays a failure in every way, not only in the way in which it was found; natively only where the bot plays on after its script.
 * @returns the current findings; empty when it is repaired
 */
async function findingsOf(file: FuzzFile, realms: Realms): Promise<readonly Finding[]> {
  const { setup, seed, script, muted, bot, board } = file
  const common = { ...(muted ? { muted } : {}), ...(board ? { board } : {}) }
  if (bot) {
    const game = await realms.native.play({ setup, seed, script, bot, bounds: BOUNDS, ...common })
    return hasBroken(game) ? [game.finding] : game.findings
  }
  const { findings, game } = await playFailure({ setup, seed, script, way: 'play', ...common }, realms)
  if (findings.length > 0 || !game) return findings
  const recorded = { setup, seed, inputs: game.inputs, hashes: game.hashes }
  const found: Finding[] = []
  for (const way of ['strict', 'steps', 'quickjs'] as const satisfies readonly FuzzWay[])
    found.push(...(await playAgain(recorded, way, realms)))
  return found
}

/**
 * Plays a failure from a file, natively and in quickjs.
 * @param bundles the available packs; those that the failure names are loaded
 * @returns the current findings
 */
export async function playFuzzFile(name: string, bundles: readonly PackBundle[]): Promise<readonly Finding[]> {
  const file = readFuzzFile(name)
  return playFile(file, packsOf(file, bundles), 'yes', () => undefined)
}

/** Opens the realms for a failure, and plays it. */
async function playFile(
  file: FuzzFile,
  packs: readonly PackBundle[],
  trusted: 'yes' | 'no',
  note: (problem: string) => void,
): Promise<readonly Finding[]> {
  const native = await openFuzzRealm(trusted === 'yes' ? 'native' : 'quickjs', packs)
  const sandbox = await openFuzzRealm('quickjs', packs)
  try {
    for (const problem of native.problems) note(scriptProblem(problem))
    return await findingsOf(file, { native, quickjs: async () => sandbox })
  } finally {
    native.close()
    sandbox.close()
  }
}

/** The result of replaying a failure. */
export interface ReplayedFailure {
  /** The original finding. */
  readonly finding: FuzzFile['finding']
  /** Whether the original finding still occurs. */
  readonly shows: 'yes' | 'no'
  /** The current findings. */
  readonly findings: readonly Finding[]
}

/**
 * Plays a failure with the packs of a workspace; untrusted packs stay in the sandbox.
 * @param tell called with problems of scripts, in words
 * @throws WrongUse when there is no such file, Broken when it cannot be read or packs of it are missing
 */
export async function replayFailure(name: string, workspace: LoadedWorkspace, tell: (words: string) => void): Promise<ReplayedFailure> {
  const file = readFuzzFile(name)
  const packs = packsOf(file, workspace.bundles)
  const findings = await playFile(file, packs, strangersAmong(workspace, packs).length > 0 ? 'no' : 'yes', tell)
  const shows = findings.some((one) => signatureOf(one) === signatureOf(file.finding)) ? 'yes' : 'no'
  return { finding: file.finding, shows, findings }
}

function packsOf(file: FuzzFile, bundles: readonly PackBundle[]): readonly PackBundle[] {
  const missing = file.packs.filter((pack) => !bundles.some((bundle) => bundle.name === pack.name))
  if (missing.length > 0)
    throw new Broken(
      `The failure needs ${listed(missing.map((pack) => `${pack.name} ${pack.version}`))}, not here. Put them under content/, or name their folders with --packs.`,
    )
  const packs = bundles.filter((bundle) => file.packs.some((pack) => pack.name === bundle.name)).sort((a, b) => (a.id < b.id ? -1 : 1))
  return packsAsNamed(packs, [file.setup, file.script])
}
