import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { checkTypes, loadPack } from '@questwright/packs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { editScript } from '../src/edit.ts'
import { formatExpression } from '../src/format.ts'
import { withImports } from '../src/imports.ts'
import type { Entry } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice } from '../src/model.ts'
import { type BuilderPlace, filled, repaired } from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'
import { combinations, draw, menus, packOf, unusedIn } from './fixtures/combinations.ts'

describe('every combination that the builder offers', () => {
  const files = packOf(combinations)
  const { problems } = loadPack(files, { lcg: lcgRulebook })

  it(`is accepted by the checks of packs and by the compiler, ${combinations.length} of them`, () => {
    expect(combinations.length).toBeGreaterThan(800)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(new Set(combinations.map(({ ability }) => ability.word))).toEqual(
      new Set(Object.keys(menus.words).filter((word) => menus.words[word]?.offer !== 'read')),
    )
    expect(unusedIn(combinations).map(({ id }) => id)).toEqual([])
  })

  it('has the right types', () => {
    const home = fileURLToPath(new URL('../../../packages/lcg/src/index.ts', import.meta.url))
    expect(
      checkTypes([{ pack: 'built', files }], { '@questwright/lcg': home }).map(({ file, line, message }) => `${file}:${line} ${message}`),
    ).toEqual([])
  })

  it('is read back from the script as the same choices', () => {
    for (const { ability } of combinations) {
      const code = printAbility(menus, ts, ability)
      const tree = ts.createSourceFile('x.ts', `export default card('x', [${formatExpression(ts, code, 2)}])`, ts.ScriptTarget.ES2022, true)
      const [read] = readScript(menus, ts, tree).abilities
      if (!read?.ability) throw new Error(`not understood: ${code}`)
      expect(printAbility(menus, ts, read.ability)).toBe(code)
    }
  })

  it('has a sentence without blanks', () => {
    for (const { ability } of combinations) {
      const sentence = sayAbility(menus, ability, 'Reedfang', 'hero')
      expect(sentence).not.toMatch(/[$~{}⟨⟩]|undefined|\ba [aeio](?!ne)/)
      expect(sentence).toMatch(/[.)]”?$/)
    }
  })
})

it.each<readonly [word: string, change: Choice, on: BuiltAbility['on']]>([
  ['modifier', choice('more-threat-for-engagement', { count: 10 }), []],
  ['modifier', choice('more', { stat: 'handLimit', amount: choice('fixed', { count: 1 }) }), []],
  ['modifier', choice('staging-threat', { amount: choice('fixed', { count: 1 }) }), []],
  ['modifier', choice('more', { stat: 'attack', amount: choice('fixed', { count: 1 }) }), 'self'],
  ['cannot', choice('cannot', { what: 'drawn' }), []],
  ['cannot', choice('cannot', { what: 'stepTaken' }), []],
  ['cannot', choice('cannot', { what: 'attacks' }), 'self'],
  ['permits', choice('permits', { what: 'renewsEncounterDeck' }), []],
  ['permits', choice('permits', { what: 'keepsShadowCards' }), 'self'],
])('%s, with %o, does not apply to its own card if the stat or event belongs to players or to the table', (word, change, on) => {
  const place: BuilderPlace = { kind: 'card', type: 'enemy' }
  expect(repaired(menus, { ...blankAbility(word), on: 'self', change }, place).on).toEqual(on)
})

it('if an entry has two blanks of one kind, the second has another value at first', () => {
  const either = menus.of.conditions.find(({ id }) => id === 'either') as Entry
  const begun = filled(menus, either, blankAbility('response'), { kind: 'card', type: 'ally' })
  expect(begun.with.conditions).not.toEqual(begun.with.others)
})

it('a keyword that is printed before the ability word is the beginning of the sentence, and the phase follows', () => {
  const ability = { ...blankAbility('action'), keyword: 'surge', phase: 'combat', effects: [draw] }
  expect(sayAbility(menus, ability, 'Reedfang', 'hero')).toMatch(/^\*\*Surge Combat Action:\*\* /)
})

