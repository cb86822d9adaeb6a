// @vitest-environment happy-dom
/** The table of a game with everything around it: its settings, and what is offered to a person who plays for the first time. */
import { stopEverywhere } from '@questwright/board'
import type { Question, View } from '@questwright/realm/web'
import type { GameState } from '@questwright/session/state'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCommandGroups } from '../src/commands/commands.ts'
import { GameTable } from '../src/table/game-table.tsx'
import { tableAt } from './table-at.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const window: Question = {
  ...{
    key: 'quest/action-window/p1/1',
    shape: 'choose',
    who: 'p1',
    name: 'action-window',
    parts: { window: '3.1' },
    because: { step: '3.1' },
  },
  ...{ options: [{ key: 'horn#action', label: { code: 'use-ability', parts: {} } }, { key: 'pass' }], least: 1, most: 1 },
}
const view: View = { viewer: 'p1', status: { round: 1, phase: 'quest', step: '3.1', seats: [] }, zones: {}, cards: {} }

async function show(game: Partial<GameState> = {}) {
  const messages = { 'step.3.1': 'Before the quest' }
  const { table, around } = tableAt({ codeOf: () => undefined, open: () => {} }, { status: 'ready', messages, view, ...game })
  await act(async () => void render(around(<GameTable scores={{}} table={table} />)))
}

describe('the position of exhausted cards', () => {
  const exhausted = () => document.querySelector<HTMLElement>('.qw-table')?.dataset.exhausted
  const choose = (words: string) => {
    const commands = useCommandGroups.getState().groups.flatMap((group) => group.commands)
    act(() => commands.find((one) => one.words === words)?.run?.())
  }

  it('is chosen in the palette and passed to the style sheet', async () => {
    await show()
    expect(exhausted()).toBe('leans')
    choose('Turn exhausted cards on their side')
    expect(exhausted()).toBe('turns')
    choose('Let exhausted cards lean')
    expect(exhausted()).toBe('leans')
  })

  it('is stored', async () => {
    await show()
    choose('Turn exhausted cards on their side')
    // simulates the next visit of the page
    vi.resetModules()
    const { useLyingCards } = await import('../src/table/kept-cards.ts')
    expect(useLyingCards.getState()).toMatchObject({ exhausted: 'turns', size: 'fit' })
  })
})

describe('a player without any finished game', () => {
  const offer = () => screen.queryByRole('button', { name: 'Change …' })

  it('is told once, in a window, where windows stop, with a link to the settings', async () => {
    await show({ question: window })
    expect(document.querySelector('.qw-question-text')?.textContent).toBe(
      '1 thing can be done. You are asked whenever you can act. Change …',
    )
    fireEvent.click(offer() as HTMLElement)
    expect(screen.getByRole('dialog').textContent).toContain('Only at the steps below')
    expect(offer()).toBeNull()
    cleanup()
    await show({ question: window })
    expect(offer()).toBeNull()
  })

  it('is not told outside windows, if fewer windows stop already, or after the first game', async () => {
    await show({ question: { ...window, name: 'choose-to-commit', parts: {}, options: [], least: 0 } })
    expect(offer()).toBeNull()
    cleanup()
    await show({ question: window, stops: { ...stopEverywhere, stops: 'nowhere' } })
    expect(offer()).toBeNull()
    cleanup()
    await show({ outcome: { result: 'lost', why: { code: 'lost', parts: {} }, figures: {}, winners: [] } })
    cleanup()
    await show({ question: window })
    expect(offer()).toBeNull()
  })
})
