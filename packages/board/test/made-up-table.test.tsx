import './dom.ts'
import { type Chapter, type Rulebook, rulebookOf, withSystems } from '@questwright/rulebook'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { createCatalogue } from '../src/create-catalogue.ts'
import type { CardView, Question, View, ZoneView } from '../src/door-types.ts'
import { Log } from '../src/log.tsx'
import { PhaseTrack } from '../src/phase-track.tsx'
import { Table } from '../src/table.tsx'
import { statusOf } from '../src/view.ts'

afterEach(cleanup)

/** A made-up game that the board does not know: traders hire boats in a harbour and work against the tide. */
const chapter: Chapter = {
  game: 'tides',
  backs: { boat: 'Boat', chart: 'Chart' },
  backDrawings: { boat: { drawing: 'road', reads: 'Boat, face down' }, chart: { drawing: 'flame', reads: 'Chart, face down' } },
  groups: { all: 'Cards' },
  contents: { cards: 'cards' },
  facts: { wind: { name: 'wind', holds: 'number', label: 'Wind', icon: 'attack', tone: 'attack' } },
  types: {
    lugger: {
      ...{ name: 'Lugger', plural: 'Luggers', back: 'boat', group: 'all', content: 'cards', inDeck: 'counted', newCard: {} },
      face: { name: 'Lugger', window: 'waves', frame: 'sea', motif: 'ships', column: ['wind'] },
    },
  },
  phases: { ebb: 'The water falls.', flood: 'The water rises.' },
  steps: { flood: ['2.1', '2.2'] },
  zones: {
    harbour: { about: 'Where boats wait.', title: 'Harbour', titleOfSeveral: 'Crowded harbour', look: 'row', empty: 'No boat is in.' },
    reef: { about: 'Where boats strand.', title: 'Reef', look: 'row', size: 'one', shown: 'filled', tone: 'danger' },
    charts: { about: 'The charts.', title: 'Charts', look: 'pile', order: 'ordered', back: 'chart' },
    'spent charts': { about: 'Charts that were used.', title: 'Spent charts', look: 'pile', top: 'open', order: 'ordered' },
    vault: { about: 'Charts that nobody may look at.', title: 'Vault', look: 'pile', shown: 'filled', visibility: 'nobody', back: 'chart' },
    wrecks: { about: 'What was lost.', title: 'Wrecks', look: 'count', icon: 'layers' },
    quay: { about: 'What a trader has.', title: 'Quay', place: 'seat', look: 'row', empty: '{seat} has nothing.' },
    purse: { about: 'What a trader holds.', title: 'Purse', place: 'seat', look: 'hand', icon: 'hand', back: 'boat' },
    cargo: { about: 'What lies in a boat.', place: 'card', look: 'tucked' },
    stowaways: { about: 'Who hides in a boat.', place: 'card', look: 'peeking' },
    fog: { about: 'Nobody says where it lies.' },
  },
  dials: {
    tide: {
      of: 'table',
      zone: 'harbour',
      look: 'ring',
      icon: 'resource',
      tone: 'resource',
      reads: 'Tide {now} of {full}',
      full: { status: 'high', otherwise: 8 },
    },
    gusts: { of: 'table', zone: 'harbour', look: 'number', icon: 'attack', tone: 'attack', reads: 'Gusts: {now}', phase: 'ebb' },
    fame: { of: 'each-seat', look: 'number', icon: 'resource', tone: 'resource', reads: 'Fame {now}' },
  },
  tokenFaces: {
    crew: { reads: '{count} crew', shape: 'hexagon' },
    leak: { reads: '{count, plural, one {# leak} other {# leaks}}', shape: 'drop' },
  },
  marks: { rowing: 'Rows' },
  lines: [{ status: 'race', from: 'boats', to: ['goal'] }],
  storyIcons: [{ has: ['sail'], icon: 'attack' }],
  table: { piles: 'Charts and wrecks', backs: { owned: 'boat', others: 'chart' } },
}

const rulebook: Rulebook = rulebookOf([{ chapter, file: 'tides.ts' }])

const ofTides = createCatalogue({
  rulebook,
  cards: ['Grey Gull', 'Kittiwake', 'Anchor', 'Rat', 'Old Chart', 'Mist', 'Coin', 'Loot'].map((title) => ({
    code: `bay:${title}`,
    title,
    type: 'lugger',
    traits: [],
    wind: 2,
  })),
  messages: { hire: 'Hire a boat' },
})

