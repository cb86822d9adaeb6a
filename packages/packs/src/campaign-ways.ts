/**
 * Finds the scenarios that can follow a scenario of a campaign. It is separate from the checks of campaigns, so that pages that only show a
 * campaign need not load the checks.
 */
import type { CampaignFacts, CampaignWay } from './campaign.ts'

/** The ways from a scenario: those that it declares, else the way to the next scenario of the list. */
export function waysFrom({ scenarios }: Pick<CampaignFacts, 'scenarios'>, name: string): readonly CampaignWay[] {
  const at = scenarios.findIndex((one) => one.name === name)
  const behind = scenarios[at + 1]
  return scenarios[at]?.next ?? (at >= 0 && behind ? [{ to: behind.name }] : [])
}
