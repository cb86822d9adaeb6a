import { card, chooseOne, exhaust, forced, revealEncounterCards } from '@questwright/lcg'

export default card('the-searching-eye', [
  forced.after(
    'drawn',
    { of: (player, { self }) => player === self.owner, when: ({ self, event }) => event.cards.includes(self), where: ['hand'] },
    ({ event }) => {
      const by = event.subject
      chooseOne({ hide: () => exhaust(by.heroes), 'be-seen': () => revealEncounterCards(1, undefined, by) }, { by })
    },
  ),
])
