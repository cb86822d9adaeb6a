/** Validates the body of POST /api/workspace. */
import { z } from 'zod'
import type { JsonRecord, WorkspaceDeed } from '../page/deeds.ts'
import { Refusal } from '../refusal.ts'
import { expectedHash } from '../workspace/expected-hash.ts'

const name = z.string().min(1).max(300)
const title = z.string().max(300)
const hash = z.string().transform((text) => expectedHash(text))
const kinds = ['card', 'keyword', 'scenario', 'campaign', 'deck', 'rule', 'system', 'set'] as const
const thing = z.object({
  kind: z.enum(kinds),
  pack: name,
  slug: name,
})
const chapterName = z.object({ pack: name, slug: name, section: z.array(name).min(1).max(2), name })
const record = z.record(z.string(), z.json()).transform((value) => value as JsonRecord)
const file = { pack: name, path: name, expected: hash }

const change = z.discriminatedUnion('do', [
  z.object({ do: z.literal('write'), ...file, text: z.string() }),
  z.object({ do: z.literal('write-bytes'), ...file, base64: z.base64() }),
  z.object({ do: z.literal('delete'), ...file }),
  z.object({ do: z.literal('move'), ...file, to: name, text: z.string().optional() }),
])

const deed = z.discriminatedUnion('deed', [
  z.object({
    deed: z.literal('apply'),
    changes: z.array(change),
    before: thing.extend({ kind: z.enum([...kinds, 'pack']), title }).optional(),
  }),
  z.object({
    deed: z.literal('new-pack'),
    id: name,
    title,
    dependencies: z.array(name),
    scope: z.string().max(100).optional(),
    game: z.string().max(100).optional(),
  }),
  z.object({
    deed: z.literal('create'),
    thing: thing.extend({
      facts: record.optional(),
      words: record,
      set: z.object({ slug: name, title }).optional(),
      script: z.string().optional(),
      whenTaken: z.enum(['suggest', 'refuse']),
    }),
  }),
  z.object({ deed: z.literal('new-system'), pack: name, slug: name, title }),
  z.object({ deed: z.literal('duplicate'), thing, to: name.optional(), title: title.optional() }),
  z.object({ deed: z.literal('preview-rename'), thing, to: name, title: title.optional() }),
  z.object({ deed: z.literal('rename'), thing, to: name, title: title.optional(), plan: name.optional() }),
  z.object({ deed: z.literal('preview-rename-name'), name: chapterName, to: name }),
  z.object({ deed: z.literal('rename-name'), name: chapterName, to: name, plan: name.optional() }),
  z.object({ deed: z.literal('preview-remove'), thing }),
  z.object({ deed: z.literal('remove'), thing, plan: name.optional() }),
  z.object({ deed: z.literal('remove-icon'), pack: name, set: name }),
  z.object({ deed: z.literal('remove-pack'), pack: name }),
  z.object({ deed: z.literal('trash') }),
  z.object({ deed: z.literal('restore'), entry: name, instead: z.literal('to-trash').optional() }),
])

/**
 * Validates a request.
 * @throws Refusal for anything that is no valid request
 */
export function readDeed(value: unknown): WorkspaceDeed {
  const read = deed.safeParse(value)
  // drop undefined values: zod sets them where the type omits the key
  if (read.success) return JSON.parse(JSON.stringify(read.data)) as WorkspaceDeed
  const [issue] = read.error.issues
  throw new Refusal(
    400,
    'body/deed',
    `This is no valid request to the workspace: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}.`,
    'Load the page again.',
  )
}
