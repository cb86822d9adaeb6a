/** What the shelf is given after each answer: the rows and records that changed. */
import type { Input, Keyframe, Place, StoryEntry } from '@questwright/realm/web'
import type { KeptFrame, KeptInput, Rows } from '@questwright/table/rows'
import type { Line } from './branches.ts'
import type { GameOutline, KeptGame } from './kept-game.ts'

export interface KeptRedo {
  readonly input: Input
  readonly place?: Place
}

/** The fields of constant size: they do not grow with the number of decisions. The view, which the preview shows, grows with the board. */
interface KeptHead extends Pick<KeptGame, 'ended' | 'packs' | 'engine' | 'savePoints' | 'line' | 'view'> {
  readonly title: string
  /** So many inputs are taken. */
  readonly at: number
  /** Whether something was taken back, or there are other branches or save points. Absent in games that were kept before lists said so. */
  readonly beside?: GameOutline['beside']
}

/** What makes the game: it never changes. */
type KeptDeal = Pick<KeptGame, 'table' | 'scenario' | 'title' | 'viewer' | 'hands' | 'setup' | 'seed'>

export interface KeptParts {
  readonly head: KeptHead
  readonly inputs?: Rows<KeptInput>
  readonly story?: Rows<StoryEntry>
  /** The last that was taken back stands last: taking it again takes one row away. */
  readonly redo?: Rows<KeptRedo>
  readonly deal?: KeptDeal
  readonly keyframe?: KeptFrame | 'none'
  readonly branches?: readonly Line[]
}

export interface KeptChange extends KeptParts {
  /** The id of the game. */
  readonly game: string
  /** The session that keeps the game. */
  readonly keeper: string
  /** How often this keeper kept it before: a shelf on which something else stands takes the whole game instead. */
  readonly after: number
  readonly whole: () => Required<KeptParts>
}

/** The rows of a whole game, as a shelf has them. */
export interface KeptRows {
  readonly head: KeptHead
  readonly deal: KeptDeal
  readonly inputs: readonly KeptInput[]
  readonly story: readonly StoryEntry[]
  readonly redo: readonly KeptRedo[]
  readonly keyframe: KeptFrame | 'none'
  readonly branches: readonly Line[]
}

/** The game of which these are the rows. */
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
    // what one seat was told is not for the others: with hidden hands the whole game is told again
    ...(deal.hands === 'hidden' ? {} : { story, ...(keyframe === 'none' ? {} : { keyframe: wholeFrame(keyframe, inputs) }) }),
    branches,
  }
}

function wholeFrame({ told, ...frame }: KeptFrame, inputs: readonly KeptInput[]): Keyframe {
  const before = inputs.slice(0, frame.inputs)
  return { ...frame, past: { hashes: before.map(({ hash }) => hash), places: before.map(({ place }) => place), storyLength: told } }
}

/** What a list says of the game of these rows. */
export function outlineOfRows({ head, deal }: Pick<KeptRows, 'head' | 'deal'>): Omit<GameOutline, 'id' | 'when'> {
  const { title, at, beside = 'some', ended, packs, view } = head
  const { scenario, setup, seed, hands } = deal
  return {
    ...{ title, scenario, setup, seed, packs, beside },
    ...(hands ? { hands } : {}),
    ...(ended === undefined ? {} : { ended }),
    ...(view ? { view } : {}),
    decisions: at,
  }
}
