/** Checks the sections of a deck against the rulebook: the number and kinds of their cards, their order, and the copies. */
import {
  beginningSections,
  deckSections,
  inDeckAs,
  type NamedSection,
  nameOfValue,
  type Rulebook,
  sectionFor,
  sectionsFor,
  typeIn,
} from '@questwright/rulebook'
import type { DeckFacts, DeckPlaceholder, FactValue } from './bundle.ts'
import { type DeckCard, type DeckCatalogue, type DeckFinding, finding, inWords, sameTitle } from './deck-finding.ts'
import { cardsOfSection, codesOfSection, entriesOfSection } from './deck-sections.ts'
import { article } from './fact-issues.ts'
import { ofSort } from './starting-cards.ts'

/** A deck with everything that its checks need. */
export interface CheckedDeck {
  readonly deck: DeckFacts
  readonly find: DeckCatalogue
  readonly rulebook: Rulebook
  /** Returns the finding for a code that no pack has. */
  readonly unknown: (code: string) => DeckFinding
}

/** A known card of a section with its copies in that section. */
interface Held {
  readonly card: DeckCard
  readonly copies: number
}

/** The placeholders in one section of a deck. */
export function placeholdersOfSection(deck: DeckFacts, { name, formerly = [] }: NamedSection): readonly DeckPlaceholder[] {
  return (deck.placeholders ?? []).filter(({ part }) => part === name || formerly.includes(part))
}

/** Whether a card belongs in a section: the section may contain it, and no other section is reserved for such cards. */
export function isOfSection(section: NamedSection, card: DeckCard, rulebook: Rulebook): boolean {
  return sectionsFor(asAsked(card, rulebook), rulebook).some(({ name }) => name === section.name)
}

/** A card in the form that the rulebook's rules for sections compare. */
const asAsked = (card: DeckCard, rulebook: Rulebook) => ({
  ...card.parts,
  type: card.type,
  back: card.back,
  inDeck: inDeckAs(rulebook, card, card.apart),
})

/**
 * A key that is equal for cards that count as the same.
 * @param parts by which cards are compared: `title`, other parts of texts, facts
 */
export function sameCard(card: DeckCard | DeckPlaceholder, parts: readonly string[]): string {
  return parts.map((part) => sameTitle(String(partOf(card, part) ?? ''))).join('\n')
}

/**
 * A card by the parts by which it is compared, in words: "Tom, the Miller".
 * @param parts as in `sameCard`
 */
export function nameBy(card: DeckCard | DeckPlaceholder, parts: readonly string[]): string {
  return [card.title, ...parts.flatMap((part) => (part === 'title' ? [] : (partOf(card, part) ?? [])))].join(', ')
}

function partOf(card: DeckCard | DeckPlaceholder, part: string): FactValue | undefined {
  if (part === 'title') return card.title
  return 'part' in card ? card[part] : card.parts?.[part]
}

/** Joins words: "title", "title and subtitle". */
export const joined = (words: readonly string[], last = 'and'): string =>
  [...(words.length > 1 ? [words.slice(0, -1).join(', ')] : []), ...words.slice(-1)].join(` ${last} `)

/** Checks a section that is a list of cards. Source for starting cards: LCG-DECK-2, LCG-DECK-3. */
export function checkList(section: NamedSection, checked: CheckedDeck): DeckFinding[] {
  const { deck, find, rulebook } = checked
  const { several, begins, differ } = section
  const codes = codesOfSection(cardsOfSection(deck, section))
  const strangers = placeholdersOfSection(deck, section)
  const findings = checkLength(section, codes, strangers, checked)
  const met = new Set<string>()
  const meet = (card: DeckCard | DeckPlaceholder, parts: DeckFinding['parts']): void => {
    if (differ === undefined) return
    const key = sameCard(card, differ)
    const title = nameBy(card, differ)
    if (met.has(key))
      findings.push(
        finding(
          'error',
          begins === undefined ? 'deck/twice-in-section' : 'deck/starting-card-twice',
          { ...parts, title },
          `Two ${several} have the ${joined(differ)} ${title}.`,
          { remedy: `Keep one of them: ${several} are unique by ${joined(differ)}, whatever their version.` },
        ),
      )
    else met.add(key)
  }
  const held: Held[] = []
  for (const code of codes) {
    const card = find(code)
    if (card === undefined) findings.push(checked.unknown(code))
    else if (!isOfSection(section, card, rulebook)) findings.push(notOfList(code, card, section, rulebook))
    else {
      meet(card, { code })
      held.push({ card, copies: 1 })
    }
  }
  for (const stranger of strangers) for (let n = 0; n < Math.min(stranger.quantity, 2); n++) meet(stranger, {})
  const isWhole = strangers.length === 0 && held.length === codes.length
  return [
    ...findings,
    ...checkNumbers(section, held, isWhole),
    ...checkAlike(section, checked),
    ...(isWhole ? checkHalves(section, held, rulebook) : []),
  ]
}

