/** A table as a page shows it: its session, and the state of the panels beside it. */
import { type SessionPorts, TableSession } from '@questwright/session'
import { localPending } from '@questwright/session/browser'
import type { GameStore } from '@questwright/session/state'
import { freshSeed } from '@questwright/workshop/game-choice'
import { askToLose } from '../saved/losing.ts'
import { tellError } from '../tell-error.ts'
import { ByHand } from './by-hand.ts'
import { Coming } from './coming.ts'
import { Foresight } from './foresight.ts'
import { keepStops } from './kept-stops.ts'
import { Why } from './why.ts'

export interface ShownTable {
  readonly session: TableSession
  readonly why: Why
  readonly coming: Coming
  readonly foresight: Foresight
  readonly byHand: ByHand
}

/** The ports that studio and site provide: where the rules run, where games are kept, and the history of finished games. */
export type PortsOfPage = Pick<SessionPorts, 'openRealm' | 'shelf' | 'recordEnded'>

/** How many milliseconds people have to follow an answer of a bot. */
const pauseBefore = { 'by a player': 350, 'by nobody else': 700 } as const

/**
 * Makes the table of a page.
 * @param game the state of this table alone
 */
export function createShownTable(own: PortsOfPage, game: GameStore): ShownTable {
  const ports: SessionPorts = {
    ...own,
    pending: localPending('questwright-pending'),
    keepStops,
    mayLose: askToLose,
    tellError,
    uniqueName: () => crypto.randomUUID(),
    freshSeed,
    beforeBot: ({ watched }) => new Promise((go) => setTimeout(go, pauseBefore[watched])),
  }
  return showTable(new TableSession(ports, game))
}

/** Adds the state of the panels to a session. */
export function showTable(session: TableSession): ShownTable {
  return { session, why: new Why(session), coming: new Coming(session), foresight: new Foresight(session), byHand: new ByHand() }
}
