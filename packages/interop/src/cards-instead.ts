/** A list of cards where a deck was expected, or one in a form that nothing here reads: told by its beginning, however long it is. */
import { cardFormatOf, recogniseCards } from './card-formats.ts'
import type { FormatsOfGames } from './games.ts'

/** A list of objects, an object of lists or objects, or one object. */
const json = /^\s*(?:\[\s*)?\{/

/** Fields by which tables of cards call what a card is called, and what it is. */
const names = /"(name|title|card_?name)"\s*:\s*"/i
const types = /"(type|card_?type|type_?(?:name|code))"\s*:\s*"/i

/** How much of a text is looked at. */
const looked = 20_000

/**
 * @returns what a text is that holds cards and no deck, and where it is taken in; nothing for other texts
 * @param asked for what it was given: for a deck, or for anything that is known
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
    message: `This looks like a list of cards (it has "${name}" and "${type}"), in a form that is not known here${asked === 'deck' ? ', and no deck' : ''}.`,
    remedy:
      asked === 'deck'
        ? `${takeIn} It must be in one of the forms that docs/interchange.md lists.`
        : 'Bring it into one of the forms that docs/interchange.md lists, such as a table (CSV) with a first row of column names.',
  }
}

const takeIn = 'Cards are taken into a pack: by Import … in the library, or by qw import FILE --into PACK.'
