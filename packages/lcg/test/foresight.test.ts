import type { AnswerValue, JsonObject } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { buildLibrary } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** What players are told before they choose: of a quest, of an attack, of an attack on them. */

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
    troll: { type: 'enemy', encounterSet: 'fen', threat: 6, engagementCost: 20, attack: 5, defense: 1, hitPoints: 4, quantity: 9 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
} as never

const whole = 'p1'

type Choose = (asked: string, options: readonly string[]) => AnswerValue | undefined

/** A game that was answered with as little as possible up to a question of that name, asked so many times. */
function until(name: string, choose: Choose = () => undefined, nth = 1): Game {
  let met = 0
  const game = new Game({
    ruleset: lcg,
    library: buildLibrary([pack]),
    seed: 'a seed',
    setup: {
      kind: 'scenario',
      scenario: 'fen:scenario/fen',
      mode: 'standard',
      decks: [{ name: 'one', kind: 'starter', heroes: ['fen:strong', 'fen:weak'], cards: {} }],
    },
  })
  for (let i = 0; i < 60; i++) {
    const { question } = game
    if (!question) throw new Error(`never asked: ${name}`)
    if (question.spec.name === name && ++met === nth) return game
    const value =
      choose(
        question.spec.name,
        question.options.map(({ key }) => key),
      ) ?? (question.spec.shape === 'confirm' ? ['no'] : question.options.slice(0, question.spec.least).map(({ key }) => key))
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

it('a quest is told to its end, before what is revealed', () => {
  // what is revealed in the first round stays in the staging area
  const game = until('choose-to-commit', (asked, options) => (asked === 'choose-to-commit' ? options : undefined), 2)
  const threat = Number(game.reply([whole]).viewers[whole]?.patch.status?.stagingThreat)
  expect(threat).toBeGreaterThan(0)
  const { lines, unknown } = tell(game, keys(game, 'weak'))
  const short = threat - 1
  expect(lines?.slice(2)).toEqual([`quest-compared 1${threat}`, ...(short > 0 ? [`quest-failed ${short}`, `threat-raised ${short}`] : [])])
  expect(unknown).toEqual(['unknown.revealed'])
  // nobody who stays at home is refused an answer
  expect(tell(game, []).lines?.[0]).toBe(`quest-compared 0${threat}`)
})

it('an attack on a player is told to its damage, before the shadow card; of one that nobody meets, how much somebody takes', () => {
  const game = until('choose-defender', () => undefined)
  expect(tell(game, keys(game, 'weak'))).toEqual({
    lines: ['exhausted', 'defends', 'attack-compared 51', 'damaged 4', 'destroyed', 'left-play'],
    unknown: ['unknown.shadow'],
  })
  expect(tell(game, [])).toEqual({ lines: ['undefended 5'], unknown: ['unknown.shadow', 'unknown.asked'] })
})

it('an attack of players is told to its damage', () => {
  const game = until('choose-attackers', (asked, options) => (asked === 'choose-enemy-to-attack' ? options.slice(0, 1) : undefined))
  const told = tell(game, keys(game, 'strong'))
  expect(told.lines?.slice(-2)).toEqual(['attack-compared 41', 'damaged 3'])
  expect(told.unknown).toEqual([])
})
