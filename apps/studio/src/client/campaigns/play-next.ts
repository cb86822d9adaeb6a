/** From the log of a campaign to the table: the next game is dealt, and before that the rules say what these decks mean for the log. */
import { type DryRun, dryRun, type KeptRealm, keptRealm } from '@questwright/realm/web'
import { type DeckChoice, freshSeed, gameOf, packsFor } from '@questwright/table-page/start/new-game'
import { tellError } from '@questwright/table-page/tell-error'
import {
  type CampaignLog,
  type CampaignRecord,
  changesBetween,
  type FieldChange,
  setupOf,
  stateOf,
} from '@questwright/workshop/campaign/shown'
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

/** What the rules say of a game before it is dealt. */
export type Foreseen =
  /** They refuse it, and say what to do. */
  | { readonly state: 'refused'; readonly message: string }
  /** It can be dealt, and its log will say this otherwise once it is. */
  | { readonly state: 'fine'; readonly changes: readonly FieldChange[] }

let shared: { readonly engine: string; readonly realm: KeptRealm } | undefined

/** Lays the next game out aside, as far as its setup goes. @throws Error where the packs are not there */
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

/** What rules refuse begins small, since other things may be said before it, and parts what is wrong from what to do. */
const inSentence = (message: string): string => {
  const plain = message.replace(/^BadSetup: /, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?]$/.test(plain) ? '' : '.'}`
}

/** The realm in which games are laid out aside is not needed any more. */
export function endForesight(): void {
  shared?.realm.close()
  shared = undefined
}

/**
 * Deals the next game; the decks are noted in the log.
 * @returns `refused` where the rules do not take these decks: nothing was dealt then; `stay` where the person does not trust a pack
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
  // the page of the table shows how far it is
  startGame(game, packs, await theEngine(packs)).catch(tellError)
  return 'dealt'
}

/** The deck that a log names, among those that are here: `pack:slug`, or a slug that one deck has. */
export function deckNamed(name: string, decks: readonly DeckChoice[]): DeckChoice | undefined {
  const exact = decks.find(({ code }) => code === name)
  if (exact) return exact
  const alike = decks.filter(({ slug, title }) => slug === name || title === name)
  return alike.length === 1 ? alike[0] : undefined
}
