/** The running game, or a kept one, as a saved game. */
import { engineName } from '@questwright/session'
import { savedGameFormat } from '@questwright/workshop/formats'
import type { TablePage } from '../page.tsx'
import { fileNameOf, type SavedGame, savedGame } from './saved-game.ts'

/** The running game with its lines, at its current position. @returns undefined when none runs */
export async function runningGame({ game, table }: TablePage): Promise<SavedGame | undefined> {
  const { session } = await table()
  const file = await session.gameFile()
  if (!file) return undefined
  const { title, scenario, viewer, hands } = game.getState()
  const line = session.lines.current()
  const branches = session.lines.all().filter(({ id }) => id !== line.id)
  return savedGame({ file, title, scenario, viewer, hands, line, branches })
}

/** A kept game of this browser as a saved game. A game that is not on the table is saved without states: they follow from its decisions. @param id its id */
export async function savedOfKept(page: TablePage, id: string): Promise<SavedGame | undefined> {
  if (page.game.getState().game === id) return runningGame(page)
  const kept = await page.shelf.kept(id)
  if (!kept) return undefined
  const { title, scenario, viewer, hands, setup, seed, inputs, redo, redoPlaces, savePoints, line, branches } = kept
  // the versions that it runs under, which need not be those in use
  const own = (await page.shelf.keptPacks(id).catch(() => undefined)) ?? []
  const inUse = await page.packs.bundles()
  const bundles = [...own, ...inUse.filter(({ id }) => !own.some((pack) => pack.id === id))].filter(({ id }) =>
    Object.hasOwn(kept.packs, id),
  )
  return savedGame({
    file: {
      format: 'questwright-game',
      version: 2,
      // a kept game names its engine by the hash; name and version are those of the game that is played here
      engine: { ...engineName(await page.packs.engine(bundles)), hash: kept.engine },
      packs: bundles.map(({ id, name, packVersion }) => ({ name, version: packVersion, hash: kept.packs[id] ?? '' })),
      setup,
      seed,
      inputs,
      hashes: [],
    },
    title,
    scenario,
    viewer,
    hands,
    // a line with redo needs places for all inputs; those before the redo are not known here
    line: {
      ...line,
      inputs: [...inputs, ...redo],
      places: [...inputs.map(() => ({ round: 0, phase: '', step: '' })), ...redoPlaces],
      at: inputs.length,
      savePoints,
    },
    branches,
  })
}

/** Gives a game to the person as a file. */
export function downloadGame(game: SavedGame): string {
  const name = fileNameOf(game)
  const address = URL.createObjectURL(new Blob([savedGameFormat.write(game)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return name
}
