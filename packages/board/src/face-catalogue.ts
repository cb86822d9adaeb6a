import { type Catalogue, type CatalogueSource, catalogueWith, type Message } from './catalogue.ts'
import { faceWords } from './face-words.ts'
import { printedMessages } from './printed-messages.ts'

/**
 * A catalogue for card faces alone, as lists show them: it has the printed facts of cards and the words of faces, and no message with
 * plurals or other choices. So a page that shows only faces does not load the parser for ICU messages.
 */
export const faceCatalogue = (source: Omit<CatalogueSource, 'messages'>): Catalogue =>
  catalogueWith(source, { messages: { ...faceWords, ...printedMessages(source.rulebook) }, read: readPlain })

const gap = /\{(\w+)\}/g

/** Parses a message that has placeholders (names in braces) and no other ICU syntax. */
function readPlain(message: string): Message {
  if (/[{}']/.test(message.replace(gap, '').replace(/\w'\w/g, ''))) throw new Error('This message has choices in it, or quotes.')
  return (parts) =>
    message.replace(gap, (_, name: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`The message wants ${name}.`)
      return String(part)
    })
}
