/** A menu for choosing a card. */
import { bare, fullCode, titleOfId } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import type { Names } from './names.ts'

interface Around {
  /** The pack that contains the choice: codes are relative to it. */
  readonly pack: string
  readonly bundles: readonly PackBundle[]
  /** The label for no card; absent where a card is required. */
  readonly nothing?: string
}

/** Cards by title: cards with the same title get their slug, cards of other packs the pack. A chosen card that is not in the list is added. */
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
