/** The tours of the games walk through what the packs of the program have. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { tourOf } from '@questwright/workshop/tours'
import { describe, expect, it } from 'vitest'
import { stopsOf } from '../src/client/tour/stops.ts'

const content = join(import.meta.dirname, '../../../content')

describe('the tour', () => {
  it('is that of the game at hand, and of the first game where several are shown', () => {
    expect(tourOf(undefined)?.game).toBe('lcg')
    expect(['lcg', 'tcg', 'duel'].map((game) => tourOf(game)?.game)).toEqual(['lcg', 'tcg', undefined])
  })

  it.each(Object.keys(rulebooks).filter((game) => tourOf(game)))(
    'of %s shows a scenario, a card and a deck that exist, in its words',
    (game) => {
      const { sample } = tourOf(game) ?? {}
      if (sample === undefined) throw new Error('no tour')
      const { pack, scenario, card, deck } = sample
      const file = (path: string) => existsSync(join(content, pack, path))
      const title = (
        JSON.parse(readFileSync(join(content, pack, 'text/en.json'), 'utf8')) as { scenarios: Record<string, { title: string }> }
      ).scenarios[scenario]?.title
      expect(title).toBe(sample.title)
      expect(file(`scenarios/${scenario}.json`)).toBe(true)
      if (deck) expect(file(`decks/${deck.slug}.json`)).toBe(true)
      const stops = stopsOf(sample)
      expect(stops.filter(({ page }) => page.startsWith('/cards')).every(({ page }) => page.endsWith(`%3A${card}`))).toBe(true)
      expect(stops.map(({ title }) => title)).toEqual([
        sample.begins,
        ...(sample.stages ? ['Its stages', 'X-ray'] : []),
        ...(deck ? ['Its halves', 'Its path'] : []),
        ...['What a card does', 'What a card looks like', 'Play it', 'Change a number while you play', 'Why?', 'Tests', 'Your own pack'],
      ])
      const others = Object.keys(rulebooks).filter((one) => one !== game)
      const said = stops.map(({ title, words }) => `${title} ${words}`).join(' ')
      // no tour uses a word for the types of cards of another game
      const foreign = others
        .flatMap((one) => Object.keys(rulebooks[one]?.types ?? {}))
        .filter((type) => !Object.hasOwn(rulebooks[game]?.types ?? {}, type))
      const general = ['quest', 'location', 'objective', 'event', 'site', 'condition', 'ring']
      expect(foreign.filter((type) => !general.includes(type) && new RegExp(`\\b${type}s?\\b`, 'i').test(said))).toEqual([])
    },
  )
})
