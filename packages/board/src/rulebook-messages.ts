import { consequenceMessages, type Rulebook, roundMessages } from '@questwright/rulebook'
import { printedMessages } from './printed-messages.ts'

/**
 * The rulebook's words for things on the table, as messages under the codes that the board uses. So they can be translated like the board's own
 * words.
 */
export function messagesOf(rulebook: Rulebook): { readonly [code: string]: string } {
  return { ...consequenceMessages(rulebook), ...roundMessages(rulebook), ...printedMessages(rulebook) }
}
