/** The facts for which a form has fields, by card type, from the rulebook. */
import { factsOfType } from '@questwright/packs/browser'
import type { CardText } from '@questwright/packs/types'
import { type Fact, printedBy, type Rulebook, typeIn } from '@questwright/rulebook'
import { type Facts, withFact } from './facts-json.ts'

export interface FactField {
  readonly fact: string
  readonly name: string
  /** `mark`: a single word that the fact either has or not. `choice`: one of several words. */
  readonly kind: 'printed' | 'count' | 'words' | 'keywords' | 'sets' | 'set' | 'slug' | 'flag' | 'mark' | 'choice' | 'text'
  /** The words for `mark` and `choice`, and suggestions for `slug`. */
  readonly words?: readonly string[]
  /** The names of the words, where the rulebook has some. */
  readonly names?: { readonly [word: string]: string }
  /** One of the board's icons. */
  readonly icon?: string
  /** A short label for a narrow field. */
  readonly short?: string
}

/** Facts that the pack format defines, independent of the game. */
const ofPacks: readonly FactField[] = [
  { fact: 'traits', name: 'Traits', kind: 'words' },
  { fact: 'keywords', name: 'Keywords', kind: 'keywords' },
  { fact: 'quantity', name: 'Quantity', kind: 'count' },
  { fact: 'number', name: 'Number', kind: 'count' },
]

function kindOf({ holds, names, among, words = [] }: Fact): FactField['kind'] {
  switch (holds) {
    case 'printed':
      return 'printed'
    case 'number':
      return among === 'copies' ? 'count' : 'printed'
    case 'flag':
      return 'flag'
    case 'text':
      return 'text'
    case 'words':
      return 'words'
    case 'slug':
      return names === 'set' ? 'set' : 'slug'
    case 'slugs':
      return 'sets'
    case 'one-of':
      return words.length === 1 ? 'mark' : 'choice'
  }
}

/**
 * The field for a fact; undefined for facts that forms do not show.
 * @param isNeeded whether the fact is required: then it has a field even without a label, titled by its name in sentences
 */
function fieldOf(fact: string, words: Fact, isNeeded: boolean): FactField | undefined {
  const name = words.label ?? (isNeeded ? inHeading(words.name) : undefined)
  if (name === undefined) return undefined
  return {
    fact,
    name,
    kind: kindOf(words),
    ...(words.holds === 'one-of' ? { words: words.words ?? [] } : words.known ? { words: words.known } : {}),
    ...(words.values ? { names: Object.fromEntries(Object.entries(words.values).map(([value, one]) => [value, one.name])) } : {}),
    ...(words.icon ? { icon: words.icon } : {}),
    ...(words.short ? { short: words.short } : {}),
  }
}

/** The name of a fact as a label: "a price" gives "Price". */
function inHeading(name: string): string {
  const bare = name.replace(/^(?:an?|the) /, '')
  return bare.slice(0, 1).toUpperCase() + bare.slice(1)
}

/**
 * The fields for a type, in the order of the rulebook's facts, then those of the pack format, then numbers besides that of copies. An unknown type
 * gets the facts that every card may have.
 */
export function fieldsOf(rulebook: Rulebook, type: string): readonly FactField[] {
  const own = typeIn(rulebook, type)
  const printed = own ? factsOfType(rulebook, type) : rulebook.everyCard
  const needed = own?.must ?? []
  const ofGame = Object.entries(rulebook.facts).flatMap(([fact, words]) =>
    printed.includes(fact) ? (fieldOf(fact, words, needed.includes(fact)) ?? []) : [],
  )
  const besideCopies = ({ kind }: FactField): boolean => kind === 'count'
  const ofFormat = ofPacks.filter((one) => !rulebook.notPrinted.includes(one.fact))
  return [...ofGame.filter((field) => !besideCopies(field)), ...ofFormat, ...ofGame.filter(besideCopies)]
}

/** Whether a new card of the type begins with two sides. */
export function hasTwoSides(rulebook: Rulebook, type: string): boolean {
  return typeIn(rulebook, type)?.twoSided === 'always'
}

/** The numbers that one side of such a card may have, in the order of the rulebook's facts; only the facts of sides, where the type lists them. */
export function sideFieldsOf(rulebook: Rulebook, type: string): readonly FactField[] {
  const own = typeIn(rulebook, type)
  const printed = own?.sides ? Object.values(own.sides).flatMap(printedBy) : own ? printedBy(own) : []
  const needed = Object.values(own?.sides ?? {}).flatMap(({ must = [] }) => must)
  return Object.entries(rulebook.facts).flatMap(([fact, words]) =>
    words.holds === 'printed' && printed.includes(fact) && rulebook.everySide.includes(fact)
      ? (fieldOf(fact, words, needed.includes(fact)) ?? [])
      : [],
  )
}

export interface TextField {
  readonly fact: string
  /** The only word of the fact that marks the text as present; undefined for a fact with more values. */
  readonly mark: string | undefined
  /** The field's key in the texts of the card, and its label. */
  readonly field: string
  readonly label: string
  readonly printed: 'by the type' | 'not by the type'
}

/** Texts besides the rules text that cards of the game may have, such as a text for when the card is in another zone. */
export function textFieldsOf(rulebook: Rulebook, type: string): readonly TextField[] {
  const own = typeIn(rulebook, type)
  const printed = own ? printedBy(own) : []
  return Object.entries(rulebook.facts).flatMap(([fact, { text, words = [] }]) =>
    text === undefined
      ? []
      : [
          {
            fact,
            mark: words.length === 1 ? words[0] : undefined,
            ...text,
            printed: printed.includes(fact) ? 'by the type' : 'not by the type',
          },
        ],
  )
}

/** The rules texts of a card, without title and flavour. */
export function ruleTextsOf({ facts }: Rulebook, words: CardText | undefined): readonly string[] {
  const sides = Object.values(words?.sides ?? {}).map(({ text }) => text)
  const besides = Object.values(facts).map(({ text }) => text && words?.[text.field])
  return [words?.text, ...sides, ...besides].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** Facts for which the form has no field: they are kept in the file, and the form lists them. */
export function unshownFacts(rulebook: Rulebook, facts: { readonly [fact: string]: unknown }, type: string): readonly string[] {
  const shown = new Set([...fieldsOf(rulebook, type).map(({ fact }) => fact), 'type', 'sides', 'art'])
  return Object.keys(facts).filter((fact) => !shown.has(fact))
}

/**
 * The facts with the mark of a text kept in agreement with it: such a fact only says whether the text is printed.
 * @returns undefined where nothing changes
 */
export function withTextMark(facts: Facts, { fact, mark, printed }: TextField, text: string): Facts | undefined {
  if (mark === undefined || printed !== 'by the type' || (text === '') === (facts[fact] === undefined)) return undefined
  return withFact(facts, fact, text === '' ? undefined : mark)
}
