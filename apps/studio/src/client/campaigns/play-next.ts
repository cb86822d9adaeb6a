/**
 * Starts the next game of a campaign from its log. First a dry run of the setup shows how the decks change the record; then the game is started.
 */
import { type KeptRealm, keptRealm } from '@questwright/realm/web'
import { tellError } from '@questwright/table-page/tell-error'
import { type Foreseen, foreseenOf, type NextGame, preparedGame, withDecks } from '@questwright/workshop/campaign/next-game'
import { freshSeed } from '@questwright/workshop/game-choice'
import { startGame } from '../game/game-session.ts'
import { theEngine, wholeBundles } from '../library.ts'
import { askTrust } from '../packs/trust.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { changeLog } from './logs.ts'

let shared: { readonly engine: string; readonly realm: KeptRealm } | undefined

/** Runs the setup of the next game in a separate realm. @throws Error where packs are missing */
export async function foresee(next: NextGame): Promise<Foreseen> {
  const prepared = preparedGame(next, await wholeBundles(), 'foreseen')
  const engine = await theEngine(prepared.packs)
  if (shared?.engine !== engine.hash) {
    shared?.realm.close()
    shared = { engine: engine.hash, realm: keptRealm(() => openStudioRealm(engine, { patience: 30_000 })) }
  }
  const { realm } = shared
  return foreseenOf(next, prepared, () => realm.open(prepared.packs))
}

/** Closes the realm of dry runs. */
export function endForesight(): void {
  shared?.realm.close()
  shared = undefined
}

/**
 * Starts the next game; the decks are recorded in the log.
 * @returns `refused` where the rules refuse these decks, and no game was started; `stay` where the user does not trust a pack
 */
export async function playNext(next: NextGame): Promise<'dealt' | 'stay' | { readonly refused: string }> {
  const seen = await foresee(next)
  if (seen.state === 'refused') return { refused: seen.message }
  const { packs, game } = preparedGame(next, await wholeBundles(), freshSeed())
  if ((await askTrust(packs)) === 'stay') return 'stay'
  const chosen = withDecks(next.log, next.decks)
  if (chosen) await changeLog(next.log.run, (log) => ({ ...log, players: chosen.players }))
  endForesight()
  // not awaited: the page of the table shows the progress
  startGame(game, packs, await theEngine(packs)).catch(tellError)
  return 'dealt'
}
