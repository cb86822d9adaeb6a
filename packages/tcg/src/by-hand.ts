import { byHand as byHandOf } from '@questwright/authoring'
import { type Ability, table } from '@questwright/kernel'
import { freePlayer } from './state.ts'

/**
 * A text of the card that no script carries out, so that people follow it with moves by hand. In a card's list of abilities, it is a text that
 * holds as long as the card is in play: the table marks the card. In an effect, it asks the player of the ability to follow the text now, who answers
 * when it is done, or leaves it out. Bots leave it out.
 * @param key a slug; the text of the pack has the card's words under `words.byHand`
 */
export function byHand(key: string): Ability {
  return byHandOf(key, () => table().doing?.you ?? freePlayer())
}
