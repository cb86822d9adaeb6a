import { type Ability, anyTable, askByHand, BY_HAND, type Card, close } from '@questwright/kernel'
import { ability } from './ability.ts'

/** Makes the ability of a text that is followed by hand. */
const ofText = (key: string): Ability =>
  ability({ slug: `${BY_HAND}-${key}`, word: BY_HAND, lane: null, hears: [], notes: { byHand: key } }, {}, () => undefined)

/** Whether a card prints a text that no script carries out as long as it is in play. */
export const hasTextByHand = (card: Card): boolean => card.printed.parts.some((part) => part.kind === 'ability' && part.word === BY_HAND)

const nothing = close(ofText('nothing'))

/**
 * A text that no script carries out. In a list of abilities it makes an ability: people follow the text by hand as long as the card is in play.
 * In an effect it asks a player to follow the text now.
 * @param key the text file of the pack has the text under `words.byHand`
 * @param who returns the player to ask
 */
export function byHand(key: string, who: () => Card): Ability {
  if (anyTable() === undefined) return ofText(key)
  askByHand(who(), key)
  return nothing
}
