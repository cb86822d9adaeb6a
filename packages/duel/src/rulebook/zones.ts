/** The zones of the duel, in the order in which the table draws them: meaning, place and look of each. */
import type { Zone } from '@questwright/rulebook'
import type { ZoneName } from '../zones.ts'

export const tableZones: { readonly [Z in ZoneName]: Zone } = {
  resolving: {
    about: 'A card that is being played lies here until it is placed.',
    title: 'Being played',
    look: 'row',
    // the content of the pool is shown beside its title
    size: 'wide',
    tone: 'accent',
    empty: 'Nothing is being played.',
  },
  rules: { about: 'Cards that bear the rules of systems.', title: 'Rules', look: 'count', icon: 'scroll', shownFor: ['rule'] },
  ground: {
    about: 'Where fighters stand.',
    play: 'in',
    title: 'Ground',
    place: 'seat',
    look: 'row',
    stands: 'by-role',
    empty: 'Nobody stands here.',
    back: 'duel',
  },
  hand: { about: 'The hand.', title: 'Hand', place: 'seat', look: 'hand', icon: 'hand', empty: 'No cards in hand.', back: 'duel' },
  deck: { about: 'The deck.', title: 'Deck', place: 'seat', look: 'number', icon: 'deck', order: 'ordered', back: 'duel' },
  spent: {
    about: 'Cards that were played, slain or discarded.',
    title: 'Spent cards',
    place: 'seat',
    look: 'count',
    icon: 'discard',
    order: 'ordered',
    back: 'duel',
  },
  borne: { about: 'Items that a fighter bears.', play: 'as-host', title: 'Borne items', place: 'card', look: 'tucked' },
}
