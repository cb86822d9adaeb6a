/** The texts of the cards of a pack, each with the titles, traits and keywords that its reader must know. */
import { idsWithDependencies, type PackBundle } from '@questwright/packs'
import type { CardText } from '@questwright/packs/types'
import type { Rulebook } from '@questwright/rulebook'
import { type TextRequest, typesOf } from '@questwright/wording'
import { withoutMarkup } from './markup.ts'

/** A card with its texts: one for a card with one face, else one for each side that has a text. */
export interface CardTexts {
  readonly slug: string
  readonly title: string
  readonly faces: readonly {
    readonly side?: string
    readonly text: TextRequest
    /** The same texts with their markup, by field. */
    readonly typed: { readonly [field: string]: string }
    /** Whether the texts are those of the card or of one of its sides. */
    readonly of: 'card' | 'side'
  }[]
}

/** The fields of cards, beside the usual one, that hold texts. */
export const textFields = ({ abilityMenus: { words } }: Rulebook): readonly string[] => [
  ...new Set(Object.values(words).flatMap(({ saysIn }) => saysIn ?? [])),
]

/** The language in which a pack is read: English, or else its first one. */
export const languageOf = ({ text }: PackBundle): string => (text.en === undefined ? (Object.keys(text)[0] ?? 'en') : 'en')

/** The texts of a pack in that language. */
const textsOf = (bundle: PackBundle): PackBundle['text'][string] =>
  bundle.text[languageOf(bundle)] ?? { cards: {}, keywords: {}, scenarios: {}, decks: {} }

/** The titles, traits and keywords that texts of a pack may name. */
interface Names {
  readonly others: ReadonlyMap<string, string>
  readonly types: ReadonlyMap<string, string>
  readonly traits: ReadonlySet<string>
  readonly keywords: ReadonlyMap<string, string>
}

/** The names of the packs of the last request: while an author types, each request has the same packs. */
let kept: { readonly seen: readonly PackBundle[]; readonly names: Names } | undefined

/** The titles, traits and keywords of a pack and of those on which it depends. */
function namesFor(bundle: PackBundle, all: readonly PackBundle[]): Names {
  const ids = idsWithDependencies([bundle.id], all)
  const seen = all.filter(({ id }) => ids.has(id))
  if (kept?.seen.length === seen.length && kept.seen.every((one, i) => one === seen[i])) return kept.names
  const others = new Map(
    seen.flatMap((pack) => Object.entries(textsOf(pack).cards).map(([slug, { title }]) => [title, `${pack.id}:${slug}`] as const)),
  )
  const types = typesOf(
    seen.flatMap(({ id, cards }) =>
      Object.entries(cards).flatMap(([slug, { type, sides }]) =>
        [type, ...Object.values(sides ?? {}).map((side) => side.type ?? type)].map((one) => [`${id}:${slug}`, String(one)] as const),
      ),
    ),
  )
  const traits = new Set(seen.flatMap(({ cards }) => Object.values(cards).flatMap(traitsOf)))
  const keywords = new Map(
    seen.flatMap((pack) =>
      Object.keys(pack.keywords).map((slug) => [(textsOf(pack).keywords[slug]?.title ?? slug).toLowerCase(), slug] as const),
    ),
  )
  const names = { others, types, traits, keywords }
  kept = { seen, names }
  return names
}

const traitsOf = ({ traits }: { readonly traits?: unknown }): readonly string[] => (Array.isArray(traits) ? traits.map(String) : [])

/**
 * The texts of the cards of a pack; cards without any text are left out.
 * @param all the packs at hand: titles, traits and keywords of those on which the pack depends are read in its texts
 */
export function textsOfPack(bundle: PackBundle, all: readonly PackBundle[], rulebook: Rulebook): readonly CardTexts[] {
  const names = namesFor(bundle, all)
  const texts = textsOf(bundle).cards
  return Object.entries(bundle.cards).flatMap(([slug, facts]) => textsOfCard({ slug, facts, words: texts[slug] }, names, rulebook) ?? [])
}

/** A card with facts and texts that are perhaps not saved yet. */
export interface TypedCard {
  readonly slug: string
  readonly facts: PackBundle['cards'][string]
  readonly words: CardText | undefined
}

/** The texts of a card of this pack while it is typed; undefined where it has none. */
export function textsOfTyped(card: TypedCard, bundle: PackBundle, all: readonly PackBundle[], rulebook: Rulebook): CardTexts | undefined {
  const { traits, ...names } = namesFor(bundle, all)
  return textsOfCard(card, { ...names, traits: new Set([...traits, ...traitsOf(card.facts)]) }, rulebook)
}

function textsOfCard({ slug, facts: all, words: own }: TypedCard, names: Names, rulebook: Rulebook): CardTexts | undefined {
  const { type, sides: sideFacts, ...facts } = all
  if (own === undefined) return undefined
  // a card with sides acts by side: a text beside its sides is that of its first one
  const front = Object.keys(sideFacts ?? {})[0]
  const unknownNumbers = Object.entries(facts).flatMap(([stat, value]) => (value === 'X' ? [stat] : []))
  const faces = [[front, own] as const, ...Object.entries(own.sides ?? {})].flatMap(([side, face]) => {
    const more = Object.fromEntries(
      textFields(rulebook).flatMap((field) => (typeof face[field] === 'string' ? [[field, withoutMarkup(face[field])]] : [])),
    )
    if (!face.text && Object.keys(more).length === 0) return []
    const typed = Object.fromEntries(
      ['text', ...Object.keys(more)].map((field) => [field, typeof face[field] === 'string' ? face[field] : '']),
    )
    const text = {
      ...(typeof facts.stage === 'number' && { stage: facts.stage }),
      unknownNumbers,
      text: withoutMarkup(face.text ?? ''),
      others: more,
      type: String((side === undefined ? undefined : sideFacts?.[side]?.type) ?? type),
      titles: { self: face.title ?? own.title, others: names.others, types: names.types },
      traits: names.traits,
      keywords: names.keywords,
    }
    return [{ ...(side === undefined ? {} : { side }), text, typed, of: face === own ? ('card' as const) : ('side' as const) }]
  })
  return faces.length === 0 ? undefined : { slug, title: own.title, faces }
}
