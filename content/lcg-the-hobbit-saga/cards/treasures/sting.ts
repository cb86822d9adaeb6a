import { attachesTo, card, dealDamage, discardFromEncounterDeck, modifier, response } from '@questwright/lcg'
import { isBilbo } from '../../systems/baggins.ts'

export default card('sting', [
  attachesTo(isBilbo),
  modifier('willpower', { on: 'host', by: 1 }),
  modifier('attack', { on: 'host', by: 1 }),
  modifier('defense', { on: 'host', by: 1 }),
  response.after('defends', { of: 'host' }, ({ event }) => {
    for (const top of discardFromEncounterDeck(1)) dealDamage(event.attacker, top.threat)
  }),
])
