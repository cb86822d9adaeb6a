// @vitest-environment happy-dom
/** Panels that are open beside a table belong to that table and not to the page. */

import { createCatalogue } from '@questwright/board'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { CardExplanation } from '@questwright/realm/web'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HandMoves } from '../src/table/hand-moves.tsx'
import { Refusal } from '../src/table/refusal.tsx'
import { TimesPanel } from '../src/table/times-panel.tsx'
import { WhyPanel } from '../src/table/why-panel.tsx'
import { tableAt } from './table-at.tsx'

afterEach(cleanup)

const catalogue = createCatalogue({
  rulebook: lcgRulebook,
  cards: [{ code: 'lanterns:ulla', title: 'Úlla', type: 'hero', traits: [] }],
})
const noScripts = { codeOf: () => undefined, open: () => {} }

it('with two tables on one page, explanations, refusals, moves by hand and views of the past are shown at the table where they were requested', async () => {
  const [one, other] = [
    tableAt(noScripts, {
      status: 'ready',
      refused: { code: 'refused.cost', parts: {} },
      messages: { 'refused.cost': 'Its cost cannot be paid.' },
    }),
    tableAt(noScripts, { status: 'ready' }),
  ]
  const explanation: CardExplanation = {
    ...{ card: { card: 'p1/ulla', code: 'lanterns:ulla' }, side: 'A', zone: 'p1.play-area', controller: 'p1', stats: [], abilities: [] },
  }
  one.table.session.explainCard = async () => explanation
  const parts = (
    <>
      <Refusal />
      <WhyPanel catalogue={catalogue} />
      <TimesPanel catalogue={catalogue} />
      <HandMoves catalogue={catalogue} onClose={() => {}} />
    </>
  )
  render(
    <>
      <section aria-label="one">{one.around(parts)}</section>
      <section aria-label="other">{other.around(parts)}</section>
    </>,
  )
  await act(async () => {
    one.table.why.ask('p1/ulla')
    one.table.byHand.show('table')
    other.table.coming.show('heard')
  })
  const at = (name: string) => within(screen.getByRole('region', { name }))
  expect(at('one').getByText('Why: Úlla')).toBeTruthy()
  expect(at('one').getByRole('heading', { name: 'By hand' })).toBeTruthy()
  expect(at('one').queryByRole('heading', { name: 'Just now' })).toBeNull()
  expect(at('other').getByRole('heading', { name: 'Just now' })).toBeTruthy()
  expect(at('other').queryByText(/^Why:/)).toBeNull()
  expect(at('other').queryByRole('heading', { name: 'By hand' })).toBeNull()
  expect(at('one').getByRole('alert').textContent).toContain('Its cost cannot be paid.')
  expect(at('other').getByRole('alert').textContent).toBe('')
})
