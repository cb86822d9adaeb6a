import type { PackBundle } from '@questwright/packs'
import type { JsonObject } from '@questwright/realm'
import { placeInScript, placeOfLoop } from '@questwright/workshop'
import { openLab } from '@questwright/workshop/lab'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { howToAnswer, readTyped } from '../src/typed-answer.ts'
import { wordsOf } from '../src/words.ts'

async function messages(): Promise<{ readonly [code: string]: string }> {
  const lab = await openLab('native', [])
  try {
    return await lab.catalogue()
  } finally {
    lab.close()
  }
}

describe('sentences', () => {
  it('are all correct', async () => {
    const all = await messages()
    expect(Object.keys(all).length).toBeGreaterThan(150)
    for (const [code, message] of Object.entries(all))
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), code).not.toThrow()
  })

  it('are cut if they would grow without end', () => {
    const words = wordsOf([], { many: '{a}'.repeat(100) })
    let parts: JsonObject = { a: 'word ' }
    for (let deep = 0; deep < 6; deep++) parts = { a: { code: 'many', parts } }
    expect(words.say('many', parts).length).toBeLessThan(10_100)
  })

  it('consist of codes and parts', async () => {
    const words = wordsOf([], await messages())
    expect(words.say('drew', { seat: 'p1', amount: 1 })).toBe('Player 1 draws 1 card')
    expect(words.say('drew', { seat: 'p2', amount: 3, cards: [] })).toBe('Player 2 draws 3 cards')
    expect(
      words.say('attacked', {
        seat: 'p1',
        card: { card: 'x', code: 'pack:king-spider' },
        attackers: [
          { card: 'a', code: 'pack:aragorn' },
          { card: 'b', code: 'pack:gimli' },
        ],
      }),
    ).toBe('Player 1 attacks King spider with Aragorn and Gimli')
    expect(words.say('used', { word: 'when-revealed', card: { card: 'x', code: 'pack:bats' } })).toBe('Bats takes effect')
    expect(words.say('entered-play', { card: { card: 'encounter-deck.3' } })).toBe('a hidden card enters play')
    expect(words.say('refused.too-few', { question: 'choose', least: 2 })).toBe('At least 2 must be chosen.')
    expect(words.say('won.last-stage')).toContain('the players win')
  })

  it('have the words of authors for their choices, questions, endings, abilities and tokens; without words, the key alone', async () => {
    const text = {
      words: { ways: { strike: 'Deal 4 damage to 1 enemy in play' }, prompts: { whom: 'Who goes?' }, abilities: { claim: 'claim it' } },
    }
    const pack = {
      id: 'fords',
      dependencies: [],
      text: { en: { cards: { ford: { title: 'The Ford', ...text } }, words: { tokens: { 'old-hum': 'hum' } } } },
    }
    const words = wordsOf([pack as unknown as PackBundle], await messages())
    const named = (sort: string, key: string) => ({ words: { words: sort, of: 'fords:ford', key } })
    expect(words.say('way', named('ways', 'strike'))).toBe('Deal 4 damage to 1 enemy in play')
    expect(words.say('whom', named('prompts', 'whom'))).toBe('Who goes?')
    expect(words.say('choose-host', named('prompts', 'choose-host'))).toBe('Attach it to which card?')
    expect(words.say('lost.all-wet', named('outcomes', 'all-wet'))).toBe('all-wet')
    const card = { card: 'x', code: 'fords:ford' }
    expect(words.say('use-ability', { ability: 'fords:ford#claim', card })).toBe('The Ford: claim it')
    expect(words.say('use-ability', { ability: 'fords:ford#action', card })).toBe('Use The Ford')
    expect(words.say('tokens-placed', { card, amount: 1, token: 'old-hum' })).toBe('The Ford gets 1 of the hum')
    expect(words.say('refused.cost', { ability: 'fords:ford#claim', cost: 'x', label: named('costs', 'no-torch').words })).toBe(
      'Its cost cannot be paid: no-torch.',
    )
  })

  it('are readable if the catalogue has no words for them', () => {
    const words = wordsOf([], { torn: '{missing} is missing' })
    expect(words.say('something-new', { amount: 2, because: { step: '1.1' } })).toBe('Something new (amount: 2)')
    expect(words.say('torn', { amount: 2 })).toBe('Torn (amount: 2)')
  })
})

