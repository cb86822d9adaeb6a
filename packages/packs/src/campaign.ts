/** Reads `campaigns/<slug>.json` and reports the issues that can be found in the file alone. The format is described in docs/campaigns.md. */
import type { FactValue } from './bundle.ts'
import { waysFrom } from './campaign-ways.ts'
import { type FactIssue, type FactResult, isRecord, run, show } from './fact-issues.ts'
import { meantName } from './meant-name.ts'
import { slugIsWellFormed, splitCode } from './slug.ts'
import { unreadFields } from './unread.ts'
import { z } from './zod.ts'

/** The condition of a way: it compares the value of a field of the log, or the value for a name in that field. */
export interface WayCondition {
  readonly record: string
  /** The name, for fields with a value for each name. */
  readonly name?: string
  readonly is: string | number
}

/** A way to the scenario with that name, taken where its condition is met. */
export interface CampaignWay {
  readonly to: string
  readonly when?: WayCondition
}

/** A scenario of a campaign. */
interface CampaignScenario {
  /** The name of the scenario in the campaign and in its logs. */
  readonly name: string
  /** The code of the scenario. */
  readonly scenario: string
  /** The code of the campaign card of the scenario: its text lists the rules that differ in this game and the values to record. */
  readonly card?: string
  /** Codes of cards that are set aside in its game, one for each copy. */
  readonly aside?: readonly string[]
  /** By field, values of the record for this game only. */
  readonly record?: { readonly [field: string]: FactValue }
  /**
   * The ways on: the first one whose condition is met is taken. Without this field it is the next scenario of the list; after the last one the
   * campaign ends.
   */
  readonly next?: readonly CampaignWay[]
  /** Former names of the scenario, which older logs contain. */
  readonly was?: readonly string[]
  readonly [fact: string]: unknown
}

export interface CampaignFacts {
  /** Codes of rules and systems that are in effect in all its games. */
  readonly rules?: readonly string[]
  /** The initial record, by the fields that its systems declare. */
  readonly record?: { readonly [field: string]: FactValue }
  readonly scenarios: readonly CampaignScenario[]
  readonly [fact: string]: unknown
}

const code = z.string().refine((text) => slugIsWellFormed(text) || splitCode(text) !== undefined)
const slug = z.string().refine(slugIsWellFormed)
const way = z.looseObject({
  to: slug,
  when: z.looseObject({ record: z.string().min(1), name: z.string().min(1).optional(), is: z.union([z.string(), z.int()]) }).optional(),
})
const scenario = z.looseObject({
  name: slug,
  scenario: code,
  card: code.optional(),
  aside: z.array(code).optional(),
  record: z.record(z.string(), z.unknown()).optional(),
  next: z.array(way).optional(),
  was: z.array(slug).optional(),
})
const campaign = z.looseObject({
  rules: z.array(code).optional(),
  record: z.record(z.string(), z.unknown()).optional(),
  scenarios: z.array(scenario).min(1),
})

/** Remedies, by the last part of the path of a missing or invalid field. */
const remedies: { readonly [field: string]: string } = {
  scenarios: 'Write a list such as [{ "name": "the-mill", "scenario": "my-pack:the-mill" }].',
  name: 'Write a slug such as "the-mill".',
  scenario: 'Write the code of a scenario such as "the-mill" or "other-pack:the-mill".',
  card: 'Write the code of a card such as "the-mill-campaign", or leave it out.',
  aside: 'Write a list of codes of cards such as ["old-boatman"], or leave it out.',
  next: 'Write a list of ways such as [{ "to": "the-bridge" }], [] at the end, or leave it out: then the next scenario of the list follows.',
  to: 'Write the name of a scenario of this campaign.',
  when: 'Write a condition such as { "record": "notes", "name": "path", "is": "north" }.',
  is: 'Write a text or a whole number.',
  was: 'Write a list of names such as ["the-old-mill"].',
  rules: 'Write a list of codes such as ["other-pack:deep-water"], or leave it out.',
  record: 'Write an object such as { "notes": { "path": "" } }, or leave it out.',
}

