/** Names in scripts are found in the syntax tree: strings, keys and properties are not names. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { editScript } from '../src/edit.ts'
import { menusOf } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, choice } from '../src/model.ts'
import { allOf, functionsCalled, hasCall, namesTaken, withNames } from '../src/names-in-code.ts'
import { newFaults } from '../src/new-faults.ts'
import { offered, wordsOfList } from '../src/offers.ts'
import { importsOf, printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { nameTyped, withWayNames } from '../src/ways.ts'
import { hostileTexts } from './builder-walk.ts'

const menus = menusOf(lcgRulebook)
const enemy = { kind: 'card', type: 'enemy' } as const
const ofOrc: BuiltAbility = { ...blankAbility('forced'), trigger: { timing: 'when', kind: 'attacks', of: 'self' } }
const draw = choice('draw', { player: choice('you'), amount: choice('fixed', { count: 1 }) })

describe('names in a piece of script', () => {
  it('are found if they are defined outside of it', () => {
    expect([...namesTaken(ts, "({ 'modify-attack-1': () => heal(self, x), attack: you.attack, number })")]).toEqual([
      'heal',
      'self',
      'x',
      'you',
      'number',
    ])
    expect([...namesTaken(ts, '(self) => self.host === event.host')]).toEqual(['event'])
    expect([...namesTaken(ts, 'for (const you of cards()) ready(you)')]).toEqual(['cards', 'ready'])
    expect([...functionsCalled(ts, "discard(card.draw('ready(x)'))")]).toEqual(['discard'])
  })

  it('are replaced where they are variables, with brackets where the operators need them', () => {
    const put = (name: string) => ({ $count: '2 + 1', $any: 'a || b', $when: 'a ? b : c', card: 'hero' })[name]
    expect(withNames(ts, "f('card $count', { card }, card.card, $count * 2)", put)).toBe(
      "f('card $count', { card: hero }, hero.card, (2 + 1) * 2)",
    )
    expect(withNames(ts, '-$count', put)).toBe('-(2 + 1)')
    expect(withNames(ts, '$when.length > 0', put)).toBe('(a ? b : c).length > 0')
    expect(withNames(ts, 'f($when, () => $any)', put)).toBe('f(a ? b : c, () => a || b)')
    expect(allOf(ts, ['a || b', 'c'])).toBe('(a || b) && c')
    expect(allOf(ts, ['a || b'])).toBe('a || b')
  })

  it('inside a string are not calls', () => {
    expect(hasCall(ts, "damagedNow('amountThisRound(\\'damaged\\', x)')", "amountThisRound('damaged'")).toBe(false)
    expect(hasCall(ts, "1 + amountThisRound('damaged', self)", "amountThisRound('damaged'")).toBe(true)
  })
})

describe('the script of the builder', () => {
  it('does not treat a name that contains "attack" as an attack, and imports nothing because of such a name', () => {
    const modify = choice('modify', { cards: choice('self'), stat: 'attack', amount: choice('fixed', { count: 1 }), until: 'phase' })
    const ways = withWayNames([
      { name: 'one', effects: [draw] },
      { name: 'two', effects: [modify] },
    ])
    const code = printAbility(menus, ts, { ...ofOrc, effects: [choice('choose-one', { ways })] })
    expect(ways.map(({ name }) => name)).toEqual(['draw-1', 'modify-attack-1'])
    expect(code).toContain('({ self, you }) => chooseOne(')
    const named = printAbility(menus, ts, {
      ...ofOrc,
      effects: [choice('choose-one', { ways: [{ name: 'ready heal(x)', naming: 'kept', effects: [draw] }] })],
    })
    expect(importsOf(menus, ts, named)).toEqual(['chooseOne', 'drawCards', 'forced'])
  })

  it('is read back with every possible name of an option of "choose one"', () => {
    for (const name of hostileTexts.filter((one) => one !== '')) {
      const ability: BuiltAbility = { ...ofOrc, effects: [choice('choose-one', { ways: [{ name, naming: 'kept', effects: [draw] }] })] }
      const edited = editScript(menus, ts, {
        source: "import { card } from '@questwright/lcg'\n\nexport default card('x', [])\n",
        code: printAbility(menus, ts, ability),
        at: undefined,
        side: undefined,
      })
      if ('refused' in edited) throw new Error(edited.refused)
      const [read] = readScript(menus, ts, ts.createSourceFile('x.ts', edited.source, ts.ScriptTarget.ES2022, true)).abilities
      expect(read?.ability?.effects, name).toEqual(ability.effects)
      expect(edited.source.split('\n')[0], name).toBe("import { card, chooseOne, drawCards, forced } from '@questwright/lcg'")
    }
  })

  it.each([
    ['constructor', 'constructor-way'],
    ['Module', 'module-way'],
    ['attack', 'attack'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a text that looks like a template
    ['${you}', 'you'],
  ])('gives no option of "choose one" a name that is not allowed in scripts: %s', (typed, name) => {
    expect(nameTyped(typed)).toBe(name)
  })
})

describe('the builder does not offer', () => {
  const ids = (...of: Parameters<typeof offered>) => offered(...of).map(({ id }) => id)

  it('a second "you may", which would read the same at the table', () => {
    const asks: BuiltAbility = { ...ofOrc, effects: [choice('may', { effects: [draw] })] }
    expect(ids(menus, 'effects', ofOrc, enemy)).toContain('may')
    expect(ids(menus, 'effects', asks, enemy)).not.toContain('may')
  })

  it('a player who may be missing, where a player is required', () => {
    expect(ids(menus, 'player', ofOrc, enemy)).toContain('engaged')
    expect(ids(menus, 'player', ofOrc, enemy, 'present')).not.toContain('engaged')
    expect(ids(menus, 'player', ofOrc, enemy, 'present')).toContain('first')
  })

  it('words of players for cards: no card draws or has a hand', () => {
    const words = (list: string, ability: BuiltAbility) => wordsOfList(menus, list, ability).map(([word]) => word)
    const own: BuiltAbility = { ...blankAbility('modifier'), on: 'self' }
    expect(words('forbidden', own)).not.toContain('drawn')
    expect(words('stat', own)).not.toContain('handLimit')
    expect(words('stat', { ...own, on: [] })).toContain('handLimit')
  })
})

it('only errors that an ability adds are counted as its errors', () => {
  const fault = (message: string, line: number) => ({ message, line, code: 2304 })
  expect(newFaults([fault('a', 1)], [fault('a', 9), fault('b', 3)])).toEqual([fault('b', 3)])
  expect(newFaults([fault('a', 1)], [fault('a', 2), fault('a', 3)])).toEqual([fault('a', 3)])
})