/** The values that the known cards of a section have in the fact in which they must be alike, each with its cards; the most frequent first. */
export function valuesOfSection(
  section: NamedSection,
  { deck, find, rulebook }: Omit<CheckedDeck, 'unknown'>,
): ReadonlyMap<string, readonly DeckCard[]> {
  const values = new Map<string, DeckCard[]>()
  for (const code of codesOfSection(cardsOfSection(deck, section))) {
    const card = find(code)
    const value = card?.parts?.[section.alike ?? '']
    if (card === undefined || value === undefined || !isOfSection(section, card, rulebook)) continue
    values.set(String(value), [...(values.get(String(value)) ?? []), card])
  }
  return new Map([...values].sort(([, one], [, other]) => other.length - one.length))
}

/** Reports cards of a list that differ from most others in the fact in which all must be alike. */
function checkAlike(section: NamedSection, checked: CheckedDeck): DeckFinding[] {
  const { name, several, alike } = section
  if (alike === undefined) return []
  const [most, ...others] = valuesOfSection(section, checked)
  return others.flatMap(([value, cards]) =>
    cards.map(({ title }) =>
      finding(
        'error',
        'deck/unlike-others',
        { section: name, title, fact: alike },
        `${title} has ${value} as \`${alike}\`, and other ${several} of the deck have ${most?.[0]}.`,
        { remedy: `All ${several} of a deck have the same \`${alike}\`: put another one with ${most?.[0]} in its place.` },
      ),
    ),
  )
}

/** Checks the number of cards in a list; cards of some kinds are allowed in addition. */
function checkLength(
  section: NamedSection,
  codes: readonly string[],
  strangers: readonly DeckPlaceholder[],
  { find, rulebook }: CheckedDeck,
): DeckFinding[] {
  const { name, one, several, begins, least = 0, most = Number.POSITIVE_INFINITY } = section
  const of = begins === undefined ? 'in-section' : 'starting-cards'
  const beyond = Object.entries(rulebook.startingCards).reduce(
    (sum, [sort, words]) => sum + (begins === undefined ? 0 : Math.min(words.beyond ?? 0, ofSort(codes, sort, find).length)),
    0,
  )
  const all = codes.length + strangers.reduce((sum, stranger) => sum + stranger.quantity, 0)
  const count = all - beyond
  if (all < least)
    return [
      finding(
        'error',
        `deck/too-few-${of}`,
        begins === undefined ? { section: name, count: all, least } : {},
        begins === undefined && all > 0
          ? `The deck has ${inWords(all)} ${all === 1 ? one : several}; it needs ${least === most ? '' : 'at least '}${inWords(least)}.`
          : `A deck needs at least ${inWords(least)} ${least === 1 ? one : several}.`,
        {
          remedy: `Add ${inWords(least - all)}${most > least && most < Number.POSITIVE_INFINITY ? ` to ${most - all}` : ''} ${least === most && least - all === 1 ? one : several} under ${name}.`,
        },
      ),
    ]
  if (count > most)
    return [
      finding(
        'error',
        `deck/too-many-${of}`,
        begins === undefined ? { section: name, count, most } : { count, most },
        `The deck has ${count} ${several}; at most ${most} ${most === 1 ? 'is' : 'are'} allowed.`,
        { remedy: `Take ${count - most} of the ${several} out.` },
      ),
    ]
  return []
}

function notOfList(code: string, card: DeckCard, section: NamedSection, rulebook: Rulebook): DeckFinding {
  const { name, one, begins, types, print = {} } = section
  const home = sectionFor(asAsked(card, rulebook), rulebook)
  const isOfType = types?.includes(card.type) === true
  const lacks = Object.entries(print).map(([fact, word]) => `"${word}" as \`${fact}\``)
  const but = isOfType && lacks.length > 0 ? `does not print ${joined(lacks)}` : `is of type ${card.type}`
  return finding(
    'error',
    begins === undefined ? 'deck/not-in-section' : 'deck/not-a-starting-card',
    { code, title: card.title, type: card.type },
    `${card.title} is listed as ${article(one)} ${one}, but ${but}.`,
    { remedy: home === undefined ? 'Take it out of the deck.' : `Move it from ${name} to ${home.name}.` },
  )
}

