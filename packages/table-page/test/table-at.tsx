/** A table for tests of components around it. Without a realm no game is played. */
import { portsOfNothing, type SessionPorts, TableSession } from '@questwright/session'
import { createGameStore, type GameState } from '@questwright/session/state'
import { rulebooks } from '@questwright/workshop/rulebooks'
import type { ReactNode } from 'react'
import { createTablePage, type ScriptViewer, type TablePagePorts, TablePageProvider } from '../src/page.tsx'
import { type ShownTable, showTable } from '../src/table/shown-table.ts'
import { TableProvider } from '../src/table/table-context.tsx'

const noRealm = () => Promise.reject(new Error('nothing is played here'))

/**
 * @param state of the game; parts that are missing get defaults
 * @param openRealm opens the realm in which the rules run
 */
export function tableAt(
  scripts: ScriptViewer,
  state: Partial<GameState> = {},
  openRealm: SessionPorts['openRealm'] = noRealm,
): { readonly table: ShownTable; readonly around: (part: ReactNode) => ReactNode } {
  const game = createGameStore()
  game.setState(state)
  const session = new TableSession(
    portsOfNothing(openRealm, () => 'one'),
    game,
  )
  const table = showTable(session)
  const packs: TablePagePorts['packs'] = {
    bundles: async () => [],
    rulebooks,
    engine: noRealm,
    exact: async () => ({ state: 'absent' }),
    mayPlay: async () => 'play',
    leaveAside: async () => {},
  }
  const words = { holder: 'The shelf', whenMissing: () => 'Look below it.', howToHave: () => 'look below it', whereLinksOpen: 'Here.' }
  const page = createTablePage({
    ...{ game, packs, scripts, words },
    table: async () => table,
    shelf: session.shelf,
    tableAddress: () => 'http://table',
  })
  return {
    table,
    around: (part) => (
      <TablePageProvider page={page} goTo={() => {}}>
        <TableProvider table={table}>{part}</TableProvider>
      </TablePageProvider>
    ),
  }
}
