import { attach, cannot, choose, firstPlayer, forced, type GameCard, type Part } from '@questwright/lcg'
import { isSacked } from '../systems/sacks.ts'

/** Parts that the Sack cards share. */

/** Abilities that Bilbo can use even with a Sack, by the beginning of their names. */
const ALLOWED = 'lcg-the-hobbit-saga:troll-camp#'

/**
 * The parts of a Sack.
 * @param among the possible characters; those with a Sack, and Gandalf, are left out
 * @param measure it is attached to a character with the highest value of this; of several the first player chooses one
 */
export function sackOver(among: () => readonly GameCard[], measure: (character: GameCard) => number): readonly Part[] {
  return [
    forced.when('sacked', { of: 'self', where: ['resolving'] }, ({ self }) => {
      const able = among().filter((one) => one.title !== 'Gandalf' && !isSacked(one))
      const most = Math.max(...able.map(measure))
      const host = choose(
        able.filter((one) => measure(one) === most),
        { by: firstPlayer(), as: 'choose-host' },
      )
      attach(self, host, null)
    }),
    cannot('readied', { on: 'host' }),
    cannot('attacked', { on: 'host' }),
    cannot('defends', { on: 'host' }),
    cannot('commits', { on: 'host' }),
    cannot('effect', { on: 'host', while: ({ event }) => isTriggered(event.word) && !event.ability.startsWith(ALLOWED) }),
  ]
}

/** Whether abilities with this word are used by choice, and do not resolve by themselves. */
function isTriggered(word: string): boolean {
  return word === 'action' || word === 'response'
}
