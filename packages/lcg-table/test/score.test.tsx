// @vitest-environment happy-dom
/** The score of the cooperative game as its rules define it. */
import { createCatalogue } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { ScoreSheet } from '@questwright/table-page/table/score-sheet'
import { cleanup, render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { LcgScore } from '../src/score.tsx'

afterEach(cleanup)

const scores = { lcg: LcgScore }

const rowsOf = (container: ParentNode) =>
  [...container.querySelectorAll('tr')].map((row) => [...row.children].map((one) => one.textContent))

it('the score sheet has a line for each part of the score, and mentions changes by hand', () => {
  const score = { threat: 30, deadHeroes: 9, damage: 2, rounds: 50, victoryPoints: 3, total: 88, players: [{ seat: 'p1' }] }
  const { container } = render(
    <ScoreSheet
      scores={scores}
      catalogue={createCatalogue({ rulebook: lcgRulebook })}
      result="won"
      figures={{ score, rounds: 6 }}
      byHand={1}
    />,
  )
  expect(rowsOf(container)).toContainEqual(['Completed rounds5 × 10', '50'])
  expect(rowsOf(container)).toContainEqual(['Victory points', '−3'])
  expect(container.textContent).toContain('One change was made by hand')
})

it('a score is compared with the best one, if scores are kept', () => {
  const catalogue = createCatalogue({ rulebook: lcgRulebook })
  const said = (best: number | 'none' | undefined) => {
    const { container } = render(
      <ScoreSheet scores={scores} catalogue={catalogue} result="won" figures={{ score: { total: 88 } }} best={best} />,
    )
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

/** The text of HTML without its tags. */
const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

describe('the score sheet', () => {
  const catalogue = createCatalogue({ rulebook: lcgRulebook, cards: [{ code: 'lanterns:ulla', title: 'Úlla', type: 'hero', traits: [] }] })
  const score = {
    threat: 65,
    deadHeroes: 9,
    damage: 4,
    rounds: 60,
    victoryPoints: 5,
    total: 133,
    players: [
      { seat: 'p1', threat: 30, deadHeroes: 9, damage: 1 },
      { seat: 'p2', threat: 35, deadHeroes: 0, damage: 3 },
    ],
    victoryDisplay: [{ card: 'lanterns:ulla', points: 5 }],
  }

  it('lists the parts of the score as the Rules Reference does, for each player and for the group', () => {
    const text = textOf(
      renderToStaticMarkup(<ScoreSheet scores={scores} catalogue={catalogue} result="won" figures={{ rounds: 7, score }} />),
    )
    expect(text).toContain('Final threat 30 35 65')
    expect(text).toContain('Threat cost of dead heroes 9 0 9')
    expect(text).toContain('Damage on surviving heroes 1 3 4')
    expect(text).toContain('Completed rounds 6 × 10 60')
    expect(text).toContain('Victory points Úlla 5 −5')
    expect(text).toMatch(/Score of the group .* 133/)
    expect(text).toMatch(/counts no rounds 73/)
  })

  it('may be negative, and has one column for one player', () => {
    const solo = { ...score, total: -5, rounds: 0, players: [{ seat: 'p1', threat: 20, deadHeroes: 0, damage: 0 }] }
    const markup = renderToStaticMarkup(
      <ScoreSheet scores={scores} catalogue={catalogue} result="won" figures={{ rounds: 1, score: solo }} />,
    )
    expect(markup).not.toContain('<thead>')
    expect(textOf(markup)).toMatch(/Score of the group .* −5/)
  })

  it('gives a lost game no score', () => {
    const text = textOf(
      renderToStaticMarkup(
        <ScoreSheet scores={scores} catalogue={catalogue} result="lost" figures={{ rounds: 3, threat: { p1: 50 }, score }} />,
      ),
    )
    expect(text).toContain('Only won games are scored')
    expect(text).toContain('Threat of Player 1 50')
    expect(text).not.toContain('133')
  })
})
