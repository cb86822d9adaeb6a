/** `qw text compile`: makes scripts of the texts of cards. Players follow the unread parts of a text by hand. */
import '@questwright/workshop/authoring'
import { menusOf } from '@questwright/abilities'
import { type PackBundle, type PackFiles, typescript } from '@questwright/packs'
import { type CompiledCard, compileCard, countUnits, isCompiled, type TextCounts, type TextUnit } from '@questwright/wording'
import { listed, WrongUse } from '@questwright/workshop'
import { rulebookIn } from '@questwright/workshop/rulebooks'
import { refuseToWrite, writeIntoPack } from '@questwright/workshop/write'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { languageOf, textsOfPack } from './texts-of-pack.ts'
import { onePack, type PackOptions } from './workspace.ts'

interface CompileOptions extends PackOptions {
  readonly card?: string
  readonly write?: true
}

/**
 * What became of the texts of a card. `whole`: all of its abilities are script. `partly`: some are, or parts of them. `byHand`: none is. `plain`: it
 * has no abilities. `kept`: its script is its author's, and was left alone.
 */
export type CardState = 'whole' | 'partly' | 'byHand' | 'plain' | 'kept'

export interface CardReport {
  readonly slug: string
  readonly title: string
  readonly state: CardState
  /** The number of its abilities with several meanings, which are followed by hand until their author has chosen one. */
  readonly asked: number
  /** The texts that are followed by hand, by their keys. */
  readonly byHand: CompiledCard['byHand']
  /** The script; absent where the compiler has none to write. */
  readonly source?: string
}

export interface CompileReport {
  readonly list: readonly CardReport[]
  readonly counts: Pick<TextCounts, 'abilities' | 'sentences'>
  /** The files that differ from those of the pack: scripts, and the file with the texts that are followed by hand. */
  readonly files: PackFiles
}

/**
 * Compiles the texts of the cards of a pack.
 * @param files of the pack
 * @param only the slugs of the cards to compile; all if not given
 */
export function compilePack(bundle: PackBundle, files: PackFiles, all: readonly PackBundle[], only?: ReadonlySet<string>): CompileReport {
  const rulebook = rulebookIn(bundle, all)
  const menus = menusOf(rulebook)
  const textPath = `text/${languageOf(bundle)}.json`
  const book = JSON.parse(files[textPath] ?? '{}') as {
    cards?: { [slug: string]: { words?: { byHand?: unknown; ways?: { readonly [name: string]: string } } } }
  }
  const changed: { [path: string]: string } = {}
  const units: TextUnit[] = []
  const paths = new Map(
    Object.keys(files).flatMap((path) => {
      const [, stem, slug] = /^(cards\/(?:.*\/)?([^/]+))\.json$/.exec(path) ?? []
      return stem === undefined || slug === undefined ? [] : [[slug, `${stem}.ts`] as const]
    }),
  )
  const list = textsOfPack(bundle, all, rulebook)
    .filter(({ slug }) => only === undefined || only.has(slug))
    .map((card): CardReport => {
      const { slug, title } = card
      const path = paths.get(slug) ?? `cards/${slug}.ts`
      const home = { pack: bundle.id, path, nameOf: (id: string) => all.find((one) => one.id === id)?.name }
      const made = compileCard(menus, typescript, { slug, faces: card.faces, home })
      units.push(...made.units)
      const asked = made.units.filter(({ state }) => state === 'asked').length
      const before = files[path]
      if (before !== undefined && !isCompiled(before)) return { slug, title, state: 'kept', asked, byHand: {} }
      if (made.source !== undefined && made.source !== before) changed[path] = made.source
      const entry = book.cards?.[slug]
      if (entry !== undefined) {
        const { byHand: _, ways: worded = {}, ...others } = entry.words ?? {}
        // a label that the author has worded stays
        const ways = Object.fromEntries(Object.entries(made.ways).map(([name, label]) => [name, worded[name] ?? label]))
        const has = (some: { readonly [key: string]: string }) => Object.keys(some).length > 0
        const words = { ...others, ...(has(ways) && { ways }), ...(has(made.byHand) && { byHand: made.byHand }) }
        if (Object.keys(words).length > 0) entry.words = words
        else delete entry.words
      }
      return {
        slug,
        title,
        state: stateOf(made),
        asked,
        byHand: made.byHand,
        ...(made.source === undefined ? {} : { source: made.source }),
      }
    })
  const text = `${JSON.stringify(book, null, 2)}\n`
  if (list.length > 0 && text !== `${JSON.stringify(JSON.parse(files[textPath] ?? '{}'), null, 2)}\n`) changed[textPath] = text
  const { abilities, sentences } = countUnits(units)
  return { list, counts: { abilities, sentences }, files: changed }
}

