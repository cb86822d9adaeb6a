/** A scenario as the deck rules of ALeP. */
import type { ScenarioDeck } from './scenario-deck.ts'

/** Deck rules that bring back a scenario. @param prefix such as `Q99.1` */
export function rulesOfDeck(
  deck: ScenarioDeck,
  prefix: string,
  encounterSets: readonly string[],
  defaults: ReadonlyMap<string, number>,
): string {
  const lines = [`Prefix: ${prefix}-${deck.title.replaceAll(' ', '-')}`, `Encounter Sets: ${encounterSets.join('; ')}`]
  const removed = [...defaults].flatMap(([id, copies]) => {
    const used = deck.rows.reduce((sum, row) => sum + (row.octgnId === id ? row.quantity : 0), 0)
    return used < copies ? [`${copies - used} ${id}`] : []
  })
  if (removed.length > 0) lines.push(`Remove: ${removed.join('; ')}`)
  for (const [key, section] of [
    ['Active Setup', 'Active Setup'],
    ['Staging Setup', 'Staging Setup'],
    ['Setup', 'Setup'],
    ['Special', 'Special'],
    ['Second Special', 'Second Special'],
  ] as const) {
    const rows = deck.rows.filter((row) => row.section === section)
    if (rows.length > 0) lines.push(`${key}: ${rows.map((row) => `${row.quantity} ${row.octgnId ?? row.title}`).join('; ')}`)
  }
  return lines.join('\n')
}
