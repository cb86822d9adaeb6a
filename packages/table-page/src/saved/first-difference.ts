/**
 * Finds the decision at which a saved game first differs when it is replayed with the current packs: the question and the answer then, and
 * the question now.
 */
import { type Catalogue, isSeat, questionWords } from '@questwright/board'
import { type NearChange, nearChanges } from '@questwright/packs/browser'
import type { CardFacts, PackBundle } from '@questwright/packs/types'
import {
  type Answer,
  type Difference,
  differencesBetween,
  type MetRepair,
  type Outcome,
  type Place,
  type Question,
  viewFrom,
} from '@questwright/realm/web'
import { dealtIn, type Rulebooks, readable, rulebookFor, setOfCard } from '@questwright/rulebook'
import { type Engine, engineName, firstEyes, type SessionPorts } from '@questwright/session'
import { LocalTable, type TableNews } from '@questwright/table'
import { catalogueOf } from '../catalogue-of.ts'
import { repairedWords } from './repaired-rules.ts'
import { type SavedGame, viewerOf } from './saved-game.ts'

export interface FirstDifference {
  /** `setup`: the game differs after the setup, before the first decision. */
  readonly kind: 'same' | 'other question' | 'other state' | 'setup'
  /** The decision, counted from 1; 0 for the setup. */
  readonly decision: number
  readonly place?: Place
  readonly asked: string
  readonly answered: string
  /** The question that is asked now, in words. */
  readonly now: string
  /** The differences between the two tables, where the packs with which the game was saved are available. */
  readonly differences: readonly Difference[]
  readonly changes: readonly NearChange[]
  /** The descriptions of rules of the engine that were corrected after the game was saved and that the game used at this decision. */
  readonly rules: readonly string[]
  readonly catalogue: Catalogue
}

export interface CompareSaved {
  readonly game: SavedGame
  readonly here: readonly PackBundle[]
  /** The packs with which the game was saved, if all of them are available. */
  readonly past: readonly PackBundle[] | undefined
  readonly rulebooks: Rulebooks
  readonly engine: Engine
  readonly openRealm: SessionPorts['openRealm']
}

/**
 * Replays a saved game in realms of its own and compares it.
 * @throws MachineError when a realm breaks
 * @throws an error of the engine for a setup that cannot be played
 */
export async function firstDifference({ game, here, past, rulebooks, engine, openRealm }: CompareSaved): Promise<FirstDifference> {
  const { setup, seed, inputs, studio } = game
  const eyes = firstEyes({ viewer: studio?.viewer ?? viewerOf(setup), ...(studio?.hands ? { hands: studio.hands } : {}) })
  const open = (packs: readonly PackBundle[], count: number) =>
    LocalTable.open({
      openRealm: () => openRealm(engine),
      packs,
      engine: engineName(engine),
      setup,
      seed,
      viewer: eyes,
      freshSeed: () => seed,
      inputs: inputs.slice(0, count),
    })
  const table = await open(here, inputs.length)
  try {
    const messages = await table.catalogue()
    const catalogue = catalogueOf(here, rulebooks, messages)
    const { hashes } = await table.save()
    const { mismatch, waiting } = table
    const taken = table.take().at
    const differing = game.hashes.findIndex((hash, i) => i <= taken && hashes[i] !== undefined && hash !== hashes[i])
    const at = differing >= 0 ? differing : mismatch ? mismatch.input : waiting > 0 || taken < inputs.length ? taken : -1
    if (at < 0) return { kind: 'same', decision: 0, asked: '', answered: '', now: '', differences: [], changes: [], rules: [], catalogue }
    const met = await table.ask<readonly MetRepair[]>('repaired', {})
    const rules = met.filter(({ input }) => input === at).map(({ rule }) => rule)
    await table.dropWaiting()
    const after = await standAt(table, at)
    const next = inputs[at]
    const fits = differing >= 0 && (next?.kind !== 'answer' || next.question === after.question?.key)
    const input = fits ? at - 1 : at
    const kind = !fits ? 'other question' : input < 0 ? 'setup' : 'other state'
    const before = kind === 'other state' ? await standAt(table, input) : undefined
    const told = before ? await tellAgain(table, inputs.slice(input, at)) : after
    const old = past ? await open(past, at) : undefined
    try {
      const given = inputs[input]
      const answer = given?.kind === 'answer' ? given : undefined
      const then = [before?.question, old?.take().question].find((question) => question?.key === answer?.question)
      const place = told.places[input] ?? old?.standing.places[input] ?? told.places.at(-1)
      return {
        kind,
        decision: input + 1,
        ...(place ? { place } : {}),
        asked: then ? questionWords(catalogue, then).title : (nameIn(answer?.question, catalogue) ?? ''),
        answered: studio?.hands === 'hidden' || !given ? '' : answer ? answerWords(answer, then, catalogue) : readable(given.kind),
        now: nowWords(after, catalogue),
        differences: old
          ? differencesBetween(viewFrom(eyes, (await toldAnew(old)).patch), viewFrom(eyes, after.patch)).filter(
              ({ card, code }) => code !== undefined || card === 'status' || isSeat(card),
            )
          : [],
        changes: nearChanges(past ?? [], here, { acting: actingIn(told, after), codes: codesOf(setup, here, rulebooks) }, rulebooks),
        rules: repairedWords(rules, messages),
        catalogue,
      }
    } finally {
      old?.close()
    }
  } finally {
    table.close()
  }
}

