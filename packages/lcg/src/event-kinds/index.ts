import type { EventSpec } from '@questwright/kernel'
import { cardKinds } from './cards.ts'
import { combatKinds } from './combat.ts'
import { controlKinds } from './control.ts'
import { counterKinds } from './counters.ts'
import { deckKinds } from './decks.ts'
import { playerKinds } from './players.ts'
import { questKinds } from './quest.ts'
import type { EventSpecs } from './specs.ts'
import { tokenKinds } from './tokens.ts'

/**
 * What happens when an event resolves: the only places that write. Those that do nothing here happen so that abilities can answer to them,
 * or are asked about and never happen.
 */
const specs: EventSpecs = {
  effect: { resolve: () => undefined, after: 'own' },
  cancelled: { resolve: () => undefined, after: 'own' },
  ...cardKinds,
  ...tokenKinds,
  ...deckKinds,
  ...counterKinds,
  ...questKinds,
  ...combatKinds,
  ...controlKinds,
  ...playerKinds,
  beginningOfRound: { after: 'own', resolve: () => undefined },
  endOfRound: { after: 'own', resolve: () => undefined },
  beginningOfPhase: { after: 'own', resolve: () => undefined },
  endOfPhase: { after: 'own', resolve: () => undefined },
  stageEntered: { after: 'own', resolve: () => undefined },
  stepTaken: { after: 'own', resolve: () => undefined },
}

export const eventKinds = specs as unknown as { readonly [kind: string]: EventSpec }
