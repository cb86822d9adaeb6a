/** `qw explain`: explains why a card's numbers are what they are, and why its abilities are offered or not. */

import { plainText } from '@questwright/packs'
import {
  type AbilityExplanation,
  type CardExplanation,
  type CardView,
  type Contribution,
  engineModules,
  type Json,
  type Moment,
  openRealm,
  type ScriptPlace,
  type StatExplanation,
  TableHost,
  type View,
} from '@questwright/realm'
import { readable } from '@questwright/rulebook'
import { Broken, everybody, listed, loadWorkspace, mayRunIn, scriptProblem, WrongUse } from '@questwright/workshop'
import { LAB } from '@questwright/workshop/extra-modules'
import { gameOf } from '@questwright/workshop/games'
import { engineIdentity } from '@questwright/workshop/lab'
import { rulebookOfAll } from '@questwright/workshop/rulebooks'
import { readGame } from '@questwright/workshop/saves'
import type { Command } from 'commander'
import { type Run, wholeNumber, withRealm } from './command.ts'
import type { Output } from './output.ts'
import { changesSince, packsOf } from './saved-packs.ts'
import type { Realms } from './table-setup.ts'
import { type Words, wordsOf } from './words.ts'

interface ExplainOptions {
  readonly card: string
  readonly stat?: string
  readonly ability?: string
  readonly at?: number
  readonly realm: Realms
  readonly packs?: readonly string[]
  readonly trust?: readonly string[]
}

/** Explains a card of a saved game. @returns 0 @throws WrongUse for an unknown card, stat or ability, or an input after the last */
export async function explainFile(file: string, options: ExplainOptions, output: Output): Promise<number> {
  const saved = readGame(file)
  const at = options.at ?? saved.inputs.length
  if (at > saved.inputs.length) throw new WrongUse(`${file} holds ${saved.inputs.length} inputs; --at ${at} is after the last one.`)
  const workspace = loadWorkspace({
    ...(options.packs ? { folders: options.packs } : {}),
    ...(options.trust ? { trusted: options.trust } : {}),
  })
  const packs = packsOf(saved, workspace)
  mayRunIn(workspace, options.realm, packs)
  for (const change of await changesSince(saved, packs)) output.note(`note: ${change}`)
  const viewer = everybody(rulebookOfAll(packs))
  const { modules } = await engineModules(gameOf(packs), [LAB])
  const host = await TableHost.open({
    openRealm: () => openRealm({ kind: options.realm, place: 'worker', engine: modules }),
    packs,
    engine: await engineIdentity(packs),
    setup: saved.setup,
    seed: saved.seed,
    inputs: saved.inputs.slice(0, at),
    viewers: [viewer],
  })
  try {
    for (const problem of host.problems) output.note(scriptProblem(problem))
    const { reply } = host
    if (reply.waiting > 0)
      throw new Broken(
        `${file} cannot be played to its end under these packs: it stops at input ${reply.inputs}. See where with: qw replay ${file}`,
      )
    const words = wordsOf(packs, await host.ask<{ [code: string]: string }>('catalogue', {}))
    const patch = reply.viewers[viewer]?.patch
    const view = { viewer, status: patch?.status ?? {}, zones: patch?.zones ?? {}, cards: patch?.cards ?? {} } as View
    const explained = await host.why(findCard(options.card, view, words, file))
    const chosen = narrowed(explained, options)
    const place = reply.places.at(-1)
    if (output.way === 'json')
      output.json({ file, input: at, ...(place ? { place } : {}), title: words.title(explained.card.code ?? ''), ...chosen })
    else output.print(explanationText(chosen, words, options))
    return 0
  } finally {
    host.close()
  }
}

/** Finds the id of a card by id, code, slug or title; among several, cards in play come first. */
function findCard(name: string, view: View, words: Words, file: string): string {
  if (name.includes('/')) return name
  const wanted = plainText(name)
  const isIt = ({ code }: CardView): boolean =>
    code !== undefined && (code === name || code.replace(/^.*:/, '') === wanted || plainText(words.title(code)) === wanted)
  const found = Object.values(view.cards).filter(isIt)
  const inPlay = found.filter(({ zone }) => !/\.(hand|discard|deck)$|discard|removed/.test(zone))
  const likely = inPlay.length > 0 ? inPlay : found
  if (likely.length === 1) return (likely[0] as CardView).key
  if (likely.length === 0)
    throw new WrongUse(
      `No card on this table is called "${name}". Cards in decks are named by their ids only. See the table with: qw play … or name one of: ${listed(
        [...new Set(Object.values(view.cards).flatMap(({ code }) => (code?.includes(':') ? [words.title(code)] : [])))].sort().slice(0, 30),
      )}.`,
    )
  throw new WrongUse(
    `${likely.length} cards of ${file} are called "${name}". Say which: ${listed(likely.map((card) => `--card ${card.key} (${card.zone})`))}.`,
  )
}

