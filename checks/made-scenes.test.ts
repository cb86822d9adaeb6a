/** Scenes made from recorded decisions, in Node: the board before an action, the answers, the changes, and no card that the scene does not need. */
import { compileScript, type PackBundle } from '@questwright/packs'
import { engineModules, type Input, openRealm, type Setup } from '@questwright/realm'
import { cardReader, lastAction, openSceneRealm, packsOf, plansOf, recordPlay, tryScene } from '@questwright/scenes'
import { TESTKIT } from '@questwright/workshop/extra-modules'
import { games } from '@questwright/workshop/games'
import { openLab } from '@questwright/workshop/lab'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { coreGame } from './begun-games.ts'
import { repositoryPacks } from './content.ts'
import { tableOfTwoDecks } from './parity/tcg-table.ts'

interface MadeOf {
  readonly pack: string
  readonly packs: readonly PackBundle[]
  readonly setup: Setup
  readonly seed: string
  /** How many decisions of the game are played. */
  readonly decisions: number
  /** The seat that concedes after them. */
  readonly concedes?: string
}

/** A scene of the last action after some decisions of a game of two bots, with the number of cards that were removed. */
async function madeScene({ pack, packs, setup, seed, decisions: count, concedes }: MadeOf) {
  const rulebook = rulebookOfAll(packs)
  const engine = await engineModules(games[rulebook.game as keyof typeof games], [TESTKIT])
  const openRealmWithTestkit = ({ limits = {}, patience = 30_000 } = {}) =>
    openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits, patience })
  const lab = await openLab('native', packs)
  const { record } = await lab.play({ setup, seed, bot: 'greedy', record: 'inputs' })
  lab.close()
  const concession: readonly Input[] = concedes === undefined ? [] : [{ kind: 'move', move: { move: 'concede', card: concedes } }]
  const inputs = [...(record?.inputs.slice(0, count) ?? []), ...concession]
  const recording = await recordPlay({
    ...{ setup, seed, inputs, packs, viewer: 'p1+p2', board: rulebook.sceneBoard, engine },
    ...{ openRealm: openRealmWithTestkit, keyframe: async () => undefined },
  })
  const { decisions } = recording
  const { from, to } = lastAction(decisions, rulebook.sceneBoard)
  const plans = plansOf(recording, decisions[from]?.n ?? 0, (decisions[to - 1]?.n ?? 0) + 1, rulebook)
  const ticked = plans[0]?.changes.filter(({ weight }) => weight === 'telling') ?? []
  const realm = await openSceneRealm(pack, packs, openRealmWithTestkit)
  try {
    return await tryScene(
      { title: 'What was played', pack, path: 'scenes/made.scene.ts' },
      {
        ...{ plans, ticked, before: '', reader: cardReader(packs, rulebook.sceneBoard), realm },
        compile: async (source) => {
          const compiled = compileScript({ pack, path: 'scenes/made.scene.ts', source, calls: rulebook.scriptCalls })
          return 'problems' in compiled ? compiled : { code: compiled.code, problems: [] }
        },
      },
    )
  } finally {
    realm.close()
  }
}

it('the last action of a game becomes a scene that passes in all four ways', async () => {
  const pack = 'lcg-core-set'
  const packs = packsOf(pack, repositoryPacks().content)
  const made = await madeScene({ pack, packs, setup: coreGame(packs) as Setup, seed: 'a made scene', decisions: 12 })
  expect(made).toMatchObject({ state: 'green', lost: [], fourWays: { status: 'passed' } })
  // the removed cards are those of two decks, the hands and the encounter deck
  expect(made.left).toBeGreaterThan(80)
  expect(made.scene.lines).toContainEqual(expect.stringMatching(/^t\.play\(/))
  expect(made.scene.lines).toContainEqual(expect.stringMatching(/^t\.sees\(/))
})

it.each([
  ['a card that is played in the Shadow phase', 25, [/^t\.play\('uruk-savage'\)/, /^t\.sees\(/, /^t\.isAt\(/]],
  ['an assignment of several pairs', 98, [/^t\.choose\('aragorn-king-in-exile>goblin-scavengers', /, /^t\.isAt\('assignment'\)/]],
] as const)('a game of the trading card game becomes a scene: %s', async (_, decisions, lines) => {
  const { setup, packs } = tableOfTwoDecks('starters')
  const made = await madeScene({ pack: 'tcg-fellowship', packs, setup: setup as Setup, seed: '3', decisions })
  expect(made).toMatchObject({ state: 'green', fourWays: { status: 'passed' } })
  expect(made.left).toBeGreaterThan(120)
  for (const line of lines) expect(made.scene.lines).toContainEqual(expect.stringMatching(line))
  // the Ring-bearer of the stretch has one Ring, not a stand-in besides
  expect(JSON.stringify(made.scene.setup)).not.toContain('scene:ring')
})

it('a concession is a step of the scene', async () => {
  const { setup, packs } = tableOfTwoDecks('starters')
  const made = await madeScene({ pack: 'tcg-fellowship', packs, setup: setup as Setup, seed: '3', decisions: 25, concedes: 'p1' })
  expect(made).toMatchObject({ state: 'green', notes: [], fourWays: { status: 'passed' } })
  expect(made.scene.lines).toContain("t.concedes('you')")
  expect(made.scene.lines.at(-1)).toBe("t.isWonBy('opponent')")
})
