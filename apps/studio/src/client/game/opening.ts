/** Beginning, taking up and leaving games. */
import { emptyView } from '@questwright/board'
import type { PackBundle } from '@questwright/packs/types'
import { type Input, type Keyframe, type Place, type StoryEntry, TableHost } from '@questwright/realm/web'
import type { EngineAnswer } from '../../api-types.ts'
import { repairedWords, repairsMetBy } from '../saved/repaired-rules.ts'
import type { OpenLines } from '../saved/saved-game.ts'
import { FIRST_LINE } from './branches.ts'
import { type GameState, getGame, type NewGame, nothing, setGame } from './game-state.ts'
import { drawCurtain, firstEyes } from './hands.ts'
import { endingOf, keep, record } from './keep-running.ts'
import { forgetGame, type KeptGame, keepPacks, keptPacks } from './kept-game.ts'
import { keepBranch } from './lines.ts'
import { pendingAfter } from './pending.ts'
import { give, goTo, passOn } from './playing.ts'
import { engineName, session, settle, take, wordsOf } from './running.ts'
import { closeSpareRealm, takeRealm } from './spare-realm.ts'

/** Deals a new table. */
export async function startGame(game: NewGame, packs: readonly PackBundle[], engine: EngineAnswer): Promise<void> {
  await forgetGame()
  await keepPacks(packs)
  await open({ table: crypto.randomUUID(), ...game }, packs, engine, {})
}

/**
 * Takes up the game that this browser kept, under the very scripts under which it was left: at once from its keyframe where the engine is the same.
 * @param packs the packs of the workspace, for a game whose own packs were not kept
 * @returns whether the scripts of the workspace are others meanwhile
 */
export async function resumeGame(
  kept: KeptGame,
  packs: readonly PackBundle[],
  engine: EngineAnswer,
): Promise<'same scripts' | 'other scripts'> {
  const own = await keptPacks()
  const isOwn =
    own !== undefined && Object.entries(kept.packs).every(([id, hash]) => own.some((pack) => pack.id === id && pack.hash === hash))
  const used = isOwn ? own : packs.filter((pack) => Object.hasOwn(kept.packs, pack.id))
  const sameScripts = Object.entries(kept.packs).every(([id, hash]) => packs.some((pack) => pack.id === id && pack.hash === hash))
  const { scenario, title, setup, seed, viewer, hands } = kept
  const table = kept.table ?? `${scenario} ${seed}`
  await open({ scenario, title, setup, seed, viewer, table, ...(hands ? { hands } : {}) }, used, engine, {
    inputs: kept.inputs,
    redo: kept.redo,
    redoPlaces: kept.redoPlaces,
    story: kept.story ?? [],
    savePoints: kept.savePoints,
    line: kept.line,
    branches: kept.branches,
    ...((isOwn || sameScripts) && kept.engine === engine.hash && kept.keyframe ? { keyframe: kept.keyframe } : {}),
  })
  const late = pendingAfter(table, kept.inputs.length)
  if (late.length > 0 && getGame().status === 'ready' && getGame().at === kept.inputs.length) {
    await give(late)
    await passOn()
  }
  return sameScripts ? 'same scripts' : 'other scripts'
}

/**
 * Lays out a game of the history as a replay: it stands at its beginning, and everything that was decided can come again.
 * @param hashes the states with which it was kept; may be left out
 * @returns how many of its inputs still fit; fewer than all when scripts changed so that something else is asked. With `rules`: what rules
 * say now that were repaired since, where it goes another way for them
 */
export async function openReplay(
  game: NewGame,
  inputs: readonly Input[],
  packs: readonly PackBundle[],
  engine: EngineAnswer,
  hashes: readonly string[] = [],
): Promise<{ readonly fitting: number; readonly rules: readonly string[] }> {
  await forgetGame()
  await keepPacks(packs)
  await open(game, packs, engine, { inputs, ending: 'known' })
  const { status, at, messages } = getGame()
  const host = session.running?.host
  const parted = status === 'ready' && host ? await repairsMetBy(host, hashes) : undefined
  if (status === 'ready') await goTo(0)
  return { fitting: Math.min(at, inputs.length), rules: repairedWords(parted?.rules ?? [], messages) }
}

