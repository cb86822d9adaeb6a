import { card, modifier, Player, whenRevealed } from '@questwright/lcg'
import { nazgulEngageWhoFails, revealBlackRider, ridersAreNotCancelled } from '../../lib/nazgul.ts'

export default card('a-shortcut-to-mushrooms', {
  B: [
    whenRevealed(() => revealBlackRider()),
    ridersAreNotCancelled,
    nazgulEngageWhoFails,
    modifier('hideThreat', {
      on: () => true,
      by: (_, card) => (card instanceof Player ? card.characters.filter((one) => one.isAlly).length : 0),
    }),
  ],
})