/**
 * Checks that the cards of a list have the required numbers, each once and in order.
 * @param isWhole whether all of its cards are known
 */
function checkNumbers({ name, one, several, numbered }: NamedSection, held: readonly Held[], isWhole: boolean): DeckFinding[] {
  if (numbered === undefined) return []
  const { by, first, last } = numbered
  const findings: DeckFinding[] = []
  const range = `each number from ${first} to ${last} is there once`
  const byNumber = new Map<number, DeckCard>()
  let before = Number.NEGATIVE_INFINITY
  let outOfOrder: DeckCard | undefined
  for (const { card } of held) {
    const number = card.parts?.[by]
    const { title } = card
    if (typeof number !== 'number' || number < first || number > last) {
      const message = `${title} has ${typeof number === 'number' ? `the number ${number}` : 'no number'} (\`${by}\`); ${several} have ${first} to ${last}.`
      findings.push(
        finding('error', 'deck/wrong-number', { section: name, title }, message, { remedy: `Take it out of ${name}: ${range}.` }),
      )
      continue
    }
    const other = byNumber.get(number)
    if (other === undefined) byNumber.set(number, card)
    else
      findings.push(
        finding(
          'error',
          'deck/number-twice',
          { section: name, number, title, other: other.title },
          `Two ${several} have the number ${number}: ${other.title} and ${title}.`,
          { remedy: `Keep one of them under ${name}: ${range}.` },
        ),
      )
    if (number < before) outOfOrder ??= card
    before = Math.max(before, number)
  }
  if (isWhole)
    for (let number = first; number <= last; number++)
      if (!byNumber.has(number))
        findings.push(
          finding('error', 'deck/number-missing', { section: name, number }, `No ${one} of the deck has the number ${number}.`, {
            remedy: `Add ${article(one)} ${one} with the number ${number} under ${name}: ${range}.`,
          }),
        )
  if (outOfOrder !== undefined)
    findings.push(
      finding(
        'error',
        'deck/out-of-order',
        { section: name, title: outOfOrder.title },
        `${outOfOrder.title} comes after ${article(one)} ${one} with a greater number.`,
        { remedy: `List the ${several} under ${name} by number, from ${first} to ${last}.` },
      ),
    )
  return findings
}

/** Checks that both halves of a section have equally many cards; cards that belong to neither half are refused. */
function checkHalves({ name, several, halves }: NamedSection, held: readonly Held[], rulebook: Rulebook): DeckFinding[] {
  if (halves === undefined) return []
  const { by, values } = halves
  const isOf = ({ card }: Held, value: string): boolean => {
    const printed = card.parts?.[by]
    return Array.isArray(printed) ? printed.includes(value) : printed === value
  }
  const nameOf = (value: string): string => nameOfValue(rulebook, by, value)
  const [one, other] = values.map((value) => held.reduce((sum, line) => (isOf(line, value) ? sum + line.copies : sum), 0)) as [
    number,
    number,
  ]
  const [first, second] = values.map(nameOf)
  const findings = held
    .filter((line) => !values.some((value) => isOf(line, value)))
    .map(({ card: { title } }) =>
      finding('error', 'deck/of-no-half', { section: name, title }, `${title} is neither ${first} nor ${second} (\`${by}\`).`, {
        remedy: `Take it out of ${name}: half of its ${several} are ${first}, and half are ${second}.`,
      }),
    )
  if (one === other) return findings
  const [many, few] = one > other ? [first, second] : [second, first]
  const difference = Math.abs(one - other)
  const message = `The deck has ${one} ${several} of ${first} and ${other} of ${second} under ${name}; both halves must be equal.`
  const remedy = `Add ${difference} of ${few}, or take ${difference} of ${many} out.`
  return [...findings, finding('error', 'deck/unequal-halves', { section: name, one, other }, message, { remedy })]
}

/** The copies of one card in all sections with copies. */
export interface Copies {
  readonly title: string
  readonly count: number
  readonly limit?: number
}

