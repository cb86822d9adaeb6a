import { card, lowerThreat, playersInOrder, response } from '@questwright/lcg'

export default card('double-back', [response.when('stageDefeated', { of: 'self' }, () => lowerThreat(playersInOrder(), 5))])
