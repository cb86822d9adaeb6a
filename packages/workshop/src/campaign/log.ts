/**
 * The log of a campaign as a file. It is a tree of entries: each game has the id of the game before it as its parent, and its own id is the hash of
 * its data. Entries never change; `head` is the current entry.
 */
import { z } from 'zod'
import { fileFormat } from '../formats/file-format.ts'
import type { CampaignLog, RecordValue } from './entry.ts'

const value: z.ZodType<RecordValue> = z.lazy(() =>
  z.union([z.string(), z.int(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
)
const record = z.record(z.string(), value)
const id = z.string().regex(/^[0-9a-f]{16}$/)
const entry = z.looseObject({
  id,
  after: id.optional(),
  at: z.string().min(1),
  counts: z.enum(['recorded', 'lost', 'refused', 'as-if-won']),
  record: record.optional(),
  rounds: z.int().optional(),
  score: z.int().optional(),
  why: z.string().optional(),
  seed: z.string().optional(),
  mode: z.string().optional(),
  decks: z.array(z.string()).optional(),
})

export const campaignLogFormat = fileFormat<CampaignLog>({
  name: 'questwright-campaign-log',
  version: 1,
  thing: 'log of a campaign',
  from: 'Choose a log that was saved on the page of campaigns, or that `qw campaign new` wrote.',
  again: 'Copy it again from where it was saved, or from another player: two logs of one run can be merged.',
  schema: z
    .looseObject({
      campaign: z.string().min(1),
      title: z.string(),
      run: z.string().min(1),
      players: z.array(z.looseObject({ name: z.string().min(1), deck: z.string().min(1) })).min(1),
      rules: z.array(z.string().min(1)).optional(),
      record,
      entries: z.array(entry),
      head: id.optional(),
    })
    .superRefine((log, context) => {
      const known = new Set(log.entries.map((one) => one.id))
      if (log.head !== undefined && !known.has(log.head))
        context.addIssue({ code: 'custom', path: ['head'], message: 'there is no entry of that name' })
      // a parent must come before its child in the list, so that there are no cycles
      const before = new Set<string>()
      for (const [i, { id: own, after }] of log.entries.entries()) {
        if (after !== undefined && known.has(after) && !before.has(after))
          context.addIssue({ code: 'custom', path: ['entries', i, 'after'], message: 'it was played after an entry that comes later' })
        before.add(own)
      }
      for (const [i, { after }] of log.entries.entries())
        if (after !== undefined && !known.has(after))
          context.addIssue({ code: 'custom', path: ['entries', i, 'after'], message: 'there is no entry of that name' })
    }),
  words: {
    campaign: 'the name of its campaign',
    run: 'the name of its run',
    players: 'its list of players',
    rules: 'its list of rules',
    record: 'its initial record',
    entries: 'one of its entries',
    head: 'its current entry',
  },
  indent: 1,
})
