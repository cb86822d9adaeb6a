/** Our own deck file: `questwright-deck`, version 1. */
import { deckHead, type FactValue, type PinnedPack, packsOfCards, slugIsWellFormed } from '@questwright/packs/browser'
import type { CardIndex, IndexedCard } from './card-index.ts'
import { cleanLine, cleanNotes } from './clean.ts'
import { type Deck, type DeckKept, type DeckRow, deckFacts, filled } from './deck.ts'
import type { FileWords } from './file-words.ts'
import { gather } from './gather.ts'
import type { CardClue } from './identify.ts'
import { addRows, clueOf, eachCopy, exportAgain, isFields, readObject, reportDoubled, textOf } from './json-deck.ts'
import { mostNoteLetters } from './limits.ts'
import { type ReadDeck, type ReadOptions, unreadable } from './read.ts'

/** Reads a deck of our own format; also `decks/<slug>.json` of a pack. @param words of the formats of all games */
export function readQuestwright(text: string, index: CardIndex, words: FileWords, options: ReadOptions): ReadDeck {
  const object = readObject(text, 'questwright')
  if ('problems' in object) return object
  const { fields, doubled } = object
  if (fields.format !== deckHead.format)
    return unreadable('questwright', 'wrong-format', {
      message: `The file says "format": ${JSON.stringify(fields.format) ?? 'nothing'}, and a deck says "${deckHead.format}".`,
      remedy: exportAgain,
    })
  if (typeof fields.version === 'number' && fields.version > deckHead.version)
    return unreadable('questwright', 'newer-version', {
      message: `The deck is written in version ${fields.version} of our format; this program reads version ${deckHead.version}.`,
      remedy: 'Update Questwright; or export the deck in another format where it was made, and read that.',
    })
  if (fields.version !== deckHead.version)
    return unreadable('questwright', 'wrong-version', {
      message: `\`version\` is ${JSON.stringify(fields.version) ?? 'missing'}, which is no version of our format.`,
      remedy: `Write "version": ${deckHead.version}.`,
    })
  const all = gather(index, options.game === undefined ? words : { ...words, game: options.game })
  reportDoubled(doubled, all)
  const { heroes, stubs } = fields
  const clue = (code: string): CardClue => {
    const full = completeCode(code, index, options.pack)
    const stub = isFields(stubs) && Object.hasOwn(stubs, full) ? stubs[full] : undefined
    return isFields(stub) ? { ...clueOf(stub), code: full } : { code: full, ...titleOfCode(full) }
  }
  if (!Array.isArray(heroes))
    all.report('error', 'wrong-field', {
      message: '`heroes` is no list of codes.',
      remedy: `Write "heroes": ["${codeOf(index, 'begins')}"].`,
    })
  else
    for (const code of heroes as readonly FactValue[]) {
      if (typeof code === 'string') all.add({ part: 'heroes', quantity: 1, clue: clue(code) })
      else
        all.report('error', 'wrong-field', {
          message: `Among the heroes stands ${JSON.stringify(code).slice(0, 40)}, which is no code.`,
          remedy: `Write codes such as "${codeOf(index, 'begins')}".`,
        })
    }
  if (fields.cards === undefined)
    all.report('error', 'wrong-field', { message: '`cards` is missing.', remedy: `Write "cards": { "${codeOf(index, 'counted')}": 3 }.` })
  eachCopy(fields.cards, 'cards', all, (code, quantity) => all.add({ part: 'cards', quantity, clue: clue(code) }))
  eachCopy(fields.sideboard, 'sideboard', all, (code, quantity) => all.add({ part: 'sideboard', quantity, clue: clue(code) }))
  addRows(fields.shared, 'shared', all)
  addRows(fields.placeholders, 'placeholders', all)
  const kind = fields.kind
  if (kind !== 'starter' && kind !== 'custom')
    all.report('warning', 'wrong-field', {
      message: `\`kind\` is ${JSON.stringify(kind) ?? 'missing'}: the deck was taken as a custom one.`,
      remedy: 'Write "kind": "custom", or "starter" for the deck of a first game.',
    })
  const notes = cleanNotes(textOf(fields.notes) ?? '').slice(0, mostNoteLetters)
  const deck: Deck = {
    name: cleanLine(textOf(fields.name) ?? options.name ?? ''),
    kind: kind === 'starter' ? 'starter' : 'custom',
    rows: all.rows(),
    ...pinsOf(fields.packs),
    ...(notes === '' ? {} : { notes }),
    ...keptOf(fields.kept),
  }
  return { format: 'questwright', deck, problems: all.problems }
}

