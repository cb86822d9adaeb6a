/**
 * The next game of a campaign, from its log and the choices of its players. A dry run of its setup shows how their decks change the record before
 * the game is started.
 */
import { recordForLog } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import { type DryRun, dryRun, type Realm } from '@questwright/realm/web'
import type { DeckChoice } from '../page/deck-choices.ts'
import { type ChosenGame, gameOf, packsFor } from '../page/game-choice.ts'
import { rulebookOfAll } from '../page/rulebooks.ts'
import type { CampaignLog, CampaignRecord } from './entry.ts'
import type { OpenCampaign } from './open-campaign.ts'
import { changesBetween, type FieldChange } from './record-pieces.ts'
import { setupOf } from './setup.ts'
import { stateOf } from './state.ts'

export interface NextGame {
  readonly open: OpenCampaign
  readonly log: CampaignLog
  /** One for each player, in their order. */
  readonly decks: readonly DeckChoice[]
  readonly mode: string
  readonly hands: 'open' | 'hidden'
}

/** A game that can be started, with the packs that it needs. */
export interface PreparedGame {
  readonly packs: readonly PackBundle[]
  readonly game: ChosenGame
}

/** The packs and the setup of the next game. @throws Error where no pack has its scenario */
export function preparedGame({ open, log, decks, mode, hands }: NextGame, bundles: readonly PackBundle[], seed: string): PreparedGame {
  const { next } = stateOf(open.campaign, log)
  const scenario = next && open.choiceOf(next.name)
  if (!next || !scenario)
    throw new Error(`No pack of the workspace has the scenario ${next?.scenario ?? ''}. Install the pack that has it, or bring it back.`)
  const packs = packsFor({ scenario, decks, rules: [{ code: open.campaign.code, pack: open.pack.id }] }, bundles)
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

/**
 * Runs the setup of the next game.
 * @param packs the packs of the prepared game
 * @param game the prepared game, with any seed
 * @param openRealm opens a realm of its own for the dry run, with these packs
 */
export async function foreseenOf(
  { open, log }: Pick<NextGame, 'open' | 'log'>,
  { packs, game }: PreparedGame,
  openRealm: () => Promise<Realm>,
): Promise<Foreseen> {
  const run: DryRun = await dryRun({
    openRealm,
    packs,
    setup: game.setup,
    until: rulebookOfAll(packs).playBegins,
    strict: 'off',
    record: 'told',
  })
  if (run.state === 'refused') return { state: 'refused', message: inSentence(run.message) }
  const before = stateOf(open.campaign, log).record
  const after = run.record === undefined ? before : recordForLog(open.campaign, run.record as CampaignRecord)
  return { state: 'fine', changes: changesBetween(before, after, open.rulebook.record) }
}

/** A refusal of the rules as a complete sentence: without its prefix, with a capital letter and a full stop. */
function inSentence(message: string): string {
  const plain = message.replace(/^BadSetup: /, '')
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${/[.!?]$/.test(plain) ? '' : '.'}`
}

/** The log with the chosen decks of its players; undefined where it names these decks already. */
export function withDecks(log: CampaignLog, decks: readonly Pick<DeckChoice, 'code'>[]): CampaignLog | undefined {
  const players = log.players.map((player, i) => ({ ...player, deck: decks[i]?.code ?? player.deck }))
  return players.some(({ deck }, i) => deck !== log.players[i]?.deck) ? { ...log, players } : undefined
}