/** Cards by zone. A title that begins with `?` is a card that is hidden from the viewer. */
const lying: { readonly [zone: string]: readonly string[] } = {
  harbour: ['Grey Gull', 'Kittiwake'],
  'spent charts': ['Old Chart'],
  'p1.quay': [],
  'p1.purse': ['Coin'],
  'p2.purse': ['?'],
  'p2.quay': ['Loot'],
  fog: ['Mist'],
  'Grey Gull/cargo': ['Anchor'],
  'Grey Gull/stowaways': ['Rat'],
}

function tidesView(more: { readonly [zone: string]: readonly string[] } = {}): View {
  const zones: { [id: string]: ZoneView } = {}
  const cards: { [key: string]: CardView } = {}
  for (const [id, titles] of Object.entries({ ...lying, ...more })) {
    const [, seat, name = id] = /^(p\d)\.(.+)$/.exec(id) ?? []
    const [, host, part] = /^(.+)\/(.+)$/.exec(id) ?? []
    zones[id] = { id, name: part ?? name, count: titles.length, cards: titles, ...(seat ? { seat } : {}), ...(host ? { host } : {}) }
    for (const title of titles)
      cards[title] = title.startsWith('?')
        ? { key: title, knowledge: 'hidden', zone: id, tokens: {}, marks: [], stats: {} }
        : {
            ...{ key: title, knowledge: 'known', code: `bay:${title}`, side: 'A', zone: id, owner: null, controller: null },
            ...{ tokens: title === 'Grey Gull' ? { leak: 2, crew: 1 } : {}, stats: {}, marks: title === 'Kittiwake' ? ['rowing'] : [] },
            ...(title === 'Grey Gull' ? { zones: ['Grey Gull/cargo', 'Grey Gull/stowaways'] } : {}),
          }
  }
  zones.charts = { id: 'charts', name: 'charts', count: 5, cards: [] }
  zones.wrecks = { id: 'wrecks', name: 'wrecks', count: 2, cards: [] }
  zones['p1.cellar'] = { id: 'p1.cellar', name: 'cellar', seat: 'p1', count: 3, cards: [] }
  return {
    viewer: 'p1',
    status: {
      round: 2,
      phase: 'flood',
      step: '2.2',
      tide: 6,
      gusts: 3,
      seats: [
        { seat: 'p1', fame: 4 },
        { seat: 'p2', fame: 1 },
      ],
    },
    zones,
    cards,
  }
}

function show(view: View = tidesView(), question?: Question, catalogue = ofTides) {
  const answers: unknown[] = []
  const { container } = render(
    <Table view={view} catalogue={catalogue} question={question} onAnswer={({ value }) => answers.push(value)} onOpenCard={() => {}} />,
  )
  const zone = (id: string) => container.querySelector<HTMLElement>(`[data-zone="${id}"]`)
  return { container, zone, answers }
}

const trackOf = (view: View, catalogue = ofTides): HTMLElement =>
  render(<PhaseTrack catalogue={catalogue} status={statusOf(view)} />).container

