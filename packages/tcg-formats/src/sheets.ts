/** The conversion between tables of the game and cards of packs, in both directions. Every card of the game has one side. */
import {
  type CardSheet,
  type Facts,
  type FactsOfSheet,
  listOf,
  printedList,
  type SheetNames,
  type SheetsOfGame,
} from '@questwright/interop/for-games'
import { type CardText, type FactValue, factsOfType, suggestSlug } from '@questwright/packs/browser'
import { entryIn, factIn, foreignIdFacts, setTitlesSection } from '@questwright/rulebook'
import { tcgRulebook } from '@questwright/tcg/rulebook'

/** Facts whose printed value is a word of the game; a table has the word with a capital. */
const words = ['side', 'culture', 'race', 'class', 'signet', 'arrow', 'block'] as const
/** Facts that are whole numbers. */
const numbers = ['twilight', 'strength', 'vitality', 'resistance', 'site', 'shadowNumber', 'home'] as const

const sheetFields = {
  card: ['gempId', 'set', 'number', 'rarity', 'quantity', 'type', 'printedType'],
  side: ['title', 'subtitle', 'unique', ...words, 'keywords', 'support', ...numbers, 'text'],
} as const

const { types } = tcgRulebook

/** The type of the game for a printed one: "The One Ring" is `ring`. The printed word itself for a type that the game does not have. */
export function typeOf(printed: string): string {
  const own = suggestSlug(printed)
  return Object.entries(types).find(([type, { name }]) => type === own || suggestSlug(name) === own)?.[0] ?? printed
}

const isCardType = (type: string | undefined): type is string => entryIn(types, type) !== undefined

function factsOf({ card, sides }: CardSheet, names: SheetNames): FactsOfSheet {
  const side = sides[0] ?? {}
  const type = card.type ?? ''
  const able = factsOfType(tcgRulebook, type)
  const must = entryIn(types, type)?.must ?? []
  const guessed: string[] = []
  const facts: Facts = { type }
  if (card.gempId) facts.gempId = card.gempId
  for (const fact of words) {
    const word = suggestSlug(side[fact] ?? '')
    if (able.includes(fact) && isWord(fact, word)) facts[fact] = word
  }
  for (const fact of numbers) {
    const value = whole(side[fact], factIn(tcgRulebook, fact)?.least ?? 0)
    if (able.includes(fact) && value !== undefined) facts[fact] = value
  }
  for (const fact of must)
    if (facts[fact] === undefined) {
      const stand = standIn(fact)
      if (stand === undefined) continue
      guessed.push(fact)
      facts[fact] = stand
    }
  if (side.unique === '1' && able.includes('unique')) facts.unique = true
  if (side.support === '1' && able.includes('support')) facts.support = true
  const keywords = listOf(side.keywords).filter(names.isKeyword)
  if (keywords.length > 0) facts.keywords = keywords
  const quantity = whole(card.quantity, 1)
  if (quantity !== undefined) facts.quantity = quantity
  if (card.set && card.number) facts.collector = [card.set, card.rarity, card.number].filter((word) => word).join(' ')
  const { title = '', subtitle, text } = side
  return { facts, text: { title, ...(subtitle ? { subtitle } : {}), ...(text ? { text } : {}) }, guessed }
}

function isWord(fact: string, word: string): boolean {
  const { holds, words: known = [] } = factIn(tcgRulebook, fact) ?? {}
  return word !== '' && (holds === 'slug' || known.includes(word))
}

function whole(printed: string | undefined, least: number): number | undefined {
  if (printed === undefined || !/^[+-]?\d{1,4}$/.test(printed)) return undefined
  const value = Number(printed)
  return value >= least ? value : undefined
}

const standIns: { readonly [fact: string]: FactValue } = {
  side: 'free-peoples',
  culture: 'gondor',
  race: 'man',
  arrow: 'right',
  block: 'fellowship',
}

/** The value that a required fact gets where a sheet lacks it. */
function standIn(fact: string): FactValue | undefined {
  return standIns[fact] ?? ((numbers as readonly string[]).includes(fact) ? Math.max(0, factIn(tcgRulebook, fact)?.least ?? 0) : undefined)
}

function sheetOf(facts: { readonly [fact: string]: FactValue | undefined }, text: CardText | undefined): CardSheet {
  const textOf = (value: FactValue | undefined): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
  const [set = '', second = '', third] = textOf(facts.collector).split(' ')
  const side: { [field: string]: string } = {
    title: text?.title ?? '',
    subtitle: typeof text?.subtitle === 'string' ? text.subtitle : '',
    unique: facts.unique === true ? '1' : '',
    support: facts.support === true ? '1' : '',
    keywords: Array.isArray(facts.keywords) ? printedList(facts.keywords.map(String)) : '',
    text: text?.text ?? '',
  }
  for (const fact of words) side[fact] = printedWord(textOf(facts[fact]))
  for (const fact of numbers) side[fact] = textOf(facts[fact])
  return {
    card: {
      gempId: textOf(facts.gempId),
      set,
      number: third ?? second,
      rarity: third === undefined ? '' : second,
      quantity: textOf(facts.quantity),
      type: textOf(facts.type),
    },
    sides: [side],
  }
}

/** Words that tables do not write as one word with a capital. */
const asPrinted: { readonly [word: string]: string } = {
  'free-peoples': 'Free Peoples',
  'uruk-hai': 'Uruk-hai',
  'half-troll': 'Half-troll',
}

/** A word of a fact as tables print it: `hand-weapon` is "Hand weapon". */
function printedWord(word: string): string {
  const plain = word.replaceAll('-', ' ')
  return asPrinted[word] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const tcgSheets: SheetsOfGame = {
  fields: sheetFields,
  isCard: ({ card }) => isCardType(card.type),
  factsOf,
  sheetOf,
  decides: ['type', 'gempId', ...words, ...numbers, 'unique', 'support', 'keywords', 'quantity', 'collector', 'imported'],
  words: ['title', 'subtitle', 'text'],
  rules: ['text'],
  setsOf: ({ card }) => [card.set ?? ''],
  keywordFields: {},
  ids: foreignIdFacts(tcgRulebook),
  setTitlesSection: setTitlesSection(tcgRulebook),
  standIns: Object.fromEntries(Object.entries(standIns).map(([fact, value]) => [fact, `"${String(value)}" stands in`])),
}
