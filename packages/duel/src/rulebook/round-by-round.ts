/** The summary of a finished duel, turn by turn. */
import type { RoundByRound } from '@questwright/rulebook'

export const roundByRound: RoundByRound = {
  begins: { kind: 'turn-began', round: 'turn' },
  dial: {
    name: 'wounds',
    changes: [{ kind: 'wounded', where: { of: ['player'] }, adds: 'amount' }],
    leaves: [{ kind: 'fallen' }],
  },
  figures: { met: { name: 'Pairs that met', icon: 'attack', tone: 'attack', of: [{ kind: 'met' }] } },
  told: ['met'],
  bars: 'met',
  fates: {
    fallen: { name: 'Fell', icon: 'damage', tone: 'plain', of: [{ kind: 'fallen', names: 'seat' }] },
    slain: { name: 'Slain', icon: 'damage', tone: 'plain', of: [{ kind: 'slain', names: 'card' }] },
  },
  turn: {
    weighs: { wounds: 1, slain: 2 },
    says: [
      { needs: ['met'], reads: '{met, plural, one {# pair met} other {# pairs met}}' },
      { needs: ['slain'], reads: '{slain, plural, one {# fighter slain} other {# fighters slain}}' },
      { needs: ['wounds'], reads: '{wounds, plural, one {# wound} other {# wounds}} for the players' },
    ],
  },
}
