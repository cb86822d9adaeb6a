import { attach, cannot, choose, firstPlayer, forced, type GameCard, type Part } from '@questwright/lcg'
import { isSacked } from '../systems/sacks.ts'

/** What the Sack cards share. */

/** What lets Bilbo act even in a Sack. */
const ALLOWED = 'lcg-the-hobbit-saga:troll-camp#'

/**
 * The parts of a Sack.
 * @param among the characters from whom it takes one that has no Sack and is not Gandalf
 * @param measure of these it is put over one with the most; of several the first player chooses one
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

/** What somebody triggers, and nothing brings about by itself. */
function isTriggered(word: string): boolean {
  return word === 'action' || word === 'response'
}
