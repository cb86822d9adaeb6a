import type { JsonObject, Outcome, Question } from '@questwright/kernel'
import { Game } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import { catalogue } from '../src/catalogue.ts'
import { action, card, chooseOne, grimRule, loseGame, lowerThreat, may, placeTokens, raiseThreat, winGame } from '../src/index.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { used } from './two-players.ts'

/** Names in scripts reach the table as references to the author's words; no words are made from the slug. */

const hero: JsonObject = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const slugs = Array.from({ length: 12 }, (_, i) => `card-${String(i + 1).padStart(2, '0')}`)
const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    ...Object.fromEntries(slugs.map((slug): [string, JsonObject] => [slug, { type: 'attachment', sphere: 'spirit', cost: 1 }])),
    wolf: { type: 'enemy', encounterSet: 'fen', engagementCost: 40, threat: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [
    card('mine', [
      action({ slug: 'ponder', cost: { slug: 'old-debt', can: ({ self }) => self.token('mud') < 3, pay: () => [] } }, ({ you, self }) => {
        // names for which the game once had fixed words of its own
        chooseOne({ draw: () => raiseThreat(you, 1), strike: () => lowerThreat(you, 1) }, { as: 'now-what' })
        may(() => placeTokens(self, 'mud', 3), { as: 'wade' })
        grimRule({ worse: () => raiseThreat(you, 1), better: () => undefined })
        may(() => loseGame('drowned'))
      }),
    ]),
  ],
}

function begin(): Game {
  const setup = {
    kind: 'scenario',
    scenario: 'made-up:scenario/fen',
    mode: 'standard',
    decks: [
      { name: 'one', kind: 'starter', heroes: ['made-up:mine'], cards: Object.fromEntries(slugs.map((slug) => [`made-up:${slug}`, 1])) },
    ],
  } as const
  return new Game({ ruleset: lcg, library: buildLibrary([pack]), seed: 'words', setup, inputs: [] })
}

function answer(game: Game, value: readonly string[]): void {
  const why = game.advance([{ kind: 'answer', question: game.question?.key ?? '', value }])
  expect(why).toBeUndefined()
}

/** Plays until the hero can be used for the first time. */
function play(game: Game): void {
  for (let i = 0; i < 9; i++) {
    const use = game.question?.options.find(({ label }) => label?.code === 'use-ability')
    answer(game, [use?.key ?? (game.question?.spec.name === 'mulligan' ? 'no' : 'pass')])
    if (use) break
  }
}

const of = { of: 'made-up:mine' }

it('a choice, a question, an ending and a cost refer to the words of their author, and the game adds none of its own', () => {
  const game = begin()
  play(game)
  const chosen = game.questionFor('p1') as Question
  expect(chosen).toMatchObject({ name: 'now-what', parts: { words: { words: 'prompts', ...of, key: 'now-what' } } })
  expect(chosen.options.map(({ key, label }) => [key, label])).toEqual(
    ['draw', 'strike'].map((key) => [key, { code: 'way', parts: { words: { words: 'ways', ...of, key } } }]),
  )
  answer(game, ['draw'])
  expect(game.questionFor('p1')).toMatchObject({ name: 'wade', parts: { words: { words: 'prompts', ...of, key: 'wade' } } })
  answer(game, ['yes'])
  // a "may" without a name of its own gives its card and its ability
  expect(game.questionFor('p1')).toMatchObject({ name: 'may', parts: { card: { code: 'made-up:mine' }, ability: 'made-up:mine#ponder' } })
  const [ability] = game.why.explain(game.table.cards.find(({ slug }) => slug === 'mine')?.id as string).abilities
  expect(ability?.name).toBe('made-up:mine#ponder')
  answer(game, ['yes'])
  expect((game.outcome as Outcome).why).toEqual({ code: 'lost.drowned', parts: { words: { words: 'outcomes', ...of, key: 'drowned' } } })
  for (const code of ['way', 'now-what', 'wade', 'lost.drowned']) expect(Object.hasOwn(catalogue, code), code).toBe(false)
  expect(Object.keys(catalogue).filter((code) => code.startsWith('mode.'))).toEqual([])
})

it('a cost of the author’s that cannot be paid is named in the author’s words', () => {
  const game = begin()
  play(game)
  answer(game, ['draw'])
  answer(game, ['yes'])
  answer(game, ['no'])
  const [ability] = game.why.explain(game.table.cards.find(({ slug }) => slug === 'mine')?.id as string).abilities
  expect(ability?.reason).toEqual({
    code: 'refused.cost',
    parts: { ability: 'made-up:mine#ponder', cost: 'old-debt', label: { words: 'costs', ...of, key: 'old-debt' } },
  })
})

it('names that a script used in a game are recorded, and those that only a probe tried out are not', () => {
  const game = begin()
  play(game)
  const named = () => [...game.table.instruments.named.values()].map(({ words, of, key }) => `${words} ${of} ${key}`)
  expect(named()).toEqual(['ways made-up:mine draw', 'ways made-up:mine strike', 'prompts made-up:mine now-what'])
  answer(game, ['draw'])
  expect(named().slice(3)).toEqual(['prompts made-up:mine wade'])
  answer(game, ['yes'])
  expect(named().slice(4)).toEqual(['tokens made-up:mine mud', 'ways made-up:mine worse', 'ways made-up:mine better'])
})

it.each<[string, () => void, string]>([
  ['won', () => winGame(3 as never), 'why the game is won must be a text, and is 3'],
  ['lost', () => loseGame({} as never), 'why the game is lost must be a text, and is an object'],
])('a script that gives something other than a slug as the reason why the game is %s fails with a message', (_, end, message) => {
  const { faults } = used([action({ could: () => true }, end)])
  expect(faults.map((fault) => fault.message)).toEqual([expect.stringContaining(message)])
})
