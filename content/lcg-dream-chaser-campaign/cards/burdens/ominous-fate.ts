import {
  addToVictoryDisplay,
  assignDamage,
  cannot,
  card,
  chooseOne,
  eachPlayer,
  firstPlayer,
  may,
  raiseThreat,
  revealEncounterCards,
  shadow,
  whenRevealed,
} from '@questwright/lcg'
import { part } from '../../lib/part.ts'

export default card('ominous-fate', [
  cannot('cancelled', { where: ['resolving'], while: ({ event }) => event.what.kind === 'effect' }),
  whenRevealed(({ self }) => {
    eachPlayer((player) =>
      chooseOne(
        {
          'reveal-one': () => revealEncounterCards(1, undefined, player),
          'raise-threat': () => raiseThreat(player, part()),
          'take-damage': () => assignDamage(part(), player.characters, { by: player }),
        },
        { by: player },
      ),
    )
    may(() => addToVictoryDisplay(self), { by: firstPlayer(), as: 'may-seal-fate' })
  }),
  shadow(({ you }) => revealEncounterCards(1, undefined, you)),
])
