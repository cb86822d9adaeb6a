import { type Catalogue, type CatalogueSource, catalogueWith, type Message } from './catalogue.ts'
import { faceWords } from './face-words.ts'
import { printedMessages } from './printed-messages.ts'

/**
 * A catalogue for faces of cards alone, as lists show them: it knows what cards print and what a face says, and no message with choices in it (plurals).
 * So a page of faces loads nothing that reads those.
 */
export const faceCatalogue = (source: Omit<CatalogueSource, 'messages'>): Catalogue =>
  catalogueWith(source, { messages: { ...faceWords, ...printedMessages(source.rulebook) }, read: readPlain })

const gap = /\{(\w+)\}/g

/** A text with names in braces, and nothing else by which ICU messages are more than text. */
function readPlain(message: string): Message {
  if (/[{}']/.test(message.replace(gap, '').replace(/\w'\w/g, ''))) throw new Error('This message has choices in it, or quotes.')
  return (parts) =>
    message.replace(gap, (_, name: string) => {
      const part = parts[name]
      if (part === undefined) throw new Error(`The message wants ${name}.`)
      return String(part)
    })
}
