/** Compares a played game under old and new scripts, with the same answers. No Node, no DOM. */
import type { CardView, GameFile, Sentence, StatView, View, ViewerName, ViewPatch } from '@questwright/kernel'
import type { PackBundle } from '@questwright/packs/types'
import { isDecision } from './decisions.ts'
import type { Realm } from './host.ts'
import { TableHost, type TableOptions } from './table-host.ts'

/** A value of the table that differs between the two runs. */
export interface Difference {
  /** The card's id, or the seat, or `status`. */
  readonly card: string
  readonly code?: string
  /** `zone`, `damage`, `attack` … */
  readonly what: string
  readonly before: string
  readonly after: string
}

export type Comparison =
  /** Every answer met the same question and the same state. */
  | { readonly verdict: 'same' }
  /** All answers still fit, but from this input on the state differs. */
  | { readonly verdict: 'differs'; readonly input: number; readonly differences: readonly Difference[] }
  /** An answer does not fit the question that is asked now. */
  | { readonly verdict: 'diverges'; readonly input: number; readonly why: Sentence; readonly differences: readonly Difference[] }

export interface CompareOptions {
  readonly openRealm: () => Promise<Realm>
  readonly packs: readonly PackBundle[]
  readonly engine: TableOptions['engine']
  /** The game as it was played, with its hashes. */
  readonly game: GameFile
  readonly viewer: ViewerName
  /** The view of the viewer in the game as it was played. */
  readonly view: View
}

/** Replays a game with other scripts, in a separate realm. @throws MachineError when the scripts cannot be booted at all */
export async function compareScripts(options: CompareOptions): Promise<Comparison> {
  const { game, viewer } = options
  const host = await TableHost.open({
    openRealm: options.openRealm,
    packs: options.packs,
    engine: options.engine,
    setup: game.setup,
    seed: game.seed,
    inputs: game.inputs.filter(isDecision),
    viewers: [viewer],
  })
  try {
    const { hashes } = await host.save()
    const expected = withoutFaults(game)
    const after = viewFrom(viewer, host.reply.viewers[viewer]?.patch)
    const differences = differencesBetween(options.view, after)
    const { mismatch } = host.reply
    if (mismatch) return { verdict: 'diverges', input: mismatch.input, why: mismatch.why, differences }
    const at = expected.findIndex((hash, i) => hash !== hashes[i])
    if (at < 0) return { verdict: 'same' }
    return { verdict: 'differs', input: at, differences }
  } finally {
    host.close()
  }
}

/** The view of a viewer from a patch that contains everything. */
export function viewFrom(viewer: ViewerName, patch: ViewPatch | undefined): View {
  return { viewer, status: patch?.status ?? {}, zones: (patch?.zones ?? {}) as View['zones'], cards: (patch?.cards ?? {}) as View['cards'] }
}

function withoutFaults(game: GameFile): readonly string[] {
  return game.hashes.filter((_, i) => {
    const input = game.inputs[i]
    return input === undefined || isDecision(input)
  })
}

const MOST_DIFFERENCES = 60

/** The differences between two views of the same viewer. */
export function differencesBetween(before: View, after: View): Difference[] {
  const found: Difference[] = []
  const add = (card: string, code: string | undefined, what: string, was: unknown, is: unknown): void => {
    const [a, b] = [shown(was), shown(is)]
    if (a !== b && found.length < MOST_DIFFERENCES) found.push({ card, ...(code ? { code } : {}), what, before: a, after: b })
  }
  for (const key of new Set([...Object.keys(before.cards), ...Object.keys(after.cards)])) {
    const [was, is] = [before.cards[key], after.cards[key]]
    if (!was || !is) {
      // a card known on one side only: report its zone there
      add(key, (was ?? is)?.code, 'zone', was?.zone, is?.zone)
      continue
    }
    compareCards(was, is, (what, a, b) => add(key, is.code ?? was.code, what, a, b))
  }
  const [old, now] = [flatStatus(before), flatStatus(after)]
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [card, what] = name.split(' ') as [string, string]
    add(card, undefined, what, old.get(name), now.get(name))
  }
  return found
}

/** The status as single values: `status round`, and values that it lists for each seat as `p1 score`. */
function flatStatus(view: View): Map<string, unknown> {
  const flat = new Map<string, unknown>()
  for (const [name, value] of Object.entries(view.status)) {
    const seats = Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && 'seat' in one) ? value : undefined
    if (!seats) flat.set(`status ${name}`, value)
    else
      for (const one of seats as readonly { readonly [field: string]: unknown }[])
        for (const [field, its] of Object.entries(one)) if (field !== 'seat') flat.set(`${String(one.seat)} ${field}`, its)
  }
  return flat
}

function compareCards(was: CardView, is: CardView, add: (what: string, a: unknown, b: unknown) => void): void {
  add('zone', was.zone, is.zone)
  add('marks', was.marks, is.marks)
  for (const token of new Set([...Object.keys(was.tokens), ...Object.keys(is.tokens)]))
    add(token, was.tokens[token] ?? 0, is.tokens[token] ?? 0)
  const stats = (card: CardView): { readonly [stat: string]: StatView } => card.stats
  for (const stat of new Set([...Object.keys(stats(was)), ...Object.keys(stats(is))])) add(stat, was.stats[stat]?.now, is.stats[stat]?.now)
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return '–'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(shown).join(', ')
  return JSON.stringify(value)
}
