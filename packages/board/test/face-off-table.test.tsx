import './dom.ts'
import { type Chapter, rulebookOf } from '@questwright/rulebook'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { AnswerValue, CardView, Question, View } from '../src/door-types.ts'
import { Table } from '../src/table.tsx'

afterEach(cleanup)

/** A made-up game in which each of two players sails in turn, and the winds of the other one blow against the boats. */
const chapter: Chapter = {
  game: 'regatta',
  backs: { card: 'Card' },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: {
    pull: { name: 'pull', holds: 'number', label: 'Pull', icon: 'attack', tone: 'attack' },
    mile: { name: 'a mile', holds: 'number', label: 'Mile', icon: 'progress', tone: 'progress' },
    hull: { name: 'a hull', holds: 'number', label: 'Hull', icon: 'hitPoints', tone: 'health' },
  },
  types: {
    boat: {
      ...{ name: 'Boat', plural: 'Boats', back: 'card', group: 'all', content: 'cards', inDeck: 'counted', newCard: {} },
      face: { name: 'Boat', window: 'waves', motif: 'ships', column: ['pull', 'hull'] },
    },
  },
  phases: { sail: 'Boats sail.' },
  zones: {
    course: {
      about: 'The buoys.',
      title: 'Course',
      look: 'track',
      track: {
        places: 4,
        fact: 'mile',
        at: 'mile',
        held: { status: 'moorings', card: 'buoy', seat: 'by', reads: '{seat} holds this buoy' },
      },
    },
    water: { about: 'Boats and winds.', title: 'Water', place: 'seat', look: 'row', stands: 'by-role' },
    shed: { about: 'What a player has.', title: 'Shed', place: 'seat', look: 'row' },
    purse: { about: 'What a player holds.', title: 'Purse', place: 'seat', look: 'hand', icon: 'hand', back: 'card' },
  },
  dials: {
    breeze: {
      of: 'table',
      zone: 'course',
      look: 'number',
      icon: 'resource',
      tone: 'resource',
      reads: 'Breeze: {now}',
      follows: { rose: 'to' },
    },
    debts: { of: 'each-seat', look: 'number', icon: 'neutral', tone: 'danger', reads: '{now} debts', from: 1 },
  },
  tokenFaces: { leaks: { reads: '{count} leaks', shape: 'square', counts: { fact: 'hull', way: 'fills', on: ['flagship'] } } },
  marks: { moored: 'Moored', flagship: 'Flagship' },
  table: {
    faceOff: {
      sleeps: 'moored',
      sides: { active: 'The crew', others: 'The storm' },
      apart: 'Adrift',
      pairs: { status: 'races', active: 'boat', others: 'winds', now: 'now', questions: ['steer'] },
      result: {
        stat: 'pull',
        ties: 'others',
        overwhelms: { stat: 'ballast', otherwise: 2 },
        wins: '{side} wins',
        overwhelmed: '{side} overwhelms',
        tied: 'Tie: {side} wins',
      },
    },
  },
}

const titles = ['Gull', 'Tern', 'Gust', 'Storm', 'Skua', 'Net', 'Buoy']
const plain = rulebookOf([{ chapter, file: 'regatta.ts' }])
const standIns = { buoy: { title: 'Stand-in buoy', type: 'boat', mile: 3 } }
const catalogue = createCatalogue({
  rulebook: { ...plain, sceneBoard: { ...plain.sceneBoard, standIns } },
  cards: titles.map((title) => ({
    code: `bay:${title}`,
    title,
    type: 'boat',
    traits: [],
    pull: 1,
    ...(title === 'Buoy' ? { mile: 2 } : {}),
  })),
  messages: { steer: 'Who sails into which wind?' },
})

function card(key: string, zone: string, pull: number, more: Partial<CardView> = {}): CardView {
  const stats = { pull: { now: pull, printed: 1 }, hull: { now: 6, printed: 6 } }
  return { key, code: `bay:${key}`, zone, marks: [], tokens: {}, stats, knowledge: 'known', zones: [], ...more } as unknown as CardView
}

