/**
 * Computes from rectangles the place in which a card is shown during a moment (an animated event of the story), and its way there and back.
 * Only `transform` and `opacity` change.
 */
import type { StoryMoment } from '@questwright/rulebook'
import type { Rect } from '../geometry.ts'
import { momentTimes } from './moment-times.ts'

/** Width of an enlarged card as a multiple of a card in play: `comes` beside the question, `over` above another card. */
const widths = { comes: 1.7, over: 1.2 } as const
/** Ratio of height to width of an enlarged card. */
const tall = 1.12

/** Tables up to this width in pixels have one column. The style sheet of moments has the same number. */
const narrow = 900

const flown = ['comes', 'over', 'falls', 'fulfilled'] as const

type Flown = (typeof flown)[number]

const isFlown = (shows: StoryMoment['shows']): shows is Flown => (flown as readonly string[]).includes(shows)

interface Known {
  /** The index among the cards that are shown beside the question at the same time. */
  readonly nth: number
  /** The rectangle of the card before the step. */
  readonly lay: Rect | undefined
  /** The card above which this card is shown face up. */
  readonly over: HTMLElement | undefined
}

/**
 * The rectangle in which the card is shown during its moment.
 * @returns undefined where there is no place for it
 */
export function standing(frame: HTMLElement, { shows }: Pick<StoryMoment, 'shows'>, { nth, lay, over }: Known): Rect | undefined {
  if (shows === 'falls' || shows === 'fulfilled') return lay && lay.width > 0 ? lay : undefined
  const ribbon = frame.querySelector<HTMLElement>('.qw-ribbon')
  const unit = ribbon ? Number.parseFloat(getComputedStyle(ribbon).getPropertyValue('--u')) : Number.NaN
  if (!ribbon || !(unit > 0)) return undefined
  const bounds = frame.getBoundingClientRect()
  const inside = (at: number, size: number, least: number, all: number) => Math.max(least + 4, Math.min(at, least + all - size - 4))
  if (shows === 'over') {
    if (!over) return undefined
    const on = over.getBoundingClientRect()
    const size = { width: unit * widths.over, height: unit * widths.over * tall }
    return {
      x: inside(on.x + (on.width - size.width) / 2, size.width, bounds.x, bounds.width),
      y: inside(on.y + (on.height - size.height) / 2, size.height, bounds.y, bounds.height),
      ...size,
    }
  }
  const place = ribbon.getBoundingClientRect()
  // on a narrow table the question needs the whole width, so the card is above it
  const bottom = bounds.width <= narrow ? place.top : place.bottom
  const { left } = place
  const size = { width: unit * widths.comes, height: unit * widths.comes * tall }
  return { x: left + nth * (size.width + 8), y: inside(bottom - size.height, size.height, bounds.y, bounds.height), ...size }
}

/** A transform that moves and scales an element from its rectangle onto another. */
function onto(stands: Rect, place: Rect): string {
  const x = place.x + place.width / 2 - stands.x - stands.width / 2
  const y = place.y + place.height / 2 - stands.y - stands.height / 2
  return `translate(${x}px, ${y}px) scale(${(place.width / stands.width).toFixed(3)})`
}

interface Places {
  readonly stands: Rect
  /** The rectangle from which it starts: the deck, or the card's own place on the table. */
  readonly from: Rect | undefined
  /** The rectangle of the card on the table after the step; undefined where the table no longer has the card. */
  readonly to: Rect | undefined
}

/** The animation of a card through its moment. */
export function flight(
  shows: StoryMoment['shows'],
  { stands, from, to }: Places,
): { readonly keyframes: Keyframe[]; readonly time: number } {
  if (!isFlown(shows)) return { keyframes: [], time: 0 }
  const gone: Keyframe =
    to && to.width > 0 ? { transform: onto(stands, to), opacity: 1 } : { transform: 'translateY(18px) scale(.9)', opacity: 0 }
  const rests: Keyframe = { transform: 'none', opacity: 1 }
  const keyframes: { readonly [S in Flown]: readonly Keyframe[] } = {
    comes: [
      from ? { transform: onto(stands, from), opacity: 1 } : { transform: 'scale(.8)', opacity: 0 },
      { ...rests, offset: 0.14 },
      { ...rests, offset: 0.8 },
      gone,
    ],
    over: [
      { transform: 'perspective(700px) rotateX(90deg) scale(.9)', opacity: 1 },
      { ...rests, offset: 0.16 },
      { ...rests, offset: 0.84 },
      { ...gone, opacity: 0 },
    ],
    falls: [rests, { transform: 'scale(.96)', opacity: 1, offset: 0.45 }, { ...gone, opacity: to ? 0.6 : 0 }],
    fulfilled: [rests, { transform: 'scale(1.14)', opacity: 1, offset: 0.45 }, { ...gone, opacity: to ? 0.6 : 0 }],
  }
  return { keyframes: [...keyframes[shows]], time: momentTimes[shows] }
}
