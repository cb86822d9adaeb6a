/** Tables on which bots play like several kinds of people, to count how often a person has to pass. */
import { fileURLToPath } from 'node:url'
import { stopWhereNew } from '@questwright/board'
import { isActionWindow, type StopSettings, statusOf } from '@questwright/board/view'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { loadPacks, type PackBundle, playedCampaign, readPackFolder, rulebookOfPack } from '@questwright/packs'
import { engineData, engineModules, openRealm } from '@questwright/realm'
import type { AnswerValue, Input, Question, Setup } from '@questwright/realm/web'
import { portsOfNothing, TableSession } from '@questwright/session'
import { deckList } from '@questwright/workshop'
import { newLog, setupOf } from '@questwright/workshop/campaign'
import { games } from '@questwright/workshop/games'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { lossesBy } from '../src/table/losses.ts'

const folders = ['lcg-keywords', 'lcg-core-set', 'lcg-seafaring', 'lcg-campaigns', 'lcg-revised-core-campaign'].map((name) =>
  fileURLToPath(new URL(`../../../content/${name}`, import.meta.url)),
)
const content = loadPacks(
  folders.map((folder) => readPackFolder(folder)),
  rulebooks,
).flatMap(({ bundle }) => (bundle ? [bundle] : []))
const packOf = (id: string) => content.find((pack) => pack.id === id) as PackBundle
const core = packOf('lcg-core-set')
const engine = engineData(await engineModules(games.lcg))

/** The bad consequences of an answer for its players, as the rulebook of the game defines them. */
export const lossesIn = lossesBy(lcgRulebook)

/** A starter deck in the form that a table accepts. */
function deckOf(slug: string) {
  return deckList({ name: slug, deck: core.decks[slug] as PackBundle['decks'][string], pack: core.id })
}

/** A game to play: a scenario or the first game of a campaign, with the players' decks. */
export interface Dealt {
  readonly name: string
  readonly scenario: string
  readonly campaign?: string
  readonly decks: readonly string[]
}

/** The setup of the first game of a campaign. */
function firstOf(campaign: string, decks: readonly string[]): Setup {
  const [id = '', slug = ''] = campaign.split(':')
  const played = playedCampaign(packOf(id), slug, content, rulebookOfPack(packOf(id), content, rulebooks))
  if (played === undefined) throw new Error(`there is no campaign ${campaign}`)
  const players = decks.map((deck, at) => ({ name: `Player ${at + 1}`, deck }))
  return setupOf(played, newLog(played, players, 'measured'), { decks: decks.map(deckOf), mode: 'standard' })
}

let names = 0

/** Starts a game with these decks: one person plays all of them, or one person each if hands are hidden. */
export async function startedTable(
  { scenario, campaign, decks }: Dealt,
  seed: string,
  hands: 'open' | 'hidden' = 'open',
): Promise<TableSession> {
  const session = new TableSession(
    portsOfNothing(
      ({ modules }) => openRealm({ kind: 'native', place: 'in-thread', engine: modules }),
      () => `name ${++names}`,
    ),
  )
  session.playing.judgeLossesBy(lossesIn, lcgRulebook.clockwork)
  const setup =
    campaign === undefined
      ? ({ kind: 'scenario', scenario: scenario.replace(':', ':scenario/'), mode: 'standard', decks: decks.map(deckOf) } as const)
      : firstOf(campaign, decks)
  const viewer = decks.map((_, at) => `p${at + 1}`).join('+')
  await session.opening.start({ scenario, title: 'measured', viewer, seed, setup, hands }, content, engine)
  return session
}

/** A number from 0 to `sides - 1` from the hash of a text: the same choices in every run. */
function dice(text: string, sides: number): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619)
  return (hash >>> 0) % sides
}

/**
 * `careful` plays every card it can pay for, uses responses, and one action of four; `random` takes any option, including "pass"; `greedy` uses
 * every ability it can; `idle` uses none and declines everything it may decline.
 */
export type Player = 'careful' | 'random' | 'greedy' | 'idle'

export interface Press {
  /** `none`: chooses nothing where a choice is optional, such as the choice of a defender. */
  readonly kind: 'pass' | 'none' | 'act'
  readonly presses: number
  readonly value: AnswerValue
}

const act = (value: AnswerValue, presses: number): Press => ({ kind: 'act', presses, value })
const PASSES: Press = { kind: 'pass', presses: 1, value: ['pass'] }

