/** The game at the table: one store that pages read and act on. The rules run in a realm behind `TableHost`. */
import { answerForStops, applyPatch, emptyView, happenings, type StopSettings, statusOf } from '@questwright/board'
import type { PackBundle } from '@questwright/packs/types'
import {
  type Answer,
  type CardExplanation,
  type Comparison,
  compareScripts,
  type Difference,
  differencesBetween,
  type Fault,
  type GameFile,
  type Input,
  type Keyframe,
  MachineError,
  type Outcome,
  type Place,
  type Question,
  type ScriptProblem,
  type Sentence,
  type Setup,
  type StoryEntry,
  TableHost,
  type TableReply,
  type View,
  type ViewerName,
} from '@questwright/realm/web'
import { create } from 'zustand'
import type { EngineAnswer } from '../../api-types.ts'
import { recordFinished } from '../history/record.ts'
import { openStudioRealm } from '../realm-worker.ts'
import { tellError } from '../tell-error.ts'
import { forgetGame, type KeptGame, keepGame, keepPacks, keptPacks } from './kept-game.ts'
import { keepStops, keptStops } from './kept-stops.ts'

export type ReloadFrom = 'this page' | 'disk'

/** What a save or a change on disk did to the running game. */
export interface Reloaded {
  readonly state: 'comparing' | 'done' | 'failed'
  /** The files that changed: `pack/path`. */
  readonly files: readonly string[]
  /** Who changed them: this page, or another program. */
  readonly from: ReloadFrom
  /** Changed files that are broken: the game keeps what it had of them. In words. */
  readonly held: readonly string[]
  /** How many decisions, the last ones, no longer fit and were dropped so that the table could stand. */
  readonly dropped: number
  /** What the table shows differently at this very decision. */
  readonly now: readonly Difference[]
  /** What a replay of the whole game under the new scripts gave. */
  readonly comparison?: Comparison
  readonly problems: readonly ScriptProblem[]
  /** Why the new scripts could not take over; the old ones stand. */
  readonly failure?: string
  /** Bundles before the change, for "back to the old script". */
  readonly before: readonly PackBundle[]
}

export interface NewGame {
  readonly scenario: string
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  readonly viewer: ViewerName
  /** Names the table that was dealt, for the history; `startGame` gives one. */
  readonly table?: string
}

export interface GameState {
  readonly status: 'none' | 'opening' | 'ready' | 'thinking' | 'failed'
  readonly error?: string
  readonly title: string
  readonly scenario: string
  readonly viewer: ViewerName
  readonly seed: string
  readonly setup: Setup | undefined
  /** The packs under which the game runs. */
  readonly packs: readonly PackBundle[]
  readonly view: View
  readonly question: Question | undefined
  readonly story: readonly StoryEntry[]
  readonly places: readonly Place[]
  /** How many inputs are taken. */
  readonly at: number
  readonly hash: string
  readonly outcome: Outcome | undefined
  readonly refused: Sentence | undefined
  readonly faults: readonly Fault[]
  readonly problems: readonly ScriptProblem[]
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  readonly dice: 'same' | 'new'
  readonly stops: StopSettings
  readonly saved: 'saved' | 'saving' | 'not-saved'
  readonly savePoints: readonly { readonly input: number; readonly name: string }[]
  readonly reloaded: Reloaded | undefined
  readonly messages: { readonly [code: string]: string }
}

const nothing: GameState = {
  status: 'none',
  title: '',
  scenario: '',
  viewer: 'p1',
  seed: '',
  setup: undefined,
  packs: [],
  view: emptyView('p1'),
  question: undefined,
  story: [],
  places: [],
  at: 0,
  hash: '',
  outcome: undefined,
  refused: undefined,
  faults: [],
  problems: [],
  redo: [],
  redoPlaces: [],
  dice: 'same',
  stops: keptStops(),
  saved: 'saved',
  savePoints: [],
  reloaded: undefined,
  messages: {},
}

