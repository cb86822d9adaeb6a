import { IntlMessageFormat } from 'intl-messageformat'
import { type Catalogue, type CatalogueSource, catalogueWith, type Message } from './catalogue.ts'
import { messagesOf } from './rulebook-messages.ts'
import { boardMessages } from './words.ts'

/** A catalogue that can show all sentences of a table: its messages are ICU messages with named parts, including plurals and choices. */
export const createCatalogue = (source: CatalogueSource): Catalogue =>
  catalogueWith(source, { messages: { ...boardMessages, ...messagesOf(source.rulebook) }, read: readMessage })

function readMessage(message: string, language: string): Message {
  const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true })
  return (parts) => String(format.format(parts))
}
