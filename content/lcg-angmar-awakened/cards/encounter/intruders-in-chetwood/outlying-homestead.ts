import { cannot, card, encounterDeck, revealEncounterCards, travel } from '@questwright/lcg'

export default card('outlying-homestead', [
  cannot('threatLowered', { on: () => true, while: ({ self }) => self.inStaging }),
  travel(
    () => encounterDeck().length >= 1,
    () => revealEncounterCards(1),
  ),
])
