import type { AnswerValue, JsonObject } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { consequencesOf } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { lcgRulebook } from '../src/rulebook/index.ts'
import { lcg } from '../src/ruleset.ts'
import { card, travel } from '../src/script.ts'
import { raiseThreat } from '../src/verbs/index.ts'

/**
 * The forecasts for players before they choose: of a quest, of their attack, of an attack on them, of engaging enemies, and of payments.
 */

const hero = (more: JsonObject): JsonObject => ({
  type: 'hero',
  sphere: 'spirit',
  threatCost: 8,
  willpower: 1,
  attack: 1,
  defense: 1,
  hitPoints: 3,
  ...more,
})
const pack = {
  id: 'fen',
  cards: {
    strong: hero({ attack: 4, willpower: 3, hitPoints: 30 }),
    weak: hero({}),
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2, quantity: 2 },
    pool: { type: 'location', encounterSet: 'mere', threat: 1, questPoints: 2, quantity: 20 },
    friend: { type: 'ally', sphere: 'spirit', cost: 2, willpower: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 },
    troll: { type: 'enemy', encounterSet: 'fen', threat: 6, engagementCost: 20, attack: 5, defense: 1, hitPoints: 4, quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
    shore: { type: 'quest', stage: 1, encounterSets: ['mere'], sides: { A: {}, B: { questPoints: 9 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] }, mere: { quest: ['shore'], encounterSets: ['mere'] } },
  titles: {},
  scripts: [
    card('pool', [
      travel(
        () => true,
        ({ you }) => raiseThreat(you, 3),
      ),
    ]),
  ],
} as never

const whole = 'p1'

type Choose = (asked: string, options: readonly string[]) => AnswerValue | undefined

/** Harmful cards, or only locations and playable allies; one player or two. */
interface Dealt {
  readonly scenario?: 'fen' | 'mere'
  readonly players?: 1 | 2
}

/** A game with minimal answers until the `nth` question of that name. */
function until(name: string, choose: Choose = () => undefined, nth = 1, { scenario = 'fen', players = 1 }: Dealt = {}): Game {
  let met = 0
  const deck = {
    name: 'one',
    kind: 'starter' as const,
    heroes: ['fen:strong', 'fen:weak'],
    cards: scenario === 'mere' ? { 'fen:friend': 9 } : {},
  }
  const game = new Game({
    ruleset: lcg,
    library: buildLibrary([pack]),
    seed: 'a seed',
    setup: {
      kind: 'scenario',
      scenario: `fen:scenario/${scenario}`,
      mode: 'standard',
      decks: Array.from({ length: players }, () => deck),
    },
  })
  for (let i = 0; i < 60; i++) {
    const { question } = game
    if (!question) throw new Error(`never asked: ${name}`)
    const options = question.options.map(({ key }) => key)
    if (question.spec.name === name && ++met === nth) return game
    const least = options.includes('pass') ? ['pass'] : options.slice(0, question.spec.least)
    const value = choose(question.spec.name, options) ?? (question.spec.shape === 'confirm' ? ['no'] : least)
    const refused = game.advance([{ kind: 'answer', question: question.key, value }])
    if (refused) throw new Error(refused.why.code)
  }
  throw new Error(`never asked: ${name}`)
}

const tell = (game: Game, chosen: AnswerValue) => {
  const before = game.hash
  const told = game.forecast(whole, { question: game.question?.key ?? '', chosen })?.chosen
  expect(game.hash).toBe(before)
  return {
    lines: told?.follows.map(({ kind, parts }) =>
      `${kind} ${parts.willpower ?? parts.attack ?? ''}${parts.threat ?? parts.defense ?? ''}${parts.amount ?? ''}`.trim(),
    ),
    unknown: told?.unknown.map(({ code }) => code),
  }
}
const keys = (game: Game, ...words: string[]) =>
  words.map((word) => game.question?.options.find(({ key }) => key.includes(word))?.key ?? '')

it('the forecast of a quest runs to its end, and leaves out cards that will be revealed', () => {
  // the card revealed in the first round stays in the staging area
  const game = until('choose-to-commit', (asked, options) => (asked === 'choose-to-commit' ? options : undefined), 2)
  const threat = Number(game.reply([whole]).viewers[whole]?.patch.status?.stagingThreat)
  expect(threat).toBeGreaterThan(0)
  const { lines, unknown } = tell(game, keys(game, 'weak'))
  const short = threat - 1
  expect(lines?.slice(2)).toEqual([`quest-compared 1${threat}`, ...(short > 0 ? [`quest-failed ${short}`, `threat-raised ${short}`] : [])])
  expect(unknown).toEqual(['unknown.revealed'])
  // not committing a character is always a legal answer
  expect(tell(game, []).lines?.[0]).toBe(`quest-compared 0${threat}`)
})

it('the forecast of an attack on a player runs to its damage, without the shadow card; for an undefended attack it gives the damage', () => {
  const game = until('choose-defender', () => undefined)
  expect(tell(game, keys(game, 'weak'))).toEqual({
    lines: ['exhausted', 'defends', 'attack-compared 51', 'damaged 4', 'destroyed', 'left-play'],
    unknown: ['unknown.shadow'],
  })
  expect(tell(game, [])).toEqual({ lines: ['undefended 5'], unknown: ['unknown.shadow', 'unknown.asked'] })
})

it('the forecast of a player’s attack runs to its damage', () => {
  const game = until('choose-attackers', (asked, options) => (asked === 'choose-enemy-to-attack' ? options.slice(0, 1) : undefined))
  const told = tell(game, keys(game, 'strong'))
  expect(told.lines?.slice(-2)).toEqual(['attack-compared 41', 'damaged 3'])
  expect(told.unknown).toEqual([])
})

/** The forecast as the table shows it: with the tokens that would be on cards, and their maximum. */
const toldAtTable = (game: Game, chosen: AnswerValue): string[] => {
  const viewer = game.table.seats.map(({ id }) => id).join('+')
  const forecast = game.forecast(viewer, { question: game.question?.key ?? '', chosen })?.chosen
  if (!forecast) throw new Error('nothing is told')
  const { cards } = viewOf(game.table, viewer)
  const named = (one: unknown) => (typeof one === 'object' && one !== null && 'code' in one ? one.code : one)
  return consequencesOf(lcgRulebook, forecast, cards).map(({ code, parts: { card, seat, amount, now, full, how, to } }) => {
    const parts = [code, named(card), named(seat), amount, now === undefined || full === 0 ? now : `${now}/${full}`, how, to]
    return parts.filter((one) => one !== undefined).join(' ')
  })
}
const toThePool: Choose = (asked, options) => (asked === 'choose-location' ? options.slice(0, 1) : undefined)

it('the forecast of a successful quest says where its progress goes and what is explored', () => {
  const game = until('choose-to-commit', toThePool, 2, { scenario: 'mere' })
  expect(toldAtTable(game, keys(game, 'strong'))).toEqual([
    'foretold.quest-compared',
    'foretold.progress-placed fen:pool 2 2/2',
    'foretold.progress-placed fen:shore 1 1/9',
    'left-play fen:pool explored encounter-discard',
  ])
  expect(toldAtTable(game, keys(game, 'weak'))).toEqual(['foretold.quest-compared', 'foretold.progress-placed fen:pool 1 1/2'])
})

it('the forecast of a failed quest has the raised threat of each player', () => {
  const game = until('choose-to-commit', undefined, 4, { scenario: 'mere', players: 2 })
  const value: AnswerValue = []
  const told = game.forecast('p1+p2', { question: game.question?.key ?? '', chosen: value })?.chosen?.follows
  expect(told?.map(({ kind, parts }) => [kind, parts.seat, parts.amount])).toEqual([
    ['quest-compared', undefined, undefined],
    ['quest-failed', undefined, 2],
    // the first player's line comes first
    ['threat-raised', 'p2', 2],
    ['threat-raised', 'p1', 2],
  ])
  // the table shows it in a single line
  expect(toldAtTable(game, value)).toEqual(['foretold.quest-compared', 'foretold.quest-failed 2'])
})

it('the forecast of travelling and of engaging names the location and the enemy, and threat that rises on the way', () => {
  const game = until('choose-location', undefined, 1, { scenario: 'mere' })
  const threat = Number(game.table.seats[0]?.token('threat'))
  expect(toldAtTable(game, keys(game, 'pool'))).toEqual([`foretold.threat-raised p1 3 ${threat + 3}`, 'travelled fen:pool'])
  const met = until('choose-enemy-to-engage')
  expect(toldAtTable(met, keys(met, 'troll'))).toEqual(['engaged fen:troll p1 optional'])
})

it('the forecast of a payment has each pool with the resources left, except pools from which a player still has to choose', () => {
  const first = until('action-window', undefined, 1, { scenario: 'mere' })
  expect(toldAtTable(first, keys(first, 'friend'))).toEqual([
    'foretold.resources-spent fen:strong 1 0',
    'foretold.resources-spent fen:weak 1 0',
    'entered-play fen:friend played',
  ])
  // a round later both heroes have two resources, and the player has not chosen whose to spend
  const second = until('action-window', undefined, 2, { scenario: 'mere' })
  expect(toldAtTable(second, keys(second, 'friend'))).toEqual(['entered-play fen:friend played'])
  let windows = 0
  const playLater: Choose = (asked, options) => (asked === 'action-window' && ++windows === 2 ? options.slice(0, 1) : undefined)
  const pays = until('pay', playLater, 1, { scenario: 'mere' })
  expect(toldAtTable(pays, { 'p1/strong': 2 })).toEqual(['foretold.resources-spent fen:strong 2 0', 'entered-play fen:friend played'])
  expect(toldAtTable(pays, { 'p1/strong': 1, 'p1/weak': 1 }).slice(0, 2)).toEqual([
    'foretold.resources-spent fen:strong 1 1',
    'foretold.resources-spent fen:weak 1 1',
  ])
})
