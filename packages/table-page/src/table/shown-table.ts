/** A table as a page shows it: its session, and what lies open beside it. */
import type { SessionPorts } from '@questwright/session'
import { TableSession } from '@questwright/session'
import { localPending } from '@questwright/session/browser'
import type { GameStore } from '@questwright/session/state'
import { freshSeed } from '../start/new-game.ts'
import { tellError } from '../tell-error.ts'
import { ByHand } from './by-hand.ts'
import { Coming } from './coming.ts'
import { keepStops } from './kept-stops.ts'
import { Why } from './why.ts'

export interface ShownTable {
  readonly session: TableSession
  readonly why: Why
  readonly coming: Coming
  readonly byHand: ByHand
}

/** What differs by the place: where the rules run, where the running game is kept, and who keeps a history of games that are over. */
export type PlaceOfSession = Pick<SessionPorts, 'openRealm' | 'shelf' | 'recordEnded'>

/** @param game the state of this table and no other */
export function createShownTable(place: PlaceOfSession, game: GameStore): ShownTable {
  const ports: SessionPorts = {
    ...place,
    pending: localPending('questwright-pending'),
    keepStops,
    tellError,
    uniqueName: () => crypto.randomUUID(),
    freshSeed,
  }
  return showTable(new TableSession(ports, game))
}

/** What lies open beside a table, for the table of a session. */
export function showTable(session: TableSession): ShownTable {
  return { session, why: new Why(session), coming: new Coming(session), byHand: new ByHand() }
}
