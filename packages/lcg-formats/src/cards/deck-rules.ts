/** The deck rules of ALeP: a sequence of filters that build a scenario from the cards of some encounter sets. */
import { type ImportProblem, importProblem } from '@questwright/interop/for-games'
import type { FactValue } from '@questwright/packs/browser'
import { take } from './deck-filters.ts'
import type { External } from './external.ts'
import type { ScenarioDeck, ScenarioRow } from './scenario-deck.ts'
import { type CardSheet, front } from './sheet.ts'
import { backOf, isCardType, isNoCard } from './types.ts'

interface Rule {
  readonly key: string
  readonly values: readonly string[]
}

const sections: { readonly [key: string]: string } = {
  'second quest deck': 'Second Quest Deck',
  special: 'Special',
  'second special': 'Second Special',
  setup: 'Setup',
  'staging setup': 'Staging Setup',
  'active setup': 'Active Setup',
  'main quest': 'sharedMainQuest',
  'shared boons': 'sharedBoons',
  player: 'playerNDeck',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((number) => [`extra${number}`, `sharedExtra${number}`])),
}

const prefixForm = /^([QN][A-Z0-9][A-Z0-9]\.[0-9][0-9]?)(?:-(.*))?$/

type CodeOf = (sheet: CardSheet) => string | undefined

/**
 * The scenarios of all deck rules in some rows.
 * @param sheets the cards to which the filters apply @param codeOf returns the code of a card in its pack
 * @param external the files that rules name, if they were opened too
 */
export function decksOfRules(
  sheets: readonly CardSheet[],
  codeOf: CodeOf,
  external: (value: string) => External | undefined = () => undefined,
): {
  readonly decks: readonly ScenarioDeck[]
  readonly problems: readonly ImportProblem[]
} {
  const problems: ImportProblem[] = []
  const decks = sheets.flatMap((sheet) =>
    (sheet.card.deckRules ?? '')
      .split(/\n[ \t]*\n/)
      .filter((block) => block.trim() !== '')
      .flatMap((block) => deckOf(block, sheet, sheets, codeOf, external, problems)),
  )
  return { decks, problems }
}

function rulesOf(block: string, sheet: CardSheet, problems: ImportProblem[]): Rule[] {
  return block.split('\n').flatMap((line): Rule[] => {
    if (line.trim() === '') return []
    const colon = line.indexOf(':')
    if (colon < 1) {
      problems.push(
        importProblem(
          'error',
          'deck-rule',
          [`The deck rule "${line.trim().slice(0, 80)}" has no key: it was left out.`, 'Write for example "Setup: Some Card".'],
          { line: sheet.line, field: 'Deck Rules' },
        ),
      )
      return []
    }
    const values = line
      .slice(colon + 1)
      .split(';')
      .map((value) => value.trim())
      .filter((value) => value !== '')
    return [{ key: line.slice(0, colon).trim(), values }]
  })
}

