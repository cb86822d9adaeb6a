/** Makes the setup of a campaign's next game from its log. */
import { type PlayedCampaign, recordForGame, recordForLog } from '@questwright/packs/browser'
import type { Outcome, Setup } from '@questwright/realm/web'
import { dequal } from 'dequal'
import type { CampaignLog, CampaignRecord } from './entry.ts'
import { type GameResult, stateOf } from './state.ts'

/** The parts of a game's setup that its campaign does not define. */
export interface CampaignDeal {
  /** The decks, in the form of the game's setup. */
  readonly decks: readonly object[]
  readonly mode: string
  /** Optional rules that the players chose. */
  readonly rules?: readonly string[]
}

/**
 * The setup of the next game: scenario, rules and record come from the campaign and its log, the decks from the players.
 * @throws Error where the campaign is over
 */
export function setupOf(campaign: PlayedCampaign, log: CampaignLog, { decks, mode, rules = [] }: CampaignDeal): Setup {
  const { next, record } = stateOf(campaign, log)
  if (next === undefined) throw new Error(`${campaign.title} is over; take a game back to play it again`)
  const { aside } = next
  return {
    kind: 'scenario',
    scenario: next.scenario,
    decks: decks as never,
    mode,
    rules: [...new Set([...next.rules, ...(log.rules ?? []), ...rules])],
    record: recordForGame(campaign, record) as never,
    ...(aside.length === 0 ? {} : { aside }),
  }
}

/** Why a played game is not the next game of a campaign; undefined when it is. */
export function whyNotNext(campaign: PlayedCampaign, log: CampaignLog, setup: Setup): string | undefined {
  const { next, record } = stateOf(campaign, log)
  if (next === undefined) return `${campaign.title} is over; take a game back to play it again`
  const given = setup as { readonly scenario?: unknown; readonly record?: CampaignRecord; readonly rules?: unknown }
  if (given.scenario !== next.scenario)
    return `it is of ${String(given.scenario ?? 'a position')}, and "${next.name}" (${next.scenario}) is next`
  const rules = Array.isArray(given.rules) ? given.rules : []
  for (const { code, title } of campaign.options) {
    const isChosen = log.rules?.includes(code) === true
    if (rules.includes(code) !== isChosen)
      return isChosen
        ? `it was begun without the rule ${title}, with which this log is played`
        : `it was begun with the rule ${title}, without which this log is played`
  }
  if (!dequal(recordForLog(campaign, given.record ?? {}), record))
    return 'it was begun with another log, or with an earlier state of this one'
  return undefined
}

/** The data of a finished game for the log. */
export function resultOf({ result, why, figures }: Outcome, more: Pick<GameResult, 'seed' | 'mode' | 'decks'>): GameResult {
  const { record, rounds, score } = figures as {
    readonly record?: CampaignRecord
    readonly rounds?: number
    readonly score?: { readonly total?: number }
  }
  return {
    result,
    why: why.code,
    ...(record === undefined ? {} : { record }),
    ...(rounds === undefined ? {} : { rounds }),
    ...(score?.total === undefined ? {} : { score: score.total }),
    ...more,
  }
}