function viewOf(status: { readonly [part: string]: unknown } = {}): View {
  const cards = [
    card('Gull', 'p1.water', 4, { marks: ['flagship'], tokens: { leaks: 2 } }),
    card('Tern', 'p1.water', 6, { tokens: { leaks: 1 } }),
    card('Net', 'p1.shed', 0),
    card('Skua', 'p2.water', 2, { marks: ['moored'] }),
    card('Gust', 'p2.water', 5),
    card('Storm', 'p2.water', 9),
    card('Buoy', 'course', 0),
    card('other-buoy', 'course', 0, { code: 'scene:buoy' }),
  ]
  const zones = Object.fromEntries(
    ['course', 'p1.water', 'p1.shed', 'p1.purse', 'p2.water', 'p2.shed', 'p2.purse'].map((id) => {
      const [seat, name] = id.includes('.') ? id.split('.') : [undefined, id]
      const keys = cards.filter(({ zone }) => zone === id).map(({ key }) => key)
      return [id, { id, name, ...(seat === undefined ? {} : { seat }), cards: keys, count: keys.length }]
    }),
  )
  return {
    viewer: 'p1+p2',
    status: {
      ...{ round: 1, phase: 'sail', activePlayer: 'p1', breeze: 3 },
      seats: [
        { seat: 'p1', mile: 2 },
        { seat: 'p2', mile: 1 },
      ],
      ...status,
    },
    zones,
    cards: Object.fromEntries(cards.map((one) => [one.key, one])),
  } as unknown as View
}

const reference = (key: string) => ({ card: key, code: `bay:${key}` })
const question: Question = {
  ...{ key: 'steer/p1/0', shape: 'pairs', who: 'p1', name: 'steer', parts: {}, because: { step: 'steer' }, least: 0, most: 4 },
  options: ['Gull', 'Tern'].flatMap((boat) =>
    ['Gust', 'Storm'].map((wind) => ({ key: `${boat}>${wind}`, card: reference(boat), other: reference(wind) })),
  ),
  each: { card: 2, other: 1 },
} as unknown as Question

function show(view: View, asked?: Question, forecast?: object) {
  const answers: AnswerValue[] = []
  const { container } = render(
    <Table
      view={view}
      catalogue={catalogue}
      question={asked}
      forecast={forecast as never}
      seatNames={{ p1: 'Halla', p2: 'Orsa' }}
      onAnswer={({ value }) => answers.push(value)}
      onOpenCard={() => {}}
    />,
  )
  const button = (key: string) => container.querySelector<HTMLElement>(`[data-card-button="${key}"]`) as HTMLElement
  const results = () =>
    [...container.querySelectorAll('.qw-column')].map((one) => [one.getAttribute('data-state'), one.querySelector('.qw-told')?.textContent])
  return { container, answers, button, results }
}

