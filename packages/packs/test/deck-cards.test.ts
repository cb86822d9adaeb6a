import { describe, expect, test } from 'vitest'
import { loadPack } from '../src/load.ts'
import { rulebookOfPack } from '../src/pack-rulebook.ts'
import { scenarioIssues as plainScenarioIssues } from '../src/scenario-issues.ts'
import { rulebooks } from './games.ts'
import { packWith } from './made-up-pack.ts'
import { watched } from './watched-findings.ts'

const scenarioIssues = watched(plainScenarioIssues)

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
  test('accepts all cards of a kind, or those with some values', () => {
    expect(told({ deckCards: { maps: ['wet-meadows'], songs: 'all' } })).toEqual([])
    expect(told({ deckCards: { maps: 'all' } })).toEqual([])
  })

  test('refuses a kind that no system defines, and values that do not belong there', () => {
    expect(told({ deckCards: { mapps: 'all' } })).toEqual([
      '`deckCards` names "mapps", which no system declares under `deckCards`. Did you mean "maps"? Write one of "maps", "songs".',
    ])
    expect(told({ deckCards: { songs: ['lore'] } })).toEqual(['`deckCards` says ["lore"] of songs. Write "all", or leave it out.'])
    expect(told({ deckCards: { maps: [] } })).toEqual([
      '`deckCards` says [] of old maps. Write "all", or a list of what they print as `encounterSet`.',
    ])
    expect(told({ deckCards: 'all' })[0]).toContain('`deckCards` is "all", not an object.')
  })

  test('refuses a wrong choice for replacing the hero of a deck', () => {
    expect(told({ begins: { with: 'nobody', card: 'x', instead: 'all' } }).join(' ')).toContain('`begins` has "all" as `instead`')
  })
})
