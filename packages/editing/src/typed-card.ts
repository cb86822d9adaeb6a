/** A pack in which one card has the facts and texts that are being typed. */
import type { PackOutline } from '@questwright/packs/types'
import { readFacts } from './facts-json.ts'
import { readWords } from './text-json.ts'

export interface TypedCard {
  readonly slug: string
  /** The text of its file with facts; undefined where it is not open. */
  readonly facts: string | undefined
  /** The text of text/en.json; undefined where it is not open. */
  readonly words: string | undefined
}

/** Cards and texts of a pack with a typed card. What cannot be parsed stays as it was saved. @param base undefined while the pack is invalid */
export function withTypedCard(base: Pick<PackOutline, 'cards' | 'text'> | undefined, { slug, facts, words }: TypedCard) {
  const saved = base?.text.en?.cards[slug]
  return {
    cards: { ...base?.cards, ...(facts === undefined ? {} : { [slug]: readFacts(facts) ?? base?.cards[slug] }) },
    text: {
      ...base?.text,
      en: {
        ...base?.text.en,
        cards: { ...base?.text.en?.cards, ...(words === undefined ? {} : { [slug]: readWords(words, slug) ?? saved }) },
      },
    },
  }
}
