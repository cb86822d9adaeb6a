import { card, constantly, dealDamage } from '@questwright/lcg'
import { isOfEncounterDeck } from '../../lib/revealed.ts'

export default card('thalin', [
  // before its keywords and its "when revealed" effects: these do not resolve for an enemy that is destroyed by the damage
  constantly.when(
    'revealed',
    { of: (revealed) => revealed.isEnemy, when: ({ self, event }) => self.committed && isOfEncounterDeck(event.from) },
    ({ event }) => dealDamage(event.subject, 1),
  ),
])
