/** What the log of a campaign holds: the fields of the systems that are in its games. Pure. */
import type { RecordField, Rulebook } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import type { CampaignFacts } from './campaign.ts'
import { withGround } from './pack-rulebook.ts'
import { fullCode } from './slug.ts'

type Pack = Pick<PackOutline, 'id' | 'dependencies' | 'systems'>

/**
 * The fields that a campaign may set, as its log begins or for the game of a scenario: those of all packs on which it depends, except those of
 * optional systems that it does not name.
 * @param packs all loaded packs @param rulebook of its pack
 */
export function fieldsOfCampaign(
  { rules = [] }: Pick<CampaignFacts, 'rules'>,
  pack: Pack,
  packs: readonly Pack[],
  rulebook: Pick<Rulebook, 'record'>,
): { readonly [field: string]: RecordField } {
  const named = new Set(rules.map((rule) => fullCode(rule, pack.id)))
  const others = new Set(
    withGround([pack], packs).flatMap(({ id, systems = {} }) =>
      Object.entries(systems).flatMap(([slug, { rule, record = {} }]) =>
        rule === 'optional' && !named.has(`${id}:${slug}`) ? Object.keys(record) : [],
      ),
    ),
  )
  return Object.fromEntries(Object.entries(rulebook.record).filter(([field]) => !others.has(field)))
}
