// @vitest-environment happy-dom
/** The sheet at the end of a game: what it shows, and from which points the game can be played again. */
import { createCatalogue, emptyView } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { Outcome } from '@questwright/realm/web'
import type { GameState } from '@questwright/session/state'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EndingSheet, type EndingSheetProps } from '../src/ending/ending-sheet.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

const catalogue = createCatalogue({ rulebook: lcgRulebook, messages: { over: 'All is lost.' } })
const told = [
  ['starting-threat', { seat: 'p1', to: 28 }],
  ['round-began', { round: 1 }],
  ['threat-raised', { seat: 'p1', amount: 1, to: 29 }],
  ['round-began', { round: 2 }],
  ['quest-compared', { willpower: 2, threat: 11, staged: 4 }],
  ['threat-raised', { seat: 'p1', amount: 9, to: 38 }],
  ['left-play', { card: { card: 'a', code: 'core:old-mule' }, how: 'destroyed' }],
  ['left-play', { card: { card: 'b', code: 'core:old-mule' }, how: 'destroyed' }],
  ['round-began', { round: 3 }],
  ['threat-raised', { seat: 'p1', amount: 1, to: 39 }],
] as const
const outcome: Outcome = { result: 'lost', winners: [], why: { code: 'over', parts: {} }, figures: { rounds: 3, threat: { p1: 39 } } }
const place = (round: number) => ({ round, phase: 'quest', step: '3.2' })

function ended(more: Partial<GameState> = {}, beside: Omit<EndingSheetProps, 'catalogue' | 'scores'> = {}) {
  const at = tableAt(
    { codeOf: () => undefined, open: () => {} },
    {
      ...{
        status: 'ready',
        outcome,
        position: 'end',
        held: { seed: '7', hash: 'end' },
        at: 5,
        title: 'The Old Road',
        setup: { kind: 'scenario' },
      },
      view: { ...emptyView('p1'), status: { seats: [{ seat: 'p1' }] } },
      story: told.map(([kind, parts], n) => ({ n, kind, parts })),
      // round 3 contains no decision
      places: [place(0), place(1), place(1), place(2), place(2)],
      ...more,
    },
  )
  const went: number[] = []
  at.table.session.playing.againFrom = async (input) => void went.push(input)
  render(at.around(<EndingSheet catalogue={catalogue} scores={{}} {...beside} />))
  return went
}

it('it lists the rounds, names the turning point, and its main button plays again from there', async () => {
  const went = ended()
  const sheet = within(screen.getByRole('dialog', { name: 'The quest is lost' }))
  const rows = [...document.querySelectorAll('.st-ended-rounds > li')]
  expect(rows.map((row) => row.getAttribute('data-turn'))).toEqual([null, 'here', null])
  expect(rows[1]?.textContent).toContain('Fell: Old mule ×2')
  expect(document.querySelector('.st-ending-turn')?.textContent).toBe(
    'The turning pointRound 2: 4 staged, 11 threat against 2 willpower, threat up by 9, 2 characters fell',
  )
  // the diagram has a description for screen readers
  expect(sheet.getByRole('img', { name: /^Threat by round: Player 1 from 28 to 39\./ })).toBeDefined()
  const main = sheet.getByRole('button', { name: 'Again from round 2, new dice' })
  expect(document.activeElement).toBe(main)
  fireEvent.click(main)
  fireEvent.click(sheet.getByRole('button', { name: 'From here: Round 1, new dice' }))
  await waitFor(() => expect(went).toEqual([3, 1]), { timeout: 50_000 })
  // there is no button for a round without a decision
  expect(sheet.queryByRole('button', { name: /^From here: Round 3/ })).toBeNull()
})

it('Escape closes it and the button on the board opens it again', () => {
  ended()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Lost: show the summary' }))
  expect(screen.getByRole('dialog')).toBeDefined()
})

it('for a game without rounds it shows the last numbers, and offers a game with a new seed', () => {
  ended({ story: [] })
  expect(screen.getByRole('table', { name: 'Where the game stood' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'New seed' }).classList.contains('is-main')).toBe(true)
})

it.each([
  ['a round is offered again', {}],
  ['none is', { story: [] }],
] as const)('for a game of a campaign the main button is that of the campaign, also if %s', (_what, state) => {
  const record = (
    <button type="button" className="qw-button is-main">
      Record
    </button>
  )
  ended(state, { more: record, wayOn: 'more' })
  expect([...document.querySelectorAll('.st-dialog-foot .is-main')].map(({ textContent }) => textContent)).toEqual(['Record'])
  expect(document.activeElement?.textContent).toBe('Record')
})
