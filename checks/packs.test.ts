/** Every pack of the repository passes the checks of `qw check`: facts, references and types. */
import { checkPacks, checkTypes, type PackFiles, type Problem, readPackFolder } from '@questwright/packs'
import { byGame } from '@questwright/workshop/games'
import { declarations } from '@questwright/workshop/lab'
import { rulebooks } from '@questwright/workshop/rulebooks'
import { namesOfSystems } from '@questwright/workshop/script-names'
import { expect, test } from 'vitest'
import { packFolders, repositoryPacks } from './content.ts'

const { contentOfAllGames: content, fixtures, problems } = repositoryPacks()

const lines = (found: readonly Problem[]): string[] =>
  found.map((problem) => `${problem.pack} ${problem.file}:${problem.line ?? ''} ${problem.code} ${problem.message}`)

test('every pack loads without a problem', () => {
  expect(lines(problems)).toEqual([])
})

test('each card of a pack occurs in a scene of its own pack, or by its code in a scene of another pack', () => {
  const folders = packFolders('content').map((folder) => ({ id: folder.slice(folder.lastIndexOf('/') + 1), files: readPackFolder(folder) }))
  const scenes = folders.flatMap(({ id, files }) =>
    Object.entries(files).flatMap(([path, text]) => (path.endsWith('.scene.ts') ? [{ id, text }] : [])),
  )
  const named = new Set(
    scenes.flatMap(({ id, text }) => [...text.matchAll(/[a-z0-9-]+(?::[a-z0-9-]+)?/g)].flatMap(([word]) => [word, `${id}:${word}`])),
  )
  const cards = content.flatMap(({ id, cards }) => Object.keys(cards).map((slug) => `${id}:${slug}`))
  expect(cards.length).toBeGreaterThan(400)
  expect(cards.filter((code) => !named.has(code))).toEqual([])
})

test('references between packs are valid', () => {
  expect(lines(checkPacks([...content, ...fixtures], rulebooks).filter((problem) => problem.severity === 'error'))).toEqual([])
})

/** The stage *types* of a test run checks the scripts of the packs that have this script, against the sources of the script API. */
const isTypedAnyway = (files: PackFiles): boolean => JSON.parse(files['package.json'] ?? '{}').scripts?.typecheck !== undefined

function expectTypes(isChosen: (files: PackFiles) => boolean): void {
  const gameOf = new Map([...content, ...fixtures].map(({ id, game }) => [id, game]))
  const sources = [...packFolders('content'), ...packFolders('packages/testkit/fixtures')].map((folder) => {
    const pack = folder.slice(folder.lastIndexOf('/') + 1)
    return { id: pack, pack, game: gameOf.get(pack) ?? '', files: readPackFolder(folder) }
  })
  const groups = byGame(sources)
  expect(groups.map(([first]) => first?.game).sort()).toEqual(Object.keys(rulebooks).sort())
  for (const ofGame of groups) {
    const game = ofGame[0]?.game ?? ''
    const asked = new Set(ofGame.flatMap(({ id, files }) => (isChosen(files) ? [id] : [])))
    expect(lines(checkTypes(ofGame, declarations(game), asked, namesOfSystems([...content, ...fixtures], game)))).toEqual([])
  }
}

test(
  'scripts and scenes of packs whose types no other stage checks agree with the declarations of script API and testkit',
  {
    timeout: 300_000,
  },
  () => expectTypes((files) => !isTypedAnyway(files)),
)

test('scripts and scenes of every pack agree with the declarations of script API and testkit', { timeout: 300_000, tags: 'long' }, () =>
  expectTypes(() => true),
)

test('a token that a pack declares is a name of the script API, and a cost of its own needs no cast', { timeout: 300_000 }, () => {
  const script = [
    "import type { Cost, Tokens } from '@questwright/lcg'",
    "export const own: keyof Tokens = 'tally'",
    "export const fear: Cost = { slug: 'fear', can: ({ self }) => self.ready, pay: () => [] }",
  ].join('\n')
  const declared = "import '@questwright/lcg'\ndeclare module '@questwright/lcg' {\n  interface Tokens { tally: 'how often' }\n}\n"
  const found = (files: { readonly [path: string]: string }) =>
    checkTypes([{ pack: 'a', files }], declarations('lcg')).map(({ line }) => line)
  expect(found({ 'lib/a.ts': script })).toEqual([2])
  expect(found({ 'lib/a.ts': script, 'types.d.ts': declared })).toEqual([])
})

test('an unknown name of a zone is an error in a script, and the message suggests the most similar name', { timeout: 300_000 }, () => {
  const script = [
    "import { charactersInPlay, type GameCard } from '@questwright/lcg'",
    "export const right = (card: GameCard) => card.zone.name === 'staging-area' || card.zone.name === 'hand'",
    "export const wrong = (card: GameCard) => card.zone.name === 'staging-areas'",
    "export const other = () => charactersInPlay().filter(({ zone }) => 'discards' !== zone.name)",
    'export const inCase = (card: GameCard) => {',
    '  switch (card.zone.name) {',
    "    case 'hands':",
    '      return 1',
    '  }',
    '  return 0',
    '}',
  ].join('\n')
  const found = checkTypes([{ pack: 'a', files: { 'lib/a.ts': script } }], declarations('lcg'))
  expect(found.map(({ line, remedy }) => [line, /'([^']+)'/.exec(remedy)?.[1]])).toEqual([
    [3, 'staging-area'],
    [4, 'discard'],
    [7, 'hand'],
  ])
})
