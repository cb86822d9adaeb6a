import './dom.ts'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { linesIn } from '../src/action-lines.tsx'
import type { CardView, Question, View } from '../src/door-types.ts'
import { Table } from '../src/table.tsx'
import { undoTarget } from '../src/undo-by.ts'
import { catalogue, codes, confirmQuestion, defenderQuestion, fixtureView } from './fixture.ts'

afterEach(cleanup)

/** The fixture's table with two more seats; each has a hand card that the viewer may see. */
function fourSeats(viewer: string): View {
  const base = fixtureView(viewer)
  const zones = { ...base.zones }
  const cards: { [key: string]: CardView } = { ...base.cards }
  for (const seat of ['p3', 'p4'])
    for (const name of ['hand', 'deck', 'play-area', 'engaged']) {
      const key = `${seat}-${name}`
      zones[`${seat}.${name}`] = { id: `${seat}.${name}`, name, seat, count: 1, cards: name === 'deck' ? [] : [key] }
      if (name !== 'deck')
        cards[key] = { key, knowledge: 'known', code: codes.halla, side: 'A', zone: `${seat}.${name}`, tokens: {}, marks: [], stats: {} }
    }
  return {
    ...base,
    zones,
    cards,
    status: { ...base.status, seats: ['p1', 'p2', 'p3', 'p4'].map((seat) => ({ seat, threat: 20, eliminated: 'no' })) },
  }
}

const seats = ['p1', 'p2', 'p3', 'p4']
const seat = (name: string): HTMLElement => document.querySelector(`[data-seat="${name}"]`) as HTMLElement

describe('four seats', () => {
  it('show the asked one completely and the others folded, without their hands; a folded one opens with its button', () => {
    const question: Question = { ...defenderQuestion, who: 'p1' }
    render(<Table view={fourSeats('p1+p2+p3+p4')} catalogue={catalogue} question={question} onAnswer={() => undefined} />)
    expect(['p1', 'p2', 'p3', 'p4'].map((name) => seat(name).dataset.fold)).toEqual(['open', 'folded', 'folded', 'folded'])
    expect(seat('p3').querySelector('[data-card-button="p3-play-area"]')).not.toBeNull()
    expect(seat('p3').querySelector('.qw-hand')).toBeNull()
    const unfold = within(seat('p3')).getByRole('button', { name: /Show all of/ })
    expect(unfold.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(unfold)
    expect(['p1', 'p3'].map((name) => seat(name).dataset.fold)).toEqual(['folded', 'open'])
    expect(seat('p3').querySelector('[data-card-button="p3-hand"]')).not.toBeNull()
  })

  it('move the arrow of the ribbon when one of them is unfolded', () => {
    // the test DOM has no layout: each seat begins to the right of the unfolded ones
    const places = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const before = [...document.querySelectorAll('[data-seat]')].slice(
        0,
        Math.max(0, seats.indexOf((this as HTMLElement).dataset.seat ?? '')),
      )
      const left = before.reduce((sum, one) => sum + ((one as HTMLElement).dataset.fold === 'open' ? 500 : 100), 0)
      return { left, width: 400 } as DOMRect
    })
    const question: Question = { ...defenderQuestion, who: 'p2' }
    render(<Table view={fourSeats('p1+p2+p3+p4')} catalogue={catalogue} question={question} onAnswer={() => undefined} />)
    const at = () => document.querySelector<HTMLElement>('[style*="--at"]')?.style.getPropertyValue('--at')
    expect(at()).toBe('172px')
    fireEvent.click(within(seat('p1')).getByRole('button', { name: /Show all of/ }))
    expect(at()).toBe('572px')
    places.mockRestore()
  })

  it('list the options in a hand that is folded away', () => {
    const question: Question = {
      ...defenderQuestion,
      who: 'p1',
      options: [{ key: 'p3-hand', card: { card: 'p3-hand', code: codes.halla } }],
    }
    const answers: unknown[] = []
    render(
      <Table view={fourSeats('p1+p2+p3+p4')} catalogue={catalogue} question={question} onAnswer={({ value }) => answers.push(value)} />,
    )
    fireEvent.click(document.querySelector('.qw-question [data-option="p3-hand"]') as HTMLElement)
    expect(answers).toEqual([['p3-hand']])
  })
})

describe('a question', () => {
  const asked: Question = { ...confirmQuestion, because: { card: { card: 'halla', code: codes.halla }, ability: 'resource' } }

  it('shows its meaning and its origin with its button and with I', () => {
    render(<Table view={fixtureView('p1', ['p1'])} catalogue={catalogue} question={asked} onAnswer={() => undefined} />)
    const button = screen.getByRole('button', { name: 'What does this mean?' })
    expect(document.querySelector('.qw-about')).toBeNull()
    fireEvent.click(button)
    expect(document.querySelector('.qw-about')?.textContent).toContain(catalogue.card(codes.halla)?.title ?? '?')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(document.body, { key: 'i' })
    expect(document.querySelector('.qw-about')).toBeNull()
  })

  it('sets the next answer for the ability that asks', () => {
    const onStops = vi.fn()
    const stops = { stops: 'everywhere', alwaysAsk: [], neverAsk: [] } as const
    render(
      <Table
        view={fixtureView('p1', ['p1'])}
        catalogue={catalogue}
        question={asked}
        onAnswer={() => undefined}
        stops={stops}
        onStops={onStops}
      />,
    )
    fireEvent.change(document.querySelector('[data-asking]') as HTMLElement, { target: { value: 'use' } })
    expect(onStops).toHaveBeenCalledWith({ stops: 'everywhere', alwaysAsk: [], neverAsk: [], alwaysUse: [`${codes.halla}#resource`] })
  })
})

