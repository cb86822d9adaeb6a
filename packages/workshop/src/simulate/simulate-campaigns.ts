/** Simulates whole campaigns with bots, with statistics. */
import { createHash } from 'node:crypto'
import type { BotKind } from '@questwright/lab'
import type { PackBundle, PlayedCampaign } from '@questwright/packs'
import type { RealmKind } from '@questwright/realm'
import type { RecordField, Rulebook } from '@questwright/rulebook'
import {
  type BarredDeck,
  barredTitles,
  type CampaignDeal,
  type CampaignLog,
  type CampaignRecord,
  decksWithout,
  newLog,
  recordResult,
  resultOf,
  setupOf,
  stateOf,
} from '../campaign/index.ts'
import { type Lab, openLab } from '../running/lab.ts'
import type { LoadedWorkspace } from '../workspace/local-pack.ts'

export interface CampaignSimulation {
  readonly campaign: PlayedCampaign
  /** The rulebook of the campaign's pack. */
  readonly rulebook: Rulebook
  /** The decks, mode and rules of the players. */
  readonly deal: CampaignDeal
  readonly players: CampaignLog['players']
  /** Codes of the campaign's optional rules that are used. */
  readonly rules?: readonly string[]
  /** The packs that the games need. */
  readonly packs: readonly PackBundle[]
  readonly realm: RealmKind
  /** Equal seeds give equal campaigns. */
  readonly seed: string
  /** How many campaigns. */
  readonly games: number
  /** After so many lost games of a scenario the campaign continues as if it were won. */
  readonly attempts: number
  readonly bot: BotKind
}

/** Statistics of a scenario over all campaigns that reached it. */
interface ScenarioFigures {
  readonly name: string
  readonly scenario: string
  /** Campaigns that reached it. */
  readonly campaigns: number
  /** Games of it. */
  readonly games: number
  readonly won: number
  /** Campaigns that continued without having won it. */
  readonly asIfWon: number
  /** Games per campaign that reached it. */
  readonly attempts: number
  /**
   * By field of the log, the average after it: of numbers the value, of lists the length. Lists that the campaign itself begins with are left out.
   */
  readonly record: { readonly [field: string]: number }
  /** Campaigns that ended here too early, by reason: a game could not be started, or did not end. */
  readonly died: { readonly [why: string]: number }
}

export interface CampaignReport {
  readonly campaigns: number
  /** Campaigns in which every scenario was won. */
  readonly won: number
  /** Campaigns that were finished without winning every scenario. */
  readonly asIfWon: number
  /** Campaigns that ended too early. */
  readonly died: number
  readonly games: number
  readonly scenarios: readonly ScenarioFigures[]
  /** Hash of the final states of the games: equal for the same games. */
  readonly hash: string
}

interface Tally {
  campaigns: number
  games: number
  won: number
  asIfWon: number
  readonly sums: { [field: string]: number }
  readonly died: { [why: string]: number }
}

/**
 * Plays whole campaigns with bots.
 * @param tell called with the number of finished campaigns
 * @param workspace used to find the line of an error that has none
 */
export async function simulateCampaigns(
  workspace: LoadedWorkspace | undefined,
  simulation: CampaignSimulation,
  tell: (done: number) => void = () => undefined,
): Promise<CampaignReport> {
  const { campaign, realm, packs, rulebook, games: all } = simulation
  const lab = await openLab(realm, packs, workspace)
  try {
    const tallies = new Map(
      campaign.scenarios.map(({ name }): [string, Tally] => [name, { campaigns: 0, games: 0, won: 0, asIfWon: 0, sums: {}, died: {} }]),
    )
    const hashes: string[] = []
    const ends = { won: 0, asIfWon: 0, died: 0 }
    for (let n = 0; n < all; n++) {
      ends[await playCampaign(lab, simulation, `${simulation.seed}/${n}`, tallies, hashes)] += 1
      tell(n + 1)
    }
    return {
      campaigns: all,
      ...ends,
      games: hashes.length,
      scenarios: campaign.scenarios.map(({ name, scenario }) => figuresOf(name, scenario, tallies.get(name) as Tally, rulebook.record)),
      hash: createHash('sha256').update(hashes.join(' ')).digest('hex').slice(0, 16),
    }
  } finally {
    lab.close()
  }
}

