/** Misspelt words and titles by which scripts describe cards are reported by the type check and when a realm boots, with the right ones. */
import { fileURLToPath } from 'node:url'
import { checkTypes, loadPacks, type PackFiles, readPackFolder } from '@questwright/packs'
import { bootPacks, openRealm } from '@questwright/realm'
import { expect, it } from 'vitest'
import { rulebooks } from '../src/page/rulebooks.ts'
import { namesOfSystems } from '../src/page/script-names.ts'
import { declarations, labEngine } from '../src/running/lab.ts'

const keywords = readPackFolder(fileURLToPath(new URL('../../../content/tcg-keywords', import.meta.url)))
const json = (value: unknown): string => JSON.stringify(value, undefined, 2)

/** A script of one card; with right descriptions in its last lines */
const script = `import { a, card, each, fellowship, has, inDeck, playFrom, self, the, titled } from '@questwright/tcg'
export default card('lampwright', [
  has(each('trakcer'), 'strength', 1),
  has(the('Gandlaf'), 'strength', 1, ({ self }) => self.skirmishes('nazgull')),
  fellowship({ exert: a('gondor', 'mann'), spot: a('tale') }, () => playFrom(titled('Lampwrigth', inDeck('rangr')))),
  fellowship({ exert: self }, () => playFrom(titled(['Merry', 'Pipin'], inDeck()))),
  fellowship({ exert: the('Saruman') }, () => playFrom(titled('Lampwright', inDeck('uruk-hai culture')))),
])
`
const lanterns: PackFiles = {
  'package.json': json({
    name: '@you/lanterns',
    version: '0.1.0',
    description: 'A made-up pack.',
    license: 'CC0-1.0',
    dependencies: { '@questwright/tcg-keywords': '*' },
    questwright: { game: 'tcg', api: 1 },
  }),
  'cards/lampwright.json': json({
    ...{ type: 'companion', side: 'free-peoples', culture: 'gondor', race: 'man', keywords: [] },
    ...{ twilight: 1, strength: 3, vitality: 3, unique: true },
  }),
  'cards/lampwright.ts': script,
  'text/en.json': json({ cards: { lampwright: { title: 'Lampwright', text: 'A long text.' } } }),
}

const loaded = loadPacks([lanterns, keywords], rulebooks)
const packs = loaded.flatMap(({ bundle }) => bundle ?? [])

const misspelt: readonly (readonly [line: number, word: string, meant: string])[] = [
  [3, 'trakcer', 'tracker'],
  [4, 'Gandlaf', 'Gandalf'],
  [4, 'nazgull', 'nazgul'],
  [5, 'mann', 'man'],
  [5, 'Lampwrigth', 'Lampwright'],
  [5, 'rangr', 'ranger'],
  [6, 'Pipin', 'Pippin'],
]

it('the type check reports each, and no right one', () => {
  const problems = checkTypes(
    [
      { pack: 'lanterns', files: lanterns },
      { pack: 'tcg-keywords', files: keywords },
    ],
    declarations('tcg'),
    new Set(['lanterns']),
    namesOfSystems(packs, 'tcg'),
  )
  const told = problems.map(({ line, remedy }) => `${line}: ${/Did you mean '(.*?)'/.exec(remedy)?.[1]}`)
  expect(told).toEqual(misspelt.map(([line, , meant]) => `${line}: ${meant}`))
})

it('a realm reports each when it boots, also in effects that do not run, and the rest of the script works', async () => {
  expect(packs).toHaveLength(2)
  const realm = await openRealm({ kind: 'native', place: 'in-thread', engine: await labEngine(packs) })
  try {
    const { problems, abilities } = await bootPacks(realm, packs)
    expect(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual(
      misspelt.map(([line, word, meant]) => {
        const is = /^[A-Z]/.test(word) ? `no card is called '${word}'` : `'${word}' describes no card`
        return `cards/lampwright.ts:${line}: ${is}; did you mean '${meant}'?`
      }),
    )
    expect(problems[0]?.reason).toBe('unknown-word')
    expect(abilities.filter((name) => name.startsWith('lanterns:lampwright#')).length).toBeGreaterThan(3)
  } finally {
    realm.close()
  }
})
