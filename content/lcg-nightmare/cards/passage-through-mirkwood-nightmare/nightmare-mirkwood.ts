import { card, playersInOrder, revealEncounterCards, setup } from '@questwright/lcg'

export default card('nightmare-mirkwood', { A: [], B: [setup(() => revealEncounterCards(playersInOrder().length))] })
