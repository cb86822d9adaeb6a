import { atTheEndOf, cannot, card, delayed, engage, firstPlayer, phase, remember, round, stagingArea, whenRevealed } from '@questwright/lcg'
import { theOneRing } from '@questwright/lcg-the-lord-of-the-rings-saga/systems/fellowship'

/** Under this name the first player remembers in which phase it was revealed. */
const DRAWN = 'the ring draws'

export default card('the-ring-draws-them', [
  whenRevealed(() => {
    // once is enough: a deck of little else reveals it many times
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