/** A bare slug lies in the deck's own pack; in a file without a pack, in the only pack that has such a card. */
function completeCode(code: string, index: CardIndex, pack: string | undefined): string {
  if (code.includes(':')) return code
  if (pack !== undefined) return `${pack}:${code}`
  const cards = index.bySlug.get(code) ?? []
  return cards.length === 1 ? (cards[0]?.code ?? code) : code
}

/** A code of a card that is here, as an example. */
function codeOf({ byCode }: CardIndex, inDeck: IndexedCard['inDeck']): string {
  return [...byCode.values()].find((card) => card.inDeck === inDeck)?.code ?? 'my-pack:my-card'
}

/** A title for a code of which nothing else is known: `my-pack:old-bridge` gives `Old bridge`. */
function titleOfCode(code: string): { readonly title?: string } {
  const words = code
    .slice(code.indexOf(':') + 1)
    .replaceAll('-', ' ')
    .trim()
  return words === '' ? {} : { title: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** Leaves out invalid versions of packs: the file opens without them. */
function pinsOf(value: FactValue | undefined): { readonly packs?: { readonly [pack: string]: PinnedPack } } {
  if (!isFields(value)) return {}
  const pins = Object.entries(value).flatMap(([id, given]): (readonly [string, PinnedPack])[] => {
    const pin = typeof given === 'string' ? { version: given } : given
    if (!slugIsWellFormed(id) || !isFields(pin)) return []
    const version = cleanLine(textOf(pin.version) ?? '')
    if (version === '') return []
    const text = (field: FactValue | undefined) => (typeof field === 'string' ? cleanLine(field) : undefined)
    return [[id, filled({ name: text(pin.name), version, hash: text(pin.hash) })]]
  })
  return pins.length === 0 ? {} : { packs: Object.fromEntries(pins) }
}

function keptOf(value: FactValue | undefined): { readonly kept?: DeckKept } {
  if (!isFields(value)) return {}
  const kept = Object.entries(value).flatMap(([name, one]): (readonly [string, FactValue])[] => {
    if (!/^[a-z]\w{0,40}$/i.test(name)) return []
    if (typeof one === 'string') return [[name, cleanLine(one)]]
    return isFields(one) ? [[name, one]] : []
  })
  return kept.length === 0 ? {} : { kept: Object.fromEntries(kept) as DeckKept }
}

/**
 * Writes our own format. With each card go its title and ids (`stubs`) and the versions of the packs, so that the deck opens by name where a pack
 * is missing.
 */
export function writeQuestwright(deck: Deck, index: CardIndex): string {
  const cards = deck.rows.filter((row) => row.kind === 'card')
  const shared = cards.filter((row) => row.part === 'shared').map(({ kind: _, ...row }) => row)
  const known = cards.filter((row) => row.part !== 'shared')
  const facts = deckFacts(deck)
  // the versions with which the deck was built, else the installed ones
  const pins = packsOfCards(facts).flatMap((id) => {
    const pin = deck.packs?.[id] ?? index.packs.get(id)
    return pin ? [[id, pin] as const] : []
  })
  const file = filled({
    ...facts,
    shared: shared.length === 0 ? undefined : shared,
    packs: Object.fromEntries(pins),
    stubs: Object.fromEntries(known.map((row) => [row.code, stubOf(row, index)])),
    notes: deck.notes,
    kept: deck.kept,
  })
  return `${JSON.stringify(file, null, 2)}\n`
}

function stubOf({ code = '', title, octgnId, ringsdbCode }: DeckRow, index: CardIndex): { readonly [field: string]: string } {
  const card = index.byCode.get(code)
  return filled({ title, octgnId: card?.octgnId ?? octgnId, ringsdbCode: card?.ringsdbCode ?? ringsdbCode }) as { [field: string]: string }
}
