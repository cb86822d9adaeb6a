/** From the text of a file to a saved game, or to a sentence that says what is wrong with it. Pure. */
import { soundGame } from '@questwright/realm/web'
import { NoSavedGame, type SavedGame } from './saved-game.ts'

type Parts = { readonly [part: string]: unknown }

const isObject = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

/** Larger files are no games. */
export const MOST_BYTES = 20_000_000

/** @throws NoSavedGame that says what the text is instead */
export function readSavedGame(text: string): SavedGame {
  if (text.length > MOST_BYTES)
    throw new NoSavedGame('This file is far too large for a saved game.', 'Choose a file that the studio or `qw play --save` wrote.')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw text.trimStart().startsWith('{')
      ? new NoSavedGame('This file is broken: it ends in the middle, or was changed by hand.', 'Take it once more from where it was saved.')
      : new NoSavedGame(
          'This is no saved game: it holds something else.',
          'Choose a file that the studio or `qw play --save` wrote; its name ends with .json.',
        )
  }
  return savedGameFrom(value)
}

/** @throws NoSavedGame */
export function savedGameFrom(value: unknown): SavedGame {
  const broken = (what: string) => new NoSavedGame(`This saved game is broken: ${what}.`, 'Take it once more from where it was saved.')
  if (!isObject(value))
    throw new NoSavedGame('This is no saved game: it holds no object.', 'Choose a file that the studio or `qw play --save` wrote.')
  if (value.format !== 'questwright-game') throw otherFormat(value.format)
  if (value.version !== 1) {
    const isNewer = typeof value.version === 'number' && value.version > 1
    throw new NoSavedGame(
      `This game was saved in version ${JSON.stringify(value.version) ?? '(none)'} of the format; this studio reads version 1.`,
      isNewer ? 'Bring Questwright up to date.' : 'Open it with the program that saved it, and save it anew.',
    )
  }
  const { setup, seed, engine, packs, inputs, hashes, waiting, studio } = value
  if (!isObject(setup) || (setup.kind !== 'scenario' && setup.kind !== 'position')) throw broken('it does not say how the game began')
  if (!isText(seed)) throw broken('its seed is missing')
  if (!isObject(engine) || !isText(engine.hash)) throw broken('it does not name its engine')
  if (!Array.isArray(packs) || !packs.every((pack) => isObject(pack) && isText(pack.name) && isText(pack.version) && isText(pack.hash)))
    throw broken('its list of packs cannot be read')
  if (!areInputs(inputs)) throw broken('its decisions cannot be read')
  if (!Array.isArray(hashes) || !hashes.every(isText) || hashes.length > inputs.length + 1) throw broken('its states cannot be read')
  if (waiting !== undefined && !areInputs(waiting)) throw broken('its decisions cannot be read')
  const game = soundGame(value as unknown as SavedGame)
  if (studio === undefined) return game
  if (!isStudioPart(studio, inputs.length)) {
    // the game itself is whole
    const { studio: _, ...rest } = game
    return rest
  }
  return game
}

function otherFormat(format: unknown): NoSavedGame {
  const known: { readonly [name: string]: string } = {
    'questwright-deck': 'This is a deck, no game.',
    'questwright-pack': 'This is a compiled pack, no game.',
    'questwright-kept-game': 'This is a game as a browser keeps it.',
    'questwright-position': 'This is a position, no game.',
  }
  const name = typeof format === 'string' ? format : ''
  return new NoSavedGame(
    (Object.hasOwn(known, name) ? known[name] : undefined) ?? 'This is no saved game.',
    name === 'questwright-deck' ? 'Open it on the page Decks.' : 'Choose a file that the studio or `qw play --save` wrote.',
  )
}

function areInputs(inputs: unknown): inputs is readonly Parts[] {
  return Array.isArray(inputs) && inputs.every(isInput)
}

function isInput(input: unknown): boolean {
  if (!isObject(input)) return false
  switch (input.kind) {
    case 'answer':
      return isText(input.question) && (typeof input.value === 'number' || (typeof input.value === 'object' && input.value !== null))
    case 'dice':
      return isText(input.seed)
    case 'fault':
      return isText(input.ability)
    case 'lift':
      return areTexts(input.abilities)
    case 'move':
      return isObject(input.move)
    default:
      return false
  }
}

const arePoints = (points: unknown): boolean =>
  Array.isArray(points) && points.every((point) => isObject(point) && isCount(point.input) && isText(point.name))

const areTexts = (texts: unknown): boolean => Array.isArray(texts) && texts.every(isText)

const isEnding = (ended: unknown): boolean => ended === undefined || ended === 'won' || ended === 'lost'

const isId = (id: unknown): boolean => isText(id) && /^[1-9]\d{0,6}$/.test(id)

function isStudioPart(studio: unknown, inputs: number): boolean {
  if (!isObject(studio)) return false
  const { title, scenario, viewer, hands, line, savePoints, later, laterPlaces, branches } = studio
  return (
    isText(title) &&
    isText(scenario) &&
    isText(viewer) &&
    /^p\d(\+p\d)*$/.test(viewer) &&
    (hands === undefined || hands === 'hidden') &&
    isObject(line) &&
    isId(line.id) &&
    isText(line.name) &&
    isEnding(line.ended) &&
    arePoints(savePoints) &&
    areInputs(later) &&
    areTexts(laterPlaces) &&
    Array.isArray(branches) &&
    branches.every(
      (branch) =>
        isObject(branch) &&
        isId(branch.id) &&
        isText(branch.name) &&
        isCount(branch.from) &&
        branch.from <= inputs + later.length &&
        areInputs(branch.inputs) &&
        areTexts(branch.places) &&
        isCount(branch.at) &&
        arePoints(branch.savePoints) &&
        isEnding(branch.ended),
    )
  )
}
