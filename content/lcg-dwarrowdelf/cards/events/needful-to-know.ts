import { action, card, lookAt, lowerThreat, raiseOwnThreat, topCards } from '@questwright/lcg'

export default card('needful-to-know', [
  action({ cost: raiseOwnThreat(1) }, ({ you }) => {
    lookAt(you, topCards('encounter-deck', 1))
    lowerThreat(you, topCards('encounter-deck', 1)[0]?.threat ?? 0)
  }),
])
