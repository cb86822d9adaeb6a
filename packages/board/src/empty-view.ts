import type { View, ViewerName } from './door-types.ts'

/** A view without cards and zones: shown until the session sends the first patch. */
export function emptyView(viewer: ViewerName): View {
  return { viewer, status: {}, zones: {}, cards: {} }
}
