import { table, tell } from '@questwright/kernel'
import type { EventSpecs } from './specs.ts'

/** Counters of systems change. They lie as tokens on the table itself, or on a player. */
export const counterKinds = {
  counterChanged: {
    after: 'own',
    resolve: ({ subject, counter, from, to }) => {
      const t = table()
      t.write(subject ?? t.board, 'tokens', counter, to)
      tell('counter-changed', { counter, from, to, of: subject?.id ?? 'table' })
    },
  },
} satisfies Partial<EventSpecs>