describe('typed answers', () => {
  const question = (given: object) => ({
    key: 'q',
    who: 'p1',
    name: 'choose',
    parts: {},
    because: {},
    options: [{ key: 'a' }, { key: 'b', most: 2 }, { key: 'c' }],
    shape: 'choose' as const,
    least: 1,
    most: 1,
    ...given,
  })

  it('are numbers of options', () => {
    expect(readTyped(question({}), ' 2 ')).toEqual({ value: ['b'] })
    expect(readTyped(question({ least: 0, most: 3 }), '1, 3')).toEqual({ value: ['a', 'c'] })
    expect(readTyped(question({ least: 0, most: 3 }), '0')).toEqual({ value: [] })
    expect(readTyped(question({ options: [{ key: 'a' }, { key: 'pass' }] }), '0')).toEqual({ value: ['pass'] })
    expect(readTyped(question({ shape: 'order', least: 3, most: 3 }), '3 1 2')).toEqual({ value: ['c', 'a', 'b'] })
    expect(readTyped(question({ shape: 'order', least: 3, most: 3 }), '')).toEqual({ value: ['a', 'b', 'c'] })
    expect(readTyped(question({ shape: 'distribute', least: 2, most: 2 }), '0 2 0')).toEqual({ value: { b: 2 } })
    expect(readTyped(question({ shape: 'number', options: [], least: 0, most: 5 }), '4')).toEqual({ value: 4 })
    expect(readTyped(question({ shape: 'confirm' }), 'Y')).toEqual({ value: ['yes'] })
  })

  it('that are invalid get a message with the possible answers', () => {
    expect(readTyped(question({}), '4')).toEqual({ problem: 'There is no option 4. Type a number.' })
    expect(readTyped(question({}), 'x')).toEqual({ problem: 'Type a number.' })
    expect(readTyped(question({}), '0')).toEqual({ problem: 'Type a number.' })
    expect(readTyped(question({}), '')).toEqual({ problem: 'Type a number.' })
    expect(readTyped(question({ shape: 'confirm' }), 'perhaps')).toEqual({ problem: 'Type y or n.' })
    expect(
      howToAnswer(
        question({
          shape: 'distribute',
          options: [
            { key: 'a', most: 1 },
            { key: 'b', most: 3 },
          ],
          least: 2,
          most: 2,
        }),
      ),
    ).toBe('an amount for each option in turn, 2 in all, such as 1 1')
  })
})

describe('the place of an ability', () => {
  const source = `import { card, forced, modifier, response } from '@questwright/lcg'

export default card('aragorn', [
  modifier('attack', { by: 1 }),
  response.after('commits', { of: 'self' }, () => 1),
  forced.atEndOf('round', () => 2),
  action({ slug: 'shout' }, () => 3),
  action(() => 4),
])
`

  it('is the line where it is written', () => {
    expect(placeInScript(source, 'attack-add', rulebookAt('lcg')).line).toBe(4)
    expect(placeInScript(source, 'after-commits', rulebookAt('lcg'))).toEqual({ line: 5, column: 18 })
    expect(placeInScript(source, 'end-of-round', rulebookAt('lcg')).line).toBe(6)
    expect(placeInScript(source, 'shout', rulebookAt('lcg')).line).toBe(7)
    expect(placeInScript(source, 'action-2', rulebookAt('lcg')).line).toBe(8)
    expect(placeInScript(source, 'play', rulebookAt('lcg')).line).toBe(3)
  })

  it('is the first loop of a script that fails to load', () => {
    expect(placeOfLoop('const a = 1\n\n  while (a) {}\n')).toEqual({ line: 3, column: 3 })
    expect(placeOfLoop('const a = 1\n')).toEqual({ line: 1, column: 1 })
  })
})
