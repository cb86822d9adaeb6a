/**
 * The server's answers to the ability builder: an ability with two questions "you may" is refused, and verbs of systems are imported.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { blankAbility, type Choice, choice } from '@questwright/abilities'
import { bundlesAtHand, folderWorkspace } from '@questwright/workshop/workspace'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeWorkspace, type TestWorkspace } from '../../../packages/workshop/test/fixtures/workspace.ts'
import { abilitiesOf } from '../src/server/abilities.ts'

let folders: TestWorkspace
beforeEach(() => {
  folders = makeWorkspace()
})
afterEach(() => folders.remove())

const path = 'cards/allies/lantern-bearer.ts'
const source = "import { card } from '@questwright/lcg'\n\nexport default card('lantern-bearer', [])\n"
const draw = choice('draw', { player: choice('you'), amount: choice('fixed', { count: 1 }) })
const may = choice('may', { effects: [draw] })

const built = (effects: readonly Choice[]) =>
  abilitiesOf(folderWorkspace(folders.root), {
    pack: 'lanterns',
    path,
    source,
    put: { ability: { ...blankAbility('when-revealed'), effects }, at: undefined },
  })

it.each([
  ['beside each other', [may, may]],
  ['one below the other', [choice('may', { effects: [draw, may] })]],
  ['for each player and for you', [choice('each-player', { effects: [may] }), may]],
])('two questions that read the same are refused, with a remedy: %s', async (_where, effects) => {
  const { refused, edited } = await built(effects)
  expect(refused).toMatch(/asks “you may” more than once.* below one “you may”/)
  // the refused script is still in the answer, so that the user sees what was chosen
  expect(edited?.script.match(/may\(/g)).toHaveLength(2)
})

it.each([
  ['that is not there', 'gone'],
  ['of a game that is not here', 'x'],
])('a script of a pack %s is read with the menus of the default game', async (_what, pack) => {
  const manifest = { name: '@you/x', version: '0.1.0', questwright: { game: 'chess', api: 1 } }
  writeFileSync(join(folders.root, 'lanterns/package.json'), JSON.stringify(manifest))
  const { abilities } = await abilitiesOf(folderWorkspace(folders.root), {
    pack,
    path,
    source: "export default card('lantern-bearer', [action(({ you }) => drawCards(you, 1))])",
  })
  expect(abilities.map(({ ability }) => ability?.word)).toEqual(['action'])
})

it('one question about several effects is allowed', async () => {
  const { refused, edited, problems } = await built([draw, choice('may', { effects: [draw, draw] })])
  expect([refused, problems]).toEqual([undefined, []])
  expect(edited?.source).toContain('may(() => {')
})

const content = fileURLToPath(new URL('../../../content/', import.meta.url))
// in a fresh clone this compiles every pack, which takes longer than the time limit of a test
await bundlesAtHand(folderWorkspace(content))
const sideQuest = choice('choose', { group: choice('side-quests') })

it.each([
  ['lcg-seafaring', choice('shift-off-course'), "{ shiftOffCourse } from '../../systems/sailing.ts'"],
  [
    'lcg-haradrim',
    choice('choose-current-quest', { card: sideQuest }),
    "{ makeCurrentQuest, sideQuests } from '@questwright/lcg-side-quests/systems/side-quests'",
  ],
])('the studio writes a verb of a system into a card of %s, which compiles', async (pack, effect, imported) => {
  const { edited, problems } = await abilitiesOf(folderWorkspace(content), {
    pack,
    path: 'cards/quests/new.ts',
    source: "export default card('new', [])\n",
    put: { ability: { ...blankAbility('when-revealed'), effects: [effect] }, at: undefined },
  })
  expect(problems).toEqual([])
  expect(edited?.source).toContain(`import ${imported}`)
})
