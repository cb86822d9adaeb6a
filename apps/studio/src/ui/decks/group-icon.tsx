import { Icon, isIconName } from '@questwright/board'

export const capital = (word: string): string => word.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase())

/** Whether a group of cards has a sign of its own. */
export const hasIcon = (group: string): boolean => isIconName(group)

/** The colour of a group or of a tone, by its name; a name without a colour has the other one. */
export const colourOf = (name: string, other: 'accent' | 'neutral' = 'accent'): string => `var(--${name}, var(--${other}))`

interface GroupIconProps {
  readonly group: string | undefined
  /** Of what has no sign. */
  readonly otherwise: string
  readonly label?: string
}

/** The sign of a group of cards in its colour; a group that a pack invented has the one of cards without a group. */
export function GroupIcon({ group = '', otherwise, label }: GroupIconProps) {
  const name = [group, otherwise].find(isIconName)
  if (name === undefined) return null
  return <Icon name={name} className={`is-${name}`} {...(label === undefined ? {} : { label })} />
}
