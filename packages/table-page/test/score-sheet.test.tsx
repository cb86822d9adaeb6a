// @vitest-environment happy-dom
/** The sheet at the end of a game with the game's own scoring, and for a game that the page does not know. */
import { createCatalogue } from '@questwright/board'
import { rulebookOf } from '@questwright/rulebook'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ScoreSheet } from '../src/table/score-sheet.tsx'

afterEach(cleanup)

const rowsOf = (container: ParentNode) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((one) => one.textContent))

it('a game that the page does not know has its rounds and the final numbers of its seats', () => {
  const rulebook = rulebookOf([{ chapter: { game: 'tides', seatFigures: ['fame'] }, file: 'tides.ts' }])
  const figures = { rounds: 4, fame: { p1: 7, p2: 2 }, secret: { p1: 1 } }
  const { container } = render(<ScoreSheet scores={{}} catalogue={createCatalogue({ rulebook })} result="won" figures={figures} />)
  expect(rowsOf(container)).toEqual([
    ['Rounds', '4'],
    ['Fame of Player 1', '7'],
    ['Fame of Player 2', '2'],
  ])
  const { rounds: _, ...withoutRounds } = figures
  const { container: other } = render(
    <ScoreSheet scores={{}} catalogue={createCatalogue({ rulebook })} result="won" figures={withoutRounds} />,
  )
  expect(rowsOf(other).map(([name]) => name)).toEqual(['Fame of Player 1', 'Fame of Player 2'])
})
