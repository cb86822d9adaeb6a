/**
 * Finds uses of card types for which the table has no rules of its own, so that only scripts can use the cards: scenarios and decks with such cards
 * get a warning.
 */
import { type CardType, dealtIn, type Rulebook, setOfCard } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import { codesOfDeck } from './deck-sections.ts'
import { fewRulesCardsOf } from './of-bundle.ts'
import { inMode, modesOf } from './scenario-modes.ts'
import { fullCode, splitCode } from './slug.ts'

interface Used {
  readonly file: string
  /** For a scenario: the sets of each mode that has any. */
  readonly sets?: readonly { readonly mode: string; readonly sets: readonly string[] }[]
  readonly cards: readonly string[]
}

/**
 * Finds uses of such cards in the scenarios and decks of a pack.
 * @param fileOf returns the file of a scenario or deck
 * @returns one finding for each file and type, with the codes of the cards
 */
export function usesOfFewRules(
  pack: PackBundle,
  packs: readonly PackBundle[],
  rulebook: Rulebook,
  fileOf: (kind: 'scenario' | 'deck', slug: string) => string,
): { readonly file: string; readonly message: string; readonly remedy: string }[] {
  const uses: Used[] = [
    ...Object.entries(pack.scenarios).map(([slug, facts]) => ({
      file: fileOf('scenario', slug),
      sets: modesOf(facts, rulebook).map((mode) => ({ mode, sets: dealtIn(inMode(facts, mode), 'sets', rulebook) })),
      cards: modesOf(facts, rulebook).flatMap((mode) => dealtIn(inMode(facts, mode), 'course', rulebook)),
    })),
    ...Object.entries(pack.decks).map(([slug, facts]) => ({
      file: fileOf('deck', slug),
      cards: codesOfDeck(facts),
    })),
  ]
  return uses.flatMap((use) => findingsOf(use, pack, packs, rulebook))
}

function findingsOf(use: Used, pack: PackBundle, packs: readonly PackBundle[], rulebook: Rulebook) {
  const named = new Set(use.cards.map((code) => fullCode(code, pack.id)))
  const byType = new Map<CardType, string[]>()
  for (const home of packs) {
    for (const [slug, facts, type] of fewRulesCardsOf(home, rulebook)) {
      const isUsed =
        named.has(`${home.id}:${slug}`) ||
        (use.sets ?? []).some(
          // the mode itself may implement what its deck does
          ({ mode, sets }) => mode !== type.doneInMode && sets.some((set) => isOfSet(setOfCard(facts, rulebook), home.id, set)),
        )
      if (isUsed) byType.set(type, [...(byType.get(type) ?? []), slug])
    }
  }
  return [...byType].map(([{ name, leaves }, slugs]) => {
    const list = `${slugs.slice(0, 3).join(', ')}${slugs.length > 3 ? ` and ${slugs.length - 3} more` : ''}`
    return {
      file: use.file,
      message: `Cards of type ${name.toLowerCase()} (${list}) do at the table only what their scripts say: ${leaves}.`,
      remedy: 'Write what is missing into the cards\u2019 scripts, or move the cards by hand while you play.',
    }
  })
}

/** Whether a card belongs to a set that is written as a slug, or as pack and slug. */
function isOfSet(own: unknown, home: string, set: string): boolean {
  const parts = splitCode(set)
  return parts === undefined ? own === set : parts.pack === home && own === parts.slug
}
