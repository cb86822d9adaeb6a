import { consequenceMessages, type Rulebook, roundMessages } from '@questwright/rulebook'
import { printedMessages } from './printed-messages.ts'

/**
 * The rulebook's words for things on the table, as messages under the codes that the board uses. So they can be translated like the board's own
 * words.
 */
export function messagesOf(rulebook: Rulebook): { readonly [code: string]: string } {
  return {
    ...consequenceMessages(rulebook),
    ...roundMessages(rulebook),
    ...printedMessages(rulebook),
    ...countMessages(rulebook),
    ...roleMessages(rulebook),
  }
}

/** The words for what the table counts, where that is not the round. */
function countMessages({ counts }: Rulebook): { readonly [code: string]: string } {
  if (counts === 'round') return {}
  return {
    'board.round': `${counts.slice(0, 1).toUpperCase()}${counts.slice(1)} {round}`,
    'board.next-round': `Next: another ${counts}`,
    'board.by.round': `The ${counts}`,
  }
}

/** The words for the player whose turn it is, where the game has a name for that role. */
function roleMessages({ passing: { roles } }: Rulebook): { readonly [code: string]: string } {
  return roles === undefined ? {} : { 'board.active-player': roles.active }
}
