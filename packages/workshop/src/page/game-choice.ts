/** Turns the choices of a page into a game: its packs and its setup. */
import { codesOfDeck, fullCode, idsWithDependencies, type OptionalRule, sectionsWithCodes, splitCode } from '@questwright/packs/browser'
import type { PackOutline } from '@questwright/packs/types'
import type { Setup } from '@questwright/realm/web'
import type { DeckChoice } from './deck-choices.ts'
import type { ScenarioChoice } from './scenario-choices.ts'

export interface GameChoice {
  readonly scenario: ScenarioChoice
  readonly mode: string
  readonly decks: readonly DeckChoice[]
  readonly seed: string
  /** The optional rules that are in effect, each with its pack; without the field there are none. */
  readonly rules?: readonly Pick<OptionalRule, 'code' | 'pack'>[]
  /** `hidden`: each hand is shown only while its seat plays, and the players pass the device on. */
  readonly hands?: 'open' | 'hidden'
  /** For each deck, in their order: a bot that plays it, or a person. */
  readonly players?: readonly ('person' | 'greedy' | 'random')[]
}

/**
 * A random seed for a game where the dialog names none: six digits, which are easy to tell somebody. It is drawn on the page, since the engine is
 * deterministic.
 */
export function freshSeed(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(100_000 + (drawn % 900_000))
}

/** The packs that a game needs, with all their dependencies. */
export function packsFor<Pack extends PackOutline>(
  choice: Pick<GameChoice, 'scenario' | 'decks' | 'rules'>,
  bundles: readonly Pack[],
): readonly Pack[] {
  const named = choice.decks.flatMap(({ pack, deck: written, dealt: deck = written }) => [
    pack,
    ...codesOfDeck(deck).flatMap((code) => splitCode(fullCode(code, pack))?.pack ?? []),
  ])
  const needed = idsWithDependencies([choice.scenario.pack, ...(choice.rules ?? []).map(({ pack }) => pack), ...named], bundles)
  return bundles.filter(({ id }) => needed.has(id))
}

/** A game that can be dealt. */
export interface ChosenGame {
  /** The full code of the scenario. */
  readonly scenario: string
  readonly title: string
  readonly setup: Setup
  readonly seed: string
  /** The seats that this screen shows, joined by `+`. */
  readonly viewer: string
  readonly hands?: 'open' | 'hidden'
  readonly bots?: { readonly [seat: string]: 'greedy' | 'random' }
}

/**
 * The game in the form of the session's argument: people play all seats at this device, except those of bots. If bots play all of them, the
 * device shows all.
 */
export function gameOf(choice: GameChoice): ChosenGame {
  const { scenario, decks, mode, seed, rules = [], hands = 'open', players = [] } = choice
  const seats = decks.map((_, index) => `p${index + 1}`)
  const bots = Object.fromEntries(
    seats.flatMap((seat, index) => {
      const bot = players[index] ?? 'person'
      return bot === 'person' ? [] : [[seat, bot]]
    }),
  )
  const people = seats.filter((seat) => !Object.hasOwn(bots, seat))
  const lists = decks.map(({ title, deck: written, dealt: deck = written, pack }) => ({
    name: title,
    kind: deck.kind,
    ...sectionsWithCodes(deck, (code) => fullCode(code, pack)),
  }))
  return {
    scenario: scenario.code,
    title: scenario.title,
    setup: {
      kind: 'scenario',
      scenario: `${scenario.pack}:scenario/${scenario.slug}`,
      decks: lists,
      mode,
      ...(rules.length === 0 ? {} : { rules: rules.map(({ code }) => code) }),
    },
    seed,
    viewer: (people.length === 0 ? seats : people).join('+'),
    ...(hands === 'hidden' && people.length > 1 ? { hands } : {}),
    ...(people.length < seats.length ? { bots } : {}),
  }
}
