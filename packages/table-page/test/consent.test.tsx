// @vitest-environment happy-dom
/** An undo that needs the consent of all players is asked of each seat that is played on this screen. */
import { createCatalogue, emptyView } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { GameState } from '@questwright/session/state'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ConsentDialog } from '../src/table/consent-dialog.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

const catalogue = createCatalogue({
  rulebook: lcgRulebook,
  messages: { 'refused.needs-consent': 'Nothing is taken back unless all agree.' },
})
const seats = [
  { seat: 'p1', eliminated: 'no' },
  { seat: 'p2', eliminated: 'no' },
  { seat: 'p3', eliminated: 'yes' },
]

function asked(more: Partial<GameState> = {}) {
  const viewer = 'p1+p2'
  const at = tableAt(
    { codeOf: () => undefined, open: () => {} },
    {
      ...{ status: 'ready', viewer, view: { ...emptyView(viewer), status: { seats } } },
      ...{ takeBack: { input: 3 }, refused: { code: 'refused.needs-consent', parts: {} }, ...more },
    },
  )
  const calls: unknown[] = []
  at.table.session.playing.goTo = async (...parts) => void calls.push(['goTo', ...parts])
  at.table.session.playing.againFrom = async (...parts) => void calls.push(['againFrom', ...parts])
  at.table.session.lines.switchTo = async (...parts) => void calls.push(['switchTo', ...parts])
  render(at.around(<ConsentDialog catalogue={catalogue} />))
  return calls
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const take = () => screen.getByRole<HTMLButtonElement>('button', { name: 'All agree: take it back' })

it('the game goes back when each seat that still plays has agreed', () => {
  const calls = asked()
  expect(screen.getByRole('dialog').textContent).toContain('Nothing is taken back unless all agree.')
  expect(take().disabled).toBe(true)
  press('Player 1 agrees')
  expect(take().disabled).toBe(true)
  press('Player 2 agrees')
  fireEvent.click(take())
  expect(calls).toEqual([['goTo', 3, 'of the holder']])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a replay with new dice happens after all players agree', () => {
  const calls = asked({ takeBack: { input: 3, dice: 'new' } })
  press('Player 1 agrees')
  press('Player 2 agrees')
  fireEvent.click(take())
  expect(calls).toEqual([['againFrom', 3, 'of the holder']])
})

it('a seat that does not agree keeps the game as it is, and may agree later', () => {
  const calls = asked({ takeBack: { line: '2', input: undefined } })
  press('Player 1 agrees')
  press('Player 2 does not agree')
  expect(take().disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Nothing is taken back: Player 2 does not agree.')
  press('Player 2 agrees')
  fireEvent.click(take())
  expect(calls).toEqual([['switchTo', '2', undefined, 'of the holder']])
})

it('nobody is asked if there is nothing to undo, if the page is left, or if a seat is played on another page', () => {
  asked({ takeBack: undefined })
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  const calls = asked()
  press('Leave it as it is')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls).toEqual([])
  cleanup()
  asked({ viewer: 'p1' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
