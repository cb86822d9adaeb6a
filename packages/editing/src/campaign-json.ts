/** Parses the JSON of a campaign with defaults for missing parts, and writes it in a readable layout. */
import type { CampaignFacts, CampaignWay } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { inLine, readFacts } from './facts-json.ts'

type Parts = { readonly [key: string]: FactValue }
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const parts = (value: unknown): readonly Parts[] => (Array.isArray(value) ? value.filter(isParts) : [])

/**
 * Parses a campaign.
 * @returns the campaign in the form that the editor shows; undefined where the text is no JSON object. Errors in it are reported by the check.
 */
export function readCampaign(text: string): CampaignFacts | undefined {
  const facts = readFacts(text)
  if (!facts) return undefined
  const { rules, record, scenarios, ...rest } = facts
  return {
    ...rest,
    ...(rules === undefined ? {} : { rules: texts(rules) }),
    ...(isParts(record) ? { record } : {}),
    scenarios: parts(scenarios).map(({ next, aside, was, ...one }) => ({
      ...one,
      name: String(one.name ?? ''),
      scenario: String(one.scenario ?? ''),
      ...(aside === undefined ? {} : { aside: texts(aside) }),
      ...(Array.isArray(next) ? { next: parts(next) as unknown as readonly CampaignWay[] } : {}),
      ...(was === undefined ? {} : { was: texts(was) }),
    })),
  } as unknown as CampaignFacts
}

/** The JSON text of a campaign with one fact on each line; fields of the record and scenarios on lines of their own. */
export function writeCampaign({ rules = [], record = {}, scenarios, ...rest }: CampaignFacts): string {
  const lines = [
    ...(rules.length === 0 ? [] : [`  "rules": ${inLine([...rules])}`]),
    ...(Object.keys(record).length === 0
      ? []
      : [
          `  "record": {\n${Object.entries(record)
            .map(([field, value]) => `    ${JSON.stringify(field)}: ${inLine(value)}`)
            .join(',\n')}\n  }`,
        ]),
    scenarios.length === 0
      ? '  "scenarios": []'
      : `  "scenarios": [\n${scenarios.map((one) => `    ${inLine(one as unknown as FactValue)}`).join(',\n')}\n  ]`,
    ...Object.entries(rest).map(([fact, value]) => `  ${JSON.stringify(fact)}: ${inLine(value as FactValue)}`),
  ]
  return `{\n${lines.join(',\n')}\n}\n`
}
