import type { Instruments } from './instruments.ts'

/** The word of an ability that is followed by hand as long as its card is in play. It is never offered and has no effect. */
export const BY_HAND = 'by-hand'

/** Limit of the recorded texts: a script that generates keys without end must not fill the memory. */
const MOST_NOTED = 500

/** Records that people have to follow this text. @param text `pack:slug#key` */
export function noteByHand({ byHand }: Pick<Instruments, 'byHand'>, text: string): void {
  if (byHand.size < MOST_NOTED) byHand.add(text)
}
