import { type ReadScript, scriptReader, systemIn } from '@questwright/authoring'
import { nameOfSort, partsBySideIn, partsIn, WrongValue } from '@questwright/kernel'
import type { CardScript, KeywordScript } from './script.ts'
import type { SystemScript } from './system.ts'

function sided(kind: CardScript['kind']): ReadScript<CardScript> {
  return (slug, { parts }, owner) => Object.freeze({ kind, slug, parts: partsBySideIn(parts, owner) })
}

/** Validates and copies the exports of scripts. */
export const scriptIn = scriptReader<CardScript | KeywordScript | SystemScript>({
  card: sided('card'),
  scenario: sided('scenario'),
  rule: sided('rule'),
  keyword: (slug, { parts, place }, owner) => {
    if (place !== undefined && place !== 'outside-text-box')
      throw new WrongValue(`${owner}: "place" must be 'outside-text-box', and is ${nameOfSort(place)}`)
    return Object.freeze({ kind: 'keyword', slug, parts: partsIn(parts, owner), ...(place ? { place } : {}) })
  },
  system: (slug, exported) => systemIn(slug, exported) as SystemScript,
})