describe('the table of a game that is unknown to the board', () => {
  it('has its rows in the order of its chapter, with their titles, and the text of an empty row of a seat', () => {
    const { container, zone } = show()
    const rows = [...container.querySelectorAll('.qw-shared > section')].map((one) => one.getAttribute('aria-label'))
    expect(rows).toEqual(['Crowded harbour', 'Fog', 'Charts and wrecks'])
    expect(zone('harbour')?.querySelectorAll('.qw-row > .qw-stack')).toHaveLength(2)
    expect(zone('p1.quay')?.textContent).toBe('Player 1 has nothing.')
    expect(zone('p2.quay')?.querySelector('[data-card="Loot"]')).not.toBeNull()
    expect((container.querySelector('.qw-shared') as HTMLElement).style.getPropertyValue('--columns')).toBe('minmax(0, 1fr) max-content')
  })

  it('has a row that is drawn only while it contains cards, in its own colour and height', () => {
    expect(show().zone('reef')).toBeNull()
    cleanup()
    const { container, zone } = show(tidesView({ reef: ['Grey Gull'], harbour: [] }))
    expect(zone('reef')?.dataset).toMatchObject({ tone: 'danger', size: 'one' })
    expect(zone('harbour')?.textContent).toContain('No boat is in.')
    const columns = (container.querySelector('.qw-shared') as HTMLElement).style.getPropertyValue('--columns')
    expect(columns, 'as wide as its card, with the other two').toMatch(/^minmax\(0, 1fr\) min\(.*var\(--u\) \* 1\.88.*\) max-content$/)
  })

  it('has piles with their backs, an open one with its last card, and numbers of set-aside cards', () => {
    const { container } = show()
    const deck = screen.getByRole('button', { name: 'Charts, 5 cards' })
    expect(deck.querySelector('rect')?.getAttribute('fill'), 'the flame of charts').toBe('#4a2417')
    expect(container.querySelector('.qw-gone[data-card="Old Chart"]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Wrecks, 2 cards' }).querySelector('svg')).not.toBeNull()
  })

  it('shows a hidden pile as long as it contains cards', () => {
    const view = tidesView()
    const vault = (count: number) => ({ id: 'vault', name: 'vault', count, cards: [] })
    show({ ...view, zones: { ...view.zones, vault: vault(3) } })
    expect(screen.getByRole('button', { name: 'Vault, 3 cards' })).toBeTruthy()
    cleanup()
    show({ ...view, zones: { ...view.zones, vault: vault(0) } })
    expect(screen.queryByRole('button', { name: /^Vault/ })).toBeNull()
  })

  it('says that the last card is the top one if the order of a pile matters, and not otherwise', () => {
    const view = tidesView({ 'spent charts': ['Old Chart', 'Coin'], wrecks: ['Rat', 'Anchor'] })
    show({ ...view, zones: { ...view.zones, wrecks: { id: 'wrecks', name: 'wrecks', count: 2, cards: ['Rat', 'Anchor'] } } })
    for (const [pile, words] of [['Spent charts', 1] as const, ['Wrecks', 0] as const]) {
      fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${pile}, 2 cards`) }))
      expect(within(screen.getByRole('dialog')).queryAllByText('The last card is the top.'), pile).toHaveLength(words)
      fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    }
  })

  it('has dials: a ring that fills, a number that is shown in one phase only, and dials of seats', () => {
    const { container, zone } = show()
    const ring = within(zone('harbour') as HTMLElement).getByRole('img', { name: 'Tide 6 of 8' })
    expect(ring.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toMatch(/^75\.39/)
    // the ring is drawn even if the colour is not one of the CSS tokens
    expect(ring.querySelectorAll('circle')[1]?.getAttribute('stroke')).toBe('currentColor')
    expect(ring.querySelector('svg')?.getAttribute('class')).toBe('is-resource')
    expect(ring.textContent).toBe('6')
    expect(container.textContent).not.toContain('Gusts')
    expect(container.querySelector('[data-seat="p2"] header')?.innerHTML).toContain('Fame 1')
    cleanup()
    const view = tidesView()
    show({ ...view, status: { ...view.status, phase: 'ebb' } })
    expect(screen.getByTitle('Gusts: 3')).toBeTruthy()
  })

  it('shows attachments as strips, tokens in their shapes and order, and marks', () => {
    const { container } = show()
    const stack = container.querySelector('[data-zone="harbour"] .qw-stack') as HTMLElement
    expect(stack.querySelector('.qw-strips [data-card="Anchor"]')).not.toBeNull()
    expect(stack.querySelector('.qw-strips [data-card="Rat"]'), 'a stowaway whose face is seen has a title to read').not.toBeNull()
    const tokens = [...stack.querySelectorAll<HTMLElement>('.qw-token')].map(({ dataset, title }) => [dataset.token, dataset.shape, title])
    expect(tokens).toEqual([
      ['crew', 'hexagon', '1 crew'],
      ['leak', 'drop', '2 leaks'],
    ])
    expect(container.querySelector('[data-card="Kittiwake"] .qw-mark')?.textContent).toBe('Rows')
  })

  it('draws a zone for which no chapter defines a place, and one of a seat', () => {
    const { zone } = show()
    expect(zone('fog')?.querySelector('[data-card="Mist"]')).not.toBeNull()
    expect(screen.getByRole('button', { name: 'Cellar, 3 cards' })).toBeTruthy()
  })

  it('shows hidden cards with the back of their zone', () => {
    const { zone } = show()
    expect(zone('p2.purse')?.querySelector('.qw-back rect')?.getAttribute('fill'), 'the road of boats').toBe('#3d3320')
    expect(zone('p2.purse')?.textContent).toBe('1 card in hand, hidden from you.')
  })

  it('marks the options of a question on the cards of rows, hands and zones without a place, and lists others in the panel', () => {
    const option = (title: string) => ({ key: title, card: { card: title, code: `bay:${title}` } })
    const question: Question = {
      ...{ key: 'hire/p1/0', shape: 'choose', who: 'p1', name: 'hire', parts: {}, because: { step: '2.2' }, least: 1, most: 1 },
      options: ['Kittiwake', 'Coin', 'Mist', 'Old Chart'].map(option),
    }
    const { container, answers } = show(tidesView(), question)
    const asked = [...container.querySelectorAll('[data-card].is-option')].map((one) => one.getAttribute('data-card'))
    expect(asked).toEqual(['Kittiwake', 'Mist', 'Coin'])
    expect(screen.getByRole('button', { name: 'Old Chart' }).className).toContain('qw-choice-face')
    fireEvent.click(container.querySelector('[data-card-button="Mist"]') as HTMLElement)
    expect(answers).toEqual([['Mist']])
  })

  it('shows its round and the icons of its story', () => {
    expect([...trackOf(tidesView()).querySelectorAll('.qw-phases > li')].map((one) => one.getAttribute('data-state'))).toEqual([
      'done',
      'now',
    ])
    cleanup()
    const log = render(
      <Log
        catalogue={ofTides}
        entries={[
          { n: 0, kind: 'boat-sails', parts: {} },
          { n: 1, kind: 'rests', parts: {} },
        ]}
      />,
    )
    expect([...log.container.querySelectorAll('li')].map((one) => one.querySelector('svg') !== null)).toEqual([true, false])
  })

  it('shows the parts of a system that the table sends: its phase in the round and its counters as words, and nothing otherwise', () => {
    const fog: Chapter = {
      game: 'tides',
      counters: { sight: { about: 'How far one sees.', of: 'table' }, nerve: { about: 'How calm one is.', of: 'each-seat' } },
      dials: {
        sight: {
          of: 'table',
          zone: 'harbour',
          look: 'number',
          icon: 'attack',
          tone: 'attack',
          reads: 'Sight: {face}',
          faces: ['Clear', 'Thick'],
        },
        nerve: { of: 'each-seat', look: 'number', icon: 'resource', tone: 'resource', reads: 'Nerve {now}' },
      },
      phases: { hush: 'All is still.' },
      steps: { hush: ['listen', 'drift'] },
      messages: { 'phase.hush': 'The hush', 'step.listen': 'Listen', 'step.drift': 'Drift' },
    }
    const merged = withSystems(rulebook, [{ chapter: fog, file: 'fog.json' }], 'tides.ts')
    expect(merged.issues).toEqual([])
    const foggy = createCatalogue({ rulebook: merged.rulebook, messages: {} })
    const phases = (shown: View) => [...trackOf(shown, foggy).querySelectorAll('.qw-phases > li .qw-phase')].map((one) => one.textContent)
    const elsewhere = show(tidesView(), undefined, foggy).container
    expect(phases(tidesView())).toHaveLength(2)
    expect(elsewhere.innerHTML).not.toContain('Nerve')
    cleanup()
    const view = tidesView()
    // the maximum of a ring without a number of its own is the maximum of its counter
    const ringed: Chapter = {
      ...fog,
      counters: { ...fog.counters, sight: { about: 'How far one sees.', of: 'table', most: 4 } },
      dials: { sight: { of: 'table', zone: 'harbour', look: 'ring', icon: 'attack', tone: 'danger', reads: 'Sight {now} of {full}' } },
    }
    const rings = createCatalogue({
      rulebook: withSystems(rulebook, [{ chapter: ringed, file: 'fog.json' }], 'tides.ts').rulebook,
      messages: {},
    })
    show({ ...view, status: { ...view.status, sight: 1 } as View['status'] }, undefined, rings)
    const ring = screen.getByRole('img', { name: 'Sight 1 of 4' })
    expect(ring.textContent).toBe('1')
    expect(ring.querySelectorAll('circle')[1]?.getAttribute('stroke-dasharray')).toMatch(/^25\.13/)
    cleanup()
    const status = {
      ...view.status,
      phase: 'hush',
      step: 'drift',
      phases: ['ebb', 'hush', 'flood'],
      sight: 1,
      seats: [{ seat: 'p1', nerve: 2 }],
    }
    const { container, zone } = show({ ...view, status }, undefined, foggy)
    expect(phases({ ...view, status })).toEqual([expect.anything(), 'The hush', expect.anything()])
    expect(trackOf({ ...view, status }, foggy).querySelector('[aria-current="step"] .qw-step')?.textContent).toBe('Drift')
    expect(within(zone('harbour') as HTMLElement).getByTitle('Sight: Thick').textContent).toContain('Thick')
    expect(container.querySelector('[data-seat="p1"] header')?.innerHTML).toContain('Nerve 2')
    cleanup()
    show({ ...view, status: { ...status, sight: 2 } }, undefined, foggy)
    expect(screen.getByTitle('Sight: 2')).toBeTruthy()
  })
})
