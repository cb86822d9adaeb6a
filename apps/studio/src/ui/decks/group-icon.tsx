import { Icon, isIconName } from '@questwright/board'

export const capital = (word: string): string => word.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Whether a group of cards has an icon. */
export const hasIcon = (group: string): boolean => isIconName(group)

/** The CSS colour of a group or a tone; the other one for a name without a colour. */
export const colourOf = (name: string, other: 'accent' | 'neutral' = 'accent'): string => `var(--${name}, var(--${other}))`

interface GroupIconProps {
  readonly group: string | undefined
  /** The name of the icon for groups without one. */
  readonly otherwise: string
  readonly label?: string
}

/** The icon of a group of cards in its colour; the default icon for a group invented by a pack. */
export function GroupIcon({ group = '', otherwise, label }: GroupIconProps) {
  const name = [group, otherwise].find(isIconName)
  if (name === undefined) return null
  return <Icon name={name} className={`is-${name}`} {...(label === undefined ? {} : { label })} />
}