export const useGame = create<GameState>(() => nothing)

const set = useGame.setState
const get = useGame.getState

interface Running {
  readonly host: TableHost
  readonly engine: EngineAnswer
  readonly game: NewGame
}

let running: Running | undefined
/** Grows with every game: what a game that was left still wants to say is not heard. */
let generation = 0
/** The ending of which the history was told last. */
let recorded: string | undefined

function engineName(engine: EngineAnswer): { name: string; version: string; hash: string } {
  return { name: 'lcg', version: '0.1.0', hash: engine.hash }
}

// ── beginning and ending ────────────────────────────────────

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
  const { scenario, title, setup, seed, viewer } = kept
  const table = kept.table ?? `${scenario} ${seed}`
  await open({ scenario, title, setup, seed, viewer, table }, used, engine, {
    inputs: kept.inputs,
    redo: kept.redo,
    redoPlaces: kept.redoPlaces,
    story: kept.story ?? [],
    savePoints: kept.savePoints,
    ...((isOwn || sameScripts) && kept.engine === engine.hash && kept.keyframe ? { keyframe: kept.keyframe } : {}),
  })
  return sameScripts ? 'same scripts' : 'other scripts'
}

/**
 * Lays out a game of the history as a replay: it stands at its beginning, and everything that was decided can come again.
 * @returns how many of its inputs still fit; fewer than all when scripts changed so that something else is asked
 */
export async function openReplay(
  game: NewGame,
  inputs: readonly Input[],
  packs: readonly PackBundle[],
  engine: EngineAnswer,
): Promise<number> {
  await forgetGame()
  await keepPacks(packs)
  await open(game, packs, engine, { inputs, ending: 'known' })
  const { status, at } = get()
  if (status === 'ready') await goTo(0)
  return Math.min(at, inputs.length)
}

interface OpenWith {
  readonly inputs?: readonly Input[]
  readonly redo?: readonly Input[]
  readonly redoPlaces?: readonly Place[]
  readonly story?: readonly StoryEntry[]
  readonly keyframe?: Keyframe
  readonly savePoints?: GameState['savePoints']
  /** `known`: how it ends is in the history, though under other scripts it may end otherwise. */
  readonly ending?: 'known'
}

async function open(game: NewGame, packs: readonly PackBundle[], engine: EngineAnswer, given: OpenWith): Promise<void> {
  const mine = ++generation
  running?.host.close()
  running = undefined
  const { stops, messages } = get()
  set({
    ...nothing,
    stops,
    messages,
    status: 'opening',
    title: game.title,
    scenario: game.scenario,
    viewer: game.viewer,
    seed: game.seed,
    setup: game.setup,
    packs,
    view: emptyView(game.viewer),
    story: given.story ?? [],
    savePoints: given.savePoints ?? [],
  })
  try {
    const host = await TableHost.open({
      openRealm: () => openStudioRealm(engine),
      packs,
      engine: engineName(engine),
      setup: game.setup,
      seed: game.seed,
      viewers: [game.viewer],
      ...(given.inputs ? { inputs: given.inputs } : {}),
      ...(given.keyframe ? { keyframe: given.keyframe } : {}),
    })
    if (mine !== generation) {
      host.close()
      return
    }
    running = { host, engine, game }
    await settle(host)
    if (Object.keys(get().messages).length === 0) set({ messages: await host.ask<{ [code: string]: string }>('catalogue', {}) })
    take(host.reply)
    set({ status: 'ready', problems: host.problems, redo: given.redo ?? [], redoPlaces: given.redoPlaces ?? [] })
    await keep()
    if (given.ending === 'known') recorded = endingOf(game)
    record()
    await passOn()
  } catch (error) {
    if (mine === generation) set({ status: 'failed', error: wordsOf(error) })
  }
}

