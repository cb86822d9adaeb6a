/** Reads and writes our own deck file: `questwright-deck`, version 1. */
import {
  codesOfDeck,
  deckHead,
  type FactValue,
  idIsWellFormed,
  type PinnedPack,
  packsOfCards,
  rulebooksBySections,
  strangeSections,
} from '@questwright/packs/browser'
import { deckSections, foreignIdFacts, type Rulebook, rulebookFor, usualRulebook } from '@questwright/rulebook'
import type { CardIndex } from './card-index.ts'
import { cleanLine, cleanNotes } from './clean.ts'
import { type Deck, type DeckKept, type DeckRow, deckFacts, filled, rowInFile, rulebookOfDeck } from './deck.ts'
import type { FileWords } from './file-words.ts'
import { gather } from './gather.ts'
import type { CardClue } from './identify.ts'
import { withFactNames } from './ids-of-card.ts'
import { addRows, clueOf, eachCopy, exportAgain, type Fields, isFields, readObject, reportDoubled, textOf } from './json-deck.ts'
import { mostNoteLetters } from './limits.ts'
import { type ReadDeck, type ReadOptions, unreadable } from './read.ts'

/**
 * Reads a deck in our own format, also the file `decks/<slug>.json` of a pack.
 * @param words the words of the formats of all games
 */
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
  const { stubs } = fields
  const { packs: pins } = pinsOf(fields.packs)
  const game = gameOfFile(fields, index, options)
  const rulebook = rulebookFor(game, index.rulebooks)
  // sections that only one game has tell the game of cards that are not here
  const able = rulebooksBySections(fields, index.rulebooks)
  const only = able.length === 1 && able[0]?.game === game ? game : undefined
  const sections = deckSections(rulebook)
  const ids = foreignIdFacts(rulebook)
  const clue = (code: string): CardClue => {
    const full = completeCode(code, index, options.pack, pins)
    const stub = isFields(stubs) ? [full, code].flatMap((one) => (Object.hasOwn(stubs, one) ? [stubs[one]] : []))[0] : undefined
    return isFields(stub) ? { ...clueOf(stub, ids), code: full } : { code: full, ...titleOfCode(full) }
  }
  for (const section of sections) {
    const { name, several, written, formerly = [] } = section
    const example = `"${codeOf(index, game, name)}"`
    const field = [name, ...formerly].find((one) => fields[one] !== undefined) ?? name
    const held = fields[field]
    if (written === 'copies') {
      if (held === undefined)
        all.report('error', 'wrong-field', { message: `\`${field}\` is missing.`, remedy: `Write "${field}": { ${example}: 3 }.` })
      eachCopy(held, field, all, (code, quantity) => all.add({ part: name, quantity, clue: clue(code) }))
    } else if (!Array.isArray(held))
      all.report('error', 'wrong-field', { message: `\`${field}\` is no list of codes.`, remedy: `Write "${field}": [${example}].` })
    else
      for (const code of held as readonly FactValue[]) {
        if (typeof code === 'string') all.add({ part: name, quantity: 1, clue: clue(code) })
        else
          all.report('error', 'wrong-field', {
            message: `Among the ${several} is ${JSON.stringify(code).slice(0, 40)}, which is no code.`,
            remedy: `Write codes such as ${example}.`,
          })
      }
  }
  for (const field of strangeSections(fields, rulebook))
    all.report('error', 'deck/unknown-section', {
      message: `The deck has a section "${field}", which decks of ${rulebook.title} do not have: its cards were left out.`,
      remedy: `Move them to ${sections.map(({ name }) => name).join(' or ')}, or take the section out.`,
    })
  eachCopy(fields.sideboard, 'sideboard', all, (code, quantity) => all.add({ part: 'sideboard', quantity, clue: clue(code) }))
  addRows(fields.shared, 'shared', all, rulebook, only)
  addRows(fields.placeholders, 'placeholders', all, rulebook, only)
  const kind = fields.kind
  if (kind !== 'starter' && kind !== 'custom')
    all.report('warning', 'wrong-field', {
      message: `\`kind\` is ${JSON.stringify(kind) ?? 'missing'}: the deck was read as a custom one.`,
      remedy: 'Write "kind": "custom", or "starter" for the deck of a first game.',
    })
  const notes = cleanNotes(textOf(fields.notes) ?? '').slice(0, mostNoteLetters)
  const deck: Deck = {
    name: cleanLine(textOf(fields.name) ?? options.name ?? ''),
    kind: kind === 'starter' ? 'starter' : 'custom',
    ...(typeof fields.deckFormat === 'string' ? { deckFormat: cleanLine(fields.deckFormat) } : {}),
    rows: all.rows(),
    game,
    ...pinsOf(fields.packs),
    ...(notes === '' ? {} : { notes }),
    ...keptOf(fields.kept),
  }
  return { format: 'questwright', deck, problems: all.problems }
}

