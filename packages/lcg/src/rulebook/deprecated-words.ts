import type { DeprecatedWords } from '@questwright/rulebook'

/**
 * The words of the script API that go, and those that are gone. A word that is renamed keeps its old name in `deprecated.ts` until its version comes;
 * its row stays for good (docs/api/README.md).
 */
export const deprecatedWords: DeprecatedWords = {
  treatAsUndefended: { now: 'considerUndefended', since: 2, goes: 3 },
  'GameCard.isShip': {
    remedy: 'The pack that brings such cards exports it as a function of its system: `isShip(card)`.',
    since: 1,
    goes: 2,
  },
}