/** Leaves the game; nothing of it is kept. */
export async function leaveGame(): Promise<void> {
  generation++
  running?.host.close()
  running = undefined
  set({ ...nothing, stops: get().stops, messages: get().messages })
  await forgetGame()
}

// ── playing ─────────────────────────────────────────────────

/** Answers the pending question. */
export async function giveAnswer(answer: Answer): Promise<void> {
  const { dice, redo, status, question } = get()
  // a second press of a key while the first is at work
  if (status !== 'ready' || question?.key !== answer.question) return
  const inputs: Input[] = []
  // a decision that was taken back and is made again may come with new dice
  if (dice === 'new' && redo.length > 0) inputs.push({ kind: 'dice', seed: `${get().hash}` })
  inputs.push(answer)
  set({ redo: [], redoPlaces: [] })
  await give(inputs)
  await passOn()
}

async function give(inputs: readonly Input[]): Promise<void> {
  const now = running
  if (!now) return
  const mine = generation
  set({ status: 'thinking', refused: undefined })
  try {
    const reply = await now.host.advance(inputs)
    if (mine !== generation) return
    // of several inputs only the last one's changes are replied
    if (inputs.length > 1 && !reply.refused) take(await now.host.look())
    else take(reply)
    set({ status: 'ready' })
    await keep()
    record()
  } catch (error) {
    if (mine === generation) set({ status: 'failed', error: wordsOf(error) })
  }
}

/** Passes for the person where the settings say so. */
async function passOn(): Promise<void> {
  for (let i = 0; i < 200; i++) {
    const { question, stops, view, story, status } = get()
    if (!question || status !== 'ready') return
    const { round, phase, step } = statusOf(view)
    const value = answerForStops(question, stops, { round, phase, step, happened: happenings(story) })
    if (value === undefined) return
    await give([{ kind: 'answer', question: question.key, value }])
  }
}

/** Passes until something ends: the step, the phase, the round, or the quiet. */
export async function passUntil(until: 'next-step' | 'next-phase' | 'next-round' | 'something-happens'): Promise<void> {
  const { view, story, stops } = get()
  const { round, phase, step } = statusOf(view)
  set({ stops: { ...stops, passing: { until, from: { round, phase, step, happened: happenings(story) } } } })
  await passOn()
  const { passing: _, ...rest } = get().stops
  set({ stops: rest })
}

/** Takes and keeps other settings of where windows stop, and passes on if they say so. */
export async function changeStops(stops: StopSettings): Promise<void> {
  set({ stops })
  keepStops(stops)
  await passOn()
}

/** Goes to the moment before an input, back or forth. */
export async function goTo(input: number): Promise<void> {
  const now = running
  if (!now) return
  const { at } = get()
  if (input === at || get().status !== 'ready') return
  const mine = generation
  set({ status: 'thinking', refused: undefined })
  try {
    if (input < at) {
      const places = get().places.slice(input)
      const { reply, tail } = await now.host.rewind(input)
      set({ redo: [...tail, ...get().redo], redoPlaces: [...places, ...get().redoPlaces] })
      take(reply)
    } else {
      const again = get().redo.slice(0, input - at)
      set({ redo: get().redo.slice(again.length), redoPlaces: get().redoPlaces.slice(again.length) })
      const reply = await now.host.advance(again)
      take(await now.host.look())
      if (reply.refused) set({ refused: reply.refused.why })
    }
    if (mine !== generation) return
    set({ status: 'ready' })
    await keep()
    record()
  } catch (error) {
    if (mine === generation) set({ status: 'failed', error: wordsOf(error) })
  }
}

/** Drops answers that no longer fit what is asked: the table stands where the first of them would have been given. */
async function settle(host: TableHost): Promise<void> {
  if (host.reply.waiting === 0) return
  await host.dropWaiting()
  await host.look()
}

/** Whether a decision that was taken back and is made again comes with new dice. */
export function chooseDice(dice: 'same' | 'new'): void {
  set({ dice })
}