/** Lays out a saved game with its lines: it stands where it was saved, or where its decisions no longer fit. */
export async function openLines(
  game: NewGame,
  inputs: readonly Input[],
  lines: OpenLines,
  packs: readonly PackBundle[],
  engine: EngineAnswer,
): Promise<void> {
  // the game that was kept stays until this one stands
  await open(game, packs, engine, { inputs, ...lines, ending: 'known' })
  if (getGame().status === 'ready') await keepPacks(packs)
}

export interface OpenWith {
  readonly inputs?: readonly Input[]
  readonly redo?: readonly Input[]
  readonly redoPlaces?: readonly Place[]
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  readonly savePoints?: GameState['savePoints']
  readonly line?: GameState['line']
  readonly branches?: GameState['branches']
  /** `known`: how it ends is in the history, though under other scripts it may end otherwise. */
  readonly ending?: 'known'
}

/** Opens a game in a realm of its own in the place of the one before. An error is told in the store. */
export async function open(game: NewGame, packs: readonly PackBundle[], engine: EngineAnswer, given: OpenWith): Promise<void> {
  const mine = ++session.generation
  session.running?.host.close()
  session.running = undefined
  const { stops, messages } = getGame()
  setGame({
    ...nothing,
    stops,
    messages,
    status: 'opening',
    title: game.title,
    scenario: game.scenario,
    viewer: game.viewer,
    eyes: firstEyes(game),
    hands: game.hands ?? 'open',
    seed: game.seed,
    setup: game.setup,
    packs,
    view: emptyView(firstEyes(game)),
    story: given.story ?? [],
    savePoints: given.savePoints ?? [],
    line: given.line ?? FIRST_LINE,
    branches: given.branches ?? [],
  })
  try {
    const host = await TableHost.open({
      openRealm: () => takeRealm(engine),
      packs,
      engine: engineName(engine),
      setup: game.setup,
      seed: game.seed,
      viewers: [firstEyes(game)],
      ...(given.inputs ? { inputs: given.inputs } : {}),
      ...(given.keyframe ? { keyframe: given.keyframe } : {}),
    })
    if (mine !== session.generation) {
      host.close()
      return
    }
    session.running = { host, engine, game }
    await settle(host)
    if (Object.keys(getGame().messages).length === 0) setGame({ messages: await host.ask<{ [code: string]: string }>('catalogue', {}) })
    take(host.reply)
    await drawCurtain()
    setGame({ status: 'ready', saved: 'saving', problems: host.problems, redo: given.redo ?? [], redoPlaces: given.redoPlaces ?? [] })
    const inputs = [...(given.inputs ?? []), ...(given.redo ?? [])]
    if (getGame().at < (given.inputs?.length ?? 0)) {
      // the rest no longer fits under these scripts: nothing of it is thrown away
      setGame({ redo: [], redoPlaces: [] })
      keepBranch(
        { ...getGame().line, inputs, places: [], at: getGame().at, savePoints: given.savePoints ?? [] },
        `${getGame().line.name}, as it was`,
      )
    }
    await keep()
    if (given.ending === 'known') session.recorded = endingOf(game)
    record()
    // a saved position is shown as it was saved
    if (given.ending !== 'known' && getGame().redo.length === 0) await passOn()
  } catch (error) {
    if (mine === session.generation) setGame({ status: 'failed', error: wordsOf(error) })
  }
}

/** Leaves the game; nothing of it is kept. */
export async function leaveGame(): Promise<void> {
  session.generation++
  session.running?.host.close()
  session.running = undefined
  closeSpareRealm()
  setGame({ ...nothing, stops: getGame().stops, messages: getGame().messages })
  await forgetGame()
}
