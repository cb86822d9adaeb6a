import {
  attackersWhoDestroyed,
  card,
  forced,
  heroesInPlay,
  highest,
  isNamed,
  randomCard,
  remember,
  response,
  whenWon,
} from '@questwright/lcg'
import { earn, writeNote } from '@questwright/lcg-campaigns/systems/campaign'
import { bringsMendor, losesWithMendor } from '../../lib/mendor.ts'
import { eachAttaches, kept, SCARRED, VALOR } from '../../lib/veterans.ts'

const TROLL = 'lcg-core-set:hill-troll'
/** The name of the note that the troll has given its burdens, which happens once in a game. */
const DONE = 'scarred'

export default card('journey-along-the-anduin-campaign', {
  A: [
    bringsMendor(),
    response.after('destroyed', { slug: 'valor', of: (enemy) => isNamed(enemy, TROLL) }, () => eachAttaches(VALOR)),
    forced.after(
      'destroyed',
      {
        slug: 'scarred',
        when: ({ self, event }) =>
          self.memory(DONE) === undefined && !event.subject.isEnemy && attackersWhoDestroyed(event).some((enemy) => isNamed(enemy, TROLL)),
      },
      ({ self }) => {
        remember(self, DONE, 'yes')
        eachAttaches(SCARRED)
      },
    ),
    losesWithMendor,
    whenWon(() => {
      for (const one of kept()) earn(one.code, one.host ?? undefined)
      const prisoner = randomCard(highest(heroesInPlay(), 'damage'))
      if (prisoner) writeNote('prisoner', prisoner.title)
    }),
  ],
})
