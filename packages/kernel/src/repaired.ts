import { table } from './current-table.ts'

/** A rule that was repaired and that a game has met: from here on it may go another way than under an engine before the repair. */
export interface MetRepair {
  /** How many inputs had been consumed. */
  readonly input: number
  /** A slug; the catalogue says under `repaired.<rule>` what is done now, and where it stands. */
  readonly rule: string
}

/**
 * Called exactly where the table now does something else than an earlier version did, so that an older saved game that no longer fits can be
 * told which rule changed. The state hash knows nothing of it; a roll-back takes it back with the changes of its moment.
 * @param rule a slug
 */
export function repaired(rule: string): void {
  const t = table()
  // a trial path does not meet the rule; a price or a restriction that reads the table does
  if (t.mode === 'probe' || t.explorer !== undefined) return
  for (let i = t.repaired.length - 1; t.repaired[i]?.input === t.consumed; i--) if (t.repaired[i]?.rule === rule) return
  t.repaired.push({ input: t.consumed, rule })
}
