/** Recognises a list of cards that was given in place of a deck. Only the beginning of the text is examined, however long it is. */
import { cardFormatOf, recogniseCards } from './card-formats.ts'
import type { FormatsOfGames } from './games.ts'

/** The beginning of JSON that may be cards: a list of objects, an object of lists or objects, or one object. */
const json = /^\s*(?:\[\s*)?\{/

/** Names of fields in which tables of cards write the title or the type. */
const names = /"(name|title|card_?name)"\s*:\s*"/i
const types = /"(type|card_?type|type_?(?:name|code))"\s*:\s*"/i

/** How many characters of a text are examined. */
const looked = 20_000

/**
 * Explains that a text is a list of cards and no deck, and where to import it.
 * @returns undefined for other texts
 * @param asked the kind of file that the user was asked for: a deck, or any file that can be read
 */
export function cardsInstead(
  games: FormatsOfGames,
  text: string,
  asked: 'deck' | 'anything',
): { readonly message: string; readonly remedy: string } | undefined {
  const begin = text.slice(0, looked).replace(/^\ufeff/, '')
  const format = recogniseCards(games, begin)
  if (format !== undefined)
    return asked === 'anything'
      ? undefined
      : { message: `This is a table of cards (${cardFormatOf(games, format).name}) and no deck.`, remedy: takeIn }
  const [name, type] = [names.exec(begin)?.[1], types.exec(begin)?.[1]]
  if (!json.test(begin) || name === undefined || type === undefined) return undefined
  return {
    message: `This looks like a list of cards (it has "${name}" and "${type}"), in an unknown form${asked === 'deck' ? ', and no deck' : ''}.`,
    remedy:
      asked === 'deck'
        ? `${takeIn} It must be in one of the forms that docs/interchange.md lists.`
        : 'Bring it into one of the forms that docs/interchange.md lists, such as a table (CSV) with a first row of column names.',
  }
}

const takeIn = 'Import cards into a pack: by Import … in the library, or by qw import FILE --into PACK.'
