/** Measures the cost of a forecast of a choice. */

import { hashText } from '@questwright/kernel/internal'
import { percentile } from './calibrate.ts'
import { type Look, lookAhead } from './look-ahead.ts'
import { print, row, wrong } from './print.ts'
import { realmWith } from './realms.ts'
import { content, SCENARIOS, setupOf } from './setups.ts'

/** The number of answers in each game before which forecasts are computed. */
const ANSWERS = 120

/**
 * Measures the forecasts that a page requests whenever a question appears or a choice changes: for the chosen set, and for each option where there
 * are few.
 */
export async function foresight(): Promise<void> {
  print('Looking ahead from each question of three two-handed games: the set chosen so far, and each of up to a dozen options')
  const all: { [kind in 'native' | 'quickjs']: Look[] } = { native: [], quickjs: [] }
  for (const kind of ['native', 'quickjs'] as const)
    for (const scenario of SCENARIOS) {
      const realm = await realmWith(kind, content)
      all[kind].push(...(await lookAhead(realm, setupOf(scenario, 2), 'foresight', ANSWERS)))
      realm.close()
    }
  const { native, quickjs } = all
  row('questions', String(quickjs.length))
  for (const [kind, looks] of Object.entries(all)) {
    const milliseconds = looks.map((look) => look.milliseconds)
    row(
      `p50 / p95 / p99 in ${kind} (ms of CPU${kind === 'quickjs' ? '; aim p95 under 10' : ''})`,
      [50, 95, 99].map((p) => percentile(milliseconds, p).toFixed(1)).join(' / '),
    )
  }
  row('ticks of the sandbox', String(quickjs.reduce((sum, { ticks }) => sum + ticks, 0)))
  const told = (looks: readonly Look[]): string => looks.map(({ forecast }) => JSON.stringify(forecast)).join('\n')
  row('checksum of what was told', [quickjs, native].map((looks) => hashText(told(looks)).toString(16)).join(' '))
  if (told(quickjs) !== told(native)) wrong('native and quickjs tell otherwise')
}
