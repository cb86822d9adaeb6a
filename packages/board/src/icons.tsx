import { entryIn } from '@questwright/rulebook'
import type { ReactNode } from 'react'
import { drawnIcons } from './drawings.ts'

const general = {
  progress: <path fill="currentColor" d="M7.2 1h1.6v1.5h4.4L15 4.8l-1.8 2.3H8.8V15H7.2V7.1H2V2.5h5.2Z" />,
  damage: <path fill="currentColor" d="M8 1c2.8 4 4.6 6.2 4.6 8.9A4.6 4.6 0 0 1 3.4 9.9C3.4 7.2 5.2 5 8 1Z" />,
  resource: (
    <>
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path fill="currentColor" d="M8 4.2l1.3 2.6 2.7.4-2 2 .5 2.7L8 10.6l-2.5 1.3.5-2.7-2-2 2.7-.4Z" />
    </>
  ),
  attack: (
    <path fill="currentColor" d="M14.8 1.2l-.6 3.2-6.6 6.6 1.3 1.3-1.1 1.1-2-2-2.6 2.9-1.6-1.6 2.9-2.6-2-2 1.1-1.1 1.3 1.3 6.6-6.6Z" />
  ),
  hitPoints: (
    <path fill="currentColor" d="M8 14.2C3.5 10.8 1.4 8.3 1.4 5.5A3.4 3.4 0 0 1 8 4.3a3.4 3.4 0 0 1 6.6 1.2c0 2.8-2.1 5.3-6.6 8.7Z" />
  ),
  neutral: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2.4" strokeDasharray="3.4 2.3" />,
  cloud: <path fill="currentColor" d="M4.4 12.6a3.2 3.2 0 0 1-.5-6.3A4.3 4.3 0 0 1 12 5.9a3.4 3.4 0 0 1-.3 6.7Z" />,
  wheel: (
    <>
      <path stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" d="M8 1v14M1 8h14M3.1 3.1l9.8 9.8M12.9 3.1l-9.8 9.8" />
      <circle cx="8" cy="8" r="4.3" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  unique: <path fill="currentColor" d="M8 .8L10 6l5.2 2L10 10l-2 5.2L6 10 .8 8 6 6Z" />,
  firstPlayer: (
    <>
      <path fill="currentColor" d="M5 4.6h6l1.6 8.2H3.4ZM2.6 13.4h10.8V15H2.6Z" />
      <path fill="none" stroke="currentColor" strokeWidth="1.3" d="M5.6 4.4a2.4 2.9 0 0 1 4.8 0" />
    </>
  ),
  hand: <path fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" d="M2 5.5l4-1.5 2.5 8.5-4 1.5ZM7 3.5h5v9.5H9.5" />,
  deck: <path fill="none" stroke="currentColor" strokeWidth="1.4" d="M4 4.5h8v10H4ZM5.5 2.8h8v10" />,
  discard: <path fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" d="M3 5l7.5-2.5L14 11l-7.5 2.5ZM2 8v6h5" />,
} as const satisfies { readonly [icon: string]: ReactNode }

/**
 * The name of an icon: one of ours for numbers, or one that a game has added. Each is drawn in a field of 16 x 16 units, in the current
 * text colour.
 */
export type IconName = keyof typeof general | (string & {})

const drawingOf = (name: IconName): ReactNode => entryIn<ReactNode>(general, name) ?? entryIn(drawnIcons, name)

/** Names that a rulebook may use for an icon. */
export function iconNames(): readonly string[] {
  return [...Object.keys(general), ...Object.keys(drawnIcons)]
}

/** Whether there is an icon with this name. */
export function isIconName(word: string): boolean {
  return Object.hasOwn(general, word) || Object.hasOwn(drawnIcons, word)
}

/** The word itself where there is an icon with this name, else the name of a plain icon. */
export function iconNamed(word: string): IconName {
  return isIconName(word) ? word : 'neutral'
}

/** The drawing of an icon for use inside another picture. */
export function iconDrawing(name: IconName): ReactNode {
  return drawingOf(name)
}

export interface IconProps {
  readonly name: IconName
  /** Read by screen readers; without it the icon is decoration. */
  readonly label?: string
  readonly className?: string
}

/** One of our icons, in the current colour. */
export function Icon({ name, label, className }: IconProps) {
  const classes = className ? `qw-icon ${className}` : 'qw-icon'
  return label === undefined ? (
    <svg className={classes} viewBox="0 0 16 16" fill="none" aria-hidden="true">
      {drawingOf(name)}
    </svg>
  ) : (
    <svg className={classes} viewBox="0 0 16 16" fill="none" role="img" aria-label={label}>
      {drawingOf(name)}
    </svg>
  )
}
