/** Tests docs/words-of-cards.md: the script, type, menu entry and scene in each row must exist. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lcgRulebook } from '@questwright/lcg/rulebook'
import { expect, it } from 'vitest'
import { HEADS, issuesOf, type Known, rowsOf } from './words-of-cards.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Entries {
  readonly [id: string]: { readonly label: string; readonly code?: string; readonly offer?: 'read' }
}

/** The menus of the ability builder: for the label of each entry, the text that it writes into a script. */
function menusOf(): Known['menus'] {
  const { abilityMenus: menus } = lcgRulebook
  const byLabel = (entries: Entries) =>
    Object.fromEntries(
      Object.entries(entries)
        .filter(([, { offer }]) => offer !== 'read')
        .map(([id, { label, code }]) => [label, `${id} ${code ?? ''}`]),
    )
  const { words, groups, filters, amounts, cards, players, conditions, costs, effects, changes, prices, events, cancels, lists } = menus
  const parts = new Set(Object.values(words).flatMap((word) => word.parts))
  return {
    ...Object.fromEntries(
      Object.entries({ words, groups, filters, amounts, cards, players, conditions, costs, effects, changes, prices, events, cancels }).map(
        ([menu, entries]) => [menu, byLabel(entries)],
      ),
    ),
    ...Object.fromEntries(
      Object.entries(lists).map(([list, entries]) => [
        `lists.${list}`,
        Object.fromEntries(Object.entries(entries).map(([word, label]) => [label, word])),
      ]),
    ),
    parts: Object.fromEntries([...parts].map((part) => [part, part === 'target' ? 'targets' : part])),
  }
}

/** By menu, the entries that the builder understands in scripts but does not offer. */
function notOffered(): Known['notOffered'] {
  const { types: _, places: __, lists: ___, moments: ____, first: _____, ...menus } = lcgRulebook.abilityMenus
  return Object.fromEntries(
    Object.entries(menus).map(([menu, entries]) => [
      menu,
      Object.values(entries as Entries).flatMap(({ label, offer }) => (offer === 'read' ? [label] : [])),
    ]),
  )
}

/** The titles of scenes and tests, each with the scripts of its pack or of its test. */
function scenesIn(): Known['scenes'] {
  const found = new Map<string, string>()
  const packs = ['content', 'packages/testkit/fixtures'].flatMap((below) =>
    readdirSync(join(root, below)).map((name) => join(root, below, name)),
  )
  for (const home of [...packs, join(root, 'packages/lcg/test')]) {
    if (!statSync(home, { throwIfNoEntry: false })?.isDirectory()) continue
    // skip `node_modules`, whose links lead to the whole repository again
    const files = readdirSync(home)
      .filter((name) => name !== 'node_modules')
      .flatMap((name) =>
        statSync(join(home, name)).isDirectory()
          ? readdirSync(join(home, name), { encoding: 'utf8', recursive: true }).map((file) => join(name, file))
          : [name],
      )
      .filter((file) => file.endsWith('.ts'))
      .map((file) => ({ file, text: readFileSync(join(home, file), 'utf8') }))
    const isTest = ({ file }: { readonly file: string }) => /\.(?:scene|test)\.ts$/.test(file)
    const scripts = files.filter((one) => !isTest(one)).map(({ text }) => text)
    for (const { file, text } of files.filter(isTest)) {
      const beside = file.endsWith('.test.ts') ? text : scripts.join('\n')
      for (const [, , title = ''] of text.matchAll(/\b(?:scene|it|test)\(\s*(['"])((?:\\.|(?!\1).)*)\1/g))
        found.set(title.replaceAll(/\\(.)/g, '$1'), beside)
    }
  }
  return found
}

const known: Known = {
  api: read('docs/api/lcg.d.ts'),
  declarations: join(root, 'packages/lcg/src/index.ts'),
  menus: menusOf(),
  notOffered: notOffered(),
  scenes: scenesIn(),
}
const page = read('docs/words-of-cards.md')

it('every row has all of its cells, and everything that it names exists', () => {
  expect(rowsOf(page).length).toBeGreaterThan(10)
  expect(known.scenes.size).toBeGreaterThan(500)
  expect(issuesOf(page, known)).toEqual([])
})

it('every sentence is listed once', () => {
  const sentences = rowsOf(page).map((row) => row['the card says'])
  expect(sentences.filter((sentence, i) => sentences.indexOf(sentence) !== i)).toEqual([])
})

const whole: { readonly [head: string]: string } = {
  'the card says': '“Exhaust Reedfang to …”',
  'in a script': '`exhaustSelf`',
  type: '`Cost`',
  'in the ability builder': 'costs: exhaust this card',
  scene: 'One',
}
const withCell = (head: string, cell: string): readonly string[] => {
  const row = HEADS.map((one) => (one === head ? cell : (whole[one] ?? '')))
  const text = `| ${HEADS.join(' | ')} |\n|---|---|---|---|---|\n| ${row.join(' | ')} |\n`
  return issuesOf(text, {
    ...known,
    scenes: new Map([
      ['One', 'cost: exhaustSelf'],
      ['Other', 'ready(self)'],
    ]),
  })
}

it('a row with all of its cells passes', () => {
  expect(withCell('scene', 'One')).toEqual([])
})

it.each<readonly [head: string, cell: string, issue: string | RegExp]>([
  ...HEADS.map((head) => [head, '', `3: nothing stands under "${head}"`] as const),
  ['in a script', 'exhaustSelf', '3: no `script` stands under "in a script"'],
  ['in a script', '`exhaustMyself`', /Cannot find name 'exhaustMyself'/],
  ['in a script', '`action({ cost: exhaustSelf, costs: 1 }, effect)`', /'costs' does not exist in type/],
  ['in a script', '`[exhaustSelf, self.tapped]`', /Property 'tapped' does not exist on type 'GameCard'/],
  ['type', '`Price`', '3: the script API has no type Price'],
  ['type', '`Limit`', '3: nothing of the row is of the type Limit'],
  ['type', 'Cost', '3: no `Type` stands under "type"'],
  ['in the ability builder', 'costs: exhaust that card', '3: the menu "costs" has no entry "exhaust that card"'],
  ['in the ability builder', 'effects: a note on this card', /3: the menu "effects" understands .* and does not offer it/],
  ['in the ability builder', 'fees: exhaust this card', /3: the ability builder has no menu "fees"/],
  ['in the ability builder', 'effects: deal damage', '3: no entry that it names writes anything of `exhaustSelf`'],
  ['scene', 'Two', '3: no scene or test is called "Two"'],
  ['scene', 'Other', '3: no script beside "Other" has exhaustSelf'],
])('a row whose cell "%s" is "%s" is reported', (head, cell, issue) => {
  const issues = withCell(head, cell)
  expect(issues).toContainEqual(typeof issue === 'string' ? issue : expect.stringMatching(issue))
})
