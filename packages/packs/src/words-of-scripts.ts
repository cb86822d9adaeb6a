import type { WordsOf } from '@questwright/kernel'

/** The sorts of words, each with its name in a sentence. */
export const wordsOfScripts: { readonly [words in WordsOf]: string } = {
  ways: 'way of a choice',
  prompts: 'question',
  outcomes: 'reason why the game ends',
  costs: 'cost',
  abilities: 'ability',
  tokens: 'token',
  names: 'name of a card that lies face down',
  byHand: 'text that is followed by hand',
}
