/** The ability builder with a made-up game: it offers what the rulebook of that game contains and nothing of another game. */
import { rulebookOf } from '@questwright/rulebook'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { begun } from '../src/begin.ts'
import { editScript } from '../src/edit.ts'
import { eventsFor, hasWords, menusOf } from '../src/menus.ts'
import { blankAbility, choice } from '../src/model.ts'
import { offered, wordsFor } from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'

const fox = { kind: 'card', type: 'fox' } as const

const duel = rulebookOf([
  {
    file: 'duel.ts',
    chapter: {
      game: 'duel',
      backs: { card: 'Card' },
      groups: { all: 'Cards' },
      contents: { cards: 'cards' },
      types: {
        fox: {
          name: 'Fox',
          plural: 'Foxes',
          back: 'card',
          group: 'all',
          content: 'cards',
          inDeck: 'counted',
          newCard: {},
          face: { name: 'Fox', window: 'plain', motif: 'people' },
        },
      },
      abilityMenus: {
        words: {
          answer: {
            label: 'Answer',
            help: 'A player may use it.',
            code: 'answer',
            parts: ['trigger', 'conditions', 'effects'],
            timings: ['after'],
            begins: {
              trigger: { timing: 'after', of: 'self' },
              effects: [choice('hurt', { cards: choice('each', { group: choice('foxes') }) })],
            },
          },
          always: {
            label: 'Always',
            help: 'It holds.',
            code: 'always',
            parts: ['change'],
            changes: { list: 'bans', says: 'may not $what' },
            begins: { change: choice('always', { what: 'leaps' }) },
          },
          opening: { label: 'Opening', help: 'It begins.', code: 'opening', parts: ['effects'], begins: {} },
        },
        types: { fox: { words: ['answer', 'always'], event: 'barks' } },
        groups: {
          foxes: { label: 'foxes', code: 'foxes()', says: 'fox' },
          near: { label: 'foxes near the river', code: 'river.foxes', says: 'fox near the river' },
        },
        filters: { asleep: { label: 'that is asleep', code: 'card.asleep', says: 'asleep beside the fire', stands: 'after' } },
        cards: { each: { label: 'each of …', code: '$group', says: 'each $group', blanks: { group: 'group' }, means: 'several' } },
        effects: {
          hurt: { label: 'hurt', code: 'hurt($cards)', says: 'hurt $cards', blanks: { cards: 'cards' } },
          feed: { label: 'feed', code: 'feed($cards)', says: 'add 1 grape to ‹$cards|basket›', blanks: { cards: 'cards' } },
          flee: { label: 'flee', code: 'flee(event.subject)', says: 'that card flees', needs: ['card subject'] },
          soothe: { label: 'soothe', code: 'soothe()', says: 'soothe', needs: ['calm'] },
        },
        lists: { bans: { leaps: 'leap' } },
        events: { barks: { label: 'barks', says: '$subject barks', subject: 'card', noun: 'fox' } },
        first: { event: 'barks' },
        handed: ['self', 'event'],
      },
    },
  },
])
const menus = menusOf(duel)

describe('a game with menus of its own', () => {
  it('offers its own words, for each type of card only the fitting ones', () => {
    expect(wordsFor(menus, fox)).toEqual(['answer', 'always'])
    expect(wordsFor(menus, { kind: 'card', type: 'hare' })).toEqual(['answer', 'always', 'opening'])
  })

  it('offers only entries that fit the earlier choices', () => {
    const ids = (word: string) => offered(menus, 'effects', begun(menus, word, fox), fox).map(({ id }) => id)
    expect([ids('answer'), ids('opening')]).toEqual([
      ['hurt', 'feed', 'flee'],
      ['hurt', 'feed'],
    ])
  })

  it('builds and reads its scripts, which import from its own module, and writes its sentences', () => {
    const ability = begun(menus, 'answer', fox)
    const code = printAbility(menus, ts, ability)
    expect(code).toBe("answer.after('barks', { of: 'self' }, () => hurt(foxes()))")
    expect(sayAbility(menus, ability, 'Reynard')).toBe('**Answer:** After Reynard barks, hurt each fox.')
    const edited = editScript(menus, ts, { source: "export default card('reynard', [])\n", code, at: undefined, side: undefined })
    const source = 'source' in edited ? edited.source : ''
    expect(source.split('\n')[0]).toBe("import { answer, foxes, hurt } from '@questwright/duel'")
    const tree = ts.createSourceFile('reynard.ts', source, ts.ScriptTarget.ES2022, true)
    expect(readScript(menus, ts, tree).abilities.map((one) => one.ability)).toEqual([ability])
  })

  it.each([
    [choice('foxes'), "Add 1 grape to each fox's basket."],
    [choice('near'), 'Add 1 grape to the basket of each fox near the river.'],
    [choice('foxes', { filters: [choice('asleep')] }), 'Add 1 grape to the basket of each fox asleep beside the fire.'],
  ])('writes the possessive of the owner, also if the owner has several words: %#', (group, sentence) => {
    const effects = [choice('feed', { cards: choice('each', { group }) })]
    expect(sayAbility(menus, { ...blankAbility('opening'), effects }, 'Reynard')).toBe(`**Opening:** ${sentence}`)
  })

  it('writes a prohibition with the words of its list', () => {
    const ability = begun(menus, 'always', fox)
    expect([printAbility(menus, ts, ability), sayAbility(menus, ability, 'Reynard')]).toEqual(["always('leaps')", 'Reynard may not leap.'])
  })

  it('reads the entries of its lists, and nothing else', () => {
    const tree = ts.createSourceFile('x.ts', "export default card('x', [always('leaps'), always('swims')])", ts.ScriptTarget.ES2022, true)
    expect(readScript(menus, ts, tree).abilities.map(({ ability }) => ability?.change?.with)).toEqual([{ what: 'leaps' }, undefined])
  })

  it('has no words of another game', () => {
    expect(() => printAbility(menus, ts, blankAbility('action'))).toThrow('Abilities of this game do not begin with "action".')
  })
})

it('a game without menus has no words for abilities, and abilities in its scripts count as hand-written', () => {
  const plain = menusOf(rulebookOf([{ file: 'plain.ts', chapter: { game: 'plain' } }]))
  expect(hasWords(plain)).toBe(false)
  expect(wordsFor(plain, fox)).toEqual([])
  const tree = ts.createSourceFile('x.ts', "export default card('x', [action(() => draw(1))])", ts.ScriptTarget.ES2022, true)
  expect(readScript(plain, ts, tree).abilities.map(({ ability, known, word }) => [ability, known, word])).toEqual([
    [undefined, undefined, undefined],
  ])
})

it('offers events that are about to happen to a word that works before them, and begins with one of them', () => {
  const menus = menusOf(duel)
  const { answer } = menus.words
  if (answer === undefined) throw new Error('no word')
  const falls = {
    kind: 'falls',
    label: 'falls',
    says: '$subject falls',
    before: '$subject is about to fall',
    subject: 'card',
    noun: 'card',
  } as const
  const more = { ...menus, words: { ...menus.words, warning: { ...answer, timings: ['when' as const] } }, events: [...menus.events, falls] }
  expect(eventsFor(more, 'warning')).toEqual([falls])
  expect(begun(more, 'warning', fox).trigger?.kind).toBe('falls')
  expect(eventsFor(more, 'answer')).toBe(more.events)
  expect(eventsFor({ ...more, events: menus.events }, 'warning')).toBe(menus.events)
})
