import { typesOf } from '@questwright/rulebook'
import { describe, expect, test } from 'vitest'
import {
  checkCardFacts as plainCheckCardFacts,
  checkDeckFacts as plainCheckDeckFacts,
  checkKeywordFacts as plainCheckKeywordFacts,
  checkScenarioFacts as plainCheckScenarioFacts,
  checkTextFacts as plainCheckTextFacts,
} from '../src/facts.ts'
import { withCampaigns as rulebook } from './games.ts'
import { ally, enemy, hero, location, packWith, quest } from './made-up-pack.ts'
import { watched, watchFindings } from './watched-findings.ts'

const checkCardFacts = watched(plainCheckCardFacts)
const checkDeckFacts = watched(plainCheckDeckFacts)
const checkKeywordFacts = watched(plainCheckKeywordFacts)
const checkScenarioFacts = watched(plainCheckScenarioFacts)
const checkTextFacts = watched(plainCheckTextFacts)

const { loadPack } = watchFindings()

const rulebooks = { lcg: rulebook }
/** Loads the pack with one card that has these facts, and returns the problems of the card's file. */
function problemsOf(facts: object) {
  const { bundle, problems } = loadPack(packWith({ 'cards/new-card.json': JSON.stringify(facts, null, 2) }), rulebooks)
  return { card: bundle?.cards['new-card'], problems: problems.filter((one) => one.file === 'cards/new-card.json') }
}

function without(facts: object, field: string): object {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== field))
}

const attachment = { type: 'attachment', sphere: 'neutral', cost: 1 }
const event = { type: 'event', sphere: 'spirit', cost: 'X' }
const treachery = { type: 'treachery', encounterSet: 'wet-meadows', shadow: 'present', easyModeRemoves: 0, quantity: 2 }
const objective = { type: 'objective', encounterSet: 'wet-meadows', quantity: 1 }
const set = { encounterSet: 'wet-meadows', quantity: 1 }
const numbers = { willpower: 1, attack: 2, defense: 1, hitPoints: 3 }
const whole = {
  hero,
  ally,
  attachment,
  event,
  enemy,
  location,
  treachery,
  objective,
  quest,
  'objective-ally': { type: 'objective-ally', ...set, ...numbers },
  'objective-hero': { type: 'objective-hero', ...set, ...numbers, sphere: 'neutral', threatCost: '-' },
  'objective-location': { type: 'objective-location', ...set, threat: 1, questPoints: 4 },
  treasure: { type: 'treasure', encounterSet: 'wet-meadows', cost: 2 },
  contract: { type: 'contract', unique: true, sides: { A: {}, B: {} } },
  campaign: { type: 'campaign', encounterSet: 'wet-meadows', sides: { A: {}, B: {} } },
  nightmare: { type: 'nightmare', encounterSet: 'wet-meadows', sides: { A: {}, B: {} } },
  boon: { type: 'boon', back: 'player', cost: 1, sphere: 'neutral' },
  burden: { type: 'burden', ...set, back: 'encounter', threat: 2 },
}

