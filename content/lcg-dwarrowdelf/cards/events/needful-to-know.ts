import { action, card, lookAt, lowerThreat, raiseOwnThreat, topCards } from '@questwright/lcg'

export default card('needful-to-know', [
  action({ cost: raiseOwnThreat(1) }, ({ you }) => {
    const [top] = topCards('encounter-deck', 1)
    lookAt(you, top)
    lowerThreat(you, top?.threat ?? 0)
  }),
])
