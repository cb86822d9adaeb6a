// @vitest-environment happy-dom
/** The scenario editor shows declarations of systems like those of the game: zones on the opening board, card types in the deck. */
import { dealtCardsOf } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { DryRun } from '@questwright/realm/web'
import { withSystems } from '@questwright/rulebook'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OpeningBoard } from '../src/ui/scenario/opening-board.tsx'

const zones = {
  'war-front': { about: 'Where armies meet.', title: 'War front', play: 'in' },
  'rumour-deck': { about: 'Rumours.', title: 'Rumour deck', visibility: 'nobody', look: 'pile' },
  camp: { about: 'A camp.', title: 'Camp', place: 'seat' },
  under: { about: 'Under a card.', place: 'card' },
} as const
const face = { name: 'Army', window: 'plain', motif: 'people' }
const type = { back: 'encounter', group: 'encounter', content: 'encounter-cards', inDeck: 'never', newCard: {}, face } as const
const chapter = {
  zones,
  types: { army: { ...type, name: 'Army', plural: 'Armies' }, raider: { ...type, name: 'Raider', plural: 'Raiders', is: ['enemy'] } },
} as const
const { rulebook } = withSystems(rulebookAt('lcg'), [{ chapter: { game: 'lcg', ...chapter }, file: 'war.json' }], 'lcg')

const bundle = {
  id: 'war',
  systems: { war: chapter },
  cards: {},
  text: { en: { cards: { riders: { title: 'Riders' }, spy: { title: 'Spy' } } } },
}

test('zones of a system are shown on the opening board: rows with their cards, piles with their number of cards, those of seats beside the player', () => {
  const card = (key: string, slug?: string) => ({ key, ...(slug ? { code: `war:${slug}` } : {}), tokens: {}, marks: [], stats: {} })
  const patch = {
    cards: { a: card('a', 'riders'), b: card('b', 'spy') },
    zones: { 'war-front': { cards: ['a'], count: 1 }, 'rumour-deck': { cards: [], count: 12 }, 'p1.camp': { cards: ['b'], count: 1 } },
    status: { seats: [{ seat: 'p1' }], firstPlayer: 'p1' },
  }
  const run = { state: 'ok', viewer: 'p1', board: { viewers: { p1: { patch } } } } as unknown as Exclude<DryRun, { state: 'refused' }>
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(<OpeningBoard run={run} bundles={[bundle as unknown as PackBundle]} rulebook={rulebook} />)
  const told = [...page.querySelectorAll('dl > div')].map((one) => one.textContent)
  expect(told).toContain('War frontRiders')
  expect(told.find((one) => one?.startsWith('Decks'))).toContain('12 in Rumour deck')
  expect(told.find((one) => one?.startsWith('Player 1'))).toContain('Camp: Spy')
})

test('a card of a system’s type that belongs to a set is in the encounter deck, as in the engine, unless its type forms a separate pile', () => {
  const dealt = ([undefined, 'shuffled', 'apart'] as const).map((inSet) => {
    const own = { ...type, name: 'Army', plural: 'Armies', ...(inSet ? { inSet } : {}) }
    const game = withSystems(rulebookAt('lcg'), [{ chapter: { game: 'lcg', types: { army: own } }, file: 'war.json' }], 'lcg').rulebook
    const pack = { id: 'war', game: 'lcg', cards: { host: { type: 'army', encounterSet: 'fen', quantity: 2 } }, scenarios: {} }
    return dealtCardsOf({ quest: [], encounterSets: ['fen'] } as never, [pack as never], 'standard', game, 'war').map(
      ({ copies }) => copies,
    )
  })
  expect(dealt).toEqual([[2], [2], []])
})