function deckOf(
  block: string,
  sheet: CardSheet,
  sheets: readonly CardSheet[],
  codeOf: CodeOf,
  external: (value: string) => External | undefined,
  problems: ImportProblem[],
): ScenarioDeck[] {
  const at = { line: sheet.line, field: 'Deck Rules' }
  const rules = rulesOf(block, sheet, problems)
  const said = (key: string): readonly string[] | undefined => rules.find((rule) => rule.key.toLowerCase() === key)?.values
  const [prefix = ''] = said('prefix') ?? []
  const [, id, rest] = prefixForm.exec(prefix) ?? []
  if (id === undefined) {
    problems.push(
      importProblem(
        'error',
        'deck-rule',
        [
          `${prefix === '' ? 'The deck rules have no prefix' : `"${prefix.slice(0, 40)}" is no prefix of a deck`}: no scenario was made of these rules.`,
          'Write for example "Prefix: Q99.1-".',
        ],
        at,
      ),
    )
    return []
  }
  const products = said('sets') ?? [sheet.card.set ?? '']
  const encounterSets =
    said('encounter sets') ?? [sheet.card.encounterSet ?? '', ...(sheet.card.moreSets ?? '').split('; ')].filter((set) => set !== '')
  const files = (said('external xml') ?? []).flatMap((value) => {
    const file = external(value)
    if (file === undefined)
      problems.push(
        importProblem(
          'warning',
          'external-file',
          [
            `The deck rule "External XML" names ${value.slice(0, 80)}, which is not among the files or is no set.xml or .o8d with cards: none of it is in the scenario. The rule is kept.`,
            'Put that file beside the table under the same name, and import again; nothing is fetched from elsewhere.',
          ],
          at,
        ),
      )
    return file === undefined ? [] : [file]
  })
  const ids = new Set(sheets.map(({ card }) => card.octgnId))
  const further = new Set(files.flatMap((file) => file.sheets.filter(({ card }) => !card.octgnId || !ids.has(card.octgnId))))
  const pool = new Map<CardSheet, number>()
  for (const card of [...sheets, ...further]) {
    if (!(further.has(card) || among(card.card.set ?? '', products)) || !isCardType(card.card.type) || isNoCard(card.card.type)) continue
    if (
      among(card.card.encounterSet, encounterSets) ||
      (card.card.moreSets ?? '').split('; ').some((set) => set !== '' && card.card.type !== 'quest' && among(set, encounterSets))
    )
      pool.set(card, quantityOf(card))
  }
  // quest cards whose first set is another one do not belong to this scenario
  for (const card of pool.keys())
    if (card.card.type === 'quest' && !among(card.card.encounterSet, [sheet.card.encounterSet ?? '', ...encounterSets.slice(0, 1)]))
      pool.delete(card)
  const rowOf = rowMaker(codeOf)
  const rows: ScenarioRow[] = files.flatMap((file) => file.rows)
  const kept: { [field: string]: FactValue } = {}
  for (const { key, values } of rules) {
    const name = key.toLowerCase()
    if (name === 'prefix' || name === 'sets' || name === 'encounter sets' || name === 'external xml') continue
    if (key.startsWith('_DC2_')) {
      const value = jsonOf(values.join('; '))
      if (value === undefined)
        problems.push(
          importProblem(
            'error',
            'deck-rule',
            [`"${key}" holds no JSON: it was left out.`, 'Write what DragnCards is to get, such as [] or "text".'],
            at,
          ),
        )
      else kept[key.slice('_DC2_'.length)] = value
      continue
    }
    const section = name === 'remove' ? undefined : Object.hasOwn(sections, name) ? sections[name] : undefined
    if (section === undefined && name !== 'remove') {
      problems.push(
        importProblem(
          'warning',
          'deck-rule',
          [
            `The deck rule "${key.slice(0, 40)}" is not understood: it had no effect.`,
            `Keys are Prefix, Sets, Encounter Sets, Remove, Setup, Staging Setup, Active Setup, Special and the like.`,
          ],
          at,
        ),
      )
      continue
    }
    for (const value of values) {
      const taken = take(value, pool)
      if (taken.length === 0)
        problems.push(
          importProblem(
            'warning',
            'deck-rule',
            [
              `"${key}: ${value.slice(0, 80)}" fits no card that is left.`,
              'Correct the name or the filter; rules take their cards in order.',
            ],
            at,
          ),
        )
      if (section !== undefined) rows.push(...taken.map(([card, quantity]) => rowOf(card, section, quantity)))
    }
  }
  const stages = [...pool]
    .filter(([card]) => card.card.type === 'quest')
    .sort(([a], [b]) => Number(a.card.stage ?? 0) - Number(b.card.stage ?? 0))
  for (const [card, quantity] of stages) if (quantity > 0) rows.push(rowOf(card, 'Quest', quantity))
  for (const [card, quantity] of pool) {
    if (quantity === 0 || card.card.type === 'quest') continue
    const isShuffled = backOf(card.card.type) === 'encounter' && card.card.type !== 'nightmare' && card.card.type !== 'campaign'
    rows.push(rowOf(card, isShuffled ? 'Encounter' : 'Setup', quantity))
  }
  const title = (rest ?? '').replaceAll('-', ' ').trim() || sheet.card.encounterSet || front(sheet).title || id
  return [{ id, title, rows, ...(Object.keys(kept).length === 0 ? {} : { kept }) }]
}

function among(value: string | undefined, list: readonly string[]): boolean {
  return value !== undefined && list.some((one) => one.toLowerCase() === value.toLowerCase())
}

function quantityOf({ card }: CardSheet): number {
  return /^\d{1,2}$/.test(card.quantity ?? '') ? Number(card.quantity) : 1
}

function rowMaker(codeOf: CodeOf): (card: CardSheet, section: string, quantity: number) => ScenarioRow {
  return (card, section, quantity) => {
    const code = codeOf(card)
    const { octgnId } = card.card
    return { section, quantity, title: front(card).title ?? '', ...(octgnId ? { octgnId } : {}), ...(code === undefined ? {} : { code }) }
  }
}

function jsonOf(text: string): FactValue | undefined {
  try {
    return JSON.parse(text) as FactValue
  } catch {
    return undefined
  }
}
