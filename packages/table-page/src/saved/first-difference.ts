/** Where a saved game parts from itself under the packs that are here: which decision, what was asked and answered, what is asked now. */
import { type Catalogue, isSeat, questionWords, readable } from '@questwright/board'
import { type NearChange, nearChanges } from '@questwright/packs/browser'
import type { PackBundle } from '@questwright/packs/types'
import {
  type Answer,
  type Difference,
  differencesBetween,
  type MetRepair,
  type Place,
  type Question,
  TableHost,
  type TableReply,
  viewFrom,
} from '@questwright/realm/web'
import type { Rulebooks } from '@questwright/rulebook'
import { type Engine, engineName, firstEyes, type SessionPorts } from '@questwright/session'
import { catalogueOf } from '../catalogue-of.ts'
import { repairedWords } from './repaired-rules.ts'
import { type SavedGame, viewerOf } from './saved-game.ts'

export interface FirstDifference {
  /** `setup`: it comes out otherwise before anything was decided. */
  readonly kind: 'same' | 'other question' | 'other state' | 'setup'
  /** The decision, counted from 1; 0 for the setup. */
  readonly decision: number
  readonly place?: Place
  readonly asked: string
  readonly answered: string
  /** What is asked now. */
  readonly now: string
  /** What the table shows otherwise, where the packs with which it was saved are at hand. */
  readonly differences: readonly Difference[]
  readonly changes: readonly NearChange[]
  /** What rules say that were repaired since and that the game meets just there. */
  readonly rules: readonly string[]
  readonly catalogue: Catalogue
}

export interface CompareSaved {
  readonly game: SavedGame
  readonly here: readonly PackBundle[]
  /** The packs with which it was saved, if all of them are at hand. */
  readonly past: readonly PackBundle[] | undefined
  readonly rulebooks: Rulebooks
  readonly engine: Engine
  readonly openRealm: SessionPorts['openRealm']
}

/** Plays a saved game in realms of their own. @throws MachineError, or what the engine says of a setup that cannot be played */
export async function firstDifference({ game, here, past, rulebooks, engine, openRealm }: CompareSaved): Promise<FirstDifference> {
  const { setup, seed, inputs, studio } = game
  const eyes = firstEyes({ viewer: studio?.viewer ?? viewerOf(setup), ...(studio?.hands ? { hands: studio.hands } : {}) })
  const open = (packs: readonly PackBundle[], count: number) =>
    TableHost.open({
      openRealm: () => openRealm(engine),
      packs,
      engine: engineName(engine),
      setup,
      seed,
      viewers: [eyes],
      inputs: inputs.slice(0, count),
    })
  const host = await open(here, inputs.length)
  try {
    const messages = await host.ask<{ [code: string]: string }>('catalogue', {})
    const catalogue = catalogueOf(here, rulebooks, messages)
    const { hashes } = await host.save()
    const { mismatch, waiting, inputs: taken } = host.reply
    const differing = game.hashes.findIndex((hash, i) => i <= taken && hashes[i] !== undefined && hash !== hashes[i])
    const at = differing >= 0 ? differing : mismatch ? mismatch.input : waiting > 0 || taken < inputs.length ? taken : -1
    if (at < 0) return { kind: 'same', decision: 0, asked: '', answered: '', now: '', differences: [], changes: [], rules: [], catalogue }
    const met = await host.ask<readonly MetRepair[]>('repaired', {})
    const rules = met.filter(({ input }) => input === at).map(({ rule }) => rule)
    if (waiting > 0) await host.dropWaiting()
    const after = await standAt(host, at)
    const next = inputs[at]
    const fits = differing >= 0 && (next?.kind !== 'answer' || next.question === after.viewers[eyes]?.question?.key)
    const input = fits ? at - 1 : at
    const kind = !fits ? 'other question' : input < 0 ? 'setup' : 'other state'
    const before = kind === 'other state' ? await standAt(host, input) : undefined
    const told = before ? await tellAgain(host, inputs.slice(input, at)) : after
    const old = past ? await open(past, at) : undefined
    try {
      const given = inputs[input]
      const answer = given?.kind === 'answer' ? given : undefined
      const then = [before?.viewers[eyes]?.question, old?.reply.viewers[eyes]?.question].find(
        (question) => question?.key === answer?.question,
      )
      const place = told.places[input] ?? old?.reply.places[input] ?? told.places.at(-1)
      return {
        kind,
        decision: input + 1,
        ...(place ? { place } : {}),
        asked: then ? questionWords(catalogue, then).title : (nameIn(answer?.question, catalogue) ?? ''),
        answered: studio?.hands === 'hidden' || !given ? '' : answer ? answerWords(answer, then, catalogue) : readable(given.kind),
        now: nowWords(after, eyes, catalogue),
        differences: old
          ? differencesBetween(viewFrom(eyes, (await old.look()).viewers[eyes]?.patch), viewFrom(eyes, after.viewers[eyes]?.patch)).filter(
              ({ card, code }) => code !== undefined || card === 'status' || isSeat(card),
            )
          : [],
        changes: nearChanges(past ?? [], here, { acting: actingIn(told, after, eyes), codes: codesOf(setup, here) }, rulebooks),
        rules: repairedWords(rules, messages),
        catalogue,
      }
    } finally {
      old?.close()
    }
  } finally {
    host.close()
  }
}

async function standAt(host: TableHost, to: number): Promise<TableReply> {
  if (to < host.reply.inputs) await host.rewind(to)
  return host.look()
}

/** Gives a decision once more, so that what comes of it is told. */
async function tellAgain(host: TableHost, inputs: SavedGame['inputs']): Promise<TableReply> {
  const before = host.reply.storyLength
  const reply = await host.advance(inputs)
  return {
    ...reply,
    viewers: Object.fromEntries(
      Object.entries(reply.viewers).map(([viewer, told]) => [viewer, { ...told, story: told.story.filter(({ n }) => n >= before) }]),
    ),
  }
}

function nowWords({ viewers, outcome }: TableReply, eyes: string, catalogue: Catalogue): string {
  const question = viewers[eyes]?.question
  if (question) return questionWords(catalogue, question).title
  return outcome ? `nothing: the game is ${outcome.result}` : 'nothing'
}

/** A key is `source/name/who/n`. */
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

/** Cards that are told of at the difference, and the one because of which something is asked. */
function actingIn(then: TableReply, now: TableReply, eyes: string): readonly string[] {
  const found = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      if (name === 'code' && typeof part === 'string') found.add(part)
      else visit(part)
    }
  }
  visit((then.viewers[eyes]?.story ?? []).slice(-60))
  visit(now.viewers[eyes]?.question?.because)
  return [...found]
}

/** Cards of the packs that the setup names, or that belong to its sets: those of the game, as far as the outside can tell. */
function codesOf(setup: SavedGame['setup'], here: readonly PackBundle[]): readonly string[] {
  const named = JSON.stringify(setup)
  const scenario = /"scenario":"([^":]+):scenario\/([^"]+)"/.exec(named)
  const facts = here.find(({ id }) => id === scenario?.[1])?.scenarios[scenario?.[2] ?? '']
  const sets = new Set(facts?.encounterSets ?? [])
  return here.flatMap(({ id, cards }) =>
    Object.entries(cards)
      .filter(([slug, card]) => named.includes(`"${id}:${slug}"`) || (typeof card.encounterSet === 'string' && sets.has(card.encounterSet)))
      .map(([slug]) => `${id}:${slug}`),
  )
}
