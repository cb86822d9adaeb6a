import { describe, expect, test } from 'vitest'
import { loadPack } from '../src/load.ts'
import { rulebookOfPack } from '../src/pack-rulebook.ts'
import { scenarioIssues } from '../src/scenario-issues.ts'
import { rulebooks } from './games.ts'
import { packWith } from './made-up-pack.ts'

/** What a scenario declares about deck cards that are used only in certain scenarios. */

const chapter = {
  deckCards: {
    maps: { one: 'an old map', several: 'old maps', print: { type: 'treasure' }, by: 'encounterSet' },
    songs: { one: 'a song', several: 'songs', print: { sphere: 'lore' } },
  },
}
const files = packWith({ 'systems/road.json': JSON.stringify(chapter) })
const bundle = loadPack(files, rulebooks).bundle
if (!bundle) throw new Error('the pack is broken')
const rulebook = rulebookOfPack(bundle, [bundle], rulebooks)
const told = (facts: object) =>
  scenarioIssues({ quest: ['q'], encounterSets: [], ...facts } as never, rulebook).map(({ message, remedy }) => `${message} ${remedy}`)

describe('deckCards of a scenario', () => {
  test('all of a sort, or those of some values', () => {
    expect(told({ deckCards: { maps: ['wet-meadows'], songs: 'all' } })).toEqual([])
    expect(told({ deckCards: { maps: 'all' } })).toEqual([])
  })

  test('a sort that no system brings, and what does not go there', () => {
    expect(told({ deckCards: { mapps: 'all' } })).toEqual([
      '`deckCards` names "mapps", which no system brings under `deckCards`. Did you mean "maps"? Write one of "maps", "songs".',
    ])
    expect(told({ deckCards: { songs: ['lore'] } })).toEqual(['`deckCards` says ["lore"] of songs. Write "all", or leave it out.'])
    expect(told({ deckCards: { maps: [] } })).toEqual([
      '`deckCards` says [] of old maps. Write "all", or a list of what they print as `encounterSet`.',
    ])
    expect(told({ deckCards: 'all' })[0]).toContain('`deckCards` is "all", not an object.')
  })

  test('whether another of a deck stands in the place of its hero', () => {
    expect(told({ begins: { with: 'nobody', card: 'x', instead: 'all' } }).join(' ')).toContain('`begins` has "all" as `instead`')
  })
})
