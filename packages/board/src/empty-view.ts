import type { View, ViewerName } from './door-types.ts'

/** A view of nothing, for the time before the first patch. */
export function emptyView(viewer: ViewerName): View {
  return { viewer, status: {}, zones: {}, cards: {} }
}
