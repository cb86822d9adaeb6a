/** The studio as the host of a table: packs come from the workspace and may change while a game runs, and their scripts open in the editor. */
import { codeOfFile } from '@questwright/packs/browser'
import { createTablePage } from '@questwright/table-page'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { getExactPack, getHistory } from '../api.ts'
import { openCard } from '../editor/open-card.ts'
import { theEngine, wholeBundles } from '../library.ts'
import { askTrust } from '../packs/trust.ts'
import { gameStore } from './game-store.ts'
import { gameShelf } from './kept-game.ts'

export const tablePage = createTablePage({
  game: gameStore,
  shelf: gameShelf,
  table: async () => (await import('./game-session.ts')).shownTable,
  packs: {
    rulebooks,
    bundles: wholeBundles,
    engine: theEngine,
    exact: getExactPack,
    mayPlay: askTrust,
    leaveAside: async () => (await import('./put-under-game.ts')).leaveDiskAside(),
  },
  onOtherScripts: (kept) => void import('./offer-reload.ts').then(({ offerReload }) => offerReload(kept)),
  bestScore: async (game) => {
    const [{ bestBeside }, { games }] = await Promise.all([import('@questwright/workshop/best-scores'), getHistory()])
    return bestBeside(games, game)
  },
  scripts: { codeOf: codeOfFile, open: openCard },
  words: {
    holder: 'The workspace',
    whenMissing: (from) => `Put the pack into the workspace (drop its folder or zip on the library), and open the ${from} again.`,
    howToHave: (count) => (count === 1 ? 'install this version' : 'install these versions'),
    whereLinksOpen: 'It opens this very position in every studio that has the same packs.',
  },
  tableAddress: () => `${location.origin}/play`,
})
