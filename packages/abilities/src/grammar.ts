/** English grammar for the sentences of abilities: number, articles, and verb forms. Pure: the words of a game come from its menus. */

/** Words that begin a qualifier after a noun: "fox near the bridge", "card you control". */
const behind = new Set(
  'in on of with without from to at by for among under near beside behind against into you they not no that which who whom called named other controlled'.split(
    ' ',
  ),
)

/** Splits a phrase after its noun: the words up to the noun, and the rest: "old fox", " near the bridge". */
function parted(text: string, further: ReadonlySet<string>): readonly [phrase: string, rest: string] {
  const words = text.split(' ')
  const at = words.findIndex((word, i) => i > 0 && (behind.has(word) || further.has(word)))
  return at < 0 ? [text, ''] : [words.slice(0, at).join(' '), ` ${words.slice(at).join(' ')}`]
}

/** Whether a phrase has a qualifier after its noun. @param further words that start one in this game */
export const hasWordsBehind = (text: string, further: ReadonlySet<string>): boolean => parted(text, further)[1] !== ''

/** The plural of a noun: "foxes". @param irregular plurals of the game by singular */
function pluralOf(noun: string, irregular: { readonly [noun: string]: string }): string {
  if (Object.hasOwn(irregular, noun)) return irregular[noun] ?? noun
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`
  return /(?:s|sh|ch|x)$/.test(noun) ? `${noun}es` : `${noun}s`
}

/** The plural of a phrase: "card in play with progress on it" gives "cards in play with progress on them". */
export function severalOf(text: string, irregular: { readonly [noun: string]: string }, further: ReadonlySet<string>): string {
  if (text.startsWith('the ')) return text
  const [phrase, rest] = parted(text, further)
  const nouns = phrase.split(' or ').map((one) => one.replace(/[^ ]+$/, (noun) => pluralOf(noun, irregular)))
  return nouns.join(' or ') + ofSeveral(rest)
}

/** The words after a plural noun, with verbs and pronouns in the plural: "that are …", "on them". */
const ofSeveral = (rest: string): string =>
  rest
    .replace(/\bthat is\b/g, 'that are')
    .replace(/\bthat was\b/g, 'that were')
    .replace(/\bthat has\b/g, 'that have')
    .replace(/\bthat belongs\b/g, 'that belong')
    .replace(/\bon it\b/g, 'on them')

/** The third person of a verb: "draws", "has". */
const thirdOf = (verb: string): string =>
  verb === 'may' || verb === 'cannot' || verb === 'must'
    ? verb
    : verb === 'have'
      ? 'has'
      : verb === 'be' || verb === 'are'
        ? 'is'
        : verb === 'go' || verb === 'do'
          ? `${verb}es`
          : /[^aeiou]y$/.test(verb)
            ? `${verb.slice(0, -1)}ies`
            : /(?:s|sh|ch|x)$/.test(verb)
              ? `${verb}es`
              : `${verb}s`

/**
 * The third person of a sentence: "draw 1 card and discard it" gives "draws 1 card and discards it".
 * @param verbs first words of effects of the game: after "and" or a comma they are verbs too
 */
export function inThird(text: string, verbs: ReadonlySet<string>): string {
  return text
    .replace(/^[a-z]+/, thirdOf)
    .replace(/(, and |, | and )([a-z]+)(?= (?:it|them|that|the|a|an|each|1|\d+|their|to|any)\b)/g, (found, link: string, verb: string) =>
      verbs.has(verb) ? `${link}${thirdOf(verb)}` : found,
    )
    .replace(/\bthat player's\b/g, 'their')
    .replace(/\b(to|against|with|of|by) that player\b/g, '$1 them')
}

/** Subjects of statements: a text that begins with one of them is a statement and not an instruction. */
const subject = /^(?:(?:an?|each|any|the|cards|this|that|those|its|attacking|attached|defending|up to|\d+|X) |it )/

/** The verbs that follow such a subject, or a title. */
const verb =
  /^(.+?) (gets?|gains?|loses?|cannot|may|must|makes?|has|have|does not|do not|takes?|goes|go|is|are|win|lose|looks?|raises?|lowers?|draws?|discards?|assigns?|reveals?|engages?|resolves?|becomes?|chooses?|shuffles?|attaches|returns?|searches|claims|affects?|keeps?|speaks?|adds?|spends?|exhausts?|places?|puts?) (.+)$/

interface Statement {
  readonly subject: string
  readonly verb: string
  readonly rest: string
}

/** A statement about a subject, such as "each card gets …"; undefined for an instruction to "you". @param title of the card */
export function statementIn(text: string, title: string): Statement | undefined {
  if (!subject.test(text) && !(title !== '' && text.startsWith(`${title} `))) return undefined
  const [, who = '', does = '', rest = ''] = verb.exec(text) ?? []
  return who === '' ? undefined : { subject: who, verb: does, rest }
}

/** The infinitive: "get", "be". */
const plainOf = (said: string): string =>
  said === 'has'
    ? 'have'
    : said === 'is' || said === 'are'
      ? 'be'
      : said === 'goes'
        ? 'go'
        : /(?:sh|ch|x)es$/.test(said)
          ? said.slice(0, -2)
          : /ies$/.test(said)
            ? `${said.slice(0, -3)}y`
            : said.replace(/s$/, '')

/** A statement turned into an instruction: "give that fox +1 [speed]", "have each player draw 1 card", "choose that a fox cannot dance". */
export function asDeed({ subject: who, verb: does, rest }: Statement): string {
  if (/^gets?$|^gains?$/.test(does) && !rest.startsWith('control')) return `give ${who} ${rest}`
  return /^(?:cannot|may|must|does not|do not)$/.test(does) ? `choose that ${who} ${does} ${rest}` : `have ${who} ${plainOf(does)} ${rest}`
}

/** The verb form for plural subjects: "2 foxes get". */
const ofManyVerbs: { readonly [verb: string]: string } = {
  gets: 'get',
  gains: 'gain',
  loses: 'lose',
  makes: 'make',
  is: 'are',
  has: 'have',
  'does not': 'do not',
  goes: 'go',
  takes: 'take',
}

/** Corrections for wrong phrases that result from joining the words of entries: a pattern, and its replacement. */
export type Phrasing = readonly { readonly from: string; readonly to: string }[]

/**
 * Corrects numbers, articles and small words so that they agree with the words in the blanks.
 * @param irregular plurals of the game by singular
 * @param phrasing corrections of the game
 */
export function agreed(text: string, irregular: { readonly [noun: string]: string }, phrasing: Phrasing): string {
  const several = new Map([
    ...Object.entries(irregular),
    ['player', 'players'],
    ['resource', 'resources'],
    ['counter', 'counters'],
    ['point', 'points'],
  ] as const)
  const one = new Map([...several].map(([single, many]) => [many, single] as const))
  const many = [...one.keys()].join('|')
  const phrased = phrasing.reduce((said, { from, to }) => said.replace(new RegExp(from, 'gi'), to), text)
  return (
    phrased
      .replace(/(?<!\bno |\bcannot have )\bmore than 1 (?=\w)/g, 'at least 2 ')
      // "each the current …" becomes "the current …", since there is only one
      .replace(/\b(?:an?|each|another|any|up to \d+|\d+|X)( random| revealed)? (the (?:current|card that))\b/gi, '$2')
      .replace(
        new RegExp(`(?<![\\w-])(1 (?:more |additional )?)(${many})\\b`, 'g'),
        (_, number: string, noun: string) => number + (one.get(noun) ?? noun),
      )
      .replace(/(?<![\w.])(1 [a-z]+ )points\b/g, '$1point')
      .replace(/\bthere are (at least )?1 /g, 'there is $11 ')
      .replace(new RegExp(`\\bthat much (${many})\\b`, 'g'), 'that many $1')
      .replace(/\b((?:[2-9]|\d{2,}|X) (?:[^.,:]*?)) (gets|gains|loses|makes|does not|goes|takes) /g, (found, who: string, does: string) =>
        new RegExp(`^(?:\\S+ )*?(?:${many})\\b`).test(who) ? `${who} ${ofManyVerbs[does] ?? does} ` : found,
      )
      .replace(/([+-])up to (\d+)/g, 'up to $1$2')
      .replace(/\bCards controlled by you\b/gi, (found) => `${found[0]}ards you control`)
      .replace(/\b(a|A) other\b/g, (_, article: string) => (article === 'A' ? 'Another' : 'another'))
      .replace(/\b([Aa]) (?=\[?[aeiou])/gi, (found, article: string) => `${article}n ${found.slice(2)}`)
      .replace(/\b([Aa])n (?=unique\b|uni[a-z]|one\b)/gi, '$1 ')
      .replace(/ {2,}/g, ' ')
      .replace(/\.\.+/g, '.')
  )
}
