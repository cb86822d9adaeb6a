import { consequenceMessages, type Rulebook, roundMessages } from '@questwright/rulebook'
import { printedMessages } from './printed-messages.ts'

/** What a rulebook calls things on the table, as messages by the codes under which the board says them: so they can be translated as its own words are. */
export function messagesOf(rulebook: Rulebook): { readonly [code: string]: string } {
  return { ...consequenceMessages(rulebook), ...roundMessages(rulebook), ...printedMessages(rulebook) }
}
