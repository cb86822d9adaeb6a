/** A deck into the pack of an import. */
import { suggestSlug } from '@questwright/packs/browser'
import { jsonText } from './cards/pack-cards.ts'
import { type Deck, deckFacts } from './deck.ts'
import type { ImportPlanDraft } from './import-draft.ts'

/** Makes a file of it under a free slug; nothing where the pack has the same deck. */
export function placeDeck(deck: Deck, draft: ImportPlanDraft): void {
  const { pack } = draft
  const { name, ...facts } = deckFacts(deck)
  const title = name || 'Deck'
  const own = (code: string): string => (code.startsWith(`${pack.id}:`) ? code.slice(pack.id.length + 1) : code)
  const bare = (codes: { readonly [code: string]: number }) =>
    Object.fromEntries(Object.entries(codes).map(([code, copies]) => [own(code), copies]))
  const text = jsonText({
    ...facts,
    heroes: facts.heroes.map(own),
    cards: bare(facts.cards),
    ...(facts.sideboard ? { sideboard: bare(facts.sideboard) } : {}),
    ...(deck.notes ? { notes: deck.notes } : {}),
  })
  const base = suggestSlug(title) || 'deck'
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`
    const path = `decks/${slug}.json`
    if (pack.read(path) === text) {
      draft.same += 1
      return
    }
    if (pack.read(path) !== undefined) continue
    pack.write(path, text)
    pack.putTitle('decks', slug, title)
    draft.made.push({ kind: 'deck', slug, title })
    return
  }
}
