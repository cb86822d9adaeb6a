import type { Ending } from '@questwright/lab'
import type { AuthorWords } from '@questwright/packs/browser'
import { entryIn, type Rulebook } from '@questwright/rulebook'
import { resultWords } from '@questwright/workshop/result-words'

/** Words for how games ended. */

const known: { readonly [why: string]: string } = {
  'won.last-stage': 'Won: the last stage was completed',
  'won.by-card': 'Won: a card or the scenario said so',
  'lost.by-card': 'Lost: a card or the scenario said so',
}

/**
 * The words for each way to end.
 * @param players the number of players
 * @param words the authors' words for reasons that their scripts give
 */
export function endingWords(
  { result, why, whyInWords, left }: Pick<Ending, 'result' | 'why' | 'whyInWords' | 'left'>,
  players: number,
  { simulation: { eliminated } }: Pick<Rulebook, 'simulation'>,
  words?: AuthorWords,
): string {
  if (result === 'stuck') return `Did not end: ${why}`
  if (why === 'lost.all-eliminated') {
    const who = players === 1 ? 'the player' : 'all players'
    const reads = left.length > 1 ? eliminated.several : (entryIn(eliminated.by, left[0]) ?? eliminated.otherwise)
    return reads.replace('{who}', who)
  }
  const said = whyInWords && words?.of(whyInWords as unknown as Parameters<AuthorWords['of']>[0])
  return known[why] ?? said ?? `${resultWords[result]}: ${why.slice(why.indexOf('.') + 1).replace(/-/g, ' ')}`
}