/**
 * The full code for a code in a deck file. A bare slug belongs to the deck's own pack; in a file without a pack, to the only pack that has such a
 * card.
 * @param pins the packs that the deck names: where two packs have the same short id, the name in the deck decides
 */
function completeCode(code: string, index: CardIndex, pack: string | undefined, pins: Deck['packs'] = {}): string {
  if (code.includes(':')) {
    const [prefix = '', slug = ''] = code.split(':')
    const name = Object.hasOwn(pins, prefix) ? pins[prefix]?.name : undefined
    const now = name === undefined ? undefined : [...index.packs].find(([, one]) => one.name === name)?.[0]
    return now === undefined ? code : `${now}:${slug}`
  }
  if (pack !== undefined) return `${pack}:${code}`
  const cards = index.bySlug.get(code) ?? []
  return cards.length === 1 ? (cards[0]?.code ?? code) : code
}

/** As an example for messages, the code of a card that is loaded and belongs to a section. */
function codeOf({ byCode }: CardIndex, game: string, section: string): string {
  return [...byCode.values()].find((card) => card.game === game && card.section === section)?.code ?? 'my-pack:my-card'
}

/**
 * The game of a deck file: the one that the caller asks for, that of its pack or of its cards, or the game whose decks have exactly its sections.
 */
function gameOfFile(fields: Fields, index: CardIndex, { game, pack }: ReadOptions): string {
  if (game !== undefined && Object.hasOwn(index.rulebooks, game)) return game
  const cards = [...index.byCode.values()]
  const ofPack = cards.find((card) => card.pack === pack)
  if (ofPack !== undefined) return ofPack.game
  const met = codesOfDeck(fields).find((code) => index.byCode.has(code))
  const ofCard = index.byCode.get(met ?? '')
  if (ofCard !== undefined) return ofCard.game
  return (rulebooksBySections(fields, index.rulebooks)[0] ?? usualRulebook(index.rulebooks)).game
}

/** A title for a card of which only the code is known: `my-pack:old-bridge` gives `Old bridge`. */
function titleOfCode(code: string): { readonly title?: string } {
  const words = code
    .slice(code.indexOf(':') + 1)
    .replaceAll('-', ' ')
    .trim()
  return words === '' ? {} : { title: words.charAt(0).toUpperCase() + words.slice(1) }
}

/** The versions of packs that the file names, without invalid ones: the file opens without those. */
function pinsOf(value: FactValue | undefined): { readonly packs?: { readonly [pack: string]: PinnedPack } } {
  if (!isFields(value)) return {}
  const pins = Object.entries(value).flatMap(([id, given]): (readonly [string, PinnedPack])[] => {
    const pin = typeof given === 'string' ? { version: given } : given
    if (!idIsWellFormed(id) || !isFields(pin)) return []
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
 * Writes our own format. It contains the title and the ids of each card (`stubs`) and the versions of the packs, so that cards can still be found
 * by name where a pack is missing.
 */
export function writeQuestwright(deck: Deck, index: CardIndex): string {
  const rulebook = rulebookOfDeck(deck, index)
  const cards = deck.rows.filter((row) => row.kind === 'card')
  const shared = cards.filter((row) => row.part === 'shared').map((row) => rowInFile(row, rulebook))
  const known = cards.filter((row) => row.part !== 'shared')
  const facts = deckFacts(deck, index)
  // the versions with which the deck was built, else the installed ones
  const pins = packsOfCards(facts).flatMap((id) => {
    const pin = deck.packs?.[id] ?? index.packs.get(id)
    return pin ? [[id, pin] as const] : []
  })
  const file = filled({
    ...facts,
    shared: shared.length === 0 ? undefined : shared,
    packs: Object.fromEntries(pins),
    stubs: Object.fromEntries(known.map((row) => [row.code, stubOf(row, index, rulebook)])),
    notes: deck.notes,
    kept: deck.kept,
  })
  return `${JSON.stringify(file, null, 2)}\n`
}

function stubOf({ code = '', title, guid, siteCode }: DeckRow, index: CardIndex, rulebook: Rulebook): object {
  const card = index.byCode.get(code)
  return withFactNames(filled({ title, guid: card?.guid ?? guid, siteCode: card?.siteCode ?? siteCode }), rulebook)
}