function stateOf({ units, byHand, source }: CompiledCard): CardState {
  const abilities = units.filter(({ state }) => state !== 'keyword' && state !== 'reminder')
  if (abilities.length === 0) return 'plain'
  if (Object.keys(byHand).length === 0) return 'whole'
  // a script of nothing but texts by hand has no line that does anything else
  const isRead = abilities.some(({ state }) => state === 'whole') || /=> \{\n|=> byHand|cost:|\.(?:after|when)\(/.test(source ?? '')
  return isRead ? 'partly' : 'byHand'
}

/** How many cards are in each state. */
export function countCards(list: readonly CardReport[]) {
  const count = (state: CardState) => list.filter((one) => one.state === state).length
  return {
    all: list.length,
    whole: count('whole'),
    partly: count('partly'),
    byHand: count('byHand'),
    plain: count('plain'),
    kept: count('kept'),
    asked: list.filter(({ asked }) => asked > 0).length,
  }
}

/** The counts in a sentence: "12 cards: 5 whole, 4 partly, 2 by hand, 1 without abilities; 3 with a question". */
export function cardsInWords(list: readonly CardReport[]): string {
  const { all, whole, partly, byHand, plain, kept, asked } = countCards(list)
  const parts = [
    `${whole} whole`,
    `${partly} partly`,
    `${byHand} by hand`,
    ...(plain > 0 ? [`${plain} without abilities`] : []),
    ...(kept > 0 ? [`${kept} with a script of their own, which was left alone`] : []),
  ]
  return `${all} ${all === 1 ? 'card' : 'cards'} with text: ${parts.join(', ')}${asked > 0 ? `; ${asked} with a text of several meanings` : ''}`
}

/** The counts of abilities in a sentence. */
export function abilitiesInWords({ abilities, sentences }: CompileReport['counts']): string {
  const { all, whole, partly, byHand, asked } = abilities
  return `${all} abilities: ${whole} whole, ${partly} partly, ${byHand} by hand, ${asked} asked; ${sentences.read} of ${sentences.all} sentences read`
}

/** What `--json` tells of each card. */
export const cardInJson = ({ slug, state, asked, byHand }: CardReport) => ({
  card: slug,
  state,
  ...(asked > 0 ? { asked } : {}),
  ...(Object.keys(byHand).length > 0 ? { byHand } : {}),
})

/** Compiles the texts of a pack, and writes the scripts if that is asked for. @returns 0, since a text that is not read is no error */
export async function compileTexts(name: string, options: CompileOptions, output: Output): Promise<number> {
  const { workspace, pack } = onePack(name, options)
  for (const note of workspace.notes) output.note(`note: ${note}`)
  if (pack.bundle === undefined)
    throw new WrongUse(`The pack in ${pack.folder} cannot be read. qw check ${name} says why; repair it first.`)
  const { bundle, files } = pack
  if (options.card !== undefined && !Object.hasOwn(bundle.cards, options.card))
    throw new WrongUse(
      `${bundle.id} has no card "${options.card}". Its cards are ${listed(Object.keys(bundle.cards).slice(0, 8))}${Object.keys(bundle.cards).length > 8 ? ' and others' : ''}.`,
    )
  if (options.write) refuseToWrite(pack)
  const report = compilePack(bundle, files, workspace.bundles, options.card === undefined ? undefined : new Set([options.card]))
  const paths = Object.keys(report.files).sort()
  if (options.write && paths.length > 0) await writeIntoPack(workspace.folder, pack, report.files)
  const written = options.write ? paths : []
  if (output.way === 'json')
    output.json({ pack: bundle.id, cards: countCards(report.list), ...report.counts, list: report.list.map(cardInJson), paths, written })
  else {
    for (const { slug, state, byHand, source } of report.list)
      if (options.card !== undefined) {
        if (source !== undefined) output.print(source.trimEnd())
        for (const [key, text] of Object.entries(byHand)) output.print(`${key}: ${text}`)
      } else if (state !== 'plain') output.print(`${slug}: ${{ whole: 'whole', partly: 'partly', byHand: 'by hand', kept: 'kept' }[state]}`)
    output.print(cardsInWords(report.list))
    output.print(abilitiesInWords(report.counts))
    output.print(
      options.write
        ? `${written.length} ${written.length === 1 ? 'file' : 'files'} written`
        : paths.length === 0
          ? 'Nothing would change.'
          : `Nothing was written; --write writes ${paths.length} ${paths.length === 1 ? 'file' : 'files'}.`,
    )
  }
  return 0
}

export function addTextCompile(command: Command, output: Output, run: Run): void {
  command
    .argument('<pack>', 'the id of a pack here, or its folder')
    .option('--card <slug>', 'only this card; its script is printed')
    .option('--write', 'write the scripts and the texts that are followed by hand')
    .option('--packs <folders...>', 'further folders that are packs or hold packs')
    .option('--json', 'print one JSON value')
    .action(run((name: string, options: CompileOptions) => compileTexts(name, options, output)))
}
