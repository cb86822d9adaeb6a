/** Scenes made from recorded decisions, in Node: the board before an action, the answers, the changes, and no card that the scene does not need. */
import { compileScript } from '@questwright/packs'
import { engineModules, openRealm, type Setup } from '@questwright/realm'
import { cardReader, lastAction, openSceneRealm, packsOf, plansOf, recordPlay, tryScene } from '@questwright/scenes'
import { TESTKIT } from '@questwright/workshop/extra-modules'
import { games } from '@questwright/workshop/games'
import { openLab } from '@questwright/workshop/lab'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { expect, it } from 'vitest'
import { coreGame } from './begun-games.ts'
import { repositoryPacks } from './content.ts'

const pack = 'lcg-core-set'
const packs = packsOf(pack, repositoryPacks().content)
const rulebook = rulebookOfAll(packs)
const setup = coreGame(packs) as Setup
const seed = 'a made scene'
const engine = await engineModules(games.lcg, [TESTKIT])
const openRealmWithTestkit = ({ limits = {}, patience = 30_000 } = {}) =>
  openRealm({ kind: 'quickjs', place: 'in-thread', engine: engine.modules, limits, patience })

/** The first decisions of a two-player game of bots. */
async function played(decisions: number) {
  const lab = await openLab('native', packs)
  try {
    const { record } = await lab.play({ setup, seed, bot: 'greedy', record: 'inputs' })
    return record?.inputs.slice(0, decisions) ?? []
  } finally {
    lab.close()
  }
}

it('the last action of a game becomes a scene that passes in all four ways', async () => {
  const recording = await recordPlay({
    ...{ setup, seed, inputs: await played(12), packs, viewer: 'p1+p2', engine, openRealm: openRealmWithTestkit },
    keyframe: async () => undefined,
  })
  const { decisions } = recording
  const { from, to } = lastAction(decisions)
  const plans = plansOf(recording, decisions[from]?.n ?? 0, (decisions[to - 1]?.n ?? 0) + 1, rulebook)
  const ticked = plans[0]?.changes.filter(({ weight }) => weight === 'telling') ?? []
  const realm = await openSceneRealm(pack, packs, openRealmWithTestkit)
  try {
    const made = await tryScene(
      { title: 'What was played', pack, path: 'scenes/made.scene.ts' },
      {
        ...{ plans, ticked, before: '', reader: cardReader(packs, rulebook.sceneBoard), realm },
        compile: async (source) => {
          const compiled = compileScript({ pack, path: 'scenes/made.scene.ts', source, calls: rulebook.scriptCalls })
          return 'problems' in compiled ? compiled : { code: compiled.code, problems: [] }
        },
      },
    )
    expect(made).toMatchObject({ state: 'green', lost: [], fourWays: { status: 'passed' } })
    // the removed cards are those of two decks, the hands and the encounter deck
    expect(made.left).toBeGreaterThan(80)
    expect(made.scene.lines).toContainEqual(expect.stringMatching(/^t\.play\(/))
    expect(made.scene.lines).toContainEqual(expect.stringMatching(/^t\.sees\(/))
  } finally {
    realm.close()
  }
})
