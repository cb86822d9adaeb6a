/**
 * A run of random play: games until every part has fired often enough, with the failures that they found. A part is an ability or another script
 * function that can fire.
 */
import { type Finding, type FuzzBatchGame, type FuzzedGame, type FuzzPart, type FuzzRequest, signatureOf } from '@questwright/lab'
import { authorWords, type PackBundle, type Problem, unwordedProblem } from '@questwright/packs'
import type { JsonObject, WordsReference } from '@questwright/realm'
import type { FuzzWay } from '../formats/index.ts'
import { rulebooks } from '../page/rulebooks.ts'
import type { ProposedGame } from './proposed-games.ts'
import { type FuzzRealm, hasBroken } from './realm.ts'
import { type Failure, playAgain, type Realms, type Shrunk, shrinkFailure } from './shrink.ts'

export interface RunOptions {
  /** The ids of the packs whose parts should fire. */
  readonly packs: readonly string[]
  /** Games that these packs propose besides their scenarios: those of their campaigns. */
  readonly proposed: readonly ProposedGame[]
  readonly seed: string
  /** How often each part should fire. */
  readonly times: number
  /** Limit of games. */
  readonly games: number
  /** Every `share`-th game is replayed, strictly and step by step; every fourth of these in quickjs too. */
  readonly share: number
  /** How many failures are shrunk; the others are reported as found. */
  readonly shrinks: number
  /** Whether the run has to end: its time is up, or it was interrupted. */
  readonly enough: () => boolean
  /** Called when shrinking of a failure begins; the returned function returns whether its time is up. */
  readonly patience: () => () => boolean
  readonly onProgress: (progress: Progress) => void
}

export interface Progress {
  readonly games: number
  readonly choices: number
  readonly satisfied: number
  readonly parts: number
  readonly failures: number
  /** The part that has fired least, and how often. */
  readonly hungriest?: { readonly name: string; readonly fired: number }
  /** What the run does now, when it is not playing. */
  readonly doing?: string
}

export interface FoundFailure {
  readonly finding: Finding
  /** The number of games in which it occurred. */
  readonly times: number
  readonly game: number
  readonly way: FuzzWay
  readonly failure: Failure & { readonly cards?: number; readonly bot?: FuzzRequest['bot'] }
  /**
   * `shortest`: the replay was shrunk. `whole`: it is the game as found. `once`: the replay did not show the failure again, so something is not
   * deterministic.
   */
  readonly replay: 'shortest' | 'whole' | 'once'
}

export interface HungryPart extends FuzzPart {
  readonly fired: number
  readonly offered: number
  readonly why: string
}

export interface RunReport {
  readonly games: number
  readonly choices: number
  /** Games played again in another way, and those in quickjs. */
  readonly playedAgain: number
  readonly inQuickjs: number
  readonly parts: number
  readonly satisfied: number
  readonly failures: readonly FoundFailure[]
  /** The parts that fired too rarely, the rarest first. */
  readonly hungry: readonly HungryPart[]
  readonly ended: 'satisfied' | 'enough' | 'games'
  readonly endings: { readonly [how: string]: number }
  /** Keys of texts that scripts used in the games, each once. */
  readonly named: readonly WordsReference[]
}

/**
 * Games per generation. The parts that have not fired often enough are computed only between generations, so that each game depends on complete
 * generations and not on the speed of the machine.
 */
const GENERATION = 20
/** The number of games for a pack without abilities, where no part could fire. */
const GAMES_WITHOUT_ABILITIES = 60
/** Of failures that differ only in their card, only this many are shrunk. */
const MOST_ALIKE = 3

interface Noted {
  readonly finding: Finding
  times: number
  readonly game: number
  readonly way: FuzzWay
  readonly request: FuzzRequest
  readonly played: FuzzedGame | undefined
}

