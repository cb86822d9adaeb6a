import type { TableReply, ViewerName } from '@questwright/realm/web'
import type { TableNews } from './port.ts'

/** The news for one viewer in a reply of the host. */
export function newsFor(viewer: ViewerName, reply: TableReply): TableNews {
  const told = reply.viewers[viewer] ?? { told: 'more', patch: { zones: {}, cards: {} }, story: [] }
  const storyFrom = told.told === 'anew' ? reply.storyBefore : (told.story[0]?.n ?? reply.storyLength)
  return { ...told, viewer, at: reply.inputs, position: reply.hash, storyFrom }
}
