import { assignDamage, card, eachPlayer, forced, whenRevealed } from '@questwright/lcg'
import { find, onward } from '../../lib/belegaer.ts'
import { isOffCourse } from '../../systems/sailing.ts'

export default card('into-the-storm', {
  A: [whenRevealed(() => find('waterspout'))],
  B: [
    forced.atEndOf('quest', { when: isOffCourse }, () => eachPlayer((player) => assignDamage(5, player.characters, { by: player }))),
    onward(),
  ],
})
