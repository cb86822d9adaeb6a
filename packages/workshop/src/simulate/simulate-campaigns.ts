/** Whole campaigns of bots, and what they say. */
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
  /** Of the pack of the campaign. */
  readonly rulebook: Rulebook
  /** What the players begin with. */
  readonly deal: CampaignDeal
  readonly players: CampaignLog['players']
  /** Codes of rules that the campaign offers, and with which it is played. */
  readonly rules?: readonly string[]
  /** The packs that the games need. */
  readonly packs: readonly PackBundle[]
  readonly realm: RealmKind
  /** Equal seeds give equal campaigns. */
  readonly seed: string
  /** How many campaigns. */
  readonly games: number
  /** How often a scenario is played at most before the campaign goes on as if it were won. */
  readonly attempts: number
  readonly bot: BotKind
}

/** What became of a scenario, in all campaigns that came to it. */
interface ScenarioFigures {
  readonly name: string
  readonly scenario: string
  /** Campaigns that came to it. */
  readonly campaigns: number
  /** Games of it. */
  readonly games: number
  readonly won: number
  /** Campaigns that went on without having won it. */
  readonly asIfWon: number
  /** Games for each campaign that came to it. */
  readonly attempts: number
  /** By field of the log, what stands there behind it on average: numbers as they are, of lists how long they are. Lists that the campaign itself begins with are left out. */
  readonly record: { readonly [field: string]: number }
  /** Campaigns that ended here, by why: its game could not begin, or did not end. */
  readonly died: { readonly [why: string]: number }
}

export interface CampaignReport {
  readonly campaigns: number
  /** Campaigns in which every scenario was won. */
  readonly won: number
  /** Campaigns that came to their end, some scenarios of which were not won. */
  readonly asIfWon: number
  /** Campaigns that ended before. */
  readonly died: number
  readonly games: number
  readonly scenarios: readonly ScenarioFigures[]
  /** Of the states in which the games ended: the same where the same games were played. */
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

/** Plays whole campaigns with bots. @param tell how many are done @param workspace for the lines of faults that bring none */
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

/** @returns how it ended */
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

/** Plays a game. @returns why it could not be played to its end, or how it ended */
async function playNext(lab: Lab, setup: ReturnType<typeof setupOf>, seed: string, bot: BotKind) {
  try {
    const { outcome, stuck, faults, hash } = await lab.play({ setup, seed, bot, record: 'none' })
    if (faults[0] !== undefined) return `a script failed: ${faults[0].ability}`
    return outcome === undefined ? `stuck: ${stuck}` : { outcome, hash }
  } catch (thrown) {
    // what the rules refuse, such as a deck that begins with too few cards
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

function count({ sums }: Tally, record: CampaignRecord, begun: CampaignRecord, fields: { readonly [field: string]: RecordField }): void {
  for (const [field, value] of Object.entries(amountsOf(record, fields))) {
    const first = begun[field]
    if (!Array.isArray(first) || first.length === 0) sums[field] = (sums[field] ?? 0) + value
  }
}

/** What can be added up of a record: numbers, and how long lists are. */
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