/** Adds copies of a card to those that were counted before. */
function addCopies(copies: Map<string, Copies>, card: DeckCard | DeckPlaceholder, count: number, { deck }: Rulebook, limit?: number): void {
  const { sameBy = ['title'] } = deck?.copies ?? {}
  const key = sameCard(card, sameBy)
  const before = copies.get(key) ?? { title: nameBy(card, sameBy), count: 0 }
  const least = limit === undefined ? before.limit : Math.min(limit, before.limit ?? limit)
  copies.set(key, { ...before, count: before.count + count, ...(least === undefined ? {} : { limit: least }) })
}

/** The cards of a list, and its placeholders; those that are unknown or belong elsewhere are reported by `checkList`. */
function heldIn(section: NamedSection, { deck, find, rulebook }: CheckedDeck): readonly (DeckCard | DeckPlaceholder)[] {
  const known = codesOfSection(cardsOfSection(deck, section)).flatMap((code) => find(code) ?? [])
  return [...known.filter((card) => isOfSection(section, card, rulebook)), ...placeholdersOfSection(deck, section)]
}

/** Counts the cards of lists as copies, where the rulebook says so. */
export function countLists(checked: CheckedDeck, copies: Map<string, Copies>): void {
  for (const section of deckSections(checked.rulebook)) {
    if (section.copies !== 'counted' && section.countsIn === undefined) continue
    for (const card of heldIn(section, checked))
      if ('part' in card) addCopies(copies, card, card.quantity, checked.rulebook)
      else addCopies(copies, card, 1, checked.rulebook, card.limit)
  }
}

/**
 * Checks a section with copies.
 * @param copies by card, those of the earlier sections; the copies of this section are added
 */
export function checkCopies(section: NamedSection, checked: CheckedDeck, copies: Map<string, Copies>): DeckFinding[] {
  const { deck, find, rulebook } = checked
  const { name, one, several, least = 0, most } = section
  const { fits, madeOf = '' } = rulebook.deck ?? {}
  const beginners = beginningSections(rulebook)
  const findings: DeckFinding[] = []
  const strange = new Map<string, number>()
  const first = beginners.flatMap((beginning) => codesOfSection(cardsOfSection(deck, beginning)))
  const fitting = new Set(first.map((code) => find(code)?.fits))
  // a placeholder among the starting cards may be the one that makes a card fit the deck
  const knowsAll = beginners.every((beginning) => placeholdersOfSection(deck, beginning).length === 0)
  let total = 0
  const ofType = new Map<string, number>()
  const held: Held[] = []
  const add = (card: DeckCard | DeckPlaceholder, count: number, limit?: number): void => addCopies(copies, card, count, rulebook, limit)
  const lists = deckSections(rulebook).filter(({ countsIn }) => countsIn === name)
  const listed = lists.flatMap((list) => codesOfSection(cardsOfSection(deck, list)))
  const listedStrangers = lists.flatMap((list) => placeholdersOfSection(deck, list))
  for (const card of lists.flatMap((list) => heldIn(list, checked))) if (!('part' in card)) held.push({ card, copies: 1 })
  total += listedStrangers.reduce((sum, { quantity }) => sum + quantity, listed.length)
  for (const { code, copies: count } of entriesOfSection(deck, section)) {
    const card = find(code)
    // an unknown card is counted, since it may be one that counts; cards that belong in no deck do not count
    if (card === undefined || countsIn(card, rulebook)) total += count
    if (card === undefined) {
      findings.push(checked.unknown(code))
      continue
    }
    if (!isOfSection(section, card, rulebook)) {
      const home = sectionFor(asAsked(card, rulebook), rulebook)
      const message = home
        ? `${card.title} is ${article(home.one)} ${home.one}: list it under ${home.name}.`
        : `${card.title} is of type ${card.type} and belongs in no player's deck.`
      const remedy = home ? `Move it from ${name} to ${home.name}.` : `Take it out: decks are made of ${madeOf}.`
      findings.push(finding('error', 'deck/not-a-deck-card', { code, title: card.title, type: card.type }, message, { remedy }))
      continue
    }
    add(card, count, card.limit)
    held.push({ card, copies: count })
    ofType.set(card.type, (ofType.get(card.type) ?? 0) + count)
    const { copiesInDeck } = typeIn(rulebook, card.type) ?? {}
    if (copiesInDeck !== undefined && count > copiesInDeck) findings.push(tooManyOfOne(card, count, copiesInDeck, rulebook))
    if (knowsAll && card.fits !== undefined && card.fits !== fits?.everywhere && !fitting.has(card.fits))
      strange.set(card.fits, (strange.get(card.fits) ?? 0) + count)
  }
  const strangers = placeholdersOfSection(deck, section)
  for (const stranger of strangers) {
    total += stranger.quantity
    add(stranger, stranger.quantity)
  }
  if (deck.kind !== 'starter' && total < least) {
    const notCounted = beginners.length === 0 ? '' : `, ${joined(beginners.map((beginning) => beginning.several))} not counted`
    findings.push(
      finding(
        'error',
        'deck/too-few-cards',
        { count: total, least },
        `The deck has ${total === 1 ? `1 ${one}` : `${total} ${several}`}; at least ${least} are needed${notCounted}.`,
        { remedy: `Add ${least - total} more: ${most === undefined ? 'there is no upper limit' : `${most} are allowed`}.` },
      ),
    )
  }
  if (most !== undefined && total > most)
    findings.push(
      finding('error', 'deck/too-many-cards', { count: total, most }, `The deck has ${total} ${several}; at most ${most} are allowed.`, {
        remedy: `Take ${total - most} out.`,
      }),
    )
  const isWhole = strangers.length + listedStrangers.length === 0 && held.length === entriesOfSection(deck, section).length + listed.length
  if (isWhole) findings.push(...checkHalves(section, held, rulebook))
  for (const [type, count] of ofType) {
    const { mostInDeck, plural } = typeIn(rulebook, type) ?? {}
    if (mostInDeck === undefined || plural === undefined || count <= mostInDeck) continue
    const message = `The deck has ${count} ${plural.toLowerCase()}; a player has at most ${inWords(mostInDeck)}.`
    findings.push(
      finding('error', 'deck/too-many-of-type', { type, count, most: mostInDeck }, message, {
        remedy: `Keep ${inWords(mostInDeck)} of them.`,
      }),
    )
  }
  const beginner = beginners[0]?.one ?? ''
  for (const [word, count] of strange) {
    const fact = fits?.fact ?? ''
    const message = `No ${beginner} of the deck has the ${word} ${fact}, which ${count === 1 ? 'one card needs' : `${count} cards need`} to be paid for.`
    const remedy = `This is allowed; add ${article(beginner)} ${beginner} of that ${fact} if it is not meant.`
    findings.push(finding('warning', 'deck/fits-no-starting-card', { fact, value: word, count }, message, { remedy }))
  }
  return findings
}

