/** What systems add to a scenario's lists: card types for the encounter deck, and zones. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { withSystems } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { kindsInDeck, ownZones } from '../src/scenario/index.ts'

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
const { rulebook } = withSystems(lcgRulebook, [{ chapter: { game: 'lcg', ...chapter }, file: 'war.json' }], 'lcg')

test('cards of a type that a system defines are counted under their base type, or under their own name', () => {
  const lines = [
    { copies: 3, facts: { type: 'army' } },
    { copies: 2, facts: { type: 'raider' } },
    { copies: 1, facts: { type: 'enemy' } },
    { copies: 0, facts: { type: 'objective-ally' } },
  ]
  const kinds = kindsInDeck(lines as never, rulebook)
  expect(kinds.filter(({ cards }) => cards > 0).map(({ name, cards }) => `${cards} ${name}`)).toEqual(['3 Enemies', '3 Armies'])
  expect(kinds.reduce((sum, { cards }) => sum + cards, 0)).toBe(6)
  expect(kinds.map(({ type: kind }) => kind)).toEqual([...(rulebook.scenario?.filterTypes ?? []), 'army'])
})

test('zones of a system are listed with their cards; piles and hidden zones with the number of cards only', () => {
  expect(
    ownZones([{ systems: { war: chapter } } as never], rulebook.opening).map(({ zone, place, tells }) => [zone, place, tells]),
  ).toEqual([
    ['war-front', 'table', 'cards'],
    ['rumour-deck', 'table', 'count'],
    ['camp', 'seat', 'cards'],
  ])
})
