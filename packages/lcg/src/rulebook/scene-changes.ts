/** The values that a scene checks when it is written from a game of the cooperative game. */
import type { Chapter } from '@questwright/rulebook'

export const sceneChanges: NonNullable<Chapter['sceneChanges']> = {
  marks: ['exhausted', 'committed'],
  tokens: { resource: 'resources' },
  telling: ['damage', 'progress', 'threat'],
  onTheWay: ['resources'],
}
