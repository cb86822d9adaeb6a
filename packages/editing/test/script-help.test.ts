import { lcgRulebook as lcg } from '@questwright/lcg/rulebook'
import { loadPack } from '@questwright/packs'
import { nearestName } from '@questwright/packs/browser'
import { rulebookOf } from '@questwright/rulebook'
import { describe, expect, it } from 'vitest'
import {
  asText,
  type Edit,
  emptyScene,
  emptyScript,
  fixesFor,
  importEdits,
  missingLimit,
  newKeywordScript,
  newScene,
  newScript,
  quotedAt,
  wantedAt,
} from '../src/index.ts'

const module = '@questwright/lcg'

const put = (text: string, edits: readonly Edit[]): string =>
  [...edits].sort((a, b) => b.start - a.start).reduce((now, edit) => now.slice(0, edit.start) + edit.text + now.slice(edit.end), text)

const context = (text: string, path = 'cards/reedfang.ts') => ({
  module,
  path,
  text,
  api: ['card', 'drawCards', 'dealDamage', 'forced'],
  names: ['weather', 'weatherTurns'],
  namesByType: { Colour: ['grey', 'green'] },
  scripts: ['lib/fen.ts', 'cards/reedfang.ts'],
})

/** The source after the first suggested fix was applied at the place of a word. */
function fixed(text: string, code: string, word: string, path?: string): string | undefined {
  const start = text.lastIndexOf(word)
  const [fix] = fixesFor({ code, message: '', start, end: start + word.length }, context(text, path))
  return fix && put(text, fix.edits)
}

it('a name in quotes is found with its columns, but not in a comment', () => {
  const line = "  t.play('reedfang') // 'not this'"
  expect(quotedAt(line, 12)).toMatchObject({ text: 'reedfang', from: 11, to: 19 })
  expect(quotedAt(line, 28)).toBeUndefined()
})

describe('remedies', () => {
  it.each([
    ['gate/slug', "card('wrong', [])", "'wrong'", "card('reedfang', [])"],
    ['gate/top-level-let', 'let count = 1', 'let', 'const count = 1'],
    ['gate/not-an-integer', 'const half = 1.5', '1.5', 'const half = 2'],
    ['gate/unknown-import', "import { x } from '../lib/fon.ts'", "'../lib/fon.ts'", "import { x } from '../lib/fen.ts'"],
    ['gate/import', "import { card } from '@questwright/lgc'", "'@questwright/lgc'", "import { card } from '@questwright/lcg'"],
    [
      'ts/2304',
      "import { card } from '@questwright/lcg'\ndrawCards(1)",
      'drawCards',
      "import { card, drawCards } from '@questwright/lcg'\ndrawCards(1)",
    ],
    [
      'ts/2304',
      "import { card } from '@questwright/lcg'\ndrawCard(1)",
      'drawCard',
      "import { card, drawCards } from '@questwright/lcg'\ndrawCards(1)",
    ],
    ['ts/2345', "counter('wether')", "'wether'", "counter('weather')"],
    ['ts/2724', "import { drawCard } from '@questwright/lcg'", 'drawCard', "import { drawCards } from '@questwright/lcg'"],
    ['gate/no-default-export', '', '', "import { card } from '@questwright/lcg'\n\nexport default card('reedfang', [])\n"],
  ])('%s', (code, text, word, wanted) => {
    expect(fixed(text, code, word)).toBe(wanted)
  })

  it('there is none if the right name is not certain', () => {
    expect(fixed('zebra(1)', 'ts/2304', 'zebra')).toBeUndefined()
    expect(nearestName('cord', ['card', 'cork'])).toBeUndefined()
  })

  it('gives an ability the limit that the text has', () => {
    const text = 'action({ cost: exhaustSelf }, () => 1)'
    const found = missingLimit(text, 'Heal 1. (Limit twice per round.)')
    const [fix] = found ? fixesFor(found, context(text)) : []
    expect(fix && put(text, fix.edits)).toBe("action({ limit: { times: 2, period: 'round', counts: 'card' }, cost: exhaustSelf }, () => 1)")
    expect(missingLimit('action({ limit: { times: 1 } }, () => 1)', 'Limit once per round.')).toBeUndefined()
    expect(missingLimit('action(() => 1), action(() => 2)', 'Limit once per round.')).toBeUndefined()
  })
})

