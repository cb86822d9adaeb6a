// @vitest-environment happy-dom
/** At a table between opponents players concede, may agree that a game is void, and read who won by name. */
import { createCatalogue, emptyView } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { GameState } from '@questwright/session/state'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { EndingSheet } from '../src/ending/ending-sheet.tsx'
import { ConcedeDialog } from '../src/table/concede-dialog.tsx'
import { VoidOffer } from '../src/table/void-offer.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

const together = createCatalogue({ rulebook: lcgRulebook, messages: {} })
const catalogue = createCatalogue({ rulebook: { ...lcgRulebook, players: 'against-each-other' }, messages: {} })
const seats = [{ seat: 'p1' }, { seat: 'p2' }]
const fault = { ability: 'a:b#c' } as unknown as GameState['faults'][number]

function at(more: Partial<GameState> = {}) {
  const viewer = 'p1+p2'
  const view = { ...emptyView(viewer), status: { seats } }
  const made = tableAt({ codeOf: () => undefined, open: () => {} }, { status: 'ready', viewer, hands: 'hidden', view, ...more })
  const calls: unknown[] = []
  made.table.session.playing.concede = async (seat) => void calls.push(['concede', seat])
  made.table.session.playing.voidGame = async () => void calls.push(['void'])
  return { ...made, calls }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('each player of the screen may concede', () => {
  const { around, calls } = at()
  let open = true
  render(around(<ConcedeDialog catalogue={catalogue} onClose={() => (open = false)} />))
  press('Player 2 concedes')
  expect([calls, open]).toEqual([[['concede', 'p2']], false])
})

it('each new fault offers to void the game, but only with hidden hands in a game between opponents', () => {
  const { around, calls, table } = at()
  const store = table.session.store
  const fail = () => act(() => store.setState({ faults: [...store.getState().faults, fault] }))
  render(around(<VoidOffer catalogue={catalogue} />))
  expect(screen.queryByRole('dialog')).toBeNull()
  fail()
  press('Play on')
  expect(screen.queryByRole('dialog')).toBeNull()
  fail()
  press('Player 1 agrees')
  press('Player 2 agrees')
  press('All agree: the game is void')
  expect([calls, screen.queryByRole('dialog')]).toEqual([[['void']], null])
  cleanup()
  for (const [words, hands] of [
    [together, 'hidden'],
    [catalogue, 'open'],
  ] as const) {
    const other = at({ hands })
    render(other.around(<VoidOffer catalogue={words} />))
    act(() => other.table.session.store.setState({ faults: [fault] }))
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
  }
})

it.each([['p1'], ['p2']])('the end names the winner %s, whoever looks at the screen', (winner) => {
  for (const result of ['won', 'lost', 'decided'] as const) {
    const outcome = { result, winners: [winner], why: { code: 'over', parts: {} }, figures: {} }
    const { around } = at({ outcome, setup: { kind: 'scenario' } as never })
    render(around(<EndingSheet catalogue={catalogue} scores={{}} />))
    expect(screen.getByRole('dialog').textContent).toContain(`Player ${winner.slice(1)} won`)
    expect(document.querySelector('.st-ending')?.getAttribute('data-result')).toBe('decided')
    cleanup()
  }
})
