// @vitest-environment happy-dom
/** The moves that players may make by hand are those that the game's rulebook allows. */
import { createCatalogue, emptyView } from '@questwright/board'
import type { CardView, View } from '@questwright/realm/web'
import { type Rulebook, rulebookOf } from '@questwright/rulebook'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HandMoves } from '../src/table/hand-moves.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

const known = rulebookOf([
  {
    file: 'tides.ts',
    chapter: {
      game: 'tides',
      zones: { harbour: { about: 'Where boats wait.' }, quay: { about: 'What a trader has.', place: 'seat' } },
      handMoves: {
        ...{ hosts: ['harbour'], inPlay: ['harbour'], fixed: [], firstPlace: 'sea', tokens: [{ tokens: ['crew'] }] },
        places: [
          { place: 'sea', reads: 'out to sea' },
          { place: 'dock', reads: 'into the dock' },
        ],
        cards: [
          { move: 'sink', reads: 'Sink it', unmarked: 'sunk' },
          { move: 'raise', reads: 'Raise it', marked: 'sunk' },
          { move: 'give', reads: 'Give to {seat}', eachSeatBut: 'quay' },
        ],
        seat: { tokens: ['fame'], moves: [{ move: 'praise', reads: 'Praise' }] },
        table: { name: 'Tide and dice', moves: [{ move: 'turn', reads: 'Turn the tide' }] },
      },
    },
  },
])

const gull: CardView = {
  ...{ key: 'gull', knowledge: 'known', code: 'bay:gull', side: 'A', zone: 'p1.quay', owner: null, controller: null },
  ...{ tokens: {}, marks: ['sunk'], stats: {} },
}
const view: View = {
  ...emptyView('p1+p2'),
  status: { seats: [{ seat: 'p1' }, { seat: 'p2' }] },
  zones: { 'p1.quay': { id: 'p1.quay', name: 'quay', seat: 'p1', count: 1, cards: ['gull'] } },
  cards: { gull },
}

async function shown(rulebook: Rulebook, target: string) {
  const at = tableAt({ codeOf: () => undefined, open: () => {} }, { status: 'ready', view })
  render(at.around(<HandMoves catalogue={createCatalogue({ rulebook })} onClose={() => {}} />))
  await act(async () => at.table.byHand.show(target))
  const words = screen.getAllByRole('button').flatMap((one) => (one.getAttribute('aria-label') === null ? [one.textContent?.trim()] : []))
  return { words, names: screen.getAllByRole('option').map((one) => one.textContent) }
}

it('a card, a seat and the table have the moves of their game', async () => {
  const { words, names } = await shown(known, 'gull')
  expect(words).toEqual(['Raise it', 'Give to Player 2', 'Put'])
  expect(names).toEqual(['bay:gull', 'Player 1', 'Player 2', 'Tide and dice', 'out to sea', 'into the dock'])
  cleanup()
  expect((await shown(known, 'p2')).words).toEqual(['Praise'])
  expect(screen.getByRole('button', { name: 'One fame more' })).toBeTruthy()
  cleanup()
  expect((await shown(known, 'table')).words).toEqual(['Turn the tide', 'New dice'])
})

it('a game without moves by hand in its rulebook has new dice only', async () => {
  const plain = rulebookOf([{ file: 'tides.ts', chapter: { game: 'tides' } }])
  expect((await shown(plain, 'gull')).words).toEqual([])
  cleanup()
  const { words, names } = await shown(plain, 'table')
  expect([words, names.at(-1)]).toEqual([['New dice'], 'Dice'])
})
