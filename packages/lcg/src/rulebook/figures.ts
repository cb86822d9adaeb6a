/** The figures by which two positions of the cooperative game are compared. */
import type { Chapter } from '@questwright/rulebook'

export const figures: NonNullable<Chapter['figures']> = {
  threat: { name: 'Threat of {seat}', reads: { status: 'threat', of: 'each-seat' } },
  stagingThreat: { name: 'Threat in the staging area', reads: { status: 'stagingThreat', of: 'table' } },
  staged: { name: 'Cards in the staging area', reads: { cards: 'all', zones: ['staging-area'] } },
  engaged: { name: 'Enemies engaged', reads: { cards: 'all', zones: ['engaged'] } },
  heroes: { name: 'Heroes alive', reads: { having: 'threatCost', zones: ['play-area'] } },
  damage: { name: 'Damage on heroes and allies', reads: { tokens: 'damage', zones: ['play-area'] } },
  enemyDamage: { name: 'Damage on enemies', reads: { tokens: 'damage', zones: ['engaged', 'staging-area'] } },
  progress: { name: 'Progress on the quest', reads: { tokens: 'progress', zones: ['current-quest'] } },
  resources: { name: 'Resources', reads: { tokens: 'resource', zones: ['play-area'] } },
  hand: { name: 'Cards in hand', reads: { cards: 'all', zones: ['hand'] } },
}