/** Plays until all parts have fired often enough, or a limit is reached. */
export async function runFuzz(realms: Realms, options: RunOptions): Promise<RunReport> {
  const { packs, proposed, seed, times, share, enough, onProgress } = options
  const native: FuzzRealm = realms.native
  const parts = await native.parts(packs)
  onProgress({ games: 0, choices: 0, satisfied: 0, parts: parts.length, failures: 0, doing: 'playing the scenes once' })
  const lent = await native.lent(packs)
  const fired = new Map<string, number>(parts.map(({ name }) => [name, 0]))
  const offered = new Map<string, number>()
  const reached = new Set<string>()
  const named = new Map<string, WordsReference>()
  const muted: { ability: string; reason: string }[] = []
  const noted = new Map<string, Noted>()
  const small = new Map<string, Shrunk | 'once'>()
  const endings: { [how: string]: number } = {}
  let [games, choices, playedAgain, inQuickjs] = [0, 0, 0, 0]
  const often = (name: string): number => fired.get(name) ?? 0
  /** The parts that have not fired often enough, the rarest first. */
  const hungry = (): string[] => {
    const left = parts.flatMap(({ name }) => (often(name) < times ? [name] : []))
    return left.sort((a, b) => often(a) - often(b) || (a < b ? -1 : 1))
  }
  const lentFor = (wanted: readonly string[]): typeof lent => {
    const parts = new Set(wanted)
    const codes = new Set(wanted.map((part) => part.slice(0, part.lastIndexOf('#'))))
    return lent.flatMap((board) => {
      const fires = Object.fromEntries(Object.entries(board.fires).filter(([part]) => parts.has(part)))
      return codes.has(board.code) || Object.keys(fires).length > 0 ? [{ ...board, fires }] : []
    })
  }
  const progress = (doing?: string): void => {
    const [first, ...others] = hungry()
    onProgress({
      games,
      choices,
      satisfied: first === undefined ? parts.length : parts.length - 1 - others.length,
      parts: parts.length,
      failures: noted.size,
      ...(first === undefined ? {} : { hungriest: { name: first, fired: often(first) } }),
      ...(doing ? { doing } : {}),
    })
  }

  const note = async (
    finding: Finding,
    way: FuzzWay,
    game: number,
    request: FuzzRequest,
    played: FuzzedGame | undefined,
  ): Promise<void> => {
    const signature = signatureOf(finding)
    const before = noted.get(signature)
    if (before) {
      before.times++
      return
    }
    const family = `${finding.kind} ${finding.code.split(' ')[0]}`
    const alike = [...noted.values()].filter((one) => `${one.finding.kind} ${one.finding.code.split(' ')[0]}` === family).length
    noted.set(signature, { finding, times: 1, game, way, request, played })
    progress(`making small: ${signature}`)
    if (!played || small.size >= options.shrinks || alike >= MOST_ALIKE) return
    const tooLong = options.patience()
    // no time is left for shrinking it: report it as it was found
    if (tooLong()) return
    small.set(signature, (await shrinkFailure(failureOf(request, played, way), finding, realms, tooLong)) ?? 'once')
  }
  const count = (played: FuzzedGame): void => {
    games++
    choices += played.decisions
    endings[played.ended] = (endings[played.ended] ?? 0) + 1
    for (const [part, often] of Object.entries(played.fired)) fired.set(part, (fired.get(part) ?? 0) + often)
    for (const [part, often] of Object.entries(played.offered)) offered.set(part, (offered.get(part) ?? 0) + often)
    for (const code of played.reached) reached.add(code)
    for (const one of played.named) named.set(`${one.words} ${one.of} ${one.key}`, one)
  }
  const again = async (game: number, request: FuzzRequest, played: FuzzedGame): Promise<void> => {
    const recorded = { setup: request.setup, seed: request.seed, inputs: played.inputs, hashes: played.hashes }
    const ways: Exclude<FuzzWay, 'play'>[] = game % (share * 4) === 0 ? ['strict', 'steps', 'quickjs'] : ['strict', 'steps']
    for (const way of ways) {
      if (enough()) return
      playedAgain++
      if (way === 'quickjs') inQuickjs++
      for (const finding of await playAgain(recorded, way, realms)) await note(finding, way, game, request, played)
    }
  }
  const take = async ({ game, request, played }: FuzzBatchGame): Promise<void> => {
    count(played)
    if (!request) return
    for (const finding of played.findings) await note(finding, 'play', game, request, played)
    if (game % share === 0 && played.findings.length === 0) await again(game, request, played)
  }

  const isWanted = (): boolean => (parts.length === 0 ? games < GAMES_WITHOUT_ABILITIES : hungry().length > 0)
  while (isWanted() && games < options.games && !enough()) {
    const first = games
    const numbers = Array.from({ length: Math.min(GENERATION, options.games - first) }, (_, i) => first + i)
    const wanted = hungry()
    const batch = {
      seed,
      packs,
      hungry: wanted,
      muted: muted.slice(),
      lent: lentFor(wanted),
      proposed: proposed as unknown as readonly JsonObject[],
    }
    const played = await native.batch({ ...batch, games: numbers, share })
    if (!hasBroken(played)) for (const game of played) await take(game)
    // one game of the batch broke the realm: play the games one by one to find out which
    else
      for (const game of numbers) {
        if (enough()) break
        const request = await native.request(batch, game)
        if (hasBroken(request)) throw new Error(`game ${game} of seed ${seed} has no board: ${request.finding.message}`)
        const one = await native.play(request)
        if (!hasBroken(one)) await take({ game, request, played: one })
        else {
          games++
          endings.realm = (endings.realm ?? 0) + 1
          await note(one.finding, 'play', game, request, undefined)
          if (one.ability && !muted.some(({ ability }) => ability === one.ability))
            muted.push({ ability: one.ability, reason: one.finding.fault?.reason ?? 'realm' })
        }
      }
    progress()
  }

  const left = hungry()
  return {
    games,
    choices,
    playedAgain,
    inQuickjs,
    parts: parts.length,
    satisfied: parts.length - left.length,
    failures: [...noted].map(([signature, one]) => failureFound(one, small.get(signature))),
    hungry: left.flatMap((name) =>
      parts
        .filter((part) => part.name === name)
        .map((part) => ({ ...part, fired: often(name), offered: offered.get(name) ?? 0, why: whyHungry(part) })),
    ),
    ended: left.length === 0 ? 'satisfied' : games >= options.games ? 'games' : 'enough',
    endings,
    named: [...named.values()],
  }

  function whyHungry(part: FuzzPart): string {
    const code = part.name.slice(0, part.name.lastIndexOf('#'))
    if (noted.has(`fault ${part.name} script-error`) || muted.some(({ ability }) => ability === part.name)) return 'it fails and is muted'
    if (often(part.name) > 0) return 'it came up too rarely: give it more time'
    // the title of a keyword is its slug, since a keyword has no card
    if (!reached.has(code) && part.title !== code.slice(code.indexOf(':') + 1)) return 'its card was never outside a deck'
    if (part.what.startsWith('cannot ')) return 'it never refused anything'
    if (part.kind === 'modifier' || part.kind === 'lasting') return `no value of "${part.what}" was ever computed with it`
    if (part.kind === 'check') return 'it never found anything'
    const offers = offered.get(part.name) ?? 0
    if (offers > 0) return `it was offered ${offers} times, and its effect never began`
    return ['action', 'play', 'response'].includes(part.what) ? 'it was never offered' : 'its event or step never occurred'
  }
}

