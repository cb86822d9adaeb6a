/** How the scenarios of a campaign follow each other. Apart from what checks a campaign, which pages that only show one do without. Pure. */
import type { CampaignFacts, CampaignWay } from './campaign.ts'

/** The ways on from a scenario: those that are said, or the one to the scenario behind it. */
export function waysFrom({ scenarios }: Pick<CampaignFacts, 'scenarios'>, name: string): readonly CampaignWay[] {
  const at = scenarios.findIndex((one) => one.name === name)
  const behind = scenarios[at + 1]
  return scenarios[at]?.next ?? (at >= 0 && behind ? [{ to: behind.name }] : [])
}
