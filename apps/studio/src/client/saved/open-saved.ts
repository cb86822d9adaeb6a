/** Opening a saved game: what is asked before, and the game itself. The store for the dialog is `opening-state.ts`. */

import { goTo, tableSession } from '../game/game-session.ts'
import { type NewGame, useGame } from '../game/game-store.ts'
import { keptGame } from '../game/kept-game.ts'
import { leaveDiskAside } from '../game/put-under-game.ts'
import { bundlesOf, theEngine, useLibrary } from '../library.ts'
import { scenarioChoices } from '../new-game.ts'
import { type Offered, useOpening } from './opening-state.ts'
import { packsOfSaved } from './packs-of-saved.ts'
import { readSavedGame } from './read-saved-game.ts'
import { repairedWords, repairsMetBy } from './repaired-rules.ts'
import { linesOf, NoSavedGame, type SavedGame, viewerOf } from './saved-game.ts'
import { savedVersions } from './saved-versions.ts'

export { closeOpening, type Offered, type OpeningState, useOpening } from './opening-state.ts'

/** Reads a file and offers the game in it. What is wrong with it is told in the store. */
export async function offerFile(file: File): Promise<void> {
  await offering(async () => offer(readSavedGame(await file.text()), 'file'))
}

/** Reads a pasted link, or a pasted file, and offers the game in it. */
export async function offerText(text: string): Promise<void> {
  await offering(async () => {
    if (text.trimStart().startsWith('{')) return offer(readSavedGame(text), 'file')
    const { gameInLink } = await import('./game-link.ts')
    const { game, hash } = gameInLink(text)
    return offer(game, 'link', hash)
  })
}

async function offering(open: () => Promise<Offered>): Promise<void> {
  try {
    useOpening.setState({ offered: await open(), problem: undefined })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const remedy = error instanceof NoSavedGame ? error.remedy : 'Nothing was changed. Try it again.'
    useOpening.setState({ offered: undefined, problem: { message, remedy } })
  }
}

async function offer(game: SavedGame, from: Offered['from'], hash?: string): Promise<Offered> {
  const bundles = bundlesOf(useLibrary.getState().packs)
  const { title: running, status, at } = useGame.getState()
  const kept = status === 'none' ? await keptGame().catch(() => undefined) : undefined
  const packs = packsOfSaved(game, bundles, await theEngine())
  return {
    game,
    from,
    title: titleOf(game),
    packs,
    past: packs.changed.length > 0 || packs.missing.length > 0 ? await savedVersions(game, bundles) : undefined,
    ...(hash ? { hash } : {}),
    replaces:
      status !== 'none' ? { title: running, decisions: at } : kept ? { title: kept.title, decisions: kept.inputs.length } : undefined,
  }
}

function scenarioOf({ setup, studio }: SavedGame): string {
  if (studio) return studio.scenario
  const named = (setup as { readonly scenario?: unknown }).scenario
  return typeof named === 'string' ? named.replace(':scenario/', ':') : 'situation'
}

function titleOf(game: SavedGame): string {
  if (game.studio) return game.studio.title
  const code = scenarioOf(game)
  const choices = scenarioChoices(bundlesOf(useLibrary.getState().packs))
  return choices.find((choice) => choice.code === code)?.title ?? (code === 'situation' ? 'A situation' : code)
}

/** How a saved game came to stand. */
export interface Opened {
  readonly decisions: number
  /** How many of them fit; fewer when scripts are others now. */
  readonly fitting: number
  /** Whether the position is the very one that was saved. */
  readonly position: 'same' | 'other' | 'unknown'
  readonly failed: 'no' | 'yes'
  /** What rules say that were repaired since the game was saved: it stands where it met them, and the rest of its decisions is kept. */
  readonly rules: readonly string[]
}

/**
 * Lays out a saved game in the place of the one that runs.
 * @param under the packs that are here, or the very ones with which it was saved
 */
export async function openSaved({ game, packs, past, title, hash }: Offered, under: 'here' | 'saved'): Promise<Opened> {
  const { studio, setup, seed } = game
  // what was not taken then is tried, and stays as a line where it does not fit
  const inputs = [...game.inputs, ...(game.waiting ?? [])]
  const opened: NewGame = {
    scenario: scenarioOf(game),
    title,
    setup,
    seed,
    viewer: studio?.viewer ?? viewerOf(setup),
    ...(studio?.hands ? { hands: studio.hands } : {}),
    table: `file ${seed} ${game.hashes[0] ?? ''} ${title}`,
  }
  const { openLines } = await import('../game/game-session.ts')
  await openLines(opened, under === 'saved' && past ? past.packs : packs.packs, await theEngine(), { inputs, ...linesOf(game) })
  // what lies in the workspace is another state of these packs: only what changes from now on is news
  if (under === 'saved') leaveDiskAside()
  const rules = useGame.getState().status === 'failed' ? [] : await standBeforeRepairs(game)
  const state = useGame.getState()
  const expected = hash ?? game.hashes.at(-1)
  const fitting = Math.min(state.at, inputs.length)
  return {
    decisions: inputs.length,
    fitting,
    position: expected ? (expected === state.hash && fitting === inputs.length ? 'same' : 'other') : 'unknown',
    failed: state.status === 'failed' ? 'yes' : 'no',
    rules,
  }
}

/** A game that meets a repaired rule, and goes another way for it, stands at that decision: what was decided later can come again. */
async function standBeforeRepairs({ hashes }: SavedGame): Promise<readonly string[]> {
  const host = tableSession.running?.host
  if (!host) return []
  const parted = await repairsMetBy(host, hashes)
  if (!parted) return []
  if (parted.at < useGame.getState().at) await goTo(parted.at)
  return repairedWords(parted.rules, useGame.getState().messages)
}
