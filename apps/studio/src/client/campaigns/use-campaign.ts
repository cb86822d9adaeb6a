/** Opens a campaign in its editor. */
import { readCampaign, writeCampaign } from '@questwright/editing'
import { type CampaignFacts, checkCampaignFacts } from '@questwright/packs/browser'
import { type EditedThing, type KindOfThing, useEditedThing } from '../editor/use-edited-thing.ts'

const campaigns: KindOfThing<CampaignFacts> = {
  section: 'campaigns',
  read: readCampaign,
  write: writeCampaign,
  issuesOf: (facts) => checkCampaignFacts(facts).issues,
}

/** Opens the files of a campaign and follows their changes. */
export const useCampaign = (pack: string, slug: string, writing: 'allowed' | 'never'): EditedThing<CampaignFacts> =>
  useEditedThing(campaigns, pack, slug, writing)
