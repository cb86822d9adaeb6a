/**
 * Limits for the texts of chapters. Authors whom the user does not know write these texts, and they are ICU messages: branches can be
 * nested, the reader recurses into each of them, and a part that occurs a hundred times is inserted a hundred times, also sentences within
 * sentences.
 */

/** Length of a text. The longest text of the game's own has about 400 characters. */
export const mostMessageLetters = 2_000
/** Nesting of braces: a part with branches counts two, and a part in one of its branches is the third. */
export const mostMessageNesting = 12
/** Parts and branches: the value of each is inserted where its braces are. */
export const mostMessageParts = 100
/** Length of a sentence after all parts are inserted. */
const mostSentenceLetters = 10_000

/** How deep the braces of a text are nested. */
export function messageNesting(message: string): number {
  let [depth, most] = [0, 0]
  for (const letter of message) {
    if (letter === '{') depth += 1
    else if (letter === '}') depth -= 1
    most = Math.max(most, depth)
  }
  return most
}

/** How many parts and branches a text has. */
export const messageParts = (message: string): number => message.split('{').length - 1

/** Whether a text of a chapter is within these limits. */
export const isBoundedMessage = (message: string): boolean =>
  message.length <= mostMessageLetters && messageParts(message) <= mostMessageParts && messageNesting(message) <= mostMessageNesting

/** A sentence, or a part of one; a longer one is cut at the limit and ends with dots. */
export function boundedSentence(sentence: string): string {
  if (sentence.length <= mostSentenceLetters) return sentence
  // build a new string: a slice would keep the whole sentence of several megabytes in memory
  return `${sentence.slice(0, mostSentenceLetters).split('').join('')} …`
}

/** The value of a part of a message, cut at the same limit. */
export const boundedPart = (part: string | number): string | number => (typeof part === 'string' ? boundedSentence(part) : part)
