import type { Ending } from '@questwright/lab'

/** How games ended, in words. */

const known: { readonly [why: string]: string } = {
  'won.last-stage': 'Won: the last stage was completed',
  'won.by-card': 'Won: a card or the scenario said so',
  'lost.by-card': 'Lost: a card or the scenario said so',
  'lost.prisoner': 'Lost: the prisoner could not be rescued',
}

/** @param players how many played */
export function endingWords({ result, why, left }: Pick<Ending, 'result' | 'why' | 'left'>, players: number): string {
  if (result === 'stuck') return `Did not end: ${why}`
  if (why === 'lost.all-eliminated') {
    const who = players === 1 ? 'the player' : 'all players'
    if (left.length > 1) return `Lost: ${who} out, some by threat, some without heroes`
    return left[0] === 'threat' ? `Lost: threat reached 50 for ${who}` : `Lost: no hero was left to ${who}`
  }
  return known[why] ?? `${result === 'won' ? 'Won' : 'Lost'}: ${why.slice(why.indexOf('.') + 1).replace(/-/g, ' ')}`
}
