/** Drawings of card backs: a flame on leather, a star on night blue, a road on parchment brown. */
export const backLooks = {
  flame: { ground: '#4a2417', line: '#e79a55' },
  star: { ground: '#1d2b4c', line: '#9db7e6' },
  road: { ground: '#3d3320', line: '#dfc07a' },
} as const

export type BackLook = keyof typeof backLooks

/** The drawing with that name; the star for an unknown name. */
export function backLook(word: string | undefined): BackLook {
  return word !== undefined && Object.hasOwn(backLooks, word) ? (word as BackLook) : 'star'
}
