/** Parses the JSON of a scenario with defaults for missing parts, and writes it in a readable layout. */
import type { FullScenarioFacts } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { dealParts, type Rulebook } from '@questwright/rulebook'
import { inLine, readFacts } from '../facts-json.ts'

const isRecord = (value: unknown): value is { readonly [key: string]: FactValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
const records = (value: unknown): readonly FactValue[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/**
 * @param rulebook names the parts of a deal, which are lists of codes
 * @returns the scenario in a form that the editor can show; undefined where the text is no JSON object. Mistakes in it are reported by the check.
 */
export function readScenario(text: string, rulebook: Pick<Rulebook, 'deal'>): FullScenarioFacts | undefined {
  const facts = readFacts(text)
  if (!facts) return undefined
  const lists = Object.fromEntries(
    (['setup', 'win', 'lose'] as const).flatMap((part) => (facts[part] === undefined ? [] : [[part, records(facts[part])]])),
  )
  const rules = facts.rules === undefined ? {} : { rules: texts(facts.rules) }
  const branches = isRecord(facts.branches)
    ? Object.fromEntries(
        Object.entries(facts.branches).flatMap(([stage, branch]) =>
          isRecord(branch) ? [[stage, { ...branch, next: texts(branch.next), by: branch.by ?? 'order' }]] : [],
        ),
      )
    : undefined
  const quantities = isRecord(facts.quantities)
    ? Object.fromEntries(Object.entries(facts.quantities).filter(([, numbers]) => isRecord(numbers)))
    : undefined
  const { branches: _branches, quantities: _quantities, map, ...rest } = facts
  return {
    ...rest,
    ...Object.fromEntries(dealParts(rulebook).map(({ part }) => [part, texts(facts[part])])),
    ...(quantities ? { quantities } : {}),
    ...lists,
    ...rules,
    ...(branches ? { branches } : {}),
    ...(isRecord(map) ? { map } : {}),
  } as unknown as FullScenarioFacts
}

/** Lists of codes, which are written on one line, besides the parts of a deal. */
const codes = ['rules', 'playedIn']

/** An entry of `modes` counts even if it is empty: the scenario is played in that mode. */
const saysModes = (fact: string, value: FactValue | undefined): boolean =>
  fact === 'modes' && isRecord(value) && Object.keys(value).length > 0

/** One fact on each line; steps, conditions, branches and quantities on lines of their own. Empty facts are omitted, but for the parts of a deal of its game. */
export function writeScenario(facts: FullScenarioFacts, rulebook: Pick<Rulebook, 'deal'>): string {
  const parts = dealParts(rulebook).map(({ part }) => part)
  const lines = Object.entries(facts as unknown as { readonly [fact: string]: FactValue | undefined })
    .filter(([fact, value]) => value !== undefined && (parts.includes(fact) || !isEmpty(value) || saysModes(fact, value)))
    .map(([fact, value]) => `  ${JSON.stringify(fact)}: ${[...parts, ...codes].includes(fact) ? inLine(value) : unfolded(value)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

const isEmpty = (value: FactValue | undefined): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.values(value).every((one) => isRecord(one) && isEmpty(one))

function unfolded(value: FactValue | undefined): string {
  if (Array.isArray(value)) return `[\n${value.map((one) => `    ${inLine(one)}`).join(',\n')}\n  ]`
  if (isRecord(value))
    return `{\n${Object.entries(value)
      .map(([key, one]) => `    ${JSON.stringify(key)}: ${inLine(one)}`)
      .join(',\n')}\n  }`
  return inLine(value)
}
