import type { EventSpec } from '@questwright/kernel'
import { MEMORABLE, type MemorableKind, noteInRound } from '../round-memory.ts'
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
 * The resolvers of all kinds of events: only these write to the table. Kinds without an effect here exist so that abilities can respond to
 * them, or so that a "cannot" can forbid them, and then never happen.
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
  becomesActive: { after: 'own', resolve: () => undefined },
  stagingEnds: { after: 'own', resolve: () => undefined },
  stepTaken: { after: 'own', resolve: () => undefined },
}

/** Records events of memorable kinds after they resolved, for cards that ask for them later in the round. */
function noted(all: EventSpecs): { readonly [kind: string]: EventSpec } {
  const found = { ...all } as unknown as { [kind: string]: EventSpec }
  for (const kind of MEMORABLE) {
    const { resolve } = all[kind] as EventSpecs[MemorableKind]
    found[kind] = {
      ...(found[kind] as EventSpec),
      resolve: (event) => {
        resolve(event as never)
        noteInRound(event as never)
      },
    }
  }
  return found
}

export const eventKinds = noted(specs)
