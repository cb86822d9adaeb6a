/** A menu of cards, one of which is chosen. */
import { bare, fullCode, titleOfId } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { Names } from './names.ts'

interface Around {
  /** The pack in whose words the choice is written. */
  readonly pack: string
  readonly bundles: readonly PackBundle[]
  /** What stands for no card; where there has to be one, nothing. */
  readonly nothing?: string
}

/** Cards by their titles: of two that share one the slug is told, and of those of other packs the pack. What is chosen stands there also where it is none of them. */
export function cardChoice(cards: Names['cards'], chosen: string, { pack, bundles, nothing }: Around) {
  const own = chosen === '' ? undefined : cards.find(({ code }) => fullCode(code, pack) === fullCode(chosen, pack))
  const gone = chosen === '' || own ? [] : [{ value: chosen, name: `${chosen}, which is none of these` }]
  const none = nothing === undefined ? (chosen === '' ? [{ value: '', name: 'Choose a card' }] : []) : [{ value: '', name: nothing }]
  const named = cards.map(({ code, title, pack: home }) => ({
    value: code,
    name: `${title}${cards.some((other) => other.code !== code && other.title === title) ? ` (${bare(code)})` : ''}${home === pack ? '' : `, ${titleOfId(home, bundles)}`}`,
  }))
  return { value: own?.code ?? chosen, options: [...none, ...gone, ...named] }
}
