/** Makes an example of the handbook a card in a pack of the reader's own. */
import { createCard } from '../workspace.ts'
import type { ExampleCard } from './example-cards.ts'

/** Makes the card in a pack. @returns its code @throws ApiError when the pack has a card of that name */
export function tryCard(pack: string, { slug, title, facts, words, script }: ExampleCard): Promise<string> {
  const type = String(facts.type)
  return createCard(pack, { title, type, facts, text: words, slug, ...(script ? { script } : {}) })
}
