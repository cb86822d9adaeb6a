/** Of what the deck of a scenario is made, by kinds of cards. Pure. */
import type { CardFacts } from '@questwright/packs/types'
import { type Rulebook, typeIn } from '@questwright/rulebook'

/** Cards of a deck: `FullDeckLine` of the packs fits. */
interface Line {
  readonly copies: number
  readonly facts: CardFacts
}

interface DeckKind {
  readonly type: string
  /** What they are called: one of them, or several. */
  readonly name: string
  readonly cards: number
}

/**
 * The kinds by which the game sorts such cards, also those of which there is none, and behind them the types of systems that count as none of these.
 * A card of several kinds counts as what it is first.
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
