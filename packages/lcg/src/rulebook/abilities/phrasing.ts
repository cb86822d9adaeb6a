/** Corrections of phrases of the cooperative game that would be wrong when menu entries are joined. */
import type { AbilityMenus } from '@questwright/rulebook'

const pile =
  "your hand|their hand|that player's hand|a player's hand|your discard pile|their discard pile|that player's discard pile|a player's discard pile|the encounter discard pile"

export const phrasing: NonNullable<AbilityMenus['phrasing']> = [
  // a number without an icon is worded differently: "has an engagement cost of 30"
  { from: String.raw`\bhas (\d+|X) ((?:engagement )?cost|hand limit|threat elimination level)\b`, to: 'has a $2 of $1' },
  { from: String.raw`\b(cards [^.]*?have progress placed on) it\b`, to: '$1 them' },
  // "commit to the quest" already says that the character was not committed
  { from: String.raw`\b(commits?) ([^.,]*?) not committed to the quest to the quest\b`, to: '$1 $2 to the quest' },
  { from: String.raw`\b(removes?) ([^.,]*?) committed to the quest from the quest\b`, to: '$1 $2 from the quest' },
  // a card that leaves a hand or a pile is discarded "from your hand", and not "in your hand"
  { from: String.raw`\b(deals?) (an?) card in (${pile}) (?=to [^.]* as a shadow card)`, to: '$1 $2 card from $3 ' },
  {
    from: String.raw`\b(discard|put|place|return|shuffle|attach|reveal|move|set|bring)(e?s?) ((?:an?|each|another|up to \d+|\d+|X) (?:[^ .,]+ )*?cards?) in (${pile})\b`,
    to: '$1$2 $3 from $4',
  },
]
