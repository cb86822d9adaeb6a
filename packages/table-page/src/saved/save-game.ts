/** Makes a saved game from the running game, or from a game that this browser keeps. */
import { engineName } from '@questwright/session'
import { savedGameFormat } from '@questwright/workshop/formats'
import type { TablePage } from '../page.tsx'
import { fileNameOf, type SavedGame, savedGame } from './saved-game.ts'

/** The running game with its branches, at its current position; undefined when no game runs. */
export async function runningGame({ game, table }: TablePage): Promise<SavedGame | undefined> {
  const { session } = await table()
  const file = await session.gameFile()
  if (!file) return undefined
  const { title, scenario, viewer, hands } = game.getState()
  const line = session.lines.current()
  const branches = session.lines.all().filter(({ id }) => id !== line.id)
  return savedGame({ file, title, scenario, viewer, hands, line, branches })
}

/**
 * A game kept by this browser, as a saved game. Where it is not on the table it is saved without state hashes, which can be computed from its
 * decisions.
 * @param id the id of the kept game
 */
export async function savedOfKept(page: TablePage, id: string): Promise<SavedGame | undefined> {
  if (page.game.getState().game === id) return runningGame(page)
  const kept = await page.shelf.kept(id)
  if (!kept) return undefined
  const { title, scenario, viewer, hands, setup, seed, inputs, redo, redoPlaces, savePoints, line, branches } = kept
  // the pack versions with which the game runs; others may be in use
  const own = (await page.shelf.keptPacks(id).catch(() => undefined)) ?? []
  const inUse = await page.packs.bundles()
  const bundles = [...own, ...inUse.filter(({ id }) => !own.some((pack) => pack.id === id))].filter(({ id }) =>
    Object.hasOwn(kept.packs, id),
  )
  return savedGame({
    file: {
      format: 'questwright-game',
      version: 2,
      // a kept game stores only the hash of its engine: name and version are taken from the engine that plays the game here
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
    // a branch with decisions to redo needs the round and phase of all inputs; those before the redo are not known here
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

/**
 * Downloads a game as a file.
 * @returns the name of the file
 */
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
