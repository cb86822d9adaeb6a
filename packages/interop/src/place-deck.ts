/** Adds a deck to the pack of an import. */
import { copiesWithCodes, sectionsWithCodes, suggestSlug } from '@questwright/packs/browser'
import { jsonText } from './cards/pack-cards.ts'
import { type Deck, deckFacts } from './deck.ts'
import type { ImportPlanDraft } from './import-draft.ts'

/** Writes the deck to a file with a free slug; does nothing where the pack already has the same deck. */
export function placeDeck(deck: Deck, draft: ImportPlanDraft): void {
  const { pack } = draft
  const { name, ...facts } = deckFacts({ ...deck, game: pack.rulebook.game }, pack.index)
  const title = name || 'Deck'
  const own = (code: string): string => (code.startsWith(`${pack.id}:`) ? code.slice(pack.id.length + 1) : code)
  const text = jsonText({
    ...facts,
    ...sectionsWithCodes(facts, own),
    ...(facts.sideboard ? { sideboard: copiesWithCodes(facts.sideboard, own) } : {}),
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
