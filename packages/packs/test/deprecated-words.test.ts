/** Deprecated words of the script API: the check warns about each with its place and the new word, and `qw pack migrate` replaces it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeprecatedWords } from '@questwright/rulebook'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newestApi } from '../src/api.ts'
import { migrated, withScriptEdit } from '../src/migrate.ts'
import type { ScriptEdit } from '../src/problem.ts'
import { checkTypes as plainCheckTypes } from '../src/typecheck.ts'
import { watched } from './watched-findings.ts'

const checkTypes = watched(plainCheckTypes)

let folder = ''
let declarations = {}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'questwright-deprecated-'))
  const lcg = `
    export interface Kinds { drawn: object; dealt: object }
    export declare class GameCard { readonly isTired: boolean; readonly isWeary: boolean }
    export type Options = { readonly cap?: number; readonly most?: number }
    export declare function after(kind: keyof Kinds, body: (card: GameCard) => void, options?: Options): number
    export declare function tire(card: GameCard): void
    export declare function weary(card: GameCard): void
  `
  writeFileSync(join(folder, 'lcg.d.ts'), lcg)
  declarations = { '@questwright/lcg': join(folder, 'lcg.d.ts') }
})
afterAll(() => rmSync(folder, { recursive: true }))

const words: DeprecatedWords = {
  tire: { now: 'weary', since: newestApi, goes: newestApi + 1 },
  'GameCard.isTired': { now: 'GameCard.isWeary', since: newestApi, goes: newestApi + 1 },
  'Options.cap': { now: 'Options.most', since: newestApi, goes: newestApi + 1 },
  "'dealt'": { now: "'drawn'", since: newestApi, goes: newestApi + 1 },
  sleep: { now: 'weary', since: 1, goes: newestApi },
  'GameCard.isShip': { remedy: 'Ask `isShip(card)` of another pack.', since: 1, goes: newestApi },
}
const path = 'cards/hound.ts'
const check = (script: string) => checkTypes([{ pack: 'fen', files: { [path]: script } }], declarations, undefined, undefined, words)

const old = `import { after, type GameCard, tire } from '@questwright/lcg'

const own = { tire }
/** A card of this pack that has such a member itself is not meant, nor is a text. */
const mine = { isTired: 'dealt' }
export default after('dealt', (card: GameCard) => { if (card.isTired || mine.isTired) own.tire(card) }, { cap: 2 })
export const isSlow = ({ isTired }: GameCard) => isTired
`
const now = `import { after, type GameCard, weary } from '@questwright/lcg'

const own = { tire: weary }
/** A card of this pack that has such a member itself is not meant, nor is a text. */
const mine = { isTired: 'dealt' }
export default after('drawn', (card: GameCard) => { if (card.isWeary || mine.isTired) own.tire(card) }, { most: 2 })
export const isSlow = ({ isWeary: isTired }: GameCard) => isTired
`

it('the check warns of verbs, members, options and names in texts, each once, with place, version and remedy', () => {
  const found = check(old)
  expect(found.map(({ severity, code, line, column, message }) => `${severity} ${code} ${line}:${column} ${message}`)).toEqual([
    'warning script/deprecated 1:32 `tire` is deprecated since script API 2, and an error in 3, in 2 places of this file.',
    'warning script/deprecated 6:22 `dealt` is deprecated since script API 2, and an error in 3.',
    'warning script/deprecated 6:62 `GameCard.isTired` is deprecated since script API 2, and an error in 3, in 2 places of this file.',
    'warning script/deprecated 6:107 `Options.cap` is deprecated since script API 2, and an error in 3.',
  ])
  expect(found.map(({ remedy }) => remedy)).toContain('Write `GameCard.isWeary`: `qw pack migrate` does it.')
})

it('the new words are written at all places, and no warning is left', () => {
  const { files, done, api } = migrated({ [path]: old }, newestApi, undefined, check(old))
  expect(files).toEqual({ [path]: now })
  expect([...done].sort()).toEqual([
    `${path}: \`cap\` is \`most\``,
    `${path}: \`dealt\` is \`drawn\``,
    `${path}: \`isTired\` is \`isWeary\`, in 2 places`,
    `${path}: \`tire\` is \`weary\`, in 2 places`,
  ])
  expect(api).toBe(newestApi)
  expect(check(now)).toEqual([])
})

it('several words in one line are replaced at once, whatever their lengths', () => {
  const longer: DeprecatedWords = {
    after: { now: 'afterwards', since: newestApi, goes: newestApi + 1 },
    tire: { now: 'weary', since: newestApi, goes: newestApi + 1 },
    'Options.cap': { now: 'Options.most', since: newestApi, goes: newestApi + 1 },
  }
  const script = "import { after, tire } from '@questwright/lcg'\n\nexport default after('dealt', (card) => tire(card), { cap: 2 })\n"
  const problems = checkTypes([{ pack: 'fen', files: { [path]: script } }], declarations, undefined, undefined, longer)
  const { files, done } = migrated({ [path]: script }, newestApi, undefined, problems)
  expect(files[path]).toBe(
    "import { afterwards, weary } from '@questwright/lcg'\n\nexport default afterwards('dealt', (card) => weary(card), { most: 2 })\n",
  )
  expect(done).toHaveLength(3)
})

