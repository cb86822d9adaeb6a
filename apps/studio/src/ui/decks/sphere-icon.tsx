import { Icon, type IconName } from '@questwright/board'

const known: { readonly [sphere: string]: IconName } = {
  leadership: 'leadership',
  tactics: 'tactics',
  spirit: 'spirit',
  lore: 'lore',
  neutral: 'neutral',
}

/** Whether a sphere has a sign of its own. */
export const hasIcon = (sphere: string): boolean => Object.hasOwn(known, sphere)

export const capital = (word: string): string => word.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** The sign of a sphere in its colour; a sphere that a pack invented has the neutral one. */
export function SphereIcon({ sphere, label }: { readonly sphere: string | undefined; readonly label?: string }) {
  const name = known[sphere ?? ''] ?? 'neutral'
  return <Icon name={name} className={`is-${name}`} {...(label === undefined ? {} : { label })} />
}