const tap = (card: HTMLElement) => {
  fireEvent.pointerDown(card, { pointerType: 'touch' })
  fireEvent.pointerUp(card, { pointerType: 'touch' })
  fireEvent.click(card, { detail: 1 })
}

describe('a finger on the screen', () => {
  it('chooses with the first tap, removes the choice with the second, and answers with the button that names the effect', () => {
    const answers: unknown[] = []
    render(
      <Table
        view={fixtureView('p1', ['p1'])}
        catalogue={catalogue}
        question={defenderQuestion}
        onAnswer={({ value }) => answers.push(value)}
      />,
    )
    const card = document.querySelector('.is-option [data-card-button]') as HTMLElement
    const answer = () => document.querySelector<HTMLElement>('[data-act]')
    tap(card)
    expect(answers).toEqual([])
    expect(card.closest('.is-chosen')).not.toBeNull()
    expect(answer()?.textContent).toBe('Halla Weirdaughter defends')
    tap(card)
    expect(answer()).toBeNull()
    tap(card)
    fireEvent.click(answer() as HTMLElement)
    expect(answers).toEqual([[card.dataset.cardButton]])
  })

  it('shows a tapped card large if it is no option, and a long press lists the possible actions', () => {
    vi.useFakeTimers()
    const opened: unknown[] = []
    render(
      <Table view={fixtureView('p1', ['p1'])} catalogue={catalogue} onAnswer={() => undefined} onOpenCard={(card) => opened.push(card)} />,
    )
    const card = document.querySelector('.lies-open [data-card-button]') as HTMLElement
    tap(card)
    expect(document.querySelector('.qw-zoom-close')).not.toBeNull()
    fireEvent.click(document.querySelector('.qw-zoom-close') as HTMLElement)
    fireEvent.pointerDown(card, { pointerType: 'touch' })
    act(() => void vi.advanceTimersByTime(500))
    fireEvent.pointerUp(card, { pointerType: 'touch' })
    fireEvent.click(card, { detail: 1 })
    vi.useRealTimers()
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Show it large', 'Open the card'])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Open the card' }))
    expect(opened).toHaveLength(1)
    expect(document.querySelector('.qw-zoom-close')).toBeNull()
  })

  it('lists the same actions with a long press as the secondary mouse button does', () => {
    vi.useFakeTimers()
    const items = (ask: (card: HTMLElement) => void) => {
      render(
        <Table
          view={fixtureView('p1', ['p1'])}
          catalogue={catalogue}
          question={defenderQuestion}
          onAnswer={() => undefined}
          onOpenCard={() => undefined}
          onWhy={() => undefined}
          onByHand={() => undefined}
        />,
      )
      expect(screen.queryByRole('menu')).toBeNull()
      ask(document.querySelector('.is-option [data-card-button]') as HTMLElement)
      const listed = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
      cleanup()
      return listed
    }
    const held = items((card) => {
      fireEvent.pointerDown(card, { pointerType: 'touch' })
      act(() => void vi.advanceTimersByTime(500))
    })
    const pressed = items((card) => expect(fireEvent.contextMenu(card), 'the menu of the browser').toBe(false))
    vi.useRealTimers()
    expect(held).toEqual(['Show it large', 'Why?', 'Move by hand …', 'Open the card'])
    expect(pressed).toEqual(held)
  })
})

it('lines are drawn from attackers to their targets', () => {
  const view = fixtureView('p1', ['p1'])
  const status = (more: View['status']): View => ({ ...view, status: { ...view.status, attack: null, ...more } })
  expect(linesIn(status({ attack: { enemy: 'a', player: 'p1', defenders: [] } }), lcgRulebook)).toEqual([['a', 'p1']])
  expect(linesIn(status({ attack: { enemy: 'a', player: 'p1', defenders: ['b', 'c'] } }), lcgRulebook)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
  ])
  expect(linesIn(status({ playerAttack: { enemy: 'a', player: 'p1', attackers: ['b'] } }), lcgRulebook)).toEqual([['b', 'a']])
  expect(linesIn(status({}), lcgRulebook)).toEqual([])
})

it('undo goes back by step', () => {
  const at = (phase: string, step: string) => ({ round: 1, phase, step })
  const places = [at('quest', '3.2'), at('quest', '3.3'), at('quest', '3.3'), at('quest', '3.3')]
  expect(undoTarget(places, 4, 'step')).toBe(1)
  expect(undoTarget(places, 4, 'phase')).toBe(0)
})

it('when the game is over no lines of the last attack are drawn', () => {
  // the test DOM has no layout, so elements would have no rectangles
  const places = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
  const lines = (game: 'runs' | 'over') => {
    const table = () => <Table view={fixtureView()} catalogue={catalogue} onAnswer={() => {}} game={game} />
    const { container, rerender } = render(table())
    // the attack lines appear in the second render, when the field element exists
    rerender(table())
    const count = container.querySelectorAll('.qw-attack-lines > path').length
    cleanup()
    return count
  }
  expect([lines('runs'), lines('over')]).toEqual([1, 0])
  places.mockRestore()
})
