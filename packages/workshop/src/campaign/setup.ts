/** From a log to the next game of its campaign. Pure. */
import type { PlayedCampaign } from '@questwright/packs/browser'
import type { Setup } from '@questwright/realm/web'
import type { CampaignLog } from './log.ts'
import { stateOf } from './state.ts'

/** What a game has besides what its campaign says. */
export interface CampaignDeal {
  /** As the setup of the game takes them. */
  readonly decks: readonly object[]
  readonly mode: string
  /** Optional rules that the players chose. */
  readonly rules?: readonly string[]
}

/** The setup of the game that is next: scenario, rules and record of the campaign, and the decks that are played. @throws Error where the campaign is over */
export function setupOf(campaign: PlayedCampaign, log: CampaignLog, { decks, mode, rules = [] }: CampaignDeal): Setup {
  const { next, record } = stateOf(campaign, log)
  if (next === undefined) throw new Error(`${campaign.title} is over; take a game back to play it again`)
  const { aside } = next
  return {
    kind: 'scenario',
    scenario: next.scenario,
    decks: decks as never,
    mode,
    rules: [...new Set([...next.rules, ...rules])],
    record: record as never,
    ...(aside.length === 0 ? {} : { aside }),
  }
}
