/** The texts of the cards of a pack, each with what its reader has to know. */
import { idsWithDependencies, type PackBundle } from '@questwright/packs'
import type { Rulebook } from '@questwright/rulebook'
import type { TextRequest } from '@questwright/wording'
import { withoutMarkup } from './plain-text.ts'

/** A card with its texts: one for a card with one face, else one for each side that has a text. */
export interface CardTexts {
  readonly slug: string
  readonly title: string
  readonly faces: readonly { readonly side?: string; readonly text: TextRequest }[]
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

/**
 * The texts of the cards of a pack; cards without any text are left out.
 * @param all the packs at hand: titles, traits and keywords of those on which the pack depends are read in its texts
 */
export function textsOfPack(bundle: PackBundle, all: readonly PackBundle[], rulebook: Rulebook): readonly CardTexts[] {
  const ids = idsWithDependencies([bundle.id], all)
  const seen = all.filter(({ id }) => ids.has(id))
  const others = new Map(
    seen.flatMap((pack) => Object.entries(textsOf(pack).cards).map(([slug, { title }]) => [title, `${pack.id}:${slug}`] as const)),
  )
  const traits = new Set(
    seen.flatMap(({ cards }) => Object.values(cards).flatMap(({ traits: own }) => (Array.isArray(own) ? own.map(String) : []))),
  )
  const keywords = new Map(
    seen.flatMap((pack) =>
      Object.keys(pack.keywords).map((slug) => [(textsOf(pack).keywords[slug]?.title ?? slug).toLowerCase(), slug] as const),
    ),
  )
  const fields = textFields(rulebook)
  return Object.entries(bundle.cards).flatMap(([slug, { type, sides: sideFacts, ...facts }]) => {
    const own = textsOf(bundle).cards[slug]
    if (own === undefined) return []
    const sides = Object.entries(own.sides ?? {})
    // a card with sides acts by side: a text beside its sides is that of its first one
    const front = Object.keys(sideFacts ?? {})[0]
    const faces = [[front, own] as const, ...sides].flatMap(([side, face]) => {
      const more = Object.fromEntries(
        fields.flatMap((field) => (typeof face[field] === 'string' ? [[field, withoutMarkup(face[field])]] : [])),
      )
      if (!face.text && Object.keys(more).length === 0) return []
      const titles = { self: face.title ?? own.title, others }
      const typeOfSide = side === undefined ? undefined : sideFacts?.[side]?.type
      const unknownNumbers = Object.entries(facts).flatMap(([stat, value]) => (value === 'X' ? [stat] : []))
      const text = {
        unknownNumbers,
        text: withoutMarkup(face.text ?? ''),
        others: more,
        type: String(typeOfSide ?? type),
        titles,
        traits,
        keywords,
      }
      return [{ ...(side === undefined ? {} : { side }), text }]
    })
    return faces.length === 0 ? [] : [{ slug, title: own.title, faces }]
  })
}
