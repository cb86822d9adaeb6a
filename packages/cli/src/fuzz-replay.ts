/** Plays a failure of the exhaustive bot again. */
import { type Finding, signatureOf } from '@questwright/lab'
import type { PackBundle } from '@questwright/packs'
import { Broken, listed } from '@questwright/workshop'
import { type FuzzFile, type FuzzWay, readFuzzFile } from './fuzz-file.ts'
import { hasBroken, openFuzzRealm } from './fuzz-realm.ts'
import { playAgain, playFailure, type Realms } from './fuzz-shrink.ts'
import type { Output } from './output.ts'
import { faultLine, scriptProblem } from './realms.ts'
import { openWorkspace } from './workspace.ts'

/** Where a game plays on behind its script, it is no longer than this. */
const BOUNDS = { decisions: 300, rounds: 3 }

/**
 * Plays a failure in every way, not only in its own.
 * @returns all that goes wrong now: nothing, where it was repaired
 */
export async function findingsOf(file: FuzzFile, realms: Realms): Promise<readonly Finding[]> {
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
 * Plays a failure that lies in a file, natively and in quickjs.
 * @param bundles packs of which those are loaded that the failure names
 * @returns all that goes wrong now
 */
export async function playFuzzFile(name: string, bundles: readonly PackBundle[]): Promise<readonly Finding[]> {
  const file = readFuzzFile(name)
  return playFile(file, packsOf(file, bundles), 'yes', () => undefined)
}

/** Opens what a failure needs, and plays it. */
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

/** `qw fuzz --only FILE` and `qw replay FILE`. @returns 1 when anything goes wrong */
export async function replayFuzzFile(
  name: string,
  options: { readonly packs?: readonly string[]; readonly trust?: readonly string[] },
  output: Output,
): Promise<number> {
  const file = readFuzzFile(name)
  const workspace = openWorkspace({
    ...(options.packs ? { folders: options.packs } : {}),
    ...(options.trust ? { trusted: options.trust } : {}),
  })
  const packs = packsOf(file, workspace.bundles)
  const stranger = workspace.packs.some((pack) => pack.trust === 'stranger' && pack.bundle && packs.includes(pack.bundle))
  const findings = await playFile(file, packs, stranger ? 'no' : 'yes', output.note)
  const same = findings.some((one) => signatureOf(one) === signatureOf(file.finding))
  if (output.way === 'json')
    output.json({
      file: name,
      finding: file.finding,
      shows: same ? 'yes' : 'no',
      findings: findings.map(({ kind, code, message, place }) => ({ kind, code, message, ...(place ? { place } : {}) })),
    })
  else {
    for (const finding of findings) output.print(`${signatureOf(finding)}: ${finding.fault ? faultLine(finding.fault) : finding.message}`)
    output.print(
      same
        ? `${name}: it still goes wrong: ${file.finding.message}`
        : findings.length > 0
          ? `${name}: what was found does not show any more, and something else does.`
          : `${name}: nothing goes wrong (it was: ${file.finding.message}).`,
    )
  }
  return findings.length > 0 ? 1 : 0
}

function packsOf(file: FuzzFile, bundles: readonly PackBundle[]): PackBundle[] {
  const missing = file.packs.filter((pack) => !bundles.some((bundle) => bundle.name === pack.name))
  if (missing.length > 0)
    throw new Broken(
      `The failure needs ${listed(missing.map((pack) => `${pack.name} ${pack.version}`))}, not here. Put them under content/, or name their folders with --packs.`,
    )
  return bundles.filter((bundle) => file.packs.some((pack) => pack.name === bundle.name)).sort((a, b) => (a.id < b.id ? -1 : 1))
}
