/** Checks the references of campaigns: scenarios, cards, rules and fields of the log must exist in their pack or in its dependencies. */
import { emptyOf, fitsRecord, type Rulebook, suchOf, typeIn } from '@questwright/rulebook'
import type { PackBundle } from './bundle.ts'
import type { CampaignFacts, WayCondition } from './campaign.ts'
import { fieldsOfCampaign } from './campaign-fields.ts'
import { meantName } from './meant-name.ts'
import { fileOf, rulesOf } from './of-bundle.ts'
import { withGround } from './pack-rulebook.ts'
import { linkedCampaigns, recordInFull } from './played-campaign.ts'
import type { Problem } from './problem.ts'
import { bare, fullCode } from './slug.ts'

type Found = Pick<Problem, 'severity' | 'code' | 'message' | 'remedy'> & { readonly file: string }

/**
 * The problems of the campaigns of a pack.
 * @param packs all loaded packs
 * @param rulebook of the pack
 */
export function campaignProblems(pack: PackBundle, packs: readonly PackBundle[], rulebook: Rulebook): Found[] {
  return Object.entries(linkedCampaigns(pack, packs) ?? {}).flatMap(([slug, facts]) => {
    const file = fileOf(pack, 'campaign', slug)
    return [
      ...(pack.text.en?.campaigns?.[slug] === undefined
        ? [
            found(
              'warning',
              'text/missing',
              `The campaign "${slug}" has no title: players would read its slug.`,
              `Add "campaigns": { "${slug}": { "title": "…" } } to text/en.json.`,
            ),
          ]
        : []),
      ...unknownNames(pack, facts, withGround([pack], packs), rulebook),
      ...wrongRecord(pack, facts, { record: fieldsOfCampaign(facts, pack, packs, rulebook) }),
    ].map((one) => ({ ...one, file }))
  })
}

function found(severity: Found['severity'], code: string, message: string, remedy: string): Omit<Found, 'file'> {
  return { severity, code, message, remedy }
}

/**
 * References of a campaign to things that do not exist.
 * @param ground the pack and its dependencies
 */
function unknownNames(pack: PackBundle, facts: CampaignFacts, ground: readonly PackBundle[], rulebook: Rulebook): Omit<Found, 'file'>[] {
  const codes = (names: (one: PackBundle) => Iterable<string>): string[] =>
    ground.flatMap((one) => [...names(one)].map((slug) => (one === pack ? slug : `${one.id}:${slug}`)))
  const ask = (
    kind: 'scenario' | 'card' | 'rule',
    said: string,
    where: string,
    known: readonly string[],
    file: string,
  ): Omit<Found, 'file'>[] => {
    if (known.some((one) => fullCode(one, pack.id) === fullCode(said, pack.id))) return []
    const near = known.find((one) => bare(one) === bare(said)) ?? meantName(said, known)
    const remedy =
      near === undefined ? `Correct the code, add the pack that has it to \`dependencies\`, or write ${file}.` : `Did you mean "${near}"?`
    return [
      found(
        'error',
        `reference/unknown-${kind}`,
        `${where} names the ${kind} "${said}", which neither this pack nor one on which it depends has.`,
        remedy,
      ),
    ]
  }
  const scenarios = codes((one) => Object.keys(one.scenarios))
  const cards = codes((one) => Object.keys(one.cards))
  const rules = codes((one) => [...rulesOf(one).keys(), ...Object.keys(one.systems ?? {})])
  return [
    ...facts.scenarios.flatMap(({ name, scenario, card, aside = [] }) => [
      ...[...new Set(aside)].flatMap((one) => ask('card', one, `"${name}"`, cards, `cards/${bare(one)}.json`)),
      ...ask('scenario', scenario, `"${name}"`, scenarios, `scenarios/${bare(scenario)}.json`),
      ...(card === undefined ? [] : ask('card', card, `"${name}"`, cards, `cards/${bare(card)}.json`)),
      ...(card === undefined ? [] : notAmongRules(pack, card, name, ground, rulebook)),
    ]),
    ...(facts.rules ?? []).flatMap((rule) => ask('rule', rule, '`rules`', rules, `rules/${bare(rule)}.ts`)),
  ]
}

/** Reports a `card` of a scenario whose type may not be put among the rules of the game. */
function notAmongRules(
  pack: PackBundle,
  card: string,
  name: string,
  ground: readonly PackBundle[],
  rulebook: Rulebook,
): Omit<Found, 'file'>[] {
  const [home, slug = ''] = fullCode(card, pack.id).split(':')
  const type = ground.find(({ id }) => id === home)?.cards[slug]?.type
  if (type === undefined || typeIn(rulebook, type)?.inGame === 'among-rules') return []
  const able = Object.keys(rulebook.types).filter((one) => rulebook.types[one]?.inGame === 'among-rules')
  return [
    found(
      'error',
      'campaign/not-among-rules',
      `"${name}" names "${card}" as its \`card\`, which is of type ${type}.`,
      `Name a card of type ${able.join(' or ')}.`,
    ),
  ]
}

