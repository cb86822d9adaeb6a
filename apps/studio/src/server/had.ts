import type { Had } from '@questwright/workshop/workspace'

/** What a page says that it already has: `since`, the hash of an answer, and `has`, the comma-separated hashes of its packs. */
export function hadBy(request: Request): Had {
  const { searchParams } = new URL(request.url)
  const packs = searchParams.get('has')
  return { since: searchParams.get('since') ?? undefined, packs: packs ? new Set(packs.split(',')) : undefined }
}
