/** The modes of the games that this program plays, for options on the command line. */
import { rulebooks } from '@questwright/workshop/rulebooks'

export const modesOfGames: readonly string[] = [...new Set(Object.values(rulebooks).flatMap(({ modes }) => Object.keys(modes)))]