/** Checks the initial record and the conditions of ways: both may use only fields of systems that are in the campaign's games. */
function wrongRecord(pack: PackBundle, facts: CampaignFacts, rulebook: Pick<Rulebook, 'record'>): Omit<Found, 'file'>[] {
  const fields = rulebook.record
  const names = Object.keys(fields)
  const unknown = (field: string, where: string): Omit<Found, 'file'>[] => {
    if (Object.hasOwn(fields, field)) return []
    const near = meantName(field, names)
    const none =
      'Add a pack to `dependencies` whose system declares the field under `record` of its chapter, and name that system under `rules`.'
    return [
      found(
        'error',
        'campaign/unknown-field',
        `${where} names "${field}", and no system of its games declares such a field of the log.`,
        near !== undefined
          ? `Did you mean "${near}"?`
          : names.length === 0
            ? none
            : `Write one of ${names.map((one) => `"${one}"`).join(', ')}.`,
      ),
    ]
  }
  const wrongIn = (record: { readonly [field: string]: unknown }, where: string): Omit<Found, 'file'>[] =>
    Object.entries(record).flatMap(([field, value]) => {
      const known = Object.hasOwn(fields, field) ? fields[field] : undefined
      if (known === undefined) return unknown(field, where)
      return fitsRecord(known, value)
        ? []
        : [found('error', 'campaign/wrong-value', `"${field}" of ${where} cannot have that value.`, `Write ${suchOf(known)}.`)]
    })
  const record = recordInFull(facts, pack.id, rulebook)
  const begins = [
    ...wrongIn(record, '`record`'),
    ...facts.scenarios.flatMap((one) => {
      const own = recordInFull(one, pack.id, rulebook)
      return [...wrongIn(own, `\`record\` of "${one.name}"`), ...notOfScenario(Object.keys(own), one.name, fields)]
    }),
  ]
  const asks = facts.scenarios.flatMap(({ name, next = [] }) =>
    next.flatMap(({ when }) =>
      when === undefined ? [] : [...unknown(when.record, `A way from "${name}"`), ...askedWrong(when, name, record, rulebook)],
    ),
  )
  return [...begins, ...asks]
}

/** Reports a value for a single game in a field into which games write: the value would be lost after that game. */
function notOfScenario(said: readonly string[], name: string, fields: Rulebook['record']): Omit<Found, 'file'>[] {
  const able = Object.keys(fields).filter((field) => fields[field]?.of === 'scenario')
  return said
    .filter((field) => Object.hasOwn(fields, field) && !able.includes(field))
    .map((field) =>
      found(
        'error',
        'campaign/not-of-scenario',
        `\`record\` of "${name}" names "${field}", which games write: a scenario can set no such field for its game alone.`,
        able.length === 0
          ? 'Write it under `record` of the campaign, or let a campaign card write it.'
          : `Write it under \`record\` of the campaign, let a campaign card write it, or use ${able.map((one) => `"${one}"`).join(' or ')}.`,
      ),
    )
}

/** Reports a condition that can never be met: a name that the initial record does not have, or a list compared with a text. */
function askedWrong(
  { record: field, name, is }: WayCondition,
  from: string,
  record: { readonly [field: string]: unknown },
  rulebook: Pick<Rulebook, 'record'>,
): Omit<Found, 'file'>[] {
  const known = Object.hasOwn(rulebook.record, field) ? rulebook.record[field] : undefined
  if (known === undefined) return []
  const byName = known.holds === 'texts' || known.holds === 'numbers'
  const fits = byName
    ? name !== undefined && typeof is === (known.holds === 'texts' ? 'string' : 'number')
    : known.holds === 'number' && name === undefined && typeof is === 'number'
  if (!fits)
    return [
      found(
        'error',
        'campaign/wrong-condition',
        `A way from "${from}" asks "${field}" for ${JSON.stringify(is)}${name === undefined ? '' : ` under "${name}"`}, and the field contains ${suchOf(known)}.`,
        byName
          ? 'Write `name` and `is`, as in { "record": "notes", "name": "path", "is": "north" }.'
          : 'Ask a field that contains a number, texts or numbers.',
      ),
    ]
  const begun = (record[field] ?? emptyOf(known)) as { readonly [name: string]: unknown }
  if (known.holds !== 'texts' || name === undefined || Object.hasOwn(begun, name)) return []
  const near = meantName(name, Object.keys(begun))
  return [
    found(
      'error',
      'campaign/unknown-field',
      `A way from "${from}" asks for "${name}" in "${field}", which the initial record of the campaign does not have.`,
      near === undefined ? `Add "${name}": "" to "${field}" of \`record\`.` : `Did you mean "${near}"?`,
    ),
  ]
}
