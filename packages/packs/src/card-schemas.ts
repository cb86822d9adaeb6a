/** Schemas of what cards print, made from the rulebook of a game, once for each. The forms of the studio use them in the browser too. */
import { type CardType, type Fact, factIn, type PrintedFacts, printedBy, type Rulebook, typeIn } from '@questwright/rulebook'
import { slugIsWellFormed } from './slug.ts'
import { z } from './zod.ts'

/** The greatest number of copies of one card in a file, for every game: far more than any set prints. */
export const mostCopies = 99

const slug = z.string().refine(slugIsWellFormed)
const words = z.array(z.string().min(1))

/** The path of a picture: below `art`, without `..`. */
const artFile = z.string().regex(/^art\/(?:[a-z0-9][a-z0-9-]*\/)*[a-z0-9][a-z0-9-]*\.(?:png|jpg|jpeg|webp)$/)
const art = z.looseObject({
  file: artFile,
  x: z.int().min(-500).max(500).optional(),
  y: z.int().min(-500).max(500).optional(),
  scale: z.int().min(10).max(1000).optional(),
  artist: z.string().optional(),
})
export const artFields: readonly string[] = Object.keys(art.shape)

/** The data of an import: the format, whether the card had a text, and values that no fact of ours can store. */
const imported = z.looseObject({ format: z.string(), text: z.enum(['kept', 'none']).optional() })

/** Facts that cards of every game may have. */
const ofPacks = {
  traits: words.optional(),
  keywords: words.optional(),
  number: z.int().min(0).optional(),
  quantity: z.int().min(1).max(mostCopies).optional(),
  art: art.optional(),
  imported: imported.optional(),
}

function schemaOfFact({ holds, least = 0, words: own = [] }: Fact): z.ZodType {
  switch (holds) {
    case 'printed':
      return z.union([z.int().min(least), z.literal('-'), z.literal('X')])
    case 'number':
      return z.int().min(least)
    case 'flag':
      return z.boolean()
    case 'text':
      return z.string().min(1)
    case 'words':
      return words
    case 'slug':
      return slug
    case 'slugs':
      return z.array(slug)
    case 'one-of':
      return z.enum(own)
  }
}

type Shape = { [fact: string]: z.ZodType }

function shapeOf(rulebook: Rulebook, { must = [], may = [] }: PrintedFacts): Shape {
  const valueIn = (fact: string): z.ZodType => {
    const known = factIn(rulebook, fact)
    return known === undefined ? z.unknown() : schemaOfFact(known)
  }
  return Object.fromEntries([...must.map((fact) => [fact, valueIn(fact)]), ...may.map((fact) => [fact, valueIn(fact).optional()])])
}

interface CardSchemas {
  readonly side: z.ZodObject
  readonly ofType: { readonly [type: string]: z.ZodObject }
  /** The schema for a card whose type no rulebook has. */
  readonly anyType: z.ZodObject
}

function schemasOf(rulebook: Rulebook): CardSchemas {
  const types = Object.keys(rulebook.types)
  /** A side may have numbers of its own, and another type than the front. */
  const side = z.looseObject({
    type: z.enum(types).optional(),
    ...shapeOf(rulebook, { may: rulebook.everySide }),
    traits: words.optional(),
    keywords: words.optional(),
  })
  const everyCard = { ...ofPacks, ...shapeOf(rulebook, { may: rulebook.everyCard }), sides: z.record(z.string(), side).optional() }
  const sidesOf = (sides: NonNullable<CardType['sides']>) =>
    z.looseObject(
      Object.fromEntries(Object.entries(sides).map(([name, own]) => [name, z.looseObject({ ...side.shape, ...shapeOf(rulebook, own) })])),
    )
  const ofType = (type: string, own: CardType): z.ZodObject =>
    z.looseObject({ type: z.literal(type), ...everyCard, ...shapeOf(rulebook, own), ...(own.sides ? { sides: sidesOf(own.sides) } : {}) })
  const anyType = z.looseObject({ type: z.string(), ...everyCard })
  return { side, anyType, ofType: Object.fromEntries(Object.entries(rulebook.types).map(([type, own]) => [type, ofType(type, own)])) }
}

const made = new WeakMap<Rulebook, CardSchemas>()

/** The schemas of a rulebook: one for each card type, and one for a side. Unknown fields of a file are kept and reported. */
export function cardSchemas(rulebook: Rulebook): CardSchemas {
  const before = made.get(rulebook)
  if (before) return before
  const schemas = schemasOf(rulebook)
  made.set(rulebook, schemas)
  return schemas
}

/** All facts that a card of the type may have, including those of every pack; empty for an unknown type. */
export function factsOfType(rulebook: Rulebook, type: string): readonly string[] {
  const own = typeIn(rulebook, type)
  return own === undefined ? [] : [...Object.keys(ofPacks), 'sides', ...rulebook.everyCard, ...printedBy(own)]
}
