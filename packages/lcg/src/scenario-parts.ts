import { chooseCards, type Json, type JsonObject, type Part, type WrittenAt } from '@questwright/kernel'
import type { GameCard } from './cards.ts'
import { inMode, mode } from './mode.ts'
import { addToStagingArea, revealEncounterCards } from './reveal.ts'
import { activeLocations, encounterDeck, firstPlayer, heroesInPlay, playersInOrder, round } from './round.ts'
import { forced, setup } from './script.ts'
import { setNextStage, setNextStageAtRandom } from './stages.ts'
import type { EndingScript } from './system.ts'
import { usePhrase } from './system-phrases.ts'
import { chooseActiveLocation, chooseSome, eachPlayer } from './verbs/choosing.ts'
import { discard, discardAtRandom, drawCards, putOnEncounterDeck, removeFromGame, search, setAside, shuffleDeck } from './verbs/decks.ts'
import { loseGame, winGame } from './verbs/game.ts'
import { addActiveLocation, attach } from './verbs/play-area.ts'
import {
  chooseNextStage,
  type Fitting,
  fits,
  fittingInDeck,
  inVictoryDisplay,
  isNamed,
  named,
  namedInPlay,
  stagesNamed,
} from './verbs/scenario.ts'
import { placeProgressOn, placeTokens, raiseThreat } from './verbs/tokens.ts'

/**
 * Converts the data of a scenario file (`setup`, `branches`, `win`, `lose`) to the parts that a script would have, with the same verbs,
 * events and questions. There is one table of functions for each group of words; docs/scenarios.md describes the file.
 */

/** A setup step in the file. The file was validated; a missing field counts as empty. */
interface StepData {
  readonly do: string
  readonly card?: string
  readonly cards?: readonly string[]
  readonly copies?: number | 'per-player'
  readonly count?: number | 'per-player'
  readonly of?: Fitting
  readonly to?: string
  readonly on?: string
  readonly token?: string
  readonly place?: string
  readonly way?: string
}

interface EndData {
  readonly when: string
  readonly stage?: string
  readonly card?: string
  readonly copies?: number | 'per-player'
  readonly number?: number
  readonly trait?: string
}

interface BranchData {
  readonly next: readonly string[]
  readonly by: string
}

/** The value of a number in the file: a number, or a number for each player. */
function amount(said: number | 'per-player' | undefined): number {
  return said === 'per-player' ? playersInOrder().length : (said ?? 1)
}

/**
 * The card that a step names as host: a card in play, the active location (of two, by choice of the first player), or a hero of any player,
 * by choice of the first player.
 */
function host(said: string): GameCard | undefined {
  if (said === 'hero') return chooseCards({ who: firstPlayer() as GameCard, name: 'choose-host', from: () => heroesInPlay() })[0]
  return said === 'active-location' ? chooseActiveLocation() : namedInPlay(said)
}

/** The effect of each word of a setup. */
export const setupDeeds: { readonly [word: string]: (step: StepData) => void } = {
  'add-to-staging': ({ card = '', copies }) => {
    for (const one of named(card, amount(copies))) addToStagingArea(one, 'set-up')
  },
  'make-active': ({ card = '' }) => {
    for (const one of named(card)) addActiveLocation(one)
  },
  'set-aside': ({ card = '', copies }) => {
    for (const one of named(card, amount(copies))) setAside(one)
  },
  attach: ({ card = '', to = '' }) => {
    const bearer = host(to)
    // attachments of a hero are controlled by the player of the hero
    for (const one of named(card)) if (bearer) attach(one, bearer, bearer.controller)
  },
  remove: ({ card = '', copies }) => {
    for (const one of named(card, amount(copies))) removeFromGame(one)
  },
  'choose-card': ({ cards = [], place }) => {
    const among = cards.flatMap((card) => named(card))
    for (const one of search(firstPlayer(), among, () => true, { must: 'if-able' })) {
      if (place === 'active') addActiveLocation(one)
      else if (place === 'aside') setAside(one)
      else addToStagingArea(one, 'set-up')
    }
  },
  'each-player-adds': ({ count, of = {} }) =>
    eachPlayer(() => {
      for (const one of fittingInDeck(of, amount(count))) addToStagingArea(one, 'set-up')
    }),
  'each-player-searches': ({ count, of = {} }) =>
    eachPlayer((player) => {
      for (const one of search(player, encounterDeck(), (card) => fits(card, of), { most: amount(count), must: 'if-able' }))
        addToStagingArea(one, 'set-up')
    }),
  'each-player-reveals': ({ count, of = {} }) =>
    eachPlayer((player) => {
      if (Object.keys(of).length > 0) for (const one of fittingInDeck(of, amount(count)).reverse()) putOnEncounterDeck(one)
      revealEncounterCards(amount(count), undefined, player)
    }),
  reveal: ({ count }) => void revealEncounterCards(amount(count)),
  'put-tokens': ({ token = '', count, on = '' }) => {
    const bearer = host(on)
    if (!bearer) return
    if (token === 'progress') placeProgressOn(bearer, amount(count))
    else placeTokens(bearer, token, amount(count))
  },
  'each-player-draws': ({ count }) => eachPlayer((player) => drawCards(player, amount(count))),
  'each-player-discards': ({ count, way }) =>
    eachPlayer((player) => {
      if (way === 'chosen') discard(chooseSome(player.hand, amount(count), { by: player, as: 'choose-to-discard' }))
      else discardAtRandom(player, amount(count))
    }),
  'each-player-raises-threat': ({ count }) => raiseThreat(playersInOrder(), amount(count)),
  shuffle: () => shuffleDeck('encounter'),
}

