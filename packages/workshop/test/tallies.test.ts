import { expect, it } from 'vitest'
import { recordWords, talliesOf } from '../src/page/tallies.ts'

it('counts the games of a scenario: each table once, and games of bots separately', () => {
  const game = (result: 'won' | 'lost' | 'drawn' | 'decided', ending: 'first' | 'again' = 'first') =>
    ({ scenario: { code: 'fens:walk', title: '' }, outcome: { result }, ending }) as never
  const tally = talliesOf([game('won'), game('lost'), game('lost'), game('won', 'again')]).get('fens:walk')
  expect(recordWords(tally, { wins: 31, games: 50 })).toEqual(['1 won, 2 lost', 'bots win 62 %'])
  // games without a win or loss of a single side are not counted: one person plays both sides, or two bots play each other
  expect(talliesOf([game('won'), game('decided'), game('drawn')]).get('fens:walk')).toEqual({ won: 1, lost: 0 })
  expect(recordWords(undefined, { wins: 0, games: 50, competition: { decided: 50, drawn: 0, bySeat: [], byDeck: [] } })).toEqual([])
  expect(recordWords(undefined, undefined)).toEqual([])
})
