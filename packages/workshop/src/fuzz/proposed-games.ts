/**
 * Games of packs that are not simply one of their scenarios: each scenario of their campaigns, with the log as it is before the first game of the
 * campaign.
 */
import { type PackBundle, playedCampaign, rulebookOfPack } from '@questwright/packs'
import type { PlayedCampaignScenario } from '@questwright/packs/browser'
import { barredTitles, type CampaignRecord } from '../campaign/index.ts'
import { rulebooks } from '../page/rulebooks.ts'

/** A setup without decks and mode, and which cards its decks may not have. */
export interface ProposedGame extends Pick<PlayedCampaignScenario, 'scenario' | 'rules' | 'aside' | 'record'> {
  /** Titles that its decks may not have. */
  readonly barred: readonly string[]
}

/**
 * The games of campaigns.
 * @param packs the packs with all their dependencies
 * @param tested ids of the packs whose campaigns are played
 */
export function proposedGames(packs: readonly PackBundle[], tested: readonly string[]): readonly ProposedGame[] {
  return packs
    .filter(({ id }) => tested.includes(id))
    .flatMap((pack) =>
      Object.keys(pack.campaigns ?? {})
        .sort()
        .flatMap((slug) => {
          const rulebook = rulebookOfPack(pack, packs, rulebooks)
          const campaign = playedCampaign(pack, slug, packs, rulebook)
          return (campaign?.scenarios ?? []).map(({ scenario, rules, aside, record: own }) => {
            const record = { ...campaign?.record, ...own } as CampaignRecord
            return { scenario, rules, aside, record, barred: [...barredTitles(record, rulebook.record)] }
          })
        }),
    )
}
