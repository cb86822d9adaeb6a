import { type CardDefinition, defineCard } from '@questwright/kernel'
import { action } from '../script.ts'

/** A placeholder card for scenes. It can be played in the muster and does nothing, so that every player is asked in their turn. */
export function standIn(): CardDefinition {
  return defineCard('scene:card', { type: 'move', side: 'own', title: 'Stand-in card' }, [
    action('muster', { slug: 'idle' }, () => undefined),
  ])
}
