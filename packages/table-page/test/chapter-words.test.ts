/** A system in another language: its title and text, the names in its scripts, and the words of its chapter. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { checkPacks } from '@questwright/packs'
import type { PackBundle } from '@questwright/packs/types'
import { expect, it } from 'vitest'
import { catalogueOf } from '../src/catalogue-of.ts'

const empty = { cards: {}, keywords: {}, encounterSets: {}, scenarios: {}, decks: {} }
const german = {
  title: 'Wetter',
  text: 'Es regnet.',
  words: { prompts: { 'brave-it': 'Dem Sturm trotzen?' } },
  chapter: {
    messages: { 'counter.weather': 'Wetter' },
    dials: { weather: { reads: 'Wetter: {face}', faces: ['Klar', 'Regen'] } },
    zones: { shore: { title: 'Strand' } },
  },
}

const pack = (chapter: object = german.chapter): PackBundle => ({
  ...{ format: 'questwright-pack', version: 1, id: 'sky', name: '@you/sky', packVersion: '1.0.0', game: 'lcg', api: 1, dependencies: [] },
  ...{ hash: 'sky', cards: {}, keywords: {}, scenarios: {}, decks: {}, scripts: [], scenes: [], hashes: {} },
  systems: {
    weather: {
      counters: { weather: { about: 'How bad it is.', of: 'table' } },
      dials: {
        weather: { of: 'table', look: 'number', icon: 'round', tone: 'accent', reads: 'Weather: {face}', faces: ['Clear', 'Rain'] },
      },
      zones: { shore: { about: 'Where ships wait.', title: 'Shore' }, sea: { about: 'Where they sail.', title: 'Sea' } },
      messages: { 'counter.weather': 'Weather', 'step.turn': 'The weather turns' },
    },
  },
  text: {
    en: { ...empty, systems: { weather: { title: 'Weather', text: 'It rains.', words: { prompts: { 'brave-it': 'Brave it?' } } } } },
    de: { ...empty, systems: { weather: { ...german, chapter } as never } },
  },
})

const said = (language: string) => {
  const catalogue = catalogueOf([pack()], { lcg: lcgRulebook }, { told: 'It goes to {zone}' }, language)
  const asked = { words: { words: 'prompts', of: 'sky:system/weather', key: 'brave-it' } }
  return [
    catalogue.title('sky:system/weather'),
    catalogue.sentence('question.brave-it', asked),
    catalogue.sentence('counter.weather', {}),
    catalogue.sentence('board.dial.weather', { face: catalogue.sentence('board.dial.weather.face.1', {}) }),
    catalogue.sentence('board.zone.shore', {}),
    catalogue.sentence('board.zone.sea', {}),
    catalogue.sentence('told', { zone: 'shore' }),
    catalogue.sentence('step.turn', {}),
  ]
}

it('the words of a system and of its chapter are in the language of the page, or in English if there is no translation', () => {
  expect(said('en')).toEqual(['Weather', 'Brave it?', 'Weather', 'Weather: Rain', 'Shore', 'Sea', 'It goes to Shore', 'The weather turns'])
  expect(said('de')).toEqual([
    'Wetter',
    'Dem Sturm trotzen?',
    'Wetter',
    'Wetter: Regen',
    'Strand',
    'Sea',
    'It goes to Strand',
    'The weather turns',
  ])
  expect(said('fr')).toEqual(said('en'))
})

it('words that the chapter does not have, and values that cannot replace its texts, are reported', () => {
  const told = (chapter: object) =>
    checkPacks([pack(chapter)], { lcg: lcgRulebook })
      .filter(({ code }) => code === 'text/unknown-field')
      .map(({ file, message, remedy }) => [file, message, remedy])
  expect(told(german.chapter)).toEqual([])
  expect(
    told({ mesages: {}, zones: { shor: { title: 'Strand' }, sea: { look: 'row' } }, dials: { weather: { faces: ['Klar'] } } }),
  ).toEqual([
    [
      'text/de.json',
      '"mesages" is no text of the chapter of "weather": it is not read.',
      expect.stringMatching(/^Did you mean "messages"\?/),
    ],
    [
      'text/de.json',
      '"zones.shor" is no text of the chapter of "weather": it is not read.',
      expect.stringMatching(/^Did you mean "shore"\?/),
    ],
    ['text/de.json', '"zones.sea.look" is no text of the chapter of "weather": it is not read.', 'There are "title".'],
    [
      'text/de.json',
      '"dials.weather.faces" of the chapter of "weather" cannot replace the text of the chapter.',
      'Write a text, or as many texts as the chapter has there, each of at most 2000 letters and 100 parts in braces, at most 12 deep.',
    ],
  ])
})
