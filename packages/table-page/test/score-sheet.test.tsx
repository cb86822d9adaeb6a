// @vitest-environment happy-dom
/** The end of a game as its own rules count it, and of a game that the page does not know. */
import { createCatalogue } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { rulebookOf } from '@questwright/rulebook'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ScoreSheet } from '../src/table/score-sheet.tsx'

afterEach(cleanup)

const rowsOf = (container: ParentNode) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((one) => one.textContent))

it('a game with a score has its lines', () => {
  const score = { threat: 30, deadHeroes: 9, damage: 2, rounds: 50, victoryPoints: 3, total: 88, players: [{ seat: 'p1' }] }
  const { container } = render(
    <ScoreSheet catalogue={createCatalogue({ rulebook: lcgRulebook })} result="won" figures={{ score, rounds: 6 }} byHand={1} />,
  )
  expect(rowsOf(container)).toContainEqual(['Completed rounds5 × 10', '50'])
  expect(rowsOf(container)).toContainEqual(['Victory points', '−3'])
  expect(container.textContent).toContain('One change was made by hand')
})

it('a score says how it stands to the best one, where scores are kept', () => {
  const catalogue = createCatalogue({ rulebook: lcgRulebook })
  const said = (best: number | 'none' | undefined) => {
    const { container } = render(<ScoreSheet catalogue={catalogue} result="won" figures={{ score: { total: 88 } }} best={best} />)
    const words = container.querySelector('.st-score-best')?.textContent
    cleanup()
    return words
  }
  expect(said(undefined)).toBeUndefined()
  expect(said('none')).toBe('88 is the first score of this scenario.')
  expect(said(100)).toBe('88 is the best score so far: better by 12 than 100.')
  expect(said(88)).toBe('88 is as good as the best score so far.')
  expect(said(-3)).toBe('The best score so far is −3: better by 91 than 88.')
})

it('a game that the page does not know says how its rounds and seats stood', () => {
  const rulebook = rulebookOf([{ chapter: { game: 'tides', seatFigures: ['fame'] }, file: 'tides.ts' }])
  const figures = { rounds: 4, fame: { p1: 7, p2: 2 }, secret: { p1: 1 } }
  const { container } = render(<ScoreSheet catalogue={createCatalogue({ rulebook })} result="won" figures={figures} />)
  expect(rowsOf(container)).toEqual([
    ['Rounds', '4'],
    ['Fame of Player 1', '7'],
    ['Fame of Player 2', '2'],
  ])
  const { rounds: _, ...withoutRounds } = figures
  const { container: other } = render(<ScoreSheet catalogue={createCatalogue({ rulebook })} result="won" figures={withoutRounds} />)
  expect(rowsOf(other).map(([name]) => name)).toEqual(['Fame of Player 1', 'Fame of Player 2'])
})