/**
 * Plays one campaign.
 * @returns how it ended
 */
async function playCampaign(
  lab: Lab,
  { campaign, rulebook, deal, players, rules = [], packs, attempts, bot }: CampaignSimulation,
  seed: string,
  tallies: ReadonlyMap<string, Tally>,
  hashes: string[],
): Promise<'won' | 'asIfWon' | 'died'> {
  let log = newLog(campaign, players, seed, { rules })
  let decks = deal.decks as readonly BarredDeck[]
  let end: 'won' | 'asIfWon' = 'won'
  for (let last = ''; ; ) {
    const { next, record, tries } = stateOf(campaign, log)
    if (next === undefined) return end
    const tally = tallies.get(next.name) as Tally
    if (last !== next.name || tries === 0) tally.campaigns += 1
    last = next.name
    decks = decksWithout(decks, barredTitles(record, rulebook.record), packs, rulebook)
    const played = await playNext(lab, setupOf(campaign, log, { ...deal, decks }), `${seed}/${next.name}/${tries}`, bot)
    if (typeof played === 'string') {
      tally.died[played] = (tally.died[played] ?? 0) + 1
      return 'died'
    }
    hashes.push(played.hash)
    tally.games += 1
    const isWon = played.outcome.result === 'won'
    const goesOn = !isWon && tries + 1 >= attempts
    log = recordResult(campaign, log, resultOf(played.outcome, { seed, mode: deal.mode }), goesOn ? 'as-if-won' : 'recorded')
    if (goesOn) {
      end = 'asIfWon'
      tally.asIfWon += 1
    } else if (isWon) tally.won += 1
    else continue
    count(tally, stateOf(campaign, log).kept, campaign.record as CampaignRecord, rulebook.record)
  }
}

/** Plays a game. @returns the outcome, or why it could not be finished */
async function playNext(lab: Lab, setup: ReturnType<typeof setupOf>, seed: string, bot: BotKind) {
  try {
    const { outcome, stuck, faults, hash } = await lab.play({ setup, seed, bot, record: 'none' })
    if (faults[0] !== undefined) return `a script failed: ${faults[0].ability}`
    return outcome === undefined ? `stuck: ${stuck}` : { outcome, hash }
  } catch (thrown) {
    // the rules refuse the setup, such as a deck with too few starting cards
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

function count({ sums }: Tally, record: CampaignRecord, begun: CampaignRecord, fields: { readonly [field: string]: RecordField }): void {
  for (const [field, value] of Object.entries(amountsOf(record, fields))) {
    const first = begun[field]
    if (!Array.isArray(first) || first.length === 0) sums[field] = (sums[field] ?? 0) + value
  }
}

/** The amounts in a record that can be averaged: numbers, and lengths of lists. */
function amountsOf(record: CampaignRecord, fields: { readonly [field: string]: RecordField }): { readonly [field: string]: number } {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, { of }]): [string, number][] => {
      if (of !== undefined) return []
      const value = record[field]
      if (typeof value === 'number') return [[field, value]]
      return Array.isArray(value) ? [[field, value.length]] : []
    }),
  )
}

function figuresOf(
  name: string,
  scenario: string,
  { campaigns, games, won, asIfWon, sums, died }: Tally,
  fields: { readonly [field: string]: RecordField },
): ScenarioFigures {
  const through = won + asIfWon
  const mean = (sum: number, of: number): number => (of === 0 ? 0 : Number((sum / of).toFixed(2)))
  const record = Object.fromEntries(
    Object.keys(fields).flatMap((field) => (sums[field] === undefined ? [] : [[field, mean(sums[field], through)]])),
  )
  return { name, scenario, campaigns, games, won, asIfWon, attempts: mean(games, campaigns), record, died }
}
