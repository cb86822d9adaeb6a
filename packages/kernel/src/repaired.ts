import { table } from './current-table.ts'

/**
 * Called exactly where the table acts differently from an earlier version, so that the player of an older saved game that no longer fits can be
 * told which rule changed. Not part of the state hash; a roll-back removes it with the changes of its moment.
 * @param rule a slug
 */
export function repaired(rule: string): void {
  const t = table()
  // not on trial paths of the probe; but prices and restrictions, which only read the table, do count
  if (t.run.mode === 'probe' || t.run.explorer !== undefined) return
  for (let i = t.record.repaired.length - 1; t.record.repaired[i]?.input === t.record.consumed; i--)
    if (t.record.repaired[i]?.rule === rule) return
  t.record.repaired.push({ input: t.record.consumed, rule })
}
