import { type BackLook, backLooks } from './back-look.ts'
import { outline } from './set-seal.tsx'

export interface CardBackProps {
  readonly drawing: BackLook
  /** For printing, in the card's true proportions: how far the background runs over the cut edge, in units of which the card is 90 wide. */
  readonly bleed?: number | undefined
  readonly label?: string | undefined
  /** `printed` (default): the card's true proportions. `square`: as in play. */
  readonly shape?: 'printed' | 'square' | undefined
}

/** How tall each shape is, at a width of 90. */
const heights = { printed: 126, square: 100.8 } as const

/** The back of a card. It reveals nothing of the card. */
export function CardBack({ drawing, label, bleed, shape = 'printed' }: CardBackProps) {
  const { ground, line } = backLooks[drawing]
  const over = bleed ?? 0
  const height = heights[shape]
  return (
    <svg
      className={bleed !== undefined ? 'qw-face qw-back is-print' : 'qw-face qw-back'}
      data-type="back"
      viewBox={`${-over} ${-over} ${90 + 2 * over} ${height + 2 * over}`}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {bleed !== undefined ? (
        <rect x={-over} y={-over} width={90 + 2 * over} height={height + 2 * over} fill={ground} />
      ) : (
        <rect x=".5" y=".5" width="89" height={height - 1} rx="7" fill={ground} stroke={outline} />
      )}
      <rect x="5" y="5" width="80" height={height - 10} rx="4" fill="none" stroke={line} strokeOpacity=".7" />
      <rect x="8" y="8" width="74" height={height - 16} rx="3" fill="none" stroke={line} strokeOpacity=".3" />
      <g fill="none" stroke={line} strokeWidth="1.6" transform={shape === 'square' ? `translate(0 ${(height - 126) / 2})` : undefined}>
        <circle cx="45" cy="63" r="25" strokeOpacity=".5" />
        {drawing === 'flame' && (
          <path d="M45,40C58,54 57,66 52,72 53,66 50,62 47,60 48,68 38,70 40,80 32,74 31,66 37,58 40,54 45,50 45,40Z" />
        )}
        {drawing === 'star' && <path d="M45,43l5,14 14,1-11,9 4,14-12,-8-12,8 4,-14-11,-9 14,-1Z" strokeLinejoin="round" />}
        {drawing === 'road' && (
          <path d="M40,86C28,74 60,68 48,58 40,51 42,47 46,42M52,86C46,76 68,68 57,57 50,51 50,47 52,42M32,56l6,-10 6,10M52,50l5,-8 5,8" />
        )}
        {shape === 'printed' && <path d="M20,96h50M26,102h38" strokeOpacity=".5" />}
      </g>
    </svg>
  )
}
