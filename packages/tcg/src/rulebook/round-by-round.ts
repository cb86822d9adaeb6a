/** The summary of a finished game, turn by turn. */
import type { RoundByRound } from '@questwright/rulebook'

export const roundByRound: RoundByRound = {
  begins: { kind: 'turn-began', round: 'turn' },
  // burdens are tokens of a card and not of a player, so the curve shows the site number of each fellowship instead
  dial: { name: 'site', changes: [{ kind: 'moved', sets: 'number' }], leaves: [{ kind: 'lost' }] },
  figures: { killed: { name: 'Characters killed', icon: 'damage', tone: 'attack', of: [{ kind: 'killed' }] } },
  told: ['killed'],
  bars: 'killed',
  fates: {
    lost: { name: 'Lost', icon: 'damage', tone: 'plain', of: [{ kind: 'lost', names: 'seat' }] },
    killed: { name: 'Killed', icon: 'damage', tone: 'plain', of: [{ kind: 'killed', names: 'card' }] },
  },
  turn: {
    weighs: { killed: 1 },
    says: [{ needs: ['killed'], reads: '{killed, plural, one {# character killed} other {# characters killed}}' }],
  },
}
