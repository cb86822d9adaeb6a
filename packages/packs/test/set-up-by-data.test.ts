/** Which scenarios are set up by data alone: those without a rule, and without a script of what they deal. */
import { expect, test } from 'vitest'
import type { PackOutline } from '../src/bundle.ts'
import { usesOfFewRules } from '../src/few-rules.ts'
import { isSetUpByData } from '../src/set-up-by-data.ts'
import { rulebook } from './games.ts'

const rat = (encounterSet: string, more: object = {}) => ({ type: 'enemy', encounterSet, quantity: 2, ...more })
const facts = {
  quest: ['stage'],
  encounterSets: ['mud', 'far:mud'],
  modes: { nightmare: { rules: ['hard'] }, easy: { encounterSets: ['mud'] } },
}

function pack(id: string, scripts: readonly string[], more: object = {}): PackOutline {
  const made = scripts.map((one) => one.split(' ')).map(([kind, slug]) => ({ kind, slug }))
  const cards = { stage: { type: 'quest', encounterSets: ['mud'] }, rat: rat('mud', more), moth: rat('wood') }
  return { id, game: 'lcg', cards, scenarios: { ford: facts }, text: {}, scripts: made, keywords: {}, decks: {} } as never
}
const isSo = (scripts: readonly string[], ofFar: readonly string[] = [], more: object = {}, mode = 'standard') =>
  isSetUpByData('ford', facts as never, 'fen', [pack('far', ofFar), pack('fen', scripts, more)], mode, rulebook)

test.each<[what: string, is: boolean, told: boolean]>([
  ['no scripts', isSo([]), true],
  ['a script of another scenario', isSo(['scenario mill']), true],
  ['a script of the scenario', isSo(['scenario ford']), false],
  ['a script of its stage', isSo(['card stage']), false],
  ['a script of a card in its sets', isSo(['card rat']), false],
  ['a script of a card in a set of another pack', isSo([], ['card rat']), false],
  ['a script of a card in no set of it', isSo(['card moth'], ['card moth']), true],
  ['a script of a card that it does not deal in this mode', isSo([], ['card rat'], {}, 'easy'), true],
  ['a rule in this mode', isSo([], [], {}, 'nightmare'), false],
  ['a keyword of its own pack on a card', isSo(['keyword soggy'], [], { keywords: ['Soggy 2'] }), false],
  ['a keyword of its own pack on no card', isSo(['keyword soggy'], [], { keywords: ['Doomed 2'] }), true],
  ['a keyword of another pack on a card', isSo([], ['keyword soggy'], { keywords: ['Soggy 2'] }), true],
])('a scenario with %s', (_, is, told) => {
  expect(is).toBe(told)
})

test('scenarios and decks are warned of cards that only scripts can use, by type, with the first three', () => {
  const few = { ...rulebook.types.enemy, name: 'Omen', leaves: 'nobody draws it', doneInMode: 'easy' }
  const game = { ...rulebook, types: { ...rulebook.types, omen: few } } as never as typeof rulebook
  const omen = (encounterSet: string) => ({ type: 'omen', encounterSet, quantity: 1 })
  const used = (sets: readonly string[], cards: object, deck: object = {}, far: object = {}, modes: object = {}) => {
    const own = { ...pack('fen', []), cards, scenarios: { ford: { quest: [], encounterSets: sets, modes } }, decks: { d: deck } }
    return usesOfFewRules(own as never, [own, { ...pack('far', []), cards: far }] as never, game, (kind, slug) => `${kind}s/${slug}`)
  }
  const told = (found: ReturnType<typeof used>) => found.map(({ file, message }) => `${file} ${/\(.*\)/.exec(message)?.[0]}`)
  const two = { one: omen('mud'), two: omen('mud') }
  const four = { ...two, three: omen('mud'), four: omen('mud') }
  expect(told(used(['mud'], two))).toEqual(['scenarios/ford (one, two)'])
  expect(told(used(['mud'], { ...two, three: omen('mud') }))).toEqual(['scenarios/ford (one, two, three)'])
  expect(told(used(['mud'], four))).toEqual(['scenarios/ford (one, two, three and 1 more)'])
  expect(told(used(['fen:mud'], two))).toEqual(['scenarios/ford (one, two)'])
  expect(told(used(['far:mud'], two))).toEqual([])
  expect(told(used(['fen:wood', 'wood'], two))).toEqual([])
  expect(told(used(['far:mud'], {}, {}, two))).toEqual(['scenarios/ford (one, two)'])
  // a mode that does what its deck says needs no warning
  expect(told(used([], two, {}, {}, { easy: { encounterSets: ['mud'] } }))).toEqual([])
  expect(told(used([], two, { heroes: [], cards: { 'fen:one': 1 } }))).toEqual(['decks/d (one)'])
  expect(told(used([], two, { heroes: ['two'], cards: {} }))).toEqual(['decks/d (two)'])
})
