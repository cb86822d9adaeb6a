import { Icon, isIconName } from '@questwright/board'

export const capital = (word: string): string => word.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Words of the rulebook at the beginning of a title; hyphens stay. */
export const titled = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Whether a group of cards has an icon. */
export const hasIcon = (group: string): boolean => isIconName(group)

/** The CSS colour with the name of a group or tone; `other` where the style sheet has no such colour. */
export const colourOf = (name: string, other: 'accent' | 'neutral' = 'accent'): string => `var(--${name}, var(--${other}))`

interface GroupIconProps {
  readonly group: string | undefined
  /** The name of the icon to show for a group that has none. */
  readonly otherwise: string
  readonly label?: string
}

/** The icon of a group of cards in its colour; for a group that only a pack defines, the icon `otherwise`. */
export function GroupIcon({ group = '', otherwise, label }: GroupIconProps) {
  const name = [group, otherwise].find(isIconName)
  if (name === undefined) return null
  return <Icon name={name} className={`is-${name}`} {...(label === undefined ? {} : { label })} />
}
