/** Adds an example of the handbook as a card to a pack of the reader. */
import type { ExampleCard } from '@questwright/handbook'
import { createCard } from '../workspace.ts'

/** Creates the card in a pack. @returns its code @throws ApiError when the pack has a card of that name */
export function tryCard(pack: string, { slug, title, facts, words, script }: ExampleCard): Promise<string> {
  const type = String(facts.type)
  return createCard(pack, { title, type, facts, text: words, slug, ...(script ? { script } : {}) })
}
