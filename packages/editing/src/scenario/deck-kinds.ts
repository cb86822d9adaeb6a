/** The content of a scenario's deck by kinds of cards. Pure. */
import type { CardFacts } from '@questwright/packs/types'
import { type Rulebook, typeIn } from '@questwright/rulebook'

/** Cards of a deck; `FullDeckLine` of the packs is compatible. */
interface Line {
  readonly copies: number
  readonly facts: CardFacts
}

interface DeckKind {
  readonly type: string
  /** The kind's name, singular or plural. */
  readonly name: string
  readonly cards: number
}

/**
 * The game's kinds for such cards, including those with no card, then types of systems that belong to none of them.
 * A card of several kinds counts for the first.
 */
export function kindsInDeck(lines: readonly Line[], rulebook: Rulebook): readonly DeckKind[] {
  const usual = rulebook.scenario?.filterTypes ?? []
  const counts = new Map(usual.map((type) => [type, 0]))
  for (const { facts, copies } of lines) {
    const first = typeIn(rulebook, facts.type)?.is?.[0]
    const kind = first !== undefined && usual.includes(first) ? first : facts.type
    if (copies > 0) counts.set(kind, (counts.get(kind) ?? 0) + copies)
  }
  return [...counts].map(([type, cards]) => ({ type, name: typeIn(rulebook, type)?.[cards === 1 ? 'name' : 'plural'] ?? type, cards }))
}
