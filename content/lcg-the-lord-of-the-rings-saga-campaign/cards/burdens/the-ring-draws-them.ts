import { atTheEndOf, cannot, card, delayed, engage, firstPlayer, phase, remember, round, stagingArea, whenRevealed } from '@questwright/lcg'
import { theOneRing } from '@questwright/lcg-the-lord-of-the-rings-saga/systems/fellowship'

/** The name of the first player's note of the phase in which it was last revealed. */
const DRAWN = 'the ring draws'

export default card('the-ring-draws-them', [
  whenRevealed(() => {
    // once per phase is enough: a deck with hardly any other cards would reveal it many times
    const now = `${round()} ${phase()}`
    if (firstPlayer().memory(DRAWN) === now) return
    remember(firstPlayer(), DRAWN, now)
    atTheEndOf('phase', 'draws')
  }),
  delayed('draws', () => {
    for (const enemy of stagingArea().filter((card) => card.isEnemy)) engage(enemy, firstPlayer())
  }),
  cannot('cancelled', { while: ({ event }) => event.what.kind === 'effect' && theOneRing()?.exhausted === true, where: ['resolving'] }),
])
