/**
 * Bounds of what chapters say. Strangers write these texts, and they are ICU messages: branches nest, a reader calls itself for each, and a part that is
 * named a hundred times is put in a hundred times, sentences within sentences.
 */

/** Letters of a text. The longest of the game's own has some 400. */
export const mostMessageLetters = 2_000
/** Braces within braces: a part with branches is two, and a part in one of them is the third. */
export const mostMessageNesting = 12
/** Parts and branches: each is put in where its braces stand. */
export const mostMessageParts = 100
/** Letters of a sentence with all of its parts put in. */
const mostSentenceLetters = 10_000

/** How deep the braces of a text nest. */
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

/** Whether a text of a chapter is within its bounds. */
export const isBoundedMessage = (message: string): boolean =>
  message.length <= mostMessageLetters && messageParts(message) <= mostMessageParts && messageNesting(message) <= mostMessageNesting

/** A sentence, or a part of one, cut at the limit and ended with dots where it is longer. */
export function boundedSentence(sentence: string): string {
  if (sentence.length <= mostSentenceLetters) return sentence
  // letter by letter: a slice would keep the whole of a sentence of megabytes in memory
  return `${sentence.slice(0, mostSentenceLetters).split('').join('')} …`
}

/** The value of a part of a message, cut at the same limit. */
export const boundedPart = (part: string | number): string | number => (typeof part === 'string' ? boundedSentence(part) : part)
