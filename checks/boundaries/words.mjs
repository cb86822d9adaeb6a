/**
 * Splits a text into words as a reader would: `questPoints`, `quest-points` and `QUEST_POINTS` are each "quest" and "points".
 * @param {string} text
 * @returns {{ word: string, at: number, end: number }[]} lower-case words with their places
 */
export function wordsOf(text) {
  const words = []
  for (const match of text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+/gu)) {
    words.push({ word: match[0].toLowerCase(), at: match.index, end: match.index + match[0].length })
  }
  return words
}

/**
 * Words of one game, which the kernel must not contain. Each pattern is matched with a single word; other words with the same letters (question,
 * request, conquest, atmosphere, finally, and the name of this program) do not match.
 */
const gameWords = [
  /threat/,
  /^spheres?$/,
  /^twilight/,
  /(?<!re|con|be|in)quest(?!ion|wright)/,
  /^hero(es|ic|ine|ines)?$/,
  /^(ally|allies|allied)$/,
  /^(enemy|enemies)$/,
  /^staging/,
  /^willpower/,
  /^resources?$/,
  /^encounter/,
  /^shadow/,
  /^(dis)?engag(e|es|ed|ing|ement|ements)$/,
  /^treacher(y|ies)$/,
  /^(minion|skirmish|archery|fellowship)/,
  /^(gandalf|aragorn|frodo|bilbo|sauron|mirkwood|nazg[uû]l|tolkien|hobbit|gondor|rohan|mordor)/,
]

/** Printed keywords, which are plugins in `content/lcg-keywords`: the ruleset must not contain them either. */
const keywords = new Set(
  'doomed surge surges guarded ranged sentinel sentinels restricted victory peril archery sailing secrecy battle siege indestructible toughness'.split(
    ' ',
  ),
)

/** Words after "victory" with which it is the name of a zone or belongs to scoring, which are rules without the keyword. */
const victoryOfTheRules = new Set(['display', 'displays', 'point', 'points'])

/**
 * Words of one game in a text.
 * @param {string} text
 * @returns {{ word: string, at: number }[]}
 */
export function gameWordsIn(text) {
  return wordsOf(text).filter(({ word }) => gameWords.some((pattern) => pattern.test(word)))
}

/**
 * Keywords in an identifier or a string.
 * @param {string} text
 * @returns {{ word: string, at: number }[]}
 */
export function keywordsIn(text) {
  const words = wordsOf(text)
  return words.filter(({ word, end }, index) => {
    if (!keywords.has(word)) return false
    const next = words[index + 1]
    const joined = next !== undefined && /^[\s_-]?$/.test(text.slice(end, next.at))
    return !(word === 'victory' && joined && victoryOfTheRules.has(next.word))
  })
}