/** Gives the present moment a name, under which the timeline finds it. */
export async function addSavePoint(name: string): Promise<void> {
  const { at, savePoints } = get()
  set({ savePoints: [...savePoints.filter((point) => point.input !== at), { input: at, name }].sort((a, b) => a.input - b.input) })
  await keep()
}

/** Why a card's numbers are what they are, and why its abilities are offered or not. @throws MachineError for a card that is not on the table, or that is hidden */
export async function explainCard(card: string): Promise<CardExplanation | undefined> {
  return running?.host.why(card, running.game.viewer)
}

/** The game as a file. */
export async function gameFile(): Promise<GameFile | undefined> {
  return running?.host.save()
}

// ── live edit ───────────────────────────────────────────────

/**
 * Puts changed packs under the running game: the table stands again at the same decision, and a second worker replays
 * the whole game under the new scripts to say what differs. An answer that is being taken comes first.
 * @returns when the table stands again; the comparison goes on by itself
 */
export async function reloadPacks(
  packs: readonly PackBundle[],
  files: readonly string[],
  { from, held }: { readonly from: ReloadFrom; readonly held: readonly string[] },
): Promise<void> {
  const mine = generation
  await untilReady()
  const now = running
  // another game may have been opened meanwhile, with packs of its own
  if (!now || mine !== generation || get().status !== 'ready') return
  const before = now.host.packs
  const { view, at } = get()
  const told = { files, from, held, before, dropped: 0 }
  set({ status: 'thinking', reloaded: { ...told, state: 'comparing', now: [], problems: [] } })
  let played: GameFile
  try {
    played = await now.host.save()
    const changed = new Set(files)
    const lifted = (ability: string) => isOfFile(ability, changed, packs)
    const { problems } = await now.host.replacePacks(packs, lifted).catch((error: unknown) => {
      // a machine that is busy with something else is no fault of the script: once more
      if (error instanceof MachineError && error.reason === 'silent') return now.host.replacePacks(packs, lifted)
      throw error
    })
    await settle(now.host)
    if (mine !== generation) return
    take(now.host.reply)
    set({
      status: 'ready',
      packs,
      problems,
      reloaded: { ...told, state: 'comparing', dropped: Math.max(0, at - get().at), now: differencesBetween(view, get().view), problems },
    })
    await keepPacks(packs)
    await keep()
  } catch (error) {
    if (mine === generation)
      set({ status: 'ready', reloaded: { ...told, state: 'failed', now: [], problems: [], failure: wordsOf(error) } })
    return
  }
  void compare(now, packs, played, view, files)
  // passing that the change interrupted
  await passOn()
}

/** Says in the strip what a replay of the whole game under other packs gives. */
async function compare(now: Running, packs: readonly PackBundle[], game: GameFile, view: View, files: readonly string[]): Promise<void> {
  const mine = generation
  const done = (change: Partial<Reloaded>) => {
    const { reloaded } = get()
    // another change may be told of meanwhile
    if (mine === generation && reloaded?.files === files) set({ reloaded: { ...reloaded, state: 'done', ...change } })
  }
  try {
    const { viewer } = now.game
    const openRealm = () => openStudioRealm(now.engine)
    done({ comparison: await compareScripts({ openRealm, packs, engine: engineName(now.engine), game, viewer, view }) })
  } catch (error) {
    done({ failure: wordsOf(error) })
  }
}

/** Waits until no answer is being taken. */
function untilReady(): Promise<void> {
  const isBusy = () => ['thinking', 'opening'].includes(get().status)
  if (!isBusy()) return Promise.resolve()
  return new Promise((resolve) => {
    const end = useGame.subscribe(() => {
      if (isBusy()) return
      end()
      resolve()
    })
  })
}

/** Tells that changed files cannot be put under the running game, which goes on under the old ones. */
export function refuseReload(files: readonly string[], held: readonly string[], from: ReloadFrom): void {
  if (running) set({ reloaded: { state: 'failed', files, from, held, dropped: 0, now: [], problems: [], before: running.host.packs } })
}

