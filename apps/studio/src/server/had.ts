import type { Had } from '@questwright/workshop/workspace'

/**
 * The data that a page already has, as it names them in a request: `since`, the hash of an earlier answer, and `has`, the comma-separated
 * hashes of its packs.
 */
export function hadBy(request: Request): Had {
  const { searchParams } = new URL(request.url)
  const packs = searchParams.get('has')
  return { since: searchParams.get('since') ?? undefined, packs: packs ? new Set(packs.split(',')) : undefined }
}
