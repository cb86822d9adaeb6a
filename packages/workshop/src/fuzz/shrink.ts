/** Shrinks a failure: lets its game begin as late as possible, and removes answers and cards, as long as the same finding occurs. */
import { type Finding, type FuzzedGame, type FuzzRequest, shrinkList, signatureOf, type Tries } from '@questwright/lab'
import type { Input, Setup } from '@questwright/realm'
import type { FuzzWay } from '../formats/index.ts'
import { type FuzzRealm, hasBroken } from './realm.ts'

/** A game that shows a failure, in the smallest form found so far. */
export interface Failure {
  readonly setup: Setup
  readonly seed: string
  readonly script: readonly Input[]
  readonly way: FuzzWay
  readonly muted?: FuzzRequest['muted']
  readonly board?: FuzzRequest['board']
}

export interface Realms {
  readonly native: FuzzRealm
  readonly quickjs: () => Promise<FuzzRealm>
}

const BOUNDS: FuzzRequest['bounds'] = { decisions: 1_500, rounds: 60 }

/** Plays a failure in the way in which it was found. @returns the findings, and the game */
export async function playFailure(
  failure: Failure,
  realms: Realms,
): Promise<{ readonly findings: readonly Finding[]; readonly game?: FuzzedGame }> {
  const { setup, seed, script, way, muted, board } = failure
  const game = await realms.native.play({ setup, seed, script, bounds: BOUNDS, ...(muted ? { muted } : {}), ...(board ? { board } : {}) })
  if (hasBroken(game)) return { findings: [game.finding] }
  if (way === 'play') return { findings: game.findings, game }
  const recorded = { setup, seed, inputs: game.inputs, hashes: game.hashes }
  return { findings: [...game.findings, ...(await playAgain(recorded, way, realms))], game }
}

/** Replays a recorded game in another way. */
export async function playAgain(
  recorded: { readonly setup: Setup; readonly seed: string; readonly inputs: readonly Input[]; readonly hashes: readonly string[] },
  way: Exclude<FuzzWay, 'play'>,
  realms: Realms,
): Promise<readonly Finding[]> {
  if (way !== 'quickjs') {
    const found = await realms.native.examine({ ...recorded, ways: [way] })
    return hasBroken(found) ? [found.finding] : found
  }
  const report = await (await realms.quickjs()).replay(recorded)
  if (hasBroken(report)) return [{ ...report.finding, code: `quickjs ${report.finding.code}` }]
  const { differs } = report
  if (!differs) return []
  return [
    {
      kind: 'hash',
      code: `quickjs ${differs.what}`,
      message: `in quickjs the game differs before input ${differs.input}: ${differs.found}, and was ${differs.expected}`,
      at: differs.input,
      ...(differs.place ? { place: differs.place } : {}),
    },
  ]
}

interface PositionSetup {
  readonly kind: 'position'
  readonly position: {
    readonly cards: readonly { readonly id: string; readonly code: string; readonly fields?: { readonly [name: string]: unknown } }[]
    readonly zones: { readonly [id: string]: readonly string[] }
  }
}

/** The ids of cards that may be removed: all but seats and the table. */
function cardsOf(setup: Setup): readonly string[] {
  if (setup.kind !== 'position') return []
  return (setup as unknown as PositionSetup).position.cards.filter(({ code }) => code !== 'kernel:piece').map(({ id }) => id)
}

/** The setup with only these cards; cards attached to a removed card are removed as well. */
function withCards(setup: Setup, kept: ReadonlySet<string>): Setup {
  const { position } = setup as unknown as PositionSetup
  const pieces = new Set(position.cards.filter(({ code }) => code === 'kernel:piece').map(({ id }) => id))
  const stays = (id: string): boolean => pieces.has(id) || kept.has(id)
  const gone = new Set<string>()
  const zones: { [id: string]: readonly string[] } = {}
  for (const [zone, cards] of Object.entries(position.zones)) {
    const host = zone.includes('/') ? zone.slice(0, zone.lastIndexOf('/')) : undefined
    if (host !== undefined && !stays(host)) for (const id of cards) gone.add(id)
    else zones[zone] = cards.filter(stays)
  }
  for (const zone of Object.keys(zones)) zones[zone] = (zones[zone] as readonly string[]).filter((id) => !gone.has(id))
  const cards = position.cards.filter(({ id }) => stays(id) && !gone.has(id))
  return { kind: 'position', position: { ...position, cards, zones } } as unknown as Setup
}

export interface Shrunk extends Failure {
  /** The number of cards on its table; undefined for a game that is played from its beginning. */
  readonly cards?: number
}

/**
 * The shortest replay that shows the same finding.
 * @param failure a failure that shows it
 * @param enough whether to stop now and return the result so far
 * @returns undefined where the finding does not occur again
 */
export async function shrinkFailure(
  failure: Failure,
  finding: Finding,
  realms: Realms,
  enough: () => boolean,
  most = 260,
): Promise<Shrunk | undefined> {
  const signature = signatureOf(finding)
  const tries: Tries = { left: most }
  const first = await playFailure(failure, realms)
  if (!first.findings.some((one) => signatureOf(one) === signature)) return undefined
  const allowed = new Set(first.findings.map(signatureOf))
  const shows = async (candidate: Failure): Promise<boolean> => {
    if (enough()) {
      tries.left = 0
      return false
    }
    const { findings } = await playFailure(candidate, realms)
    const found = findings.map(signatureOf)
    return found.includes(signature) && found.every((one) => allowed.has(one))
  }
  let best = failure
  const attempt = async (candidate: Failure): Promise<boolean> => {
    if (tries.left <= 0) return false
    tries.left--
    if (!(await shows(candidate))) return false
    best = candidate
    return true
  }
  if (failure.way === 'play') await attempt({ ...best, script: best.script.slice(0, finding.at) })
  // begin as late as possible. Answers that an error rolled back are in the script and not among the inputs
  const inputs = failure.way === 'play' ? failure.script.slice(0, finding.at) : (first.game?.inputs ?? [])
  for (let back = 1; back <= inputs.length * 2 && !enough(); back *= 2) {
    const cut = await realms.native.cut({ setup: failure.setup, seed: failure.seed, inputs, most: Math.max(0, inputs.length - back) })
    if (cut === null || hasBroken(cut)) continue
    if (await attempt({ ...best, setup: cut.setup, script: cut.inputs })) break
  }
  const fewerAnswers = async (): Promise<void> => {
    const script = await shrinkList(best.script, (part) => shows({ ...best, script: part }), tries)
    best = { ...best, script }
  }
  await fewerAnswers()
  if (best.setup.kind === 'position') {
    const kept = await shrinkList(cardsOf(best.setup), (part) => shows({ ...best, setup: withCards(best.setup, new Set(part)) }), tries)
    best = { ...best, setup: withCards(best.setup, new Set(kept)) }
    await fewerAnswers()
  }
  // the answers as they were given, with the smallest legal answers that the bot added
  const last = await playFailure(best, realms)
  const script = last.game && last.game.script.length > 0 ? last.game.script : best.script
  const found = (await playFailure({ ...best, script }, realms)).findings.map(signatureOf)
  const whole = found.includes(signature) ? { ...best, script } : best
  return { ...whole, ...(whole.setup.kind === 'position' ? { cards: cardsOf(whole.setup).length } : {}) }
}