/** The state of a game at one decision. */
interface Stand extends TableNews {
  readonly places: readonly Place[]
  /** The outcome, once the game has ended. */
  readonly ended: Outcome | undefined
}

const standOf = (table: LocalTable): Stand => ({ ...table.take(), places: table.standing.places, ended: table.outcome })

async function toldAnew(table: LocalTable): Promise<Stand> {
  await table.look()
  return standOf(table)
}

async function standAt(table: LocalTable, to: number): Promise<Stand> {
  if (to < table.take().at) await table.rewind(to)
  return toldAnew(table)
}

/** Repeats the last decision, so that the table reports its consequences. */
async function tellAgain(table: LocalTable, inputs: SavedGame['inputs']): Promise<Stand> {
  const { storyFrom, story } = table.take()
  const before = storyFrom + story.length
  await table.replay(inputs)
  const told = standOf(table)
  return { ...told, story: told.story.filter(({ n }) => n >= before) }
}

function nowWords({ question, ended }: Stand, catalogue: Catalogue): string {
  if (question) return questionWords(catalogue, question).title
  return ended ? `nothing: the game is ${ended.result}` : 'nothing'
}

/**
 * The name of a question in words.
 * @param key the key of the question, `source/name/who/n`
 */
function nameIn(key: string | undefined, catalogue: Catalogue): string | undefined {
  const name = key?.split('/').at(-3)
  if (name === undefined) return key === undefined ? undefined : readable(key)
  return catalogue.has(name) ? catalogue.sentence(name, {}) : readable(name)
}

function answerWords({ value }: Answer, question: Question | undefined, catalogue: Catalogue): string {
  const named = (key: string): string => {
    const option = question?.options.find((one) => one.key === key)
    if (option?.label) return catalogue.sentence(option.label.code, option.label.parts)
    if (option?.card?.code !== undefined) return catalogue.card(option.card.code)?.title ?? readable(option.card.code)
    return catalogue.has(key) ? catalogue.sentence(key, {}) : readable(key)
  }
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map((key: string) => named(key)).join(', ')
  return Object.entries(value as { readonly [option: string]: number })
    .map(([key, amount]) => `${amount} on ${named(key)}`)
    .join(', ')
}

/** The ids of the cards that the story mentions at the difference, and of the cards that caused the two questions. */
function actingIn(then: Stand, now: Stand): readonly string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      if (name === 'code' && typeof part === 'string') found.add(part)
      else visit(part)
    }
  }
  visit(then.story.slice(-60))
  visit(now.question?.because)
  return [...found]
}

/** The codes of the cards that the setup names or that belong to its sets: the cards that can be in the game, as far as the setup shows. */
function codesOf(setup: SavedGame['setup'], here: readonly PackBundle[], rulebooks: Rulebooks): readonly string[] {
  const named = JSON.stringify(setup)
  const scenario = /"scenario":"([^":]+):scenario\/([^"]+)"/.exec(named)
  const home = here.find(({ id }) => id === scenario?.[1])
  const facts = home?.scenarios[scenario?.[2] ?? '']
  const rulebook = home && rulebookFor(home.game, rulebooks)
  const sets = new Set(facts && rulebook ? dealtIn(facts, 'sets', rulebook) : [])
  const isDealt = (card: CardFacts): boolean => sets.has((rulebook && setOfCard(card, rulebook)) ?? '')
  return here.flatMap(({ id, cards }) =>
    Object.entries(cards)
      .filter(([slug, card]) => named.includes(`"${id}:${slug}"`) || isDealt(card))
      .map(([slug]) => `${id}:${slug}`),
  )
}
