/** The tour through the starters of the first set. */
import type { Tour } from '@questwright/rulebook'

export const tour: Tour = {
  pack: 'tcg-fellowship',
  scenario: 'standard',
  title: 'Standard game',
  card: 'uruk-slayer',
  offer: 'A short walk through a game of two starter decks: a deck, a card, the table. Three minutes.',
  over: 'New pack … begins cards of your own, which play with and against those that are here.',
  begins: 'Two decks that are ready to play',
  whole:
    'Aragorn against Gandalf: each player has a fellowship on the way to site 9, and minions against the other. Play deals the two starters.',
  deck: {
    slug: 'fellowship-aragorn',
    halves: 'Free Peoples cards and Shadow cards must be equally many. The bars show both halves, with the curve of their twilight costs.',
    order: 'Nine different sites, one for each number. An empty place finds the cards that fit.',
  },
  own: 'New pack … begins an empty one. A companion and a minion are enough for a first game; the handbook goes on from here.',
}