/** Whether an ability (`pack:slug#ability`) stands in a changed file, or in a pack of which a shared file changed. */
function isOfFile(ability: string, files: ReadonlySet<string>, packs: readonly PackBundle[]): boolean {
  const [code] = ability.split('#')
  const [packId, slug] = (code ?? '').split(':')
  const pack = packs.find((one) => one.id === packId)
  const script = pack?.scripts.find((one) => one.slug === slug)
  if (!pack || !script || files.has(`${packId}/${script.path}`)) return true
  return pack.scripts.some((one) => one.kind === 'library' && files.has(`${packId}/${one.path}`))
}

/** Takes the replay: the game as it would stand had the new scripts been there from the beginning. */
export async function takeReplay(): Promise<void> {
  const now = running
  if (!now) return
  const file = await now.host.save()
  const { redo, redoPlaces, savePoints } = get()
  await open(now.game, now.host.packs, now.engine, {
    inputs: file.inputs.filter((input) => input.kind !== 'fault'),
    redo,
    redoPlaces,
    savePoints,
  })
}

/** Keeps the position under the new scripts. */
export function keepPosition(): void {
  set({ reloaded: undefined })
}

// ── inside ──────────────────────────────────────────────────

function take(reply: TableReply): void {
  const before = get()
  const { viewer } = before
  const patch = reply.patches[viewer]
  const base = reply.told === 'anew' ? emptyView(viewer) : before.view
  const told = reply.story[viewer] ?? []
  const kept = before.story.slice(0, reply.told === 'anew' ? reply.toldBefore : (told[0]?.n ?? reply.storyLength))
  set({
    view: patch ? applyPatch(base, patch) : base,
    question: reply.questions[viewer],
    story: [...kept, ...told],
    places: reply.places,
    at: reply.inputs,
    hash: reply.hash,
    outcome: reply.outcome,
    refused: reply.refused?.why,
    faults: running?.host.faults ?? [],
  })
}

/** Tells the history of an ended game. The same ending is recorded once, whoever tells of it: after a reload, or in another tab. */
function record(): void {
  const now = running
  const { outcome, messages, packs, view, places } = get()
  if (!now || !outcome) return
  const mine = endingOf(now.game)
  if (recorded === mine) return
  recorded = mine
  void (async () => {
    const replay = await now.host.save()
    await recordFinished({ game: now.game, outcome, replay, view, rounds: places.at(-1)?.round ?? 0, packs, messages })
  })().catch((error: unknown) => {
    if (recorded === mine) recorded = undefined
    tellError(error)
  })
}

/** Names the position in which the table stands, if it is an ending. */
const endingOf = ({ table }: NewGame): string => `${table} ${get().hash}`

async function keep(): Promise<void> {
  const now = running
  if (!now) return
  set({ saved: 'saving' })
  try {
    const keyframe = await now.host.keyframe()
    const { scenario, title, setup, seed, viewer, table } = now.game
    const { redo, redoPlaces, savePoints, story, outcome } = get()
    await keepGame({
      format: 'questwright-kept-game',
      version: 1,
      ...(table === undefined ? {} : { table }),
      ...(outcome ? { ended: outcome.result } : {}),
      scenario,
      title,
      viewer,
      setup,
      seed,
      inputs: now.host.inputs,
      redo,
      redoPlaces,
      story,
      ...(keyframe ? { keyframe } : {}),
      packs: Object.fromEntries(now.host.packs.map((pack) => [pack.id, pack.hash])),
      engine: now.engine.hash,
      savePoints,
    })
    set({ saved: 'saved' })
  } catch {
    set({ saved: 'not-saved' })
  }
}

/** What went wrong, without the names that the engine has for it. */
function wordsOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/^open: (?:Bad\w+: )?/, '')
}
