/** The data that a shelf gets after each answer: the rows and records that changed. */
import type { Input, Keyframe, Place, StoryEntry } from '@questwright/realm/web'
import type { KeptFrame, KeptInput, Rows } from '@questwright/table/rows'
import type { Line } from './branches.ts'
import type { GameOutline, KeptGame } from './kept-game.ts'

export interface KeptRedo {
  readonly input: Input
  readonly place?: Place
}

/** The fields of constant size: they do not grow with the number of decisions. The view, which the preview shows, grows with the board. */
interface KeptHead extends Pick<KeptGame, 'ended' | 'wonBy' | 'packs' | 'engine' | 'savePoints' | 'line' | 'view'> {
  readonly title: string
  /** How many inputs the game has accepted. */
  readonly at: number
  /** Whether there are undone decisions, other branches or save points. Absent in games of earlier versions. */
  readonly beside?: GameOutline['beside']
}

/** The fixed data of a game. */
type KeptDeal = Pick<KeptGame, 'table' | 'scenario' | 'title' | 'viewer' | 'hands' | 'bots' | 'setup' | 'seed'>

export interface KeptParts {
  readonly head: KeptHead
  readonly inputs?: Rows<KeptInput>
  readonly story?: Rows<StoryEntry>
  /** The undone inputs, the last undone one at the end: a redo removes one row. */
  readonly redo?: Rows<KeptRedo>
  readonly deal?: KeptDeal
  readonly keyframe?: KeptFrame | 'none'
  readonly branches?: readonly Line[]
}

export interface KeptChange extends KeptParts {
  /** The id of the game. */
  readonly game: string
  /** The id of the session that saves the game. */
  readonly keeper: string
  /** How often this session saved the game before: if the shelf has another count, it asks for the whole game instead. */
  readonly after: number
  readonly whole: () => Required<KeptParts>
}

/** All rows of a game, as a shelf stores them. */
export interface KeptRows {
  readonly head: KeptHead
  readonly deal: KeptDeal
  readonly inputs: readonly KeptInput[]
  readonly story: readonly StoryEntry[]
  readonly redo: readonly KeptRedo[]
  readonly keyframe: KeptFrame | 'none'
  readonly branches: readonly Line[]
}

/** The game in these rows. */
export function gameOfRows({ head, deal, inputs, story, redo, keyframe, branches }: KeptRows): KeptGame {
  const { at: _, beside: __, ...rest } = head
  const ahead = redo.toReversed()
  const last = inputs.at(-1)?.place ?? { round: 0, phase: '', step: '' }
  return {
    ...deal,
    ...rest,
    inputs: inputs.map(({ input }) => input),
    redo: ahead.map(({ input }) => input),
    redoPlaces: ahead.map(({ place }) => place ?? last),
    // data of one seat must not be shown to others: with hidden hands, it is requested again
    ...(deal.hands === 'hidden' ? {} : { story, ...(keyframe === 'none' ? {} : { keyframe: wholeFrame(keyframe, inputs) }) }),
    branches,
  }
}

function wholeFrame({ told, ...frame }: KeptFrame, inputs: readonly KeptInput[]): Keyframe {
  const before = inputs.slice(0, frame.inputs)
  return { ...frame, past: { hashes: before.map(({ hash }) => hash), places: before.map(({ place }) => place), storyLength: told } }
}

/** The entry of a game in lists, from its rows. */
export function outlineOfRows({ head, deal }: Pick<KeptRows, 'head' | 'deal'>): Omit<GameOutline, 'id' | 'when'> {
  const { title, at, beside = 'some', ended, wonBy, packs, view } = head
  const { scenario, setup, seed, hands } = deal
  return {
    ...{ title, scenario, setup, seed, packs, beside },
    ...(hands ? { hands } : {}),
    ...(ended === undefined ? {} : { ended }),
    ...(wonBy === undefined ? {} : { wonBy }),
    ...(view ? { view } : {}),
    decisions: at,
  }
}
