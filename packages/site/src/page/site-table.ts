/**
 * The table of a site, with the ports through which it gets packs, engine and storage: packs and engine are files of the site, games are
 * kept in the browser, and there is neither workspace nor history.
 */
import { indexedShelf } from '@questwright/session/browser'
import { createGameStore } from '@questwright/session/state'
import { createTablePage } from '@questwright/table-page'
import { keptStops } from '@questwright/table-page/table/kept-stops'
import { createShownTable } from '@questwright/table-page/table/shown-table'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { siteEngine, sitePacks } from './data.ts'
import { openSiteRealm } from './realm.ts'

/** Several sites may share an origin, each in a folder of its own. */
const folder = (): string => location.pathname.replace(/[^/]*$/, '')

const game = createGameStore(keptStops())
const shelf = indexedShelf(`questwright ${folder()}`)

export const table = createShownTable({ openRealm: openSiteRealm, shelf, recordEnded: async () => {} }, game)

export const page = createTablePage({
  game,
  shelf,
  table: async () => table,
  packs: {
    rulebooks,
    bundles: sitePacks,
    engine: siteEngine,
    // a site has only the versions of packs with which it was built
    exact: async () => ({ state: 'absent' }),
    mayPlay: async () => 'play',
    leaveAside: async () => {},
  },
  scripts: { codeOf: () => undefined, open: () => {} },
  words: {
    holder: 'This page',
    whenMissing: () => 'It has only the packs with which it was made.',
    howToHave: () => 'open it where that version is installed',
    whereLinksOpen: 'It opens this very position here, for everyone, and in every studio that has the same packs.',
  },
  tableAddress: () => `${location.origin}${folder()}`,
})