/** Keys of the tested packs that were used in the games and have no words, each once. */
export function unwordedIn({ named }: RunReport, packs: readonly PackBundle[], tested: readonly string[]): Problem[] {
  return authorWords(packs, rulebooks)
    .unworded(named)
    .filter(({ pack }) => tested.includes(pack))
    .map(unwordedProblem)
}

function failureOf(request: FuzzRequest, played: FuzzedGame, way: FuzzWay): Failure {
  return {
    setup: request.setup,
    seed: request.seed,
    script: played.script,
    way,
    ...(request.muted ? { muted: request.muted } : {}),
    ...(request.board ? { board: request.board } : {}),
  }
}

function failureFound({ finding, times, game, way, request, played }: Noted, small: Shrunk | 'once' | undefined): FoundFailure {
  const common = { finding, times, game, way }
  if (small !== undefined && small !== 'once') return { ...common, failure: small, replay: 'shortest' }
  if (played) return { ...common, failure: failureOf(request, played, way), replay: small === 'once' ? 'once' : 'whole' }
  const { setup, seed, bot, muted, board } = request
  return {
    ...common,
    failure: { setup, seed, script: [], way, ...(bot ? { bot } : {}), ...(muted ? { muted } : {}), ...(board ? { board } : {}) },
    replay: 'whole',
  }
}
