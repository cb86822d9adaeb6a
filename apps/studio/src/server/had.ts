import type { Had } from '@questwright/workshop/workspace'

/** What a page says that it has: `since`, the hash of an answer, and `has`, the hashes of its packs with commas between them. */
export function hadBy(request: Request): Had {
  const { searchParams } = new URL(request.url)
  const packs = searchParams.get('has')
  return { since: searchParams.get('since') ?? undefined, packs: packs ? new Set(packs.split(',')) : undefined }
}
