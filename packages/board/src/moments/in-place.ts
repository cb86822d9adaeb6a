/** Animates moments in which nothing moves across the table: a card that is turned, a dial whose number rises. */

import { momentTimes } from './moment-times.ts'
import type { TableMoment } from './moments-in.ts'

/** The element of the moment's card on the table. */
export const slotOf = (frame: HTMLElement, card: string | undefined): HTMLElement | undefined =>
  card === undefined ? undefined : (frame.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`) ?? undefined)

/** The elements of the moment's dial: several where a narrow table shows the dial twice. */
function dialsOf(frame: HTMLElement, dial: TableMoment['dial']): readonly HTMLElement[] {
  if (!dial) return []
  return [...frame.querySelectorAll<HTMLElement>(`[data-dial="${CSS.escape(dial.seat)}"][data-number="${CSS.escape(dial.name)}"]`)]
}

const ways: { readonly [L in 'turns' | 'rises']: Keyframe[] } = {
  turns: [
    { transform: 'perspective(900px) rotateY(90deg) scale(1)' },
    { transform: 'perspective(900px) rotateY(0deg) scale(1.16)', offset: 0.45 },
    { transform: 'perspective(900px) rotateY(0deg) scale(1.16)', offset: 0.75 },
    { transform: 'none' },
  ],
  rises: [
    { transform: 'none' },
    { transform: 'scale(1.35)', offset: 0.3 },
    { transform: 'scale(1.35)', offset: 0.6 },
    { transform: 'none' },
  ],
}

/**
 * Starts the animations of these moments; only `transform` changes.
 * @returns the running animations
 */
export function moveInPlace(frame: HTMLElement, moments: readonly TableMoment[]): readonly Animation[] {
  if (typeof frame.animate !== 'function') return []
  return moments.flatMap(({ shows, card, dial }) => {
    if (shows !== 'turns' && shows !== 'rises') return []
    const slot = shows === 'turns' ? slotOf(frame, card) : undefined
    const moved = slot ? [slot] : dialsOf(frame, dial)
    return moved.map((element) => element.animate(ways[shows], { duration: momentTimes[shows], easing: 'ease-out' }))
  })
}

/**
 * The elements that a moment changes, which get an outline when motion is reduced: its card or the pile with that card, its dial, or the
 * whole table.
 */
export function changedBy(frame: HTMLElement, { shows, card, dial }: TableMoment, zone: string | undefined): readonly HTMLElement[] {
  if (shows === 'heard') return []
  if (shows === 'dawns' || shows === 'darkens') return [...frame.querySelectorAll<HTMLElement>('.qw-felt')]
  const slot = slotOf(frame, card)
  if (slot) return [slot]
  const pile = zone === undefined ? null : frame.querySelector<HTMLElement>(`[data-pile="${CSS.escape(zone)}"]`)
  return pile ? [pile] : dialsOf(frame, dial)
}