function narrowed(explained: CardExplanation, { stat, ability }: ExplainOptions): CardExplanation {
  if (stat === undefined && ability === undefined) return explained
  const stats = explained.stats.filter((one) => one.stat === stat)
  const abilities = explained.abilities.filter(({ name }) => name === ability || name.endsWith(`#${ability}`))
  if (stat !== undefined && stats.length === 0)
    throw new WrongUse(`That card has no stat "${stat}". It has: ${listed(explained.stats.map((one) => one.stat))}.`)
  if (ability !== undefined && abilities.length === 0)
    throw new WrongUse(
      `That card has no ability "${ability}". It has: ${listed(explained.abilities.map(({ name }) => name.replace(/^.*#/, ''))) || 'none'}.`,
    )
  return { ...explained, stats, abilities }
}

function explanationText(explained: CardExplanation, words: Words, { stat, ability }: ExplainOptions): string {
  const { card, zone, controller, stats, abilities } = explained
  const lines = [
    `${words.title(card.code ?? '')} (${card.card}), ${readable(zone).toLowerCase()}${controller ? `, controlled by ${words.say('terminal.seat', { seat: controller })}` : ''}`,
  ]
  for (const one of stats) lines.push(...statLines(one, words))
  if (abilities.length === 0 && stat === undefined) lines.push('  It has no actions, responses or other abilities that are used.')
  if (stat === undefined || ability !== undefined) for (const one of abilities) lines.push(...abilityLines(one, card.card, words))
  return lines.join('\n')
}

function statLines({ stat, printed, value, contributors, failed }: StatExplanation, words: Words): string[] {
  const lines = [`  ${readable(stat).toLowerCase()} ${shown(value)}`]
  if (contributors.length === 0 && failed === undefined) return lines
  lines.push(`    ${shown(printed).padStart(4)}  printed`)
  for (const one of contributors) lines.push(`    ${amount(one).padStart(4)}  ${sourceOf(one, words)}${placeText(one.place)}`)
  if (failed !== undefined) lines.push(`    a modifier failed, the printed value counts: ${failed}`)
  return lines
}

function sourceOf({ card, name }: Contribution, words: Words): string {
  if (card?.code) return words.title(card.code)
  if (card) return 'a hidden card'
  return words.title(name.slice(0, name.lastIndexOf('#')))
}

function amount({ way, value }: Contribution): string {
  switch (way) {
    case 'add':
      return typeof value === 'number' && value >= 0 ? `+${value}` : shown(value)
    case 'set':
      return `=${shown(value)}`
    case 'times':
      return value === 'half' ? 'half' : `×${shown(value)}`
    case 'include':
      return `+${shown(value)}`
    case 'exclude':
      return `−${shown(value)}`
    case 'permit':
      return 'yes'
    case 'forbid':
      return 'no'
  }
}

function shown(value: Json): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ')
  if (typeof value === 'object' && value !== null)
    return (
      Object.entries(value)
        .map(([word, count]) => (count === 1 ? word : `${word} ${shown(count as Json)}`))
        .join(', ') || 'none'
    )
  return value === null ? 'none' : value === true ? 'yes' : value === false ? 'no' : String(value)
}

function abilityLines(ability: AbilityExplanation, self: string, words: Words): string[] {
  const { name, word, lane, hears, source, status, reason, moments, place } = ability
  const from = source.card === self ? '' : `, given by ${words.title(source.code ?? '')}`
  const hearing = lane === null ? '' : ` to ${listed(hears.map((kind) => readable(kind).toLowerCase()))} (lane ${lane})`
  return [
    `  ${readable(word)}${named(name, words)}${hearing}${from}: ${STATUS[status]}${reason ? `. ${words.sentence(reason)}${by(reason.parts.by, words)}` : ''}`,
    `    ${name}${placeText(place)}`,
    ...moments.map((moment) => `    · ${momentText(moment, words)}`),
  ]
}

/** The author's name of an ability, if any. */
function named(name: string, words: Words): string {
  const own = words.ability(name)
  return own === undefined ? '' : `, ${own}`
}

const STATUS: { readonly [status in AbilityExplanation['status']]: string } = {
  offered: 'offered now',
  refused: 'not offered',
  waiting: 'waits',
  compulsory: 'resolves by itself',
  'called-up': 'called up by the rules',
}

/** The words for the card whose effect forbids something ("cannot"). */
function by(name: Json | undefined, words: Words): string {
  return typeof name === 'string' ? ` (${words.title(name.replace(/#.*$/, ''))})` : ''
}

function momentText({ event, subject, seat, outcome, reason }: Moment, words: Words): string {
  const what = `${readable(event).toLowerCase()}${subject?.code ? ` of ${words.title(subject.code)}` : ''}`
  const who = seat ? `, ${words.say('terminal.seat', { seat })}` : ''
  return `${what}${who}: ${outcome === 'refused' && reason ? words.sentence(reason) : outcome}`
}

function placeText(place: ScriptPlace | undefined): string {
  return place ? `  ${place.pack}/${place.file}:${place.line}` : ''
}

export function addExplain(command: Command, output: Output, run: Run): void {
  withRealm(
    command
      .argument('<save>', 'a game that was saved with --save')
      .requiredOption('--card <card>', 'title, slug, or id such as p1/aragorn')
      .option('--stat <stat>', 'only this number or list of the card, such as attack')
      .option('--ability <ability>', 'only this ability, by the last part of its name')
      .option('--at <input>', 'how many inputs have been given, instead of all', wholeNumber(0)),
    'quickjs',
  ).action(run((file: string, options: ExplainOptions) => explainFile(file, options, output)))
}
