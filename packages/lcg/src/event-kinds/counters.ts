import { table, tell } from '@questwright/kernel'
import type { EventSpecs } from './specs.ts'

/** Counters of systems change. They lie as tokens on the table itself, or on a player. */
export const counterKinds = {
  counterChanged: {
    after: 'own',
    // it says what the counter is afterwards: two at once would be one
    takes: ({ subject, counter }) => ({ stock: `counter ${counter}`, amount: 1, left: 1, of: subject ?? table().board }),
    resolve: ({ subject, counter, from, to }) => {
      const t = table()
      t.write(subject ?? t.board, 'tokens', counter, to)
      tell('counter-changed', { counter, from, to, of: subject?.id ?? 'table' })
    },
  },
} satisfies Partial<EventSpecs>