/** The effect of each word in `by`, when a stage with these following stages is defeated. */
export const branchDeeds: { readonly [word: string]: (stages: readonly GameCard[]) => void } = {
  order: ([stage]) => {
    if (stage) setNextStage(stage)
  },
  random: (stages) => setNextStageAtRandom(stages),
  players: (stages) => chooseNextStage(stages, 'players'),
  'first-player': (stages) => chooseNextStage(stages, 'first-player'),
  location: ([free, visited]) => {
    const stage = activeLocations().some((location) => location.progress < location.questPoints) ? visited : free
    if (stage) setNextStage(stage)
  },
}

/** The trigger and the effect of each condition. */
export const endDeeds: { readonly [word: string]: (told: EndData, slug: string, end: () => never) => Part } = {
  'stage-defeated': ({ stage = '' }, slug, end) => forced.when('stageDefeated', { slug, of: (subject) => isNamed(subject, stage) }, end),
  destroyed: ({ card = '' }, slug, end) => forced.after('destroyed', { slug, of: (subject) => isNamed(subject, card) }, end),
  explored: ({ card = '' }, slug, end) => forced.after('explored', { slug, of: (subject) => isNamed(subject, card) }, end),
  'leaves-play': ({ card = '' }, slug, end) => forced.after('leavesPlay', { slug, of: (subject) => isNamed(subject, card) }, end),
  'victory-display': ({ card = '', copies }, slug, end) =>
    forced.after(
      'leavesPlay',
      {
        slug,
        of: (subject) => isNamed(subject, card),
        when: () => inVictoryDisplay(card) >= amount(copies),
      },
      end,
    ),
  threat: ({ number = 50 }, slug, end) => forced.after('threatRaised', { slug, when: ({ event }) => event.subject.threat >= number }, end),
  'no-heroes': ({ trait }, slug, end) =>
    forced.after('leavesPlay', { slug, when: () => !heroesInPlay().some((hero) => trait === undefined || hero.has(trait)) }, end),
  round: ({ number = 1 }, slug, end) => forced.atEndOf('round', { slug, when: () => round() >= number }, end),
}

/** The trigger and the effect of a condition of a system. */
function endOfSystem(endings: EndingsOfSystems, told: EndData, slug: string, end: () => never): Part | undefined {
  const ending = Object.hasOwn(endings, told.when) ? endings[told.when] : undefined
  if (!ending) return undefined
  const part = forced.after(ending.after, { slug, when: () => ending.when(told as unknown as JsonObject) === true }, end)
  // use the line of the system's script, not the line of this file that makes the part
  return ending.at ? { ...part, at: ending.at } : part
}

/** Conditions that systems define, by word, each with the line in the script of its system. */
export type EndingsOfSystems = { readonly [word: string]: EndingScript & { readonly at?: WrittenAt } }

/**
 * The parts for the data of a scenario; an empty list if it has no such data.
 * @param phrases setup words that systems define
 * @param endings conditions that systems define, by word
 */
export function partsOfScenario(facts: JsonObject, phrases: readonly string[], endings: EndingsOfSystems = {}): readonly Part[] {
  const parts: Part[] = []
  const stepsIn = (mode: string): readonly StepData[] =>
    listOf<StepData>(inMode(facts, mode).setup).filter((step) => Object.hasOwn(setupDeeds, step.do) || phrases.includes(step.do))
  if (['standard', ...Object.keys((facts.modes ?? {}) as JsonObject)].some((mode) => stepsIn(mode).length > 0))
    parts.push(
      setup(() => {
        for (const step of stepsIn(mode())) {
          const deed = setupDeeds[step.do]
          if (deed) deed(step)
          else usePhrase(step as unknown as JsonObject)
        }
      }),
    )
  for (const [stage, { next, by }] of Object.entries((facts.branches ?? {}) as unknown as { readonly [stage: string]: BranchData })) {
    const slug = `after-${stage.replace(':', '-')}`
    const of = (subject: GameCard): boolean => isNamed(subject, stage)
    const deed = branchDeeds[by]
    if (next.length === 0 && by !== 'script') parts.push(forced.when('stageDefeated', { slug, of }, () => winGame('last-stage')))
    else if (deed) parts.push(forced.when('stageDefeated', { slug, of }, () => deed(stagesNamed(next))))
  }
  const ends = (list: Json | undefined, word: 'win' | 'lose', end: () => never): void =>
    listOf<EndData>(list).forEach((told, i) => {
      const part = endDeeds[told.when]?.(told, `${word}-${i + 1}`, end) ?? endOfSystem(endings, told, `${word}-${i + 1}`, end)
      if (part) parts.push(part)
    })
  ends(facts.win, 'win', () => winGame('by-scenario'))
  ends(facts.lose, 'lose', () => loseGame('by-scenario'))
  return parts
}

function listOf<T>(value: Json | undefined): readonly T[] {
  return Array.isArray(value) ? (value as unknown as readonly T[]) : []
}
