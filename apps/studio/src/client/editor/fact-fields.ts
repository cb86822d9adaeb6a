/** Which facts a form asks for, by card type: as the rulebook says what the type prints. */
import { factsOfType } from '@questwright/packs/browser'
import type { CardText } from '@questwright/packs/types'
import { type Fact, printedBy, type Rulebook, typeIn } from '@questwright/rulebook'

export interface FactField {
  readonly fact: string
  readonly name: string
  /** `mark`: there or not, by one word. `choice`: one of several words. */
  readonly kind: 'printed' | 'count' | 'words' | 'keywords' | 'sets' | 'set' | 'slug' | 'flag' | 'mark' | 'choice' | 'text'
  /** Of `mark` and `choice`, and the usual ones of `slug`. */
  readonly words?: readonly string[]
  /** One of the board's icons. */
  readonly icon?: string
  /** A short name over a narrow field. */
  readonly short?: string
}

/** Facts that packs know whatever the game. */
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

/** @param isNeeded whether the card cannot be without it: then it has a field also where no label is said, called as sentences call it */
function fieldOf(fact: string, words: Fact, isNeeded: boolean): FactField | undefined {
  const name = words.label ?? (isNeeded ? inHeading(words.name) : undefined)
  if (name === undefined) return undefined
  return {
    fact,
    name,
    kind: kindOf(words),
    ...(words.holds === 'one-of' ? { words: words.words ?? [] } : words.known ? { words: words.known } : {}),
    ...(words.icon ? { icon: words.icon } : {}),
    ...(words.short ? { short: words.short } : {}),
  }
}

/** "a price" as it stands above a field: "Price". */
function inHeading(name: string): string {
  const bare = name.replace(/^(?:an?|the) /, '')
  return bare.slice(0, 1).toUpperCase() + bare.slice(1)
}

/**
 * The fields of a type in the order of the rulebook's facts, then those that packs know, and what stands beside the number of copies after it; those of
 * an unknown type are what every card may print.
 */
export function fieldsOf(rulebook: Rulebook, type: string): readonly FactField[] {
  const own = typeIn(rulebook, type)
  const printed = own ? factsOfType(rulebook, type) : rulebook.everyCard
  const needed = own?.must ?? []
  const ofGame = Object.entries(rulebook.facts).flatMap(([fact, words]) =>
    printed.includes(fact) ? (fieldOf(fact, words, needed.includes(fact)) ?? []) : [],
  )
  const besideCopies = ({ kind }: FactField): boolean => kind === 'count'
  return [...ofGame.filter((field) => !besideCopies(field)), ...ofPacks, ...ofGame.filter(besideCopies)]
}

/** Whether a new card of the type begins with two sides. */
export function hasTwoSides(rulebook: Rulebook, type: string): boolean {
  return typeIn(rulebook, type)?.twoSided === 'always'
}

/** The numbers that one side of such a card may print, in the order of the rulebook's facts. Where a type says what its sides print, those and no others. */
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

interface TextField {
  readonly fact: string
  /** The one word by which the fact says that the text is there; undefined for a fact that says more. */
  readonly mark: string | undefined
  /** Where the text stands among the words of the card, and what the field is called. */
  readonly field: string
  readonly label: string
  readonly printed: 'by the type' | 'not by the type'
}

/** Texts that cards of the game print besides their own, such as one that holds while they lie elsewhere. */
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

/** What a card says besides its title and flavour, by the fields of its texts. */
export function ruleTextsOf({ facts }: Rulebook, words: CardText | undefined): readonly string[] {
  const sides = Object.values(words?.sides ?? {}).map(({ text }) => text)
  const besides = Object.values(facts).map(({ text }) => text && words?.[text.field])
  return [words?.text, ...sides, ...besides].filter((text): text is string => typeof text === 'string' && text !== '')
}

/** Facts that no field of the form shows: they stay in the file, and the form says what they are. */
export function unshownFacts(rulebook: Rulebook, facts: { readonly [fact: string]: unknown }, type: string): readonly string[] {
  const shown = new Set([...fieldsOf(rulebook, type).map(({ fact }) => fact), 'type', 'sides', 'art'])
  return Object.keys(facts).filter((fact) => !shown.has(fact))
}
