/** Games between two players at one page, answered as two people would answer, with counts of what they are asked. */
import { fileURLToPath } from 'node:url'
import { stopEverywhere, stopWhereNew } from '@questwright/board'
import { isActionWindow, type StopSettings, statusOf } from '@questwright/board/view'
import { loadPacks, type PackBundle, readPackFolder } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import type { Input, Question, Setup } from '@questwright/realm/web'
import { type NewGame, portsOfNothing, type SessionPorts, TableSession } from '@questwright/session'
import { deckList } from '@questwright/workshop'
import { games } from '@questwright/workshop/games'
import { rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { lossesBy } from '../src/table/losses.ts'
import { answered, type Press } from './passing-players.ts'

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** A game between two players: the game's rules, the folders of its packs, its scenario and two decks. */
export interface Pairing {
  readonly game: 'tcg' | 'duel'
  readonly folders: readonly string[]
  readonly pack: string
  readonly scenario: string
  readonly decks: readonly string[]
}

export const STARTERS: Pairing = {
  game: 'tcg',
  folders: ['content/tcg-keywords', 'content/tcg-fellowship'],
  pack: 'tcg-fellowship',
  scenario: 'standard',
  decks: ['fellowship-aragorn', 'fellowship-gandalf'],
}

export const MEADOW: Pairing = {
  game: 'duel',
  folders: ['packages/testkit/fixtures/duel-meadow'],
  pack: 'duel-meadow',
  scenario: 'meadow',
  decks: ['own-strength', 'shadow-craft'],
}

let names = 0

/** Starts a game of two players with hidden or open hands. */
export async function startedPairing(
  pairing: Pairing,
  seed: string,
  hands: 'open' | 'hidden',
  more: Pick<NewGame, 'bots'> & { readonly viewer?: string } = {},
  beforeBot: SessionPorts['beforeBot'] = undefined,
): Promise<TableSession> {
  const { game, folders, pack, scenario, decks } = pairing
  const packs = loadPacks(
    folders.map((path) => readPackFolder(folder(path))),
    rulebooks,
  ).flatMap(({ bundle }) => (bundle ? [bundle] : []))
  const own = packs.find(({ id }) => id === pack) as PackBundle
  const nothing = portsOfNothing(
    ({ modules }) => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
    () => `name ${++names}`,
  )
  const session = new TableSession({ ...nothing, ...(beforeBot ? { beforeBot } : {}) })
  const rulebook = rulebookAt(game)
  session.playing.judgeLossesBy(lossesBy(rulebook), rulebook.clockwork)
  session.playing.passBy(rulebook)
  const setup: Setup = {
    kind: 'scenario',
    scenario: `${pack}:scenario/${scenario}`,
    mode: Object.keys(rulebook.modes)[0] ?? '',
    decks: decks.map((slug) => deckList({ name: slug, deck: own.decks[slug] as PackBundle['decks'][string], pack })),
  }
  await session.opening.start(
    { scenario: `${pack}:${scenario}`, title: 'measured', viewer: 'p1+p2', seed, setup, hands, ...more },
    packs,
    engineData(await engineModules(games[game])),
  )
  return session
}

/**
 * The answer of a person: assigns what can be assigned, bids little, and otherwise answers like a careful player.
 * @param used how often each option was chosen in the running phase: an ability without a cost would be used for ever
 */
export function answerOf(given: Question, salt: string, used: Map<string, number>): Press {
  const isFresh = (key: string) => key === 'pass' || (used.get(key) ?? 0) < 2
  const question = isActionWindow(given) ? { ...given, options: given.options.filter(({ key }) => isFresh(key)) } : given
  if (question.shape === 'number') return { kind: 'act', presses: 1, value: Math.min(question.most, question.least + 1) }
  if (question.shape !== 'pairs') return answered('careful', question, salt)
  const taken = new Set<string>()
  const value = question.options.flatMap(({ key, card, other }) => {
    const both = [card?.card ?? '', other?.card ?? '']
    if (both.some((one) => taken.has(one))) return []
    for (const one of both) taken.add(one)
    return [key]
  })
  return { kind: 'act', presses: value.length * 2 + 1, value }
}

export interface Counts {
  /** Questions at which the page waited, those in which every option besides passing would change nothing, and those that were passed. */
  asked: number
  idle: number
  passes: number
  /** By question: how often it was asked, and how often it was passed. */
  readonly names: { [name: string]: { asked: number; idle: number; passes: number } }
  /** How often the device was handed over, and how often the answering person changed. */
  curtains: number
  turns: number
  /** The positions of the answers that were given without asking. */
  readonly unasked: number[]
  inputs: readonly Input[]
  hash: string
  outcome: string | undefined
}

const changing = (question: Question) => question.options.filter(({ key, idle }) => key !== 'pass' && idle === undefined)

/** Plays one game to its end. */
export async function playPairing(
  pairing: Pairing,
  { seed, stops = stopWhereNew, most = 900 }: { seed: string; stops?: StopSettings; most?: number },
): Promise<Counts> {
  const session = await startedPairing(pairing, seed, 'hidden')
  const { store, playing, hands } = session
  await playing.changeStops(stops)
  const all: Counts = {
    asked: 0,
    idle: 0,
    passes: 0,
    names: {},
    curtains: 0,
    turns: 0,
    unasked: [],
    inputs: [],
    hash: '',
    outcome: undefined,
  }
  let last = ''
  let used = { phase: '', keys: new Map<string, number>() }
  for (let i = 0; i < most; i++) {
    if (store.getState().curtain !== undefined) {
      all.curtains++
      await hands.liftCurtain()
      await playing.passOn()
      continue
    }
    const { question, outcome, at, error } = store.getState()
    if (outcome !== undefined) break
    if (question === undefined) throw new Error(`nothing is asked: ${error}`)
    const { round, phase, stretch } = statusOf(store.getState().view)
    if (used.phase !== `${round} ${phase} ${stretch}`) used = { phase: `${round} ${phase} ${stretch}`, keys: new Map() }
    const press = answerOf(question, seed, used.keys)
    if (Array.isArray(press.value)) for (const key of press.value) used.keys.set(key, (used.keys.get(key) ?? 0) + 1)
    const name = isActionWindow(question) ? `window ${question.parts.window}` : question.name
    all.names[name] ??= { asked: 0, idle: 0, passes: 0 }
    const counted = all.names[name]
    const isWindow = question.options.some(({ key }) => key === 'pass')
    const isIdle = isWindow && changing(question).length === 0
    const isPass = press.kind !== 'act' || (Array.isArray(press.value) && press.value.length === 0)
    for (const sum of [all, counted]) {
      sum.asked++
      if (isIdle) sum.idle++
      if (isPass) sum.passes++
    }
    if (question.who !== last) all.turns++
    last = question.who
    await playing.answer({ kind: 'answer', question: question.key, value: press.value })
    const after = store.getState().at
    if (after === at) throw new Error(`an answer was not taken: ${JSON.stringify([question, press.value, store.getState().refused])}`)
    for (let input = at + 1; input < after; input++) all.unasked.push(input)
  }
  const { outcome, position, view } = store.getState()
  all.outcome = outcome?.result ?? `round ${statusOf(view).round}`
  all.inputs = (await session.gameFile())?.inputs ?? []
  all.hash = position
  await session.opening.leave()
  return all
}

/**
 * The options that automatic answers of a game left out although they could have changed it, found by playing the same inputs at a table
 * that asks at every window.
 */
export async function passedOver(
  pairing: Pairing,
  seed: string,
  { inputs, unasked }: Pick<Counts, 'inputs' | 'unasked'>,
): Promise<readonly string[]> {
  const session = await startedPairing(pairing, seed, 'open')
  const { store, playing } = session
  await playing.changeStops(stopEverywhere)
  const left: string[] = []
  for (const [at, input] of inputs.entries()) {
    const { question } = store.getState()
    if (question === undefined || input.kind !== 'answer') throw new Error(`nothing is asked before input ${at}`)
    if (unasked.includes(at)) left.push(...changing(question).map(({ key }) => `${at}: ${key}`))
    await playing.answer({ kind: 'answer', question: question.key, value: input.value })
  }
  await session.opening.leave()
  return left
}
