/** Finds the fields of a campaign's log: those of the systems that are in its games. */
import type { RecordField, Rulebook } from '@questwright/rulebook'
import type { PackOutline } from './bundle.ts'
import type { CampaignFacts } from './campaign.ts'
import { linkedPacks } from './names/linked-packs.ts'
import { withGround } from './pack-rulebook.ts'
import { fullCode } from './slug.ts'

type Pack = Pick<PackOutline, 'id' | 'dependencies' | 'systems'>

/**
 * The fields that a campaign may set at the start of its log or for a single scenario: those of all packs on which it depends, except those of
 * optional systems that it does not name.
 * @param packs all loaded packs
 * @param rulebook of the campaign's pack
 */
export function fieldsOfCampaign(
  { rules = [] }: Pick<CampaignFacts, 'rules'>,
  pack: Pack,
  packs: readonly Pack[],
  rulebook: Pick<Rulebook, 'record'>,
): { readonly [field: string]: RecordField } {
  const named = new Set(rules.map((rule) => fullCode(rule, pack.id)))
  const others = new Set(
    linkedPacks(withGround([pack], packs), pack.id).flatMap(({ id, systems = {} }) =>
      Object.entries(systems).flatMap(([slug, { rule, record = {} }]) =>
        rule === 'optional' && !named.has(`${id}:${slug}`) ? Object.keys(record) : [],
      ),
    ),
  )
  return Object.fromEntries(Object.entries(rulebook.record).filter(([field]) => !others.has(field)))
}