/** Reports cards with too many copies in all sections together. */
export function checkSums(copies: ReadonlyMap<string, Copies>, { deck }: Rulebook): DeckFinding[] {
  const { most = Number.POSITIVE_INFINITY, sameBy = [] } = deck?.copies ?? {}
  return [...copies.values()].flatMap(({ title, count, limit = most }) => {
    if (limit < most && count > limit) return [overItsLimit(title, count, limit)]
    if (count <= most) return []
    return [
      finding(
        'error',
        'deck/too-many-copies',
        { title, count, most },
        `The deck has ${count} copies of ${title}; at most ${most} of one ${joined(sameBy)} are allowed.`,
        { remedy: `Take ${count - most} out: copies count by ${joined(sameBy)}, across types and versions.` },
      ),
    ]
  })
}

/** Reports more copies of a title than one of its cards allows: "Limit 1 per deck". */
function overItsLimit(title: string, count: number, most: number): DeckFinding {
  const message = `The deck has ${count} copies of ${title}; the card allows a deck at most ${inWords(most)}.`
  const remedy = `Take ${count - most} out: the limit is printed on the card.`
  return finding('error', 'deck/too-many-copies', { title, count, most }, message, { remedy })
}

function tooManyOfOne({ title, type }: DeckCard, count: number, most: number, rulebook: Rulebook): DeckFinding {
  const { name = type } = typeIn(rulebook, type) ?? {}
  const one = name.toLowerCase()
  const message = `The deck has ${count} copies of the ${one} ${title}; at most ${inWords(most)} of each ${one} is allowed.`
  return finding('error', 'deck/too-many-of-type', { type, title, count, most }, message, { remedy: `Take ${count - most} out.` })
}

function countsIn(card: DeckCard, rulebook: Rulebook): boolean {
  return inDeckAs(rulebook, card, card.apart) === 'counted'
}
