import type { View, ViewerName } from './door-types.ts'

/** An empty view, until the first patch arrives. */
export function emptyView(viewer: ViewerName): View {
  return { viewer, status: {}, zones: {}, cards: {} }
}
