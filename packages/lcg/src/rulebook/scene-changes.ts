/** What scenes of the cooperative game look at that are written from a game. */
import type { Chapter } from '@questwright/rulebook'

export const sceneChanges: NonNullable<Chapter['sceneChanges']> = {
  marks: ['exhausted', 'committed'],
  tokens: { resource: 'resources' },
  telling: ['damage', 'progress', 'threat'],
  onTheWay: ['resources'],
}