it('a script in which the new word already means something else is left to its author', () => {
  const script = "import { tire } from '@questwright/lcg'\nexport const weary = tire\n"
  const [found] = check(script)
  expect(found).toMatchObject({ code: 'script/deprecated', line: 1 })
  expect(found?.fixes).toBeUndefined()
})

it('a place that has changed in the meantime is left alone; line ends and a byte order mark do not matter', () => {
  const edit = check(old)[0]?.fixes?.[0]?.edit as ScriptEdit
  expect(withScriptEdit(`// new\n${old}`, edit)).toBeUndefined()
  expect(withScriptEdit(`\uFEFF${old.replaceAll('\n', '\r\n')}`, edit)).toContain('type GameCard, weary }')
})

it('a removed word is an error that names the word to write', () => {
  const script =
    "import { type GameCard, sleep } from '@questwright/lcg'\nexport default (card: GameCard | undefined) => card?.isShip && sleep\n"
  expect(check(script).map(({ code, line, remedy }) => `${code} ${line} ${remedy}`)).toEqual([
    'types/error 1 `sleep` was removed in script API 2. Write `weary`: `qw pack migrate` does it.',
    'types/error 2 `GameCard.isShip` was removed in script API 2. Ask `isShip(card)` of another pack.',
  ])
})

it('a word without a successor is left out, with what its author says about it', () => {
  const others: DeprecatedWords = {
    tire: { since: newestApi, goes: newestApi + 1 },
    weary: { now: 'tire', remedy: 'Its card comes first.', since: newestApi, goes: newestApi + 1 },
    after: { now: 'afterwards', since: 1, goes: newestApi },
  }
  const script = "import { after, tire, weary } from '@questwright/lcg'\nexport default [after, tire, weary, after]\n"
  const found = checkTypes([{ pack: 'fen', files: { [path]: script } }], declarations, undefined, undefined, others)
  expect(found.map(({ severity, message, remedy, fixes }) => `${severity}: ${message} ${remedy} ${fixes?.[0]?.title}`)).toEqual([
    'error: `after` was removed in script API 2, in 3 places of this file. Write `afterwards`: `qw pack migrate` does it. Write afterwards',
    'warning: `tire` is deprecated since script API 2, and an error in 3, in 2 places of this file. Leave it out. undefined',
    // the new word already means something else in this file
    'warning: `weary` is deprecated since script API 2, and an error in 3, in 2 places of this file. Write `tire`: `qw pack migrate` does it. Its card comes first. undefined',
  ])
})

it('a removed word is found as an import, as a member, as a member of a class that inherits it, and as a text', () => {
  const gone: DeprecatedWords = {
    ...words,
    "'sunk'": { now: "'dealt'", since: 1, goes: newestApi },
    doze: { since: 1, goes: newestApi },
  }
  const own = (code: string): string => `import { GameCard } from '@questwright/lcg'\n${code}\n`
  const files = {
    'a.ts': "import { after, doze } from '@questwright/lcg'\nexport default after('sunk', () => doze)\n",
    'b.ts': "import * as lcg from '@questwright/lcg'\nexport default lcg.doze\n",
    'c.ts': own('class Boat extends GameCard {}\nexport default (boat: Boat) => boat.isShip'),
    // another type has no such member, and a variable is no member
    'd.ts': own('class Boat {}\nexport default (boat: Boat) => boat.isShip'),
    'e.ts': own('export default (card: GameCard) => isShip'),
    'f.ts': own('export default () => doze'),
  }
  const found = plainCheckTypes([{ pack: 'fen', files }], declarations, undefined, undefined, gone)
  const removed = found.flatMap(({ file, line, column, remedy }) =>
    remedy.includes('removed') ? `${file} ${line}:${column} ${remedy}` : [],
  )
  const doze = '`doze` was removed in script API 2. Leave it out.'
  expect(removed).toEqual([
    `a.ts 1:17 ${doze}`,
    'a.ts 2:22 `sunk` was removed in script API 2. Write `dealt`: `qw pack migrate` does it.',
    `b.ts 2:20 ${doze}`,
    'c.ts 3:37 `GameCard.isShip` was removed in script API 2. Ask `isShip(card)` of another pack.',
  ])
  expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual(
    ['a', 'a', 'b', 'c', 'd', 'e', 'f'].map((one) => `types/error ${one}.ts`),
  )
})

it('a member that a script writes short is replaced with its new name before the old one', () => {
  const script = `import { after, type Options, type GameCard } from '@questwright/lcg'
const cap = 2
export default after('drawn', () => undefined, { cap })
export const most = ({ cap: own }: Options) => own
const { isTired } = {} as GameCard
export const slow = isTired
`
  const { files } = migrated({ [path]: script }, newestApi, undefined, check(script))
  expect(files[path]).toBe(
    script.replace('{ cap })', '{ most: cap })').replace('{ cap: own }', '{ most: own }').replace('{ isTired }', '{ isWeary: isTired }'),
  )
})
