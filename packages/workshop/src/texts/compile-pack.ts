/** Compiles the texts of the cards of a pack, and reports the state of each card. */
import { menusOf } from '@questwright/abilities'
import { type PackBundle, type PackFiles, typescript } from '@questwright/packs'
import {
  type CompiledCard,
  type CompiledWords,
  compileCard,
  countUnits,
  isCompiled,
  type TextCounts,
  type TextUnit,
  wordsWith,
} from '@questwright/wording'
import { rulebookIn } from '../page/rulebooks.ts'
import { chosenInScript } from './present-script.ts'
import { languageOf, textsOfPack } from './texts-of-pack.ts'

/**
 * The state of a card after its texts were compiled. `whole`: all of its abilities are script. `partly`: some are, or parts of them. `byHand`: none is. `plain`: it
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

/** A compiled card, with the path of its script and its present script. */
interface Compiled {
  readonly report: CardReport
  readonly made: CompiledCard
  readonly path: string
  readonly before: string | undefined
}

/** Compiles the cards of a pack one after another. @param only the slugs of the cards to compile; all if not given */
function* compiledCards(bundle: PackBundle, files: PackFiles, all: readonly PackBundle[], only?: ReadonlySet<string>): Generator<Compiled> {
  const rulebook = rulebookIn(bundle, all)
  const menus = menusOf(rulebook)
  const paths = new Map(
    Object.keys(files).flatMap((path) => {
      const [, stem, slug] = /^(cards\/(?:.*\/)?([^/]+))\.json$/.exec(path) ?? []
      return stem === undefined || slug === undefined ? [] : [[slug, `${stem}.ts`] as const]
    }),
  )
  for (const { slug, title, faces } of textsOfPack(bundle, all, rulebook)) {
    if (only !== undefined && !only.has(slug)) continue
    const path = paths.get(slug) ?? `cards/${slug}.ts`
    const home = { pack: bundle.id, path, nameOf: (id: string) => all.find((one) => one.id === id)?.name }
    const before = files[path]
    // a script of the compiler has the meanings that its author has chosen for texts with several
    const chosen = { inScript: () => chosenInScript(menus, before) }
    const made = compileCard(menus, typescript, { slug, faces, home, chosen })
    const base = { slug, title, asked: made.units.filter(isOpen).length }
    const report: CardReport =
      before !== undefined && !isCompiled(before)
        ? { ...base, state: 'kept', byHand: {} }
        : { ...base, state: stateOf(made), byHand: made.byHand, ...(made.source === undefined ? {} : { source: made.source }) }
    yield { report, made, path, before }
  }
}

/**
 * Compiles the texts of the cards of a pack.
 * @param files of the pack
 * @param only the slugs of the cards to compile; all if not given
 */
export function compilePack(bundle: PackBundle, files: PackFiles, all: readonly PackBundle[], only?: ReadonlySet<string>): CompileReport {
  const steps = compileInSteps(bundle, files, all, only)
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** As `compilePack`, with a pause after each card, in which a caller may do something else or stop. */
export function* compileInSteps(
  bundle: PackBundle,
  files: PackFiles,
  all: readonly PackBundle[],
  only?: ReadonlySet<string>,
): Generator<CardReport, CompileReport> {
  const textPath = `text/${languageOf(bundle)}.json`
  const book = JSON.parse(files[textPath] ?? '{}') as { cards?: { [slug: string]: { words?: CompiledWords } } }
  const changed: { [path: string]: string } = {}
  const units: TextUnit[] = []
  const list: CardReport[] = []
  for (const { report, made, path, before } of compiledCards(bundle, files, all, only)) {
    list.push(report)
    units.push(...made.units)
    yield report
    if (report.state === 'kept') continue
    if (made.source !== undefined && made.source !== before) changed[path] = made.source
    const entry = book.cards?.[report.slug]
    if (entry === undefined) continue
    const words = wordsWith(entry.words ?? {}, made)
    if (Object.keys(words).length > 0) entry.words = words
    else delete entry.words
  }
  const text = `${JSON.stringify(book, null, 2)}\n`
  if (list.length > 0 && text !== `${JSON.stringify(JSON.parse(files[textPath] ?? '{}'), null, 2)}\n`) changed[textPath] = text
  const { abilities, sentences } = countUnits(units)
  return { list, counts: { abilities, sentences }, files: changed }
}

const isOpen = ({ state, chosen }: TextUnit): boolean => state === 'asked' && chosen === undefined

/** The state of a compiled card. */
export function stateOf({ units, byHand, begun }: CompiledCard): CardState {
  const abilities = units.filter(({ state }) => state !== 'keyword' && state !== 'reminder')
  if (abilities.length === 0) return 'plain'
  if (Object.keys(byHand).length === 0) return 'whole'
  return begun > 0 || abilities.some(({ state, chosen }) => state === 'whole' || chosen !== undefined) ? 'partly' : 'byHand'
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

/** A sentence with the number of cards in each state: "12 cards with text: 5 whole, 4 partly, 2 by hand, 1 without abilities; 3 with a text of several meanings". */
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

/** A sentence with the number of abilities in each state. */
export function abilitiesInWords({ abilities, sentences }: CompileReport['counts']): string {
  const { all, whole, partly, byHand, asked } = abilities
  return `${all} abilities: ${whole} whole, ${partly} partly, ${byHand} by hand, ${asked} asked; ${sentences.read} of ${sentences.all} sentences read`
}

/** A card in the output of `--json`. */
export const cardInJson = ({ slug, state, asked, byHand }: CardReport) => ({
  card: slug,
  state,
  ...(asked > 0 ? { asked } : {}),
  ...(Object.keys(byHand).length > 0 ? { byHand } : {}),
})
