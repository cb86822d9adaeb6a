/**
 * Starts the next game of a campaign from its log. First a dry run of the setup shows how the decks change the record; then the game is started.
 */
import { type DryRun, dryRun, type KeptRealm, keptRealm } from '@questwright/realm/web'
import { tellError } from '@questwright/table-page/tell-error'
import {
  type CampaignLog,
  type CampaignRecord,
  changesBetween,
  type FieldChange,
  setupOf,
  stateOf,
} from '@questwright/workshop/campaign/shown'
import type { DeckChoice } from '@questwright/workshop/deck-choices'
import { freshSeed, gameOf, packsFor } from '@questwright/workshop/game-choice'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { startGame } from '../game/game-session.ts'
import { theEngine, wholeBundles } from '../library.ts'
import { askTrust } from '../packs/trust.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { changeLog } from './logs.ts'
import type { OpenCampaign } from './open-campaign.ts'

export interface NextGame {
  readonly open: OpenCampaign
  readonly log: CampaignLog
  /** One for each player, in their order. */
  readonly decks: readonly DeckChoice[]
  readonly mode: string
  readonly hands: 'open' | 'hidden'
}

async function prepared({ open, log, decks, mode, hands }: NextGame, seed: string) {
  const { next } = stateOf(open.campaign, log)
  const scenario = next && open.choiceOf(next.name)
  if (!next || !scenario)
    throw new Error(`No pack of the workspace has the scenario ${next?.scenario ?? ''}. Install the pack that has it, or bring it back.`)
  const packs = packsFor({ scenario, decks, rules: [{ code: open.campaign.code, pack: open.pack.id }] }, await wholeBundles())
  const game = gameOf({ scenario, decks, mode, seed, hands })
  const { decks: lists } = game.setup as unknown as { readonly decks: readonly object[] }
  return { packs, game: { ...game, setup: setupOf(open.campaign, log, { decks: lists, mode }) } }
}

/** The result of the dry run. */
export type Foreseen =
  /** The rules refuse the setup; the message says what to do. */
  | { readonly state: 'refused'; readonly message: string }
  /** The game can be started, and its setup will make these changes to the record. */
  | { readonly state: 'fine'; readonly changes: readonly FieldChange[] }

let shared: { readonly engine: string; readonly realm: KeptRealm } | undefined

/** Runs the setup of the next game in a separate realm. @throws Error where packs are missing */
export async function foresee(next: NextGame): Promise<Foreseen> {
  const { packs, game } = await prepared(next, 'foreseen')
  const engine = await theEngine(packs)
  if (shared?.engine !== engine.hash) {
    shared?.realm.close()
    shared = { engine: engine.hash, realm: keptRealm(() => openStudioRealm(engine, { patience: 30_000 })) }
  }
  const { realm } = shared
  const run: DryRun = await dryRun({
    openRealm: () => realm.open(packs),
    packs,
    setup: game.setup,
    until: rulebookOfAll(packs).playBegins,
    strict: 'off',
    record: 'told',
  })
  if (run.state === 'refused') return { state: 'refused', message: inSentence(run.message) }
  const before = stateOf(next.open.campaign, next.log).record
  return { state: 'fine', changes: changesBetween(before, (run.record ?? before) as CampaignRecord, next.open.rulebook.record) }
}

/** A refusal of the rules as a complete sentence: without its prefix, with a capital letter and a full stop. */
const inSentence = (message: string): string => {
  const plain = message.replace(/^BadSetup: /, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?]$/.test(plain) ? '' : '.'}`
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
  const { packs, game } = await prepared(next, freshSeed())
  if ((await askTrust(packs)) === 'stay') return 'stay'
  const { players } = next.log
  const chosen = players.map((player, i) => ({ ...player, deck: next.decks[i]?.code ?? player.deck }))
  if (chosen.some(({ deck }, i) => deck !== players[i]?.deck)) await changeLog(next.log.run, (log) => ({ ...log, players: chosen }))
  endForesight()
  // not awaited: the page of the table shows the progress
  startGame(game, packs, await theEngine(packs)).catch(tellError)
  return 'dealt'
}

/** The deck that a log names, among the available ones: by `pack:slug`, or by a slug that only one deck has. */
export function deckNamed(name: string, decks: readonly DeckChoice[]): DeckChoice | undefined {
  const exact = decks.find(({ code }) => code === name)
  if (exact) return exact
  const alike = decks.filter(({ slug, title }) => slug === name || title === name)
  return alike.length === 1 ? alike[0] : undefined
}