describe('a script into which an ability is inserted', () => {
  const code = "forced.after('engages', { of: 'self' }, ({ you }) => drawCards(you, 1))"

  it('keeps everything else unchanged, including comments', () => {
    const source =
      "import { action, card, type GameCard } from '@questwright/lcg'\n\nexport default card('reedfang', [\n  // first\n  action(({ you }) => you.hand), // odd\n])\n\nfunction own(card: GameCard) {\n  return card\n}\n"
    const edited = editScript(menus, ts, { source, code, at: undefined, side: undefined })
    if ('refused' in edited) throw new Error(edited.refused)
    expect(edited.source).toBe(
      "import { action, card, drawCards, forced, type GameCard } from '@questwright/lcg'\n\nexport default card('reedfang', [\n  // first\n  action(({ you }) => you.hand), // odd\n  forced.after('engages', { of: 'self' }, ({ you }) => drawCards(you, 1)),\n])\n\nfunction own(card: GameCard) {\n  return card\n}\n",
    )
    expect(edited.line).toBe(6)
  })

  it('gets a list for the other side if there is none', () => {
    const source = "import { card } from '@questwright/lcg'\n\nexport default card('stage', { A: [] })\n"
    const edited = editScript(menus, ts, { source, code, at: undefined, side: 'B' })
    expect('source' in edited && edited.source).toBe(
      `import { card, drawCards, forced } from '@questwright/lcg'\n\nexport default card('stage', { A: [],\n  B: [\n    ${code},\n  ],\n})\n`,
    )
  })

  it('has the named ability replaced, or the change is refused if the ability no longer exists', () => {
    const source =
      "import { card, forced, surge } from '@questwright/lcg'\n\nexport default card('reedfang', [forced.after('engages', () => 1)])\n"
    const at = source.indexOf('forced.after')
    expect(editScript(menus, ts, { source, code, at, side: undefined })).toMatchObject({ line: 3, script: code })
    expect(editScript(menus, ts, { source, code, at: at + 1, side: undefined })).toHaveProperty('refused')
  })

  it('gets the declarations that the ability needs, once, in the list of its side', () => {
    const source = "import { card } from '@questwright/lcg'\n\nexport default card('stage', { A: [blanks()], B: [] })\n"
    const asks = "modifier('attack', { by: 1, while: ({ self }) => enteredPlayThisRound(self) })"
    const once = editScript(menus, ts, { source, code: asks, at: undefined, side: 'B' })
    if ('refused' in once) throw new Error(once.refused)
    expect(once.source).toContain("import { card, enteredPlayThisRound, modifier, remembers } from '@questwright/lcg'")
    expect(once.source).toMatch(/A: \[blanks\(\)\],\s+B: \[\s+modifier\([\s\S]*\}\),\s+remembers\('entersPlay'\),\s+\]/)
    expect(once.source.split('\n')[once.line - 1]).toContain('modifier(')
    const twice = editScript(menus, ts, { source: once.source, code: asks, at: undefined, side: 'B' })
    expect('source' in twice && twice.source.match(/remembers\(/g)).toHaveLength(1)
  })

  it('gets the delayed effect under the name in the call, unless it exists', () => {
    const source = "import { card } from '@questwright/lcg'\n\nexport default card('fen-hound', [])\n"
    const waits = "shadow(() => ifThisAttackDestroys('spoils'))"
    const once = editScript(menus, ts, { source, code: waits, at: undefined, side: undefined })
    if ('refused' in once) throw new Error(once.refused)
    expect(once.source).toContain("import { card, delayed, drawCards, ifThisAttackDestroys, shadow } from '@questwright/lcg'")
    expect(once.source).toContain("delayed('spoils', ({ you }) => drawCards(you, 1)),")
    const own = once.source.replace('drawCards(you, 1)', 'you.hand')
    const twice = editScript(menus, ts, { source: own, code: waits, at: undefined, side: undefined })
    expect('source' in twice && twice.source.match(/delayed\(/g)).toHaveLength(1)
    const other = editScript(menus, ts, { source: own, code: waits.replace('spoils', 'prey'), at: undefined, side: undefined })
    expect('source' in other && other.source.match(/delayed\('\w+'/g)).toEqual(["delayed('spoils'", "delayed('prey'"])
  })

  it('is left unchanged, with a message, if its abilities are not a list', () => {
    expect(
      editScript(menus, ts, { source: "export default card('x', claimable())\n", code, at: undefined, side: undefined }),
    ).toHaveProperty('refused')
  })

  it('gets imports if it has none', () => {
    expect(withImports('@questwright/lcg', ts, 'export const a = 1\n', ['forced', 'card'])).toBe(
      "import { card, forced } from '@questwright/lcg'\n\nexport const a = 1\n",
    )
  })
})

it('an ability with a comment, or with code that no menu has, counts as hand-written', () => {
  const source =
    "export default card('x', [\n  action(() => ready(charactersInPlay())),\n  action(() => {\n    // grim\n    ready(charactersInPlay())\n  }),\n  action(({ you }) => plunder(you)),\n])\n"
  const { abilities } = readScript(menus, ts, ts.createSourceFile('x.ts', source, ts.ScriptTarget.ES2022, true))
  expect(abilities.map(({ ability, line }) => [ability?.word, line])).toEqual([
    ['action', 2],
    [undefined, 3],
    [undefined, 7],
  ])
})
