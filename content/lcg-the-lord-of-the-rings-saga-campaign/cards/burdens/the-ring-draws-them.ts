import { atTheEndOf, cannot, card, delayed, engage, firstPlayer, stagingArea, whenRevealed } from '@questwright/lcg'
import { theOneRing } from '@questwright/lcg-the-lord-of-the-rings-saga/systems/fellowship'

export default card('the-ring-draws-them', [
  whenRevealed(() => atTheEndOf('phase', 'draws')),
  delayed('draws', () => {
    for (const enemy of stagingArea().filter((card) => card.isEnemy)) engage(enemy, firstPlayer())
  }),
  cannot('cancelled', { while: ({ event }) => event.what.kind === 'effect' && theOneRing()?.exhausted === true, where: ['resolving'] }),
])
