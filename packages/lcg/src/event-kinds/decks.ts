import { reference, setPart, shuffle, table, tell } from '@questwright/kernel'
import type { GameCard } from '../cards.ts'
import type { EventSpecs } from './specs.ts'
import { field } from './writing.ts'

/** Events of drawing from decks and shuffling them. */

export const deckKinds = {
  drawn: {
    after: 'own',
    resolve: (event) => {
      const t = table()
      const { subject, amount } = event
      const hand = t.zone(`${subject.id}.hand`)
      const drawn: GameCard[] = []
      for (let i = 0; i < amount; i++) {
        const card = t.zone(`${subject.id}.deck`).top as GameCard | undefined
        if (!card) break
        // players who looked at the card in the deck must not see it in the hand
        field(card, 'seenBy', undefined)
        t.move(card, hand)
        drawn.push(card)
      }
      setPart(event, 'cards', drawn)
      if (drawn.length > 0)
        tell('drew', { seat: subject.id, amount: drawn.length }, { seats: [subject.id], parts: { cards: drawn.map(reference) } })
    },
  },
  searched: { after: 'own', resolve: () => undefined },
  cardsShuffled: {
    after: 'own',
    resolve: ({ zone }) => {
      const { id, seatName } = table().zone(zone)
      shuffle(table().zone(zone))
      const whose = seatName !== null ? 'player' : id === 'encounter-deck' ? 'encounter' : 'other'
      tell('shuffled', { zone, whose, ...(seatName === null ? {} : { seat: seatName }) })
    },
  },
} satisfies Partial<EventSpecs>
