/** Reads and writes a scenario in OCTGN's `.o8d`: its shared sections. */
import { type CardIndex, cardIndex, type Deck, type DeckRow } from '@questwright/interop/for-games'
import { octgnIdOf, writeOctgn } from '../octgn.ts'
import type { ScenarioDeck, ScenarioRow } from './scenario-deck.ts'

/** The scenario in an `.o8d`; undefined if it has no shared cards. @param name the name of the file */
export function scenarioOfO8d(deck: Deck, index: CardIndex, name: string): ScenarioDeck | undefined {
  const rows = deck.rows.filter(({ part }) => part === 'shared')
  if (rows.length === 0) return undefined
  const [, id, title] = /^([A-Z][A-Za-z0-9]{2,20}\.\d{1,2}|[QNE][A-Z0-9]{2})[-_ ](.+)$/.exec(name) ?? []
  return {
    ...(id === undefined ? {} : { id }),
    title: (title ?? name).replaceAll(/[-_]+/g, ' ').trim() || 'Scenario',
    rows: rows.map((row): ScenarioRow => {
      const octgnId = octgnIdOf(row, index)
      return {
        section: row.section ?? 'Setup',
        quantity: row.quantity,
        title: row.title,
        ...(octgnId === undefined ? {} : { octgnId }),
        ...(row.kind === 'card' && row.code !== undefined ? { code: row.code } : {}),
      }
    }),
  }
}

/** Writes the `.o8d` of a scenario. Equal cards in the same place are one line. */
export function writeScenarioO8d({ title, rows }: ScenarioDeck): string {
  const sums = new Map<string, ScenarioRow>()
  for (const row of rows) {
    const key = `${row.section}\t${row.octgnId ?? row.title}`
    const before = sums.get(key)
    sums.set(key, before === undefined ? row : { ...before, quantity: before.quantity + row.quantity })
  }
  const shared = [...sums.values()].map(
    (row): DeckRow => ({
      kind: 'placeholder',
      part: 'shared',
      quantity: row.quantity,
      title: row.title,
      section: row.section,
      ...(row.octgnId === undefined ? {} : { guid: row.octgnId }),
    }),
  )
  return writeOctgn({ name: title, kind: 'custom', rows: shared }, cardIndex([], {}))
}