describe('facts of cards', () => {
  test.each(Object.entries(whole))('a correct %s is accepted unchanged', (_type, facts) => {
    const { card, problems } = problemsOf(facts)
    expect(problems).toEqual([])
    expect(card).toEqual(facts)
  })

  test('a misspelt type is reported with the type that was probably meant', () => {
    const [issue] = checkCardFacts({ type: 'treachary' }, rulebook).issues
    expect(issue?.remedy).toMatch(/^Did you mean "treachery"\? Write "type": one of "hero", /)
    expect(checkCardFacts({ type: 'constructor' }, rulebook).issues).toMatchObject([
      { code: 'facts/unknown-type', remedy: expect.stringMatching(/^Write/) },
    ])
  })

  test('the tested cards include every type', () => {
    expect(Object.keys(whole).sort()).toEqual([...typesOf(rulebook)].sort())
  })

  const needed: readonly (readonly [type: keyof typeof whole, fields: readonly string[]])[] = [
    ['hero', ['sphere', 'threatCost', 'willpower', 'attack', 'defense', 'hitPoints']],
    ['ally', ['sphere', 'cost', 'willpower', 'attack', 'defense', 'hitPoints']],
    ['attachment', ['sphere', 'cost']],
    ['event', ['sphere', 'cost']],
    ['enemy', ['encounterSet', 'engagementCost', 'threat', 'attack', 'defense', 'hitPoints']],
    ['location', ['encounterSet', 'threat', 'questPoints']],
    ['treachery', ['encounterSet']],
    ['objective', ['encounterSet']],
    ['quest', ['stage', 'encounterSets', 'sides']],
    ['objective-ally', ['encounterSet', 'willpower', 'hitPoints']],
    ['treasure', ['encounterSet', 'cost']],
    ['burden', ['encounterSet']],
  ]
  test.each(needed.flatMap(([type, fields]) => fields.map((field) => [type, field] as const)))(
    '%s without %s is an error',
    (type, field) => {
      const { card, problems } = problemsOf(without(whole[type], field))
      expect(card).toBeUndefined()
      expect(problems.map((one) => [one.code, one.message.includes(`\`${field}\` is missing`)])).toEqual([['facts/missing-field', true]])
    },
  )

  test('[LCG-ANATOMY-1] an ally without hit points and a hero with a cost are errors, named with file, field and remedy', () => {
    expect(problemsOf(without(ally, 'hitPoints')).problems).toEqual([
      {
        severity: 'error',
        code: 'facts/missing-field',
        pack: 'wet-meadows',
        file: 'cards/new-card.json',
        line: 1,
        column: 1,
        message: 'An ally needs hit points: `hitPoints` is missing.',
        remedy: 'Add "hitPoints": a whole number from 1, "-" or "X".',
      },
    ])
    const { card, problems } = problemsOf({ ...hero, cost: 3 })
    expect(card).toBeUndefined()
    expect(problems).toEqual([
      {
        severity: 'error',
        code: 'facts/foreign-field',
        pack: 'wet-meadows',
        file: 'cards/new-card.json',
        line: 14,
        column: 3,
        message: 'A hero does not print a cost: `cost` belongs to ally, attachment, event, treasure, boon, burden.',
        remedy: 'Heroes have a threat cost: take `cost` out and write `threatCost`.',
      },
    ])
  })

  test('[LCG-ANATOMY-2] an enemy without engagement cost or threat and a location without quest points are errors, unless they print a dash or X', () => {
    const bare = problemsOf(without(without(enemy, 'engagementCost'), 'threat')).problems
    expect(bare.map((one) => one.message)).toEqual([
      'An enemy needs an engagement cost: `engagementCost` is missing.',
      'An enemy needs threat: `threat` is missing.',
    ])
    const flat = problemsOf(without(location, 'questPoints')).problems
    expect(flat.map((one) => one.message)).toEqual(['A location needs quest points: `questPoints` is missing.'])
    for (const printed of ['-', 'X']) {
      expect(problemsOf({ ...enemy, engagementCost: printed, threat: printed }).problems).toEqual([])
      expect(problemsOf({ ...location, questPoints: printed }).problems).toEqual([])
    }
  })

  test('[LCG-ANATOMY-3] side 2B of a quest card without quest points is an error, unless it prints a dash', () => {
    const second = { ...quest, stage: 2 }
    const { card, problems } = problemsOf({ ...second, sides: { A: {}, B: {} } })
    expect(card).toBeUndefined()
    expect(problems.map((one) => [one.code, one.message, one.remedy])).toEqual([
      [
        'facts/missing-field',
        'A quest needs quest points: `sides.B.questPoints` is missing.',
        'Write the printed number, or "-" when side B prints a dash because its text alone advances the stage.',
      ],
    ])
    expect(problemsOf({ ...second, sides: { A: {}, B: { questPoints: '-' } } }).problems).toEqual([])
    expect(problemsOf({ ...second, sides: { B: { questPoints: 1 } } }).problems.map((one) => one.message)).toEqual([
      'A quest needs side A: `sides.A` is missing.',
    ])
  })

  test('values that no card prints are errors at their line', () => {
    expect(problemsOf({ ...ally, cost: 2.5 }).problems).toMatchObject([{ code: 'facts/wrong-value', line: 4, column: 3 }])
    expect(problemsOf({ ...ally, cost: -1 }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
    expect(problemsOf({ ...ally, cost: '2' }).problems).toMatchObject([
      { message: '`cost` is "2", but an ally prints a cost as a whole number, "-" or "X".' },
    ])
    expect(problemsOf({ ...ally, cost: 'x' }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
    expect(problemsOf({ ...ally, hitPoints: 0 }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
    expect(problemsOf({ ...ally, traits: 'Noble' }).problems).toMatchObject([
      { remedy: 'Write a list of texts such as ["Noble", "Miller"].' },
    ])
    expect(problemsOf({ ...enemy, shadow: true }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
    expect(problemsOf({ ...enemy, encounterSet: 'Wet Meadows' }).problems).toMatchObject([{ remedy: 'Write a slug: "wet-meadows".' }])
    expect(problemsOf({ ...quest, stage: 0 }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
  })

  test('a card of no type, or of an unknown one, is an error that lists the types', () => {
    expect(problemsOf(without(ally, 'type')).problems).toMatchObject([
      { code: 'facts/missing-field', remedy: expect.stringContaining('"treachery"') },
    ])
    expect(problemsOf({ ...ally, type: 'monster' }).problems).toMatchObject([{ code: 'facts/unknown-type', line: 2 }])
    expect(problemsOf({ ...ally, type: 'toString' }).problems).toMatchObject([{ code: 'facts/unknown-type' }])
    expect(checkCardFacts(['ally'], rulebook).issues).toMatchObject([{ code: 'facts/not-an-object' }])
  })

  test('a field that no card has is kept, with a warning that suggests the right name', () => {
    const { card, problems } = problemsOf({ ...ally, hitpoint: 3, artist: 'Odo' })
    expect(card).toMatchObject({ hitpoint: 3, artist: 'Odo' })
    expect(problems.map((one) => [one.severity, one.code, one.remedy])).toEqual([
      ['warning', 'facts/unknown-field', 'Did you mean `hitPoints`?'],
      ['warning', 'facts/unknown-field', 'Take it out, or keep it if another program reads it.'],
    ])
  })

  test('an encounter card without a number of copies is a warning', () => {
    const { card, problems } = problemsOf(without(enemy, 'quantity'))
    expect(card).toBeDefined()
    expect(problems).toMatchObject([{ severity: 'warning', code: 'facts/no-quantity' }])
  })

  test('a billion copies of a card, or of one in a deck, are an error that names the number', () => {
    for (const quantity of [1e9, 100]) {
      const { problems } = problemsOf({ ...enemy, quantity })
      expect(problems).toMatchObject([
        { severity: 'error', code: 'facts/wrong-value', message: expect.stringContaining('a whole number from 1 to 99') },
      ])
    }
    expect(problemsOf({ ...enemy, quantity: 99 }).problems).toEqual([])
    const deck = { format: 'questwright-deck', version: 1, kind: 'custom', heroes: ['a'], cards: { b: 1e9 } }
    expect(checkDeckFacts(deck, rulebook).issues).toMatchObject([
      { path: ['cards', 'b'], remedy: 'Write how many copies it has: a whole number from 1 to 99.' },
    ])
  })

  test('any card may have sides with facts of their own; facts that no rule knows are reported', () => {
    const facts = { ...location, sides: { A: { threat: 2 }, B: { threat: 5, moon: 'full' } } }
    expect(problemsOf(facts)).toMatchObject({ card: facts, problems: [{ severity: 'warning', code: 'facts/unknown-field' }] })
    const known = { ...location, sides: { A: { threat: 2 }, B: { threat: 5, engagementCost: 20 } } }
    expect(problemsOf(known)).toEqual({ card: known, problems: [] })
  })
})

describe('facts of two-sided cards and of art', () => {
  test('facts that each side prints need not be repeated above the sides; a fact that one side leaves out must be there', () => {
    const both = { type: 'location', ...set, sides: { A: { threat: 2, questPoints: 3 }, B: { threat: 5, questPoints: '-' } } }
    expect(problemsOf(both)).toEqual({ card: both, problems: [] })
    const half = problemsOf({ ...both, sides: { A: { threat: 2, questPoints: 3 }, B: { threat: 5 } } })
    expect(half.problems.map((one) => one.message)).toEqual(['A location needs quest points: `questPoints` is missing.'])
  })

  test('a side may have another type, which must exist', () => {
    const turning = { ...location, sides: { A: {}, B: { type: 'enemy', engagementCost: 30, attack: 3, defense: 1, hitPoints: 4 } } }
    expect(problemsOf(turning).problems).toEqual([])
    expect(problemsOf({ ...location, sides: { A: {}, B: { type: 'monster' } } }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
  })

  test('art must be in the art folder', () => {
    const art = { file: 'art/new-card.webp', x: -12, y: 4, scale: 130, artist: 'Odo' }
    expect(problemsOf({ ...ally, art }).problems).toEqual([])
    for (const file of ['../secret.png', 'art/../../x.png', '/etc/x.png', 'art/x.svg', 'http://x/y.png', 'art/X.png', 'art//x.png'])
      expect(problemsOf({ ...ally, art: { ...art, file } }).problems).toMatchObject([
        { code: 'facts/wrong-value', remedy: expect.stringContaining('art/') },
      ])
    expect(problemsOf({ ...ally, art: { ...art, scale: 1.5 } }).problems).toMatchObject([{ code: 'facts/wrong-value' }])
  })
})

describe('facts of other files', () => {
  test('a keyword declares whether it has a number', () => {
    expect(checkKeywordFacts({ number: 'none' }).issues).toEqual([])
    expect(checkKeywordFacts({ number: 'none', imported: { format: 'dragncards' } }).issues).toEqual([])
    expect(checkKeywordFacts({}).issues).toMatchObject([
      { code: 'facts/missing-field', path: ['number'], remedy: expect.stringContaining('"required"') },
    ])
    expect(checkKeywordFacts({ number: 1 }).issues).toMatchObject([{ code: 'facts/wrong-value' }])
  })

  test('a scenario has quest cards and encounter sets', () => {
    expect(checkScenarioFacts({ quest: ['a', 'other-pack:b'], encounterSets: [] }, rulebook).issues).toEqual([])
    expect(checkScenarioFacts({ quest: [] }, rulebook).issues.map((one) => one.code)).toEqual(['facts/wrong-value', 'facts/missing-field'])
    expect(checkScenarioFacts({ quest: ['Not a code'], encounterSets: [] }, rulebook).issues).toMatchObject([{ path: ['quest', 0] }])
  })

  test('a scenario and its modes list their rules by code', () => {
    const issues = (more: object) => checkScenarioFacts({ quest: ['a'], encounterSets: [], ...more } as never, rulebook).issues
    expect(issues({ rules: ['hard-times', 'other-pack:short-days'], modes: { nightmare: { rules: [] } } })).toEqual([])
    const list = 'Write a list of rule cards such as ["hard-times", "other-pack:short-days"], or leave it out.'
    expect(issues({ rules: 'hard-times' })).toMatchObject([{ code: 'facts/wrong-value', path: ['rules'], remedy: list }])
    expect(issues({ rules: ['Hard Times', 3, 'rule/short-days'] })).toMatchObject([
      { path: ['rules', 0], message: 'Rule 1 of `rules` is "Hard Times".', remedy: 'Write a slug: "hard-times".' },
      { path: ['rules', 1], remedy: list },
      { path: ['rules', 2], remedy: 'Write a slug: "short-days".' },
    ])
    expect(issues({ modes: { nightmare: { rules: 'hard-times' } } })).toMatchObject([
      { path: ['modes', 'nightmare', 'rules'], message: '`rules` of "nightmare" is "hard-times".', remedy: list },
    ])
  })

  test('a deck has its format, kind, heroes and counted cards', () => {
    const deck = { format: 'questwright-deck', version: 1, kind: 'custom', heroes: ['a'], cards: { b: 3 } }
    expect(checkDeckFacts(deck, rulebook).issues).toEqual([])
    expect(checkDeckFacts({ ...deck, kind: 'big' }, rulebook).issues).toMatchObject([{ path: ['kind'] }])
    expect(checkDeckFacts({ ...deck, version: 2 }, rulebook).issues).toMatchObject([{ path: ['version'] }])
    expect(checkDeckFacts({ ...deck, cards: { b: 0 } }, rulebook).issues).toMatchObject([{ path: ['cards', 'b'] }])
    expect(checkDeckFacts({ ...deck, cards: { 'B b': 1 } }, rulebook).issues).toMatchObject([{ path: ['cards', 'B b'] }])
  })

  test('a text file has a title in every entry', () => {
    expect(checkTextFacts({ cards: { a: { title: 'A' } } }, rulebook).issues).toEqual([])
    expect(checkTextFacts({ cards: { a: { text: 'x' } } }, rulebook).issues).toMatchObject([
      { code: 'facts/missing-field', path: ['cards', 'a', 'title'] },
    ])
  })
})
