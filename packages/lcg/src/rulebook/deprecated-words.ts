import type { DeprecatedWords } from '@questwright/rulebook'

/**
 * The deprecated and the removed words of the script API. A renamed word keeps its old name in `deprecated.ts` until its version comes; its
 * row here stays forever (docs/api/README.md).
 */
export const deprecatedWords: DeprecatedWords = {
  treatAsUndefended: { now: 'considerUndefended', since: 2, goes: 3 },
  'GameCard.isShip': {
    remedy: 'The pack that brings such cards exports it as a function of its system: `isShip(card)`.',
    since: 1,
    goes: 2,
  },
}