it.each([
  ["card.has('", 'cards/x.ts', 'traits'],
  ["card.hasKeyword('", 'cards/x.ts', 'keywords'],
  ["  encounterSet: '", 'cards/x.ts', 'sets'],
  ["card.slug === '", 'cards/x.ts', 'cards'],
  ["  staging: ['", 'scenes/x.scene.ts', 'cards'],
  ["import { card } from '", 'cards/x.ts', 'nothing'],
])('a string after %s in %s is completed with %s', (line, path, wanted) => {
  const quoted = quotedAt(`${line}'`, line.length + 1)
  expect(quoted && wantedAt(quoted, path, lcg)).toBe(wanted)
})

it('a text of a pack is escaped in a hover', () => {
  expect(asText('![x](http://a) <b>')).toBe('\\!\\[x\\]\\(http://a\\) \\<b\\>')
})

it('every kind of ability has a snippet whose imports it uses', () => {
  const snippets = Object.values(lcg.snippets)
  for (const kind of [
    'action',
    'phase:',
    'response.after',
    'response.when',
    'response.cancel',
    'forced.when',
    'forced.after',
    'whenRevealed',
    'shadow',
    'travel',
    'setup',
    'modifier',
    'permits',
    'cannot',
    'attachesTo',
    'lasting',
    'delayed',
    'check',
    'constantly.when',
    'keyword',
    'scenario',
    'scene(',
  ])
    expect(
      snippets.some(({ body }) => body.includes(kind)),
      kind,
    ).toBe(true)
  for (const { label, body, imports } of snippets)
    for (const name of imports) if (label !== 'Limit once per round') expect(body, label).toContain(name)
})

it('imports from the script API of another game are left unchanged, and its scripts begin without abilities', () => {
  const duel = rulebookOf([{ file: 'duel.ts', chapter: { game: 'duel' } }])
  expect(
    put(
      "import { card } from '@questwright/lcg'\n",
      importEdits('@questwright/duel', "import { card } from '@questwright/lcg'\n", ['hurt']),
    ),
  ).toBe("import { hurt } from '@questwright/duel'\nimport { card } from '@questwright/lcg'\n")
  const empty = "import { card } from '@questwright/duel'\n\nexport default card('fox', [])\n"
  expect([newScript(duel, 'fox', 'hero'), emptyScript(duel, 'card', 'fox', 'quest')]).toEqual([empty, empty])
  expect(newKeywordScript(duel, 'sly', 'required')).toBe(
    "import { keyword } from '@questwright/duel'\n\nexport default keyword('sly', [])\n",
  )
  expect(newScene(duel, 'fox', 'hero', 'Fox')).toBe(emptyScene)
})

it('imports are merged in their order', () => {
  expect(
    put(
      "import { type Player, card } from '@questwright/lcg'\n",
      importEdits(module, "import { type Player, card } from '@questwright/lcg'\n", ['forced']),
    ),
  ).toBe("import { card, forced, type Player } from '@questwright/lcg'\n")
})

it('new scripts pass the gate', () => {
  const files = {
    'package.json': JSON.stringify({ name: '@tester/fen', version: '0.1.0', questwright: { game: 'lcg', api: 1 } }),
    'keywords/mired.json': JSON.stringify({ number: 'required' }),
    'keywords/mired.ts': newKeywordScript(lcg, 'mired', 'required'),
    'keywords/plain.json': JSON.stringify({ number: 'none' }),
    'keywords/plain.ts': newKeywordScript(lcg, 'plain', 'none'),
    'scenarios/fen.ts': emptyScript(lcg, 'scenario', 'fen'),
    'rules/house.ts': emptyScript(lcg, 'rule', 'house'),
    'text/en.json': JSON.stringify({ keywords: { mired: { title: 'Mired', text: '' }, plain: { title: 'Plain', text: '' } } }),
  }
  expect(loadPack(files, { lcg }).problems.filter(({ code }) => /gate|compile/.test(code))).toEqual([])
})
