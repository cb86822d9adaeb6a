import type { ReactNode } from 'react'

/** Our own icons for what a number means. Each is drawn on a 16 x 16 field in the current colour. */
export type IconName =
  | 'threat'
  | 'progress'
  | 'damage'
  | 'resource'
  | 'willpower'
  | 'attack'
  | 'defense'
  | 'hitPoints'
  | 'leadership'
  | 'tactics'
  | 'spirit'
  | 'lore'
  | 'neutral'
  | 'fellowship'
  | 'baggins'
  | 'unique'
  | 'firstPlayer'
  | 'engagement'
  | 'hand'
  | 'deck'
  | 'discard'
  | 'victory'
  | 'shadow'

const drawings: { readonly [name in IconName]: ReactNode } = {
  threat: (
    <>
      <path
        fill="currentColor"
        d="M8 .8c4.6 4 4.8 7.4 3.3 10.1.1-2-.9-3.3-2.1-4 .3 2.7-2.8 3.4-2.3 6.4C4.2 11.8 3.4 8.8 5.4 6 6.4 4.6 8 3.6 8 .8Z"
      />
      <path stroke="currentColor" strokeWidth="1.4" d="M2.5 14.8h11" />
    </>
  ),
  progress: <path fill="currentColor" d="M7.2 1h1.6v1.5h4.4L15 4.8l-1.8 2.3H8.8V15H7.2V7.1H2V2.5h5.2Z" />,
  damage: <path fill="currentColor" d="M8 1c2.8 4 4.6 6.2 4.6 8.9A4.6 4.6 0 0 1 3.4 9.9C3.4 7.2 5.2 5 8 1Z" />,
  resource: (
    <>
      <circle cx="8" cy="8" r="6.3" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path fill="currentColor" d="M8 4.2l1.3 2.6 2.7.4-2 2 .5 2.7L8 10.6l-2.5 1.3.5-2.7-2-2 2.7-.4Z" />
    </>
  ),
  willpower: (
    <path
      fill="currentColor"
      d="M8 .6l1.4 4.2L13.2 2.8 11.2 6.6 15.4 8l-4.2 1.4 2 3.8-3.8-2L8 15.4l-1.4-4.2-3.8 2 2-3.8L.6 8l4.2-1.4-2-3.8 3.8 2Z"
    />
  ),
  attack: (
    <path fill="currentColor" d="M14.8 1.2l-.6 3.2-6.6 6.6 1.3 1.3-1.1 1.1-2-2-2.6 2.9-1.6-1.6 2.9-2.6-2-2 1.1-1.1 1.3 1.3 6.6-6.6Z" />
  ),
  defense: <path fill="currentColor" d="M8 1l6 1.8v4.7c0 3.7-2.4 6-6 7.5-3.6-1.5-6-3.8-6-7.5V2.8Z" />,
  hitPoints: (
    <path fill="currentColor" d="M8 14.2C3.5 10.8 1.4 8.3 1.4 5.5A3.4 3.4 0 0 1 8 4.3a3.4 3.4 0 0 1 6.6 1.2c0 2.8-2.1 5.3-6.6 8.7Z" />
  ),
  leadership: <path fill="currentColor" d="M2.4.8H4v14.4H2.4ZM4.8 1.8h9.4l-2.6 3.7 2.6 3.7H4.8Z" />,
  tactics: (
    <path
      fill="currentColor"
      d="M7.2 2h1.6v13.2H7.2ZM6.6 2.8v6C3.6 9 1.8 7.6 1.2 5.8 1.8 4 3.6 2.6 6.6 2.8ZM9.4 2.8v6c3 .2 4.8-1.2 5.4-3-.6-1.8-2.4-3.2-5.4-3Z"
    />
  ),
  spirit: (
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      d="M1 7.5C3.5 3.4 6 4 8 8c2-4 4.5-4.6 7-.5M3.5 12.6c2.6-1.8 6.4-1.8 9 0"
    />
  ),
  lore: (
    <path
      fill="currentColor"
      d="M1 3c2.6-.9 4.9-.5 6.4.9v10C5.9 12.6 3.6 12.3 1 13.2ZM15 3c-2.6-.9-4.9-.5-6.4.9v10c1.5-1.3 3.8-1.6 6.4-.7Z"
    />
  ),
  neutral: <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="2.4" strokeDasharray="3.4 2.3" />,
  fellowship: (
    <>
      <circle cx="8" cy="8" r="5.2" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path
        fill="currentColor"
        d="M8 .6l1.3 2.6L8 5 6.7 3.2ZM15.4 8l-2.6 1.3L11 8l1.8-1.3ZM8 15.4l-1.3-2.6L8 11l1.3 1.8ZM.6 8l2.6-1.3L5 8 3.2 9.3Z"
      />
    </>
  ),
  baggins: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="1.8" d="M1.4 14.6V8.4a6.6 6.6 0 0 1 13.2 0v6.2Z" />
      <circle cx="8" cy="9" r="1.7" fill="currentColor" />
    </>
  ),
  unique: <path fill="currentColor" d="M8 .8L10 6l5.2 2L10 10l-2 5.2L6 10 .8 8 6 6Z" />,
  firstPlayer: (
    <>
      <path fill="currentColor" d="M5 4.6h6l1.6 8.2H3.4ZM2.6 13.4h10.8V15H2.6Z" />
      <path fill="none" stroke="currentColor" strokeWidth="1.3" d="M5.6 4.4a2.4 2.9 0 0 1 4.8 0" />
    </>
  ),
  engagement: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="1.4" d="M1.2 8C4 3.6 12 3.6 14.8 8 12 12.4 4 12.4 1.2 8Z" />
      <circle cx="8" cy="8" r="2" fill="currentColor" />
    </>
  ),
  hand: <path fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" d="M2 5.5l4-1.5 2.5 8.5-4 1.5ZM7 3.5h5v9.5H9.5" />,
  deck: <path fill="none" stroke="currentColor" strokeWidth="1.4" d="M4 4.5h8v10H4ZM5.5 2.8h8v10" />,
  discard: <path fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" d="M3 5l7.5-2.5L14 11l-7.5 2.5ZM2 8v6h5" />,
  victory: <path fill="currentColor" d="M8 1l2 4.6 5 .5-3.8 3.3 1.2 4.9L8 11.7l-4.4 2.6 1.2-4.9L1 6.1l5-.5Z" />,
  shadow: <path fill="currentColor" d="M13.5 10.2A6 6 0 0 1 5.8 2.5a6 6 0 1 0 7.7 7.7Z" />,
}

/** Whether a word names one of our icons. */
export function isIconName(word: string): word is IconName {
  return Object.hasOwn(drawings, word)
}

/** The drawing of an icon for use inside another picture. */
export function iconDrawing(name: IconName): ReactNode {
  return drawings[name]
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
      {drawings[name]}
    </svg>
  ) : (
    <svg className={classes} viewBox="0 0 16 16" fill="none" role="img" aria-label={label}>
      {drawings[name]}
    </svg>
  )
}
