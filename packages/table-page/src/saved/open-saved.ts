/** Opens a saved game, after asking. The state of the dialog that asks is in `opening-state.ts`. */
import type { PackBundle } from '@questwright/packs/types'
import { readable } from '@questwright/rulebook'
import type { TableSession } from '@questwright/session'
import type { NewGame } from '@questwright/session/state'
import type { TablePage } from '../page.tsx'
import type { Offered } from './opening-state.ts'
import { packsOfSaved } from './packs-of-saved.ts'
import { readSavedGame } from './read-saved-game.ts'
import { repairedWords, repairsMetBy } from './repaired-rules.ts'
import { linesOf, NoSavedGame, type SavedGame, viewerOf } from './saved-game.ts'
import { savedVersions } from './saved-versions.ts'

/** Reads a saved game from a file and offers to open it. Errors are written into the page's `opening` state. */
export async function offerFile(page: TablePage, file: File): Promise<void> {
  await offering(page, async () => offer(page, readSavedGame(await file.text()), 'file'))
}

/** Reads a saved game from a pasted link or pasted file content, and offers to open it. */
export async function offerText(page: TablePage, text: string): Promise<void> {
  await offering(page, async () => {
    if (text.trimStart().startsWith('{')) return offer(page, readSavedGame(text), 'file')
    const { gameInLink } = await import('./game-link.ts')
    const { game, hash } = gameInLink(text)
    return offer(page, game, 'link', hash)
  })
}

async function offering({ opening }: TablePage, open: () => Promise<Offered>): Promise<void> {
  try {
    opening.setState({ offered: await open(), problem: undefined })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const remedy = error instanceof NoSavedGame ? error.remedy : 'Nothing was changed. Try it again.'
    opening.setState({ offered: undefined, problem: { message, remedy } })
  }
}

async function offer(page: TablePage, game: SavedGame, from: Offered['from'], hash?: string): Promise<Offered> {
  const bundles = await page.packs.bundles()
  const { title: running, status } = page.game.getState()
  const named = bundles.filter(({ name }) => game.packs.some((pack) => pack.name === name))
  const other = named.find((pack) => pack.game !== game.engine.name)
  if (other !== undefined)
    throw new NoSavedGame(
      `This game was played by the rules of "${game.engine.name}", and ${other.id} is for the game "${other.game}" now.`,
      `Take the version of ${other.id} with which it was played.`,
    )
  const packs = packsOfSaved(game, bundles, await page.packs.engine(named))
  return {
    game,
    from,
    title: titleOf(game, bundles),
    packs,
    past: packs.changed.length > 0 || packs.missing.length > 0 ? await savedVersions(game, bundles, page) : undefined,
    ...(hash ? { hash } : {}),
    before: status === 'none' ? undefined : running,
  }
}

function scenarioOf({ setup, studio }: SavedGame): string {
  if (studio) return studio.scenario
  const named = (setup as { readonly scenario?: unknown }).scenario
  return typeof named === 'string' ? named.replace(':scenario/', ':') : 'situation'
}

function titleOf(game: SavedGame, bundles: readonly PackBundle[]): string {
  if (game.studio) return game.studio.title
  const code = scenarioOf(game)
  if (code === 'situation') return 'A situation'
  const [pack, slug = ''] = code.split(':')
  const home = bundles.find(({ id, scenarios }) => id === pack && Object.hasOwn(scenarios, slug))
  return home === undefined ? code : (home.text.en?.scenarios[slug]?.title ?? readable(slug))
}

/** The result of opening a saved game. */
export interface Opened {
  readonly decisions: number
  /** The number of its inputs that fit; fewer than all when the scripts have changed. */
  readonly fitting: number
  /** Whether the resulting position equals the saved one. */
  readonly position: 'same' | 'other' | 'unknown'
  readonly failed: 'no' | 'yes'
  /**
   * The descriptions of rules of the engine that were corrected after the game was saved and that the game used. The game stops before the first
   * use of one of them; its later decisions are kept.
   */
  readonly rules: readonly string[]
}

/**
 * Puts a saved game on the table in place of the running one, which stays among the games saved in this browser.
 * @param under `here`: with the current packs; `saved`: with exactly the packs with which it was saved
 */
export async function openSaved(page: TablePage, { game, packs, past, title, hash }: Offered, under: 'here' | 'saved'): Promise<Opened> {
  const { studio, setup, seed } = game
  // try the decisions that did not fit when the game was saved, too; those that still do not fit are kept as a branch
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
  const { session } = await page.table()
  const lines = { inputs, ...linesOf(game) }
  const used = under === 'saved' && past ? past.packs : packs.packs
  await session.opening.openLines(opened, used, await page.packs.engine(used), lines)
  if (under === 'saved') await page.packs.leaveAside()
  const rules = page.game.getState().status === 'failed' ? [] : await standBeforeRepairs(session, game)
  const state = page.game.getState()
  const expected = hash ?? game.hashes.at(-1)
  const fitting = Math.min(state.at, inputs.length)
  return {
    decisions: inputs.length,
    fitting,
    position: expected ? (expected === state.held?.hash && fitting === inputs.length ? 'same' : 'other') : 'unknown',
    failed: state.status === 'failed' ? 'yes' : 'no',
    rules,
  }
}

/**
 * If the game used rules that were corrected since, goes back to the first decision at which it went differently; the decisions after it can be
 * redone.
 * @returns the descriptions of those rules
 */
async function standBeforeRepairs(session: TableSession, { hashes }: SavedGame): Promise<readonly string[]> {
  const holder = session.running?.held?.holder
  if (!holder) return []
  const parted = await repairsMetBy(holder, hashes)
  if (!parted) return []
  const { at, messages } = session.store.getState()
  if (parted.at < at) await session.playing.goTo(parted.at, 'of the holder')
  return repairedWords(parted.rules, messages)
}