/** The answer of a bot in an action window. */
function inWindow(player: Player, question: Question, die: (sides: number) => number): Press {
  const keys = question.options.map(({ key }) => key)
  const ways = keys.filter((key) => key !== 'pass')
  const play = ways.find((key) => key.includes('#play'))
  switch (player) {
    case 'idle':
      return PASSES
    case 'random': {
      const key = keys[die(keys.length)] as string
      return key === 'pass' ? PASSES : act([key], 1)
    }
    case 'greedy': {
      const way = play ?? ways[0]
      return way === undefined ? PASSES : act([way], 1)
    }
    case 'careful': {
      const isUsed = !isActionWindow(question) || play !== undefined || die(4) === 0
      const way = play ?? ways[die(ways.length)]
      return isUsed && way !== undefined ? act([way], 1) : PASSES
    }
  }
}

/** The number of options that the bot chooses, between the least and the most that are allowed. */
function howMany(player: Player, { least, most, options }: Question, die: (sides: number) => number): number {
  const wanted = { careful: Math.ceil(options.length / 2), random: die(options.length + 1), greedy: options.length - 1, idle: 0 }[player]
  return Math.max(least, Math.min(most, wanted))
}

/** The answer of a bot, and how many presses a person would need for it. */
export function answered(player: Player, question: Question, salt: string): Press {
  const keys = question.options.map(({ key }) => key)
  const die = (sides: number) => dice(`${salt} ${question.key}`, sides)
  switch (question.shape) {
    case 'confirm':
      return act([player === 'greedy' || (player !== 'idle' && die(2) === 0) ? 'yes' : 'no'], 1)
    case 'number':
      return act(Number(keys[die(keys.length)] ?? question.least), 1)
    case 'order':
      return act(keys, 1)
    case 'distribute': {
      const shares: { [key: string]: number } = {}
      let left = question.least
      for (const { key, most = left } of question.options) {
        const share = Math.min(left, most)
        if (share > 0) shares[key] = share
        left -= share
      }
      return act(shares, question.least + 1)
    }
    case 'pairs':
      return act([], 1)
    case 'choose': {
      if (keys.includes('pass')) return inWindow(player, question, die)
      if (question.most === 1) {
        const mayLeave = question.least === 0 && player !== 'greedy'
        if (mayLeave && (player === 'idle' || die(4) === 0)) return { kind: 'none', presses: 1, value: [] }
        return act(keys.slice(die(keys.length)).slice(0, 1), 1)
      }
      const wanted = howMany(player, question, die)
      return act(keys.slice(0, wanted), wanted + 1)
    }
  }
}

export interface Played {
  /** Numbers of presses: "pass" in windows (`pass`), "nothing" in optional choices (`none`), all others (`act`). */
  pass: number
  none: number
  act: number
  rounds: number
  /** Positions of the inputs that the table gave automatically. */
  readonly unasked: Set<number>
  /** Positions at which the table waited for a press. */
  readonly open: Set<number>
  inputs: readonly Input[]
  hash: string
}

/** Plays some rounds at a table with these stops; the setup is not counted. */
export async function playRounds(
  dealt: Dealt,
  { player, seed, rounds, stops = stopWhereNew }: { player: Player; seed: string; rounds: number; stops?: StopSettings },
): Promise<Played> {
  const session = await startedTable(dealt, seed)
  const { store, playing } = session
  await playing.changeStops(stops)
  const all: Played = { pass: 0, none: 0, act: 0, rounds: 0, unasked: new Set(), open: new Set(), inputs: [], hash: '' }
  const heard = store.subscribe(({ status, at }) => {
    if (status === 'ready') all.open.add(at)
  })
  for (;;) {
    const { question, view, outcome, at, error } = store.getState()
    const { round } = statusOf(view)
    if (outcome !== undefined || round > rounds) break
    all.rounds = round
    if (question === undefined) throw new Error(`nothing is asked: ${error}`)
    const { kind, presses, value } = answered(player, question, seed)
    if (round > 0) all[kind] += presses
    await playing.answer({ kind: 'answer', question: question.key, value })
    const after = store.getState().at
    if (after === at) throw new Error(`an answer was not taken: ${JSON.stringify([question, value, store.getState().refused])}`)
    for (let input = at + 1; input < after; input++) all.unasked.add(input)
  }
  heard()
  all.inputs = (await session.gameFile())?.inputs ?? []
  all.hash = store.getState().position
  await session.opening.leave()
  return all
}