describe('a table whose cards face each other', () => {
  it('has the cards that take part in the middle, and those that do not on the shelf of their player', () => {
    const { container } = show(viewOf())
    const keysIn = (selector: string) =>
      [...container.querySelectorAll(`${selector} [data-card]`)].map((one) => one.getAttribute('data-card'))
    expect(keysIn('.qw-middle')).toEqual(['Gust', 'Storm', 'Gull', 'Tern'])
    expect(keysIn('[data-shelf="p2"]')).toEqual(['Skua'])
    expect(keysIn('[data-seat="p1"] .qw-seat-cards')).toEqual(['Net'])
    expect([...container.querySelectorAll('[data-seat]')].map((one) => one.getAttribute('data-side'))).toEqual(['below', 'above'])
  })

  it('shows columns with their results while pairs are chosen, and the pressed card keeps the focus', () => {
    const { container, answers, button, results } = show(viewOf(), question)
    expect(results()).toEqual([])
    for (const key of ['Gull', 'Storm', 'Tern']) fireEvent.click(button(key))
    button('Gust').focus()
    fireEvent.click(button('Gust'))
    expect(results()).toEqual([
      ['planned', 'The storm overwhelms'],
      ['planned', 'The crew wins'],
    ])
    expect(document.activeElement).toBe(button('Gust'))
    // a press on a card of a pair takes the pair back
    fireEvent.click(button('Tern'))
    fireEvent.click(button('Gust'))
    expect(results()).toEqual([['planned', 'The storm overwhelms']])
    expect(screen.getByText('Adrift')).toBeTruthy()
    fireEvent.click(container.querySelector('[data-confirm]') as HTMLElement)
    expect(answers).toEqual([['Gull>Storm']])
  })

  it('is answered by keys as well', () => {
    const { answers, results } = show(viewOf(), question)
    fireEvent.keyDown(document.body, { key: '2' })
    fireEvent.keyDown(document.body, { key: '1' })
    expect(results()).toEqual([['planned', 'The crew wins']])
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(answers).toEqual([['Tern>Gust']])
  })

  it('names a stand-in of a scene with its kind, and puts it at its place on the track', () => {
    const { container } = show(viewOf())
    const placed = container.querySelector('[data-place="3"] [data-card]')
    expect(placed?.textContent).toContain('Stand-in buoy')
    expect(placed?.querySelector('button')?.getAttribute('aria-label')).toContain('Stand-in buoy, boat')
  })

  it('marks the column that acts now', () => {
    const races = [
      { boat: 'Gull', winds: ['Gust'], now: 'yes' },
      { boat: 'Tern', winds: ['Storm'], now: 'no' },
    ]
    expect(show(viewOf({ races })).results()).toEqual([
      ['acts', 'The storm wins'],
      ['waits', 'The storm wins'],
    ])
  })

  it('shows the number of a seat from the least number of its dial, and who holds a place of the track', () => {
    const seats = [
      { seat: 'p1', mile: 2, debts: 0 },
      { seat: 'p2', mile: 1, debts: 3 },
    ]
    show(viewOf({ seats, moorings: [{ buoy: 'Buoy', by: 'p2' }] }))
    expect(screen.queryByTitle('0 debts')).toBeNull()
    expect(screen.getByTitle('3 debts').closest('[data-seat]')?.getAttribute('data-seat')).toBe('p2')
    const holder = screen.getByRole('img', { name: 'Orsa holds this buoy' })
    expect(holder.textContent).toBe('Or')
    expect(holder.closest('[data-place]')?.getAttribute('data-place')).toBe('2')
    cleanup()
    show(viewOf())
    expect(document.querySelector('[data-holder]')).toBeNull()
  })

  it('shows the track with the place of each player', () => {
    show(viewOf())
    const places = within(screen.getByRole('list', { name: 'Course' })).getAllByRole('listitem')
    expect(
      places.map((one) =>
        within(one)
          .queryAllByRole('img', { name: /here/ })
          .map((marker) => marker.textContent),
      ),
    ).toEqual([['Or'], ['Ha'], [], []])
    expect(places[1]?.querySelector('[data-card="Buoy"]')).toBeTruthy()
  })

  it('shows beside a number what an answer would make of it', () => {
    const choice = {
      ...question,
      shape: 'choose',
      least: 1,
      most: 1,
      options: [{ key: 'Gull', card: reference('Gull') }],
    } as unknown as Question
    const follows = [{ n: 1, kind: 'rose', parts: { amount: 2, to: 5 } }]
    const { container } = show(viewOf(), choice, {
      question: choice.key,
      options: { Gull: { follows, unknown: [], guessed: [] } },
    })
    expect(container.querySelector('.qw-then')?.textContent).toBe('→ 5')
  })

  it('counts tokens against a number only on cards with the mark', () => {
    const { container } = show(viewOf())
    const numberOn = (key: string) => container.querySelector(`[data-card="${key}"] [data-stat="hull"]`)?.textContent
    expect(numberOn('Gull')).toBe('2/6')
    expect(numberOn('Tern')).toBe('6')
  })

  it('has the cards in the rows of their seats with more than two seats', () => {
    const seats = ['p1', 'p2', 'p3'].map((seat) => ({ seat, mile: 1 }))
    const { container } = show(viewOf({ seats }))
    expect(container.querySelector('.qw-middle')).toBeNull()
    expect(container.querySelector('[data-zone="p1.water"] [data-card="Gull"]')).toBeTruthy()
    expect(container.querySelector('.qw-track')).toBeTruthy()
  })
})