/** Checks `campaigns/<slug>.json` by itself; `campaignProblems` checks what it refers to. */
export function checkCampaignFacts(value: FactValue): FactResult<CampaignFacts> {
  const { value: parsed, issues } = run(campaign, value, 'a campaign', undefined, ({ at }) => {
    const field = at.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
    return Object.hasOwn(remedies, field) ? remedies[field] : undefined
  })
  const unread = isRecord(value) ? unreadOfCampaign(value) : []
  if (parsed === undefined) return { issues: [...issues, ...unread] }
  const facts = parsed as unknown as CampaignFacts
  const wrong = waysAstray(facts)
  return wrong.some(({ severity }) => severity === 'error')
    ? { issues: [...wrong, ...unread] }
    : { value: facts, issues: [...wrong, ...unread] }
}

function unreadOfCampaign(value: { readonly [field: string]: FactValue | undefined }): FactIssue[] {
  const list = Array.isArray(value.scenarios) ? (value.scenarios as readonly FactValue[]) : []
  return [
    ...unreadFields(value, Object.keys(campaign.shape), [], 'campaign'),
    ...list.flatMap((one, i) => [
      ...unreadFields(one, Object.keys(scenario.shape), ['scenarios', i], 'scenario of a campaign'),
      ...(isRecord(one) && Array.isArray(one.next)
        ? one.next.flatMap((next, j) => unreadFields(next, ['to', 'when'], ['scenarios', i, 'next', j], 'way of a campaign'))
        : []),
    ]),
  ]
}

/** Duplicate names, ways to unknown scenarios, scenarios that no way reaches, and ways from which the campaign never ends. */
function waysAstray(facts: CampaignFacts): FactIssue[] {
  const { scenarios } = facts
  const issues: FactIssue[] = []
  const tell = (severity: FactIssue['severity'], kind: string, path: readonly PropertyKey[], message: string, remedy: string) =>
    void issues.push({ severity, code: `campaign/${kind}`, path, message, remedy })
  const names = scenarios.map(({ name }) => name)
  scenarios.forEach(({ name, was = [], next = [] }, i) => {
    if (names.indexOf(name) < i)
      tell(
        'error',
        'name-twice',
        ['scenarios', i, 'name'],
        `Two scenarios of the campaign are called "${name}".`,
        'Give one of them another name.',
      )
    for (const [j, old] of was.entries())
      if (names.includes(old))
        tell(
          'error',
          'name-twice',
          ['scenarios', i, 'was', j],
          `"${name}" was called "${old}", and there is a scenario of that name: a log could mean either.`,
          'Take it out of `was`, or give the other one another name.',
        )
    next.forEach(({ to, when }, j) => {
      const at = ['scenarios', i, 'next', j]
      if (!names.includes(to)) {
        const near = meantName(to, names)
        tell(
          'error',
          'way-to-nowhere',
          [...at, 'to'],
          `A way leads from "${name}" to ${show(to)}, and the campaign has no scenario of that name.`,
          near === undefined
            ? `Write one of ${names.map((one) => `"${one}"`).join(', ')}, or add the scenario.`
            : `Did you mean "${near}"?`,
        )
      }
      if (when === undefined && j < next.length - 1)
        tell(
          'error',
          'way-never-taken',
          [...at, 'to'],
          `The ways after the one from "${name}" to "${to}" are never taken, because that one has no condition.`,
          'Give it a condition in `when`, or put it last.',
        )
      if (when !== undefined && j === next.length - 1)
        tell('error', 'way-to-nowhere', at, `Where no condition is met, no way leads on from "${name}".`, 'Add a last way without `when`.')
    })
  })
  if (issues.length > 0) return issues
  const reached = new Set([names[0] as string])
  for (const name of reached) for (const { to } of waysFrom(facts, name)) reached.add(to)
  for (const [i, name] of names.entries())
    if (!reached.has(name))
      tell(
        'warning',
        'never-reached',
        ['scenarios', i],
        `No way leads to "${name}".`,
        'Let a way lead there in `next` of another scenario, or take it out.',
      )
  // a way back without a condition would be repeated for ever
  const ends = new Set(names.filter((name) => waysFrom(facts, name).length === 0))
  for (let before = -1; before !== ends.size; ) {
    before = ends.size
    for (const name of names) if (waysFrom(facts, name).some(({ to }) => ends.has(to))) ends.add(name)
  }
  const endless = names.find((name) => reached.has(name) && !ends.has(name))
  if (endless !== undefined)
    tell(
      'error',
      'endless',
      ['scenarios', names.indexOf(endless)],
      `From "${endless}" the campaign never comes to an end: every way leads back.`,
      'Write "next": [] at its last scenario.',
    )
  return issues
}
