import { ask, atTable, isChangedAnywhere, isEventAwaited, type JsonObject } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, forced, keyword, modifier } from '../src/script.ts'
import { grant, placeTokens } from '../src/verbs/index.ts'

/** Parts of a keyword that exist once for the table, and keywords that no card at the table can have. */

const location: JsonObject = { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2 }
const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const stage: JsonObject = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } }

/** A game in the planning phase, with three locations in the staging area that print these keywords. */
function gameOf(printed: readonly (readonly string[])[], scripts: PackContent['scripts']): Game {
  const bogs = printed.map((keywords, i): [string, JsonObject] => [`bog-${i}`, { ...location, keywords: [...keywords] }])
  const pack: PackContent = {
    id: 'made-up',
    cards: { mine: hero, stage, ...Object.fromEntries(bogs) },
    keywords: { gust: { number: 'required' } },
    scenarios: {},
    titles: {},
    scripts,
  }
  const at = (slug: string, fields: JsonObject = {}) => ({ id: slug, code: `made-up:${slug}`, fields })
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'planning', step: '2.2', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: '2.2', args: { left: ['p1'] } }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' } },
    at('mine', { owner: 'p1', controller: 'p1' }),
    ...bogs.map(([slug]) => at(slug)),
    at('stage', { side: 'B' }),
  ]
  const zones = { 'p1.play-area': ['mine'], 'staging-area': bogs.map(([slug]) => slug), 'current-quest': ['stage'] }
  const position = { format: 'questwright-position', version: 1, cards, zones }
  return new Game({
    ruleset: lcg,
    library: buildLibrary([pack]),
    seed: 's',
    setup: { kind: 'position', position } as unknown as GameOptions['setup'],
  })
}

const tallies = (game: Game): number[] => ['bog-0', 'bog-1', 'bog-2'].map((id) => game.table.card(id).token('tally'))

describe('a rule of a keyword with `given: ’table’`', () => {
  const gust = keyword('gust', [forced.atBeginningOf('quest', { given: 'table' }, ({ self }) => placeTokens(self, 'tally', 1))])

  it('exists once, however many cards have the keyword, on the first of them', () => {
    expect(tallies(gameOf([[], ['Gust 1'], ['Gust 2']], [gust]))).toEqual([0, 1, 0])
  })

  it('does not exist if no card in play has the keyword', () => {
    expect(tallies(gameOf([[], [], []], [gust]))).toEqual([0, 0, 0])
  })

  it('would otherwise exist for each of them, and the players would put these into an order', () => {
    const each = keyword('gust', [forced.atBeginningOf('quest', ({ self }) => placeTokens(self, 'tally', 1))])
    const { question } = gameOf([[], ['Gust 1'], ['Gust 2']], [each])
    expect(question?.options.map(({ card }) => card?.id)).toEqual(['bog-1', 'bog-2'])
  })

  it('is used once in a window, too', () => {
    const gale = keyword('gust', [action({ slug: 'gale', given: 'table', phase: 'planning' }, ({ self }) => placeTokens(self, 'tally', 1))])
    const game = gameOf([[], ['Gust 1'], ['Gust 2']], [gale])
    expect((game.question?.options ?? []).map(({ key }) => key)).toEqual(['bog-1#gale@gust', 'pass'])
  })
})

describe('a keyword that no card at the table can have', () => {
  const gust = keyword('gust', [modifier('willpower', { on: (one) => one.isCharacter, by: 1 })])
  const changed = (game: Game): unknown =>
    atTable(game.table, () => [isChangedAnywhere('willpower'), ask(game.table.card('mine'), 'willpower')])

  it('changes nothing, and no question is asked about it', () => {
    expect(changed(gameOf([[], [], []], [gust]))).toEqual([false, 1])
  })

  it('works as soon as a card prints it', () => {
    expect(changed(gameOf([[], ['Gust 3'], []], [gust]))).toEqual([true, 2])
  })

  it('or as soon as a card gives it', () => {
    const giver = card('bog-0', [modifier('keywords', { on: (one) => one.isLocation, gain: 'gust' })])
    expect(changed(gameOf([[], []], [gust, giver]))).toEqual([true, 3])
  })

  it('or as soon as an effect gives it, until that is undone', () => {
    const giver = card('bog-0', [action(({ self }) => grant(self, 'keywords', 'gust', 'phase'))])
    const game = gameOf([[], []], [gust, giver])
    expect(changed(game)).toEqual([false, 1])
    game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['bog-0#action'] }])
    expect(changed(game)).toEqual([true, 2])
    game.rewind(0)
    expect(changed(game)).toMatchObject([expect.anything(), 1])
  })
})

it('a card that prints X after a keyword has the number that its own text gives', () => {
  const gust = keyword('gust', [modifier('threat', { by: ({ number }) => number })])
  const text = card('bog-0', [modifier('keywords', { gain: 'gust', number: ({ self }) => self.token('tally') + 2 })])
  const game = gameOf([['Gust X']], [gust, text])
  const threat = (): unknown => atTable(game.table, () => ask(game.table.card('bog-0'), 'threat'))
  expect(threat()).toBe(1 + 2)
  expect(atTable(game.table, () => ask(game.table.card('bog-0'), 'keywords'))).toEqual({ gust: 2 })
})

it('events for which some cards wait are performed only for cards with the keyword', () => {
  const awaited = (answer: ReturnType<typeof forced.after>): unknown => {
    const { table } = gameOf([['Gust 1'], []], [keyword('gust', [answer])])
    return atTable(table, () => ['bog-0', 'bog-1'].map((id) => isEventAwaited('stageEntered', table.card(id))))
  }
  expect(awaited(forced.after('stageEntered', { of: 'self' }, ({ self }) => placeTokens(self, 'tally', 1)))).toEqual([true, false])
  expect(awaited(forced.after('stageEntered', ({ self }) => placeTokens(self, 'tally', 1)))).toEqual([true, true])
  expect(awaited(forced.after('explored', ({ self }) => placeTokens(self, 'tally', 1)))).toEqual([false, false])
})
