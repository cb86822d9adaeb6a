import type { GameFile, Input, Outcome, Place, Setup } from '@questwright/realm/web'
import { FIRST_LINE, type Line, type SavePoint, sharedInputs } from '@questwright/session/state'
import type { SavedGame } from '@questwright/workshop/formats'

export type { SavedGame }

/** Thrown when a file or a link contains no valid saved game. `message` names the fault and `remedy` the next step for the user. */
export class NoSavedGame extends Error {
  override readonly name = 'NoSavedGame'
  readonly remedy: string

  constructor(message: string, remedy: string) {
    super(message)
    this.remedy = remedy
  }
}

export interface SavedFrom {
  readonly file: GameFile
  readonly title: string
  readonly scenario: string
  readonly viewer: string
  readonly hands?: 'open' | 'hidden' | undefined
  readonly line: Line
  readonly branches: readonly Line[]
}

/** A game with its branches, as the value to write into a file. */
export function savedGame({ file, title, scenario, viewer, hands, line, branches }: SavedFrom): SavedGame {
  const { format, version, engine, packs, setup, seed, inputs, hashes } = file
  return {
    format,
    version,
    engine,
    packs,
    setup,
    seed,
    inputs,
    hashes,
    studio: {
      title,
      scenario,
      viewer,
      ...(hands === 'hidden' ? { hands } : {}),
      line: { id: line.id, name: line.name, ...(line.ended ? { ended: line.ended } : {}) },
      savePoints: line.savePoints,
      later: line.inputs.slice(inputs.length),
      laterPlaces: line.places.slice(inputs.length).map(written),
      branches: branches.map((branch) => {
        const from = sharedInputs(branch.inputs, line.inputs)
        return {
          id: branch.id,
          name: branch.name,
          from,
          inputs: branch.inputs.slice(from),
          places: branch.places.slice(from).map(written),
          at: branch.at,
          savePoints: branch.savePoints,
          ...(branch.ended ? { ended: branch.ended } : {}),
        }
      }),
    },
  }
}

const written = ({ round, phase, step }: Place): string => `${round} ${phase} ${step}`.trim()

function placeOf(text: string): Place {
  const [round = '0', phase = '', ...step] = text.split(' ')
  return { round: Number(round), phase, step: step.join(' ') }
}

/** The branches of a game in the form in which the table opens them. */
export interface OpenLines {
  readonly line: { readonly id: string; readonly name: string; readonly ended?: Outcome['result'] }
  readonly savePoints: readonly SavePoint[]
  readonly redo: readonly Input[]
  readonly redoPlaces: readonly Place[]
  readonly branches: readonly Line[]
}

/**
 * The branches of a saved game.
 * @param places round, phase and step of its inputs, as far as they are known
 */
export function linesOf({ inputs, studio }: SavedGame, places: readonly Place[] = []): OpenLines {
  if (!studio) return { line: FIRST_LINE, savePoints: [], redo: [], redoPlaces: [], branches: [] }
  const whole = [...inputs, ...studio.later]
  const known = [...places.slice(0, inputs.length), ...studio.laterPlaces.map(placeOf)]
  return {
    line: studio.line,
    savePoints: studio.savePoints,
    redo: studio.later,
    redoPlaces: studio.laterPlaces.map(placeOf),
    branches: studio.branches.map(({ from, inputs: tail, places: its, ...branch }) => ({
      ...branch,
      inputs: [...whole.slice(0, from), ...tail],
      places: [...known.slice(0, from), ...its.map(placeOf)],
    })),
  }
}

/** The name for the file of a saved game: its title and its number of inputs. */
export function fileNameOf({ inputs, studio }: SavedGame): string {
  const name = (studio?.title ?? 'game')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
  return `${name || 'game'}-${inputs.length}.questwright.json`
}

/** The viewer who sees all seats of a setup: their names, joined by `+`. */
export function viewerOf(setup: Setup): string {
  const { decks, position } = setup as { readonly decks?: unknown; readonly position?: { readonly cards?: unknown } }
  if (Array.isArray(decks)) return decks.map((_, index) => `p${index + 1}`).join('+') || 'p1'
  const cards = Array.isArray(position?.cards) ? position.cards : []
  const seats = cards.flatMap((card: { readonly id?: unknown; readonly fields?: { readonly seat?: unknown } }) =>
    card.fields?.seat === 'yes' && typeof card.id === 'string' ? [card.id] : [],
  )
  return seats.join('+') || 'p1'
}
