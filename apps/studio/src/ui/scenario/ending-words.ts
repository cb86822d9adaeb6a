import type { Ending } from '@questwright/lab'
import type { AuthorWords } from '@questwright/packs/browser'

/** How games ended, in words. */

const known: { readonly [why: string]: string } = {
  'won.last-stage': 'Won: the last stage was completed',
  'won.by-card': 'Won: a card or the scenario said so',
  'lost.by-card': 'Lost: a card or the scenario said so',
}

/** @param players how many played @param words what authors call the reasons that their scripts give */
export function endingWords(
  { result, why, whyInWords, left }: Pick<Ending, 'result' | 'why' | 'whyInWords' | 'left'>,
  players: number,
  words?: AuthorWords,
): string {
  if (result === 'stuck') return `Did not end: ${why}`
  if (why === 'lost.all-eliminated') {
    const who = players === 1 ? 'the player' : 'all players'
    if (left.length > 1) return `Lost: ${who} out, some by threat, some without heroes`
    return left[0] === 'threat' ? `Lost: threat reached 50 for ${who}` : `Lost: no hero was left to ${who}`
  }
  const said = whyInWords && words?.of(whyInWords as unknown as Parameters<AuthorWords['of']>[0])
  return known[why] ?? said ?? `${result === 'won' ? 'Won' : 'Lost'}: ${why.slice(why.indexOf('.') + 1).replace(/-/g, ' ')}`
}
