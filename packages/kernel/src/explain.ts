import { lookAside } from './aside.ts'
import { type Answered, askWhy, type Contributor, finish, isBlank } from './ask.ts'
import { type Card, stateOf } from './card.ts'
import type { Ability } from './definition.ts'
import type {
  AbilityExplanation,
  CardExplanation,
  ComingEffect,
  Contribution,
  HeardMoment,
  Moment,
  SeatName,
  Sentence,
  StatExplanation,
} from './door.ts'
import type { Instance } from './instance.ts'
import { type Json, type JsonObject, sameJson } from './json.ts'
import { keywordCode } from './keyword-code.ts'
import { mayKnow, zoneKey } from './knowledge.ts'
import { bearersOf, bearersOfKeywordAbility } from './lanes.ts'
import { writtenAt } from './line-of-part.ts'
import { HIDDEN, hiddenIn, maskedFor, maskedSentence, mayName } from './mask.ts'
import type { PendingQuestion } from './question-spec.ts'
import type { StatSpec } from './ruleset.ts'
import { reference } from './story.ts'
import type { Table } from './table.ts'
import { readingFor } from './unknown-to.ts'
import { isFault, type ScriptFault } from './unwind.ts'
import type { Use } from './usage.ts'
import { whyNot } from './use.ts'
import type { Seen } from './watcher.ts'

/** Explains why a card's numbers are what they are, and why its abilities are offered or not. */

/** The asking seats; undefined: everything may be explained. */
type Seats = readonly SeatName[] | undefined

/**
 * Explains a card in the current state. Cards that the asking seats may not know are not named: their contributions to a stat are summed up, their
 * abilities are left out, and the explanation says where the use of an ability depends on them.
 * @param pending the pending question, if any: an ability among its options is explained as offered
 * @param moments the events since the last answer at which its triggered abilities were considered
 * @param seats the asking seats, which may know the card
 * @throws Error for a card that is not on the table
 */
export function explainCard(
  t: Table,
  id: string,
  pending: PendingQuestion | undefined,
  moments: readonly Moment[] = [],
  seats?: Seats,
): CardExplanation {
  const card = t.findCard(id)
  if (!card) throw new Error(`there is no card ${id} on this table; cards are named by their ids, such as p1/hand/3`)
  return lookAside(t, () => ({
    card: reference(card),
    side: card.sideUp,
    zone: seats ? zoneKey(card.zone, seats) : card.zone.id,
    controller: card.controllerName,
    stats: explainStats(t, card, seats),
    abilities: explainAbilities(t, card, pending, moments, seats),
  }))
}

/**
 * Explains a card that lies face down as something else, for seats that may not know the card: the explained numbers are those of its
 * disguise.
 */
export function explainMasked(t: Table, card: Card, place: string, seats: readonly SeatName[]): CardExplanation {
  return lookAside(t, () => ({
    card: { card: place, code: card.disguise?.code as string },
    side: 'A',
    zone: zoneKey(card.zone, seats),
    controller: card.controllerName,
    stats: explainStats(t, card, seats),
    abilities: [],
  }))
}

function explainStats(t: Table, card: Card, seats: Seats): StatExplanation[] {
  const shown = t.ruleset.view.stats(card)
  const found: StatExplanation[] = []
  for (const stat of [...shown, ...Object.keys(t.ruleset.stats).filter((name) => !shown.includes(name))]) {
    const spec = t.ruleset.stats[stat]
    if (!spec) continue
    try {
      const answered = askWhy(card, stat)
      const contributors = contributionsTo(t, spec, answered, seats)
      if (contributors.length === 0 && !shown.includes(stat)) continue
      found.push({ stat, printed: answered.printed, value: answered.value, contributors })
    } catch (thrown) {
      if (!isFault(thrown)) throw thrown
      const printed: Json = spec.printed(card)
      found.push({ stat, printed, value: printed, contributors: [], failed: failureFor(t, thrown, seats) })
      t.run.latch = undefined
    }
  }
  return found
}

/** Why a part failed; seats that may not know its card get a sentence that does not name it. */
function failureFor(t: Table, { ability, message }: ScriptFault, seats: Seats): string {
  return !seats || ability === undefined || mayName(t, ability, seats) ? message : 'a part of a card that you may not know failed'
}

/** The contributions to a stat. Everyone sees its value, so the contributions of hidden cards are given as one difference, without their number. */
function contributionsTo(t: Table, spec: StatSpec, { printed, contributors, value }: Answered, seats: Seats): Contribution[] {
  const known = seats ? contributors.filter((one) => maySpeakTo(t, one, seats)) : contributors
  const named = known.map(({ card: by, name, way, value: amount }): Contribution => {
    const source = by === null ? undefined : t.findCard(by)
    const card = source && seats && !mayKnow(source, seats) ? { card: HIDDEN, code: source.code } : source ? reference(source) : null
    return { card, name, way, value: amount, ...placeOf(t, name, source) }
  })
  if (known.length === contributors.length) return named
  return [...named, ...differences(finish(spec, printed, known), value)]
}

/**
 * Whether these seats may see the name of a contributor. A lasting effect is public, even if its card is hidden now: the log named it when it began.
 */
function maySpeakTo(t: Table, { card, name }: Contributor, seats: readonly SeatName[]): boolean {
  const source = card === null ? undefined : t.findCard(card)
  if (!source || mayKnow(source, seats)) return true
  return t.registry.allEffects().some(({ data }) => data.card === card && `${String(data.code)}#${String(data.slug)}` === name)
}

function differences(before: Json, now: Json): Contribution[] {
  const by = (way: Contribution['way'], value: Json): Contribution => ({ card: { card: HIDDEN }, name: HIDDEN, way, value })
  if (sameJson(before, now)) return []
  if (typeof now === 'boolean') return [by(now ? 'permit' : 'forbid', true)]
  if (typeof now === 'number' && typeof before === 'number') return [by('add', now - before)]
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return [by('set', now)]
  const [had, has] = [before, now].map((words) => (Array.isArray(words) ? Object.fromEntries(words.map((word) => [word, 1])) : words)) as [
    JsonObject,
    JsonObject,
  ]
  const words = [...new Set([...Object.keys(had), ...Object.keys(has)])].sort()
  return words.flatMap((word) => (sameJson(had[word], has[word]) ? [] : [by(has[word] === undefined ? 'exclude' : 'include', word)]))
}

function explainAbilities(
  t: Table,
  card: Card,
  pending: PendingQuestion | undefined,
  moments: readonly Moment[],
  seats: Seats,
): AbilityExplanation[] {
  t.registry.settle()
  const found: AbilityExplanation[] = []
  const add = (ability: Ability, name: string, source: Card, number: number, works: 'works' | 'out-of-place' | 'blank'): void => {
    const met = moments.filter((moment) => moment.ability === name)
    const judged = statusOf(t, { ability, name, self: card, source, you: card, event: undefined, number }, works, pending, met, seats)
    found.push({
      name,
      word: ability.word,
      lane: ability.lane,
      hears: ability.hears,
      source: reference(source),
      ...judged,
      moments: met,
      ...placeOf(t, name, source),
    })
  }
  const instances = t.cards
    .filter((one) => isSeen(one, seats))
    .flatMap((one) => stateOf(one).instances)
    .filter((instance) => instance.part.kind === 'ability')
  const working = (instances as Instance<Ability>[]).filter((instance) => bearersOf(t, instance).includes(card))
  for (const part of card.printed.parts) {
    if (part.kind !== 'ability') continue
    if (working.some((instance) => instance.part === part && instance.card === card))
      add(part, `${card.code}#${part.slug}`, card, 0, 'works')
    else add(part, `${card.code}#${part.slug}`, card, 0, isBlank(t, card) ? 'blank' : 'out-of-place')
  }
  for (const instance of working) if (instance.card !== card) add(instance.part, instance.name, instance.card as Card, 0, 'works')
  const keywords = t.ruleset.keywordsOf(card)
  for (const slug of Object.keys(keywords).sort()) {
    const keyword = t.library.keywords.get(slug)
    const number = keywords[slug]
    for (const part of keyword?.parts ?? [])
      if (keyword && part.kind === 'ability')
        add(part, `${keywordCode(keyword)}#${part.slug}`, card, typeof number === 'number' ? number : 0, 'works')
  }
  return found
}

type Status = Pick<AbilityExplanation, 'status' | 'reason'>

function statusOf(
  t: Table,
  use: Use,
  works: 'works' | 'out-of-place' | 'blank',
  pending: PendingQuestion | undefined,
  met: readonly Moment[],
  seats: Seats,
): Status {
  const { ability, name, self } = use
  const refuse = (code: string, parts = {}): Sentence => ({ code: `refused.${code}`, parts: { ability: name, ...parts } })
  const asked = pending?.spec.who
  const offered = pending?.options.some(({ card, label, key }) =>
    label?.parts.ability === undefined ? key === `${self.id}#${ability.slug}` : card === self && label.parts.ability === name,
  )
  // an offered ability is explained as offered only to the seat that is asked
  if (offered && (!seats || seats.includes((asked as Card).id))) return { status: 'offered' }
  if (t.registry.isMuted(name)) return { status: 'refused', reason: refuse('muted') }
  if (works === 'blank') return { status: 'refused', reason: refuse('blank') }
  const lane = t.ruleset.lanes.find((one) => one.name === ability.lane)
  if (ability.lane === null && !t.ruleset.windowWords.includes(ability.word)) return { status: 'called-up' }
  if (works === 'out-of-place') return { status: 'refused', reason: refuse('out-of-place') }
  if (lane?.order === 'chosen') return { status: 'compulsory' }
  if (lane) {
    // prefer a reason other than "it happened to another card", which explains least
    const last = met.findLast(({ reason }) => reason && reason.code !== 'refused.other-subject') ?? met[met.length - 1]
    return last?.reason ? { status: 'refused', reason: last.reason } : { status: 'waiting', reason: refuse('no-trigger') }
  }
  const users = t.ruleset.users(ability, self)
  const you = asked && users.includes(asked) ? asked : users[0]
  if (!you) return { status: 'refused', reason: refuse('nobody') }
  const elsewhere = (): Status =>
    offered ? { status: 'offered' } : { status: 'refused', reason: refuse(asked && asked !== you ? 'other-turn' : 'other-question') }
  try {
    if (!seats) {
      const reason = whyNot({ ...use, you })
      return reason ? { status: 'refused', reason } : elsewhere()
    }
    const { found: reason, looked } = readingFor(t, seats, () => whyNot({ ...use, you }))
    if (looked === 'unknown') return { status: 'refused', reason: refuse('hidden') }
    return reason ? { status: 'refused', reason: maskedSentence(t, reason, seats) } : elsewhere()
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown
    t.run.latch = undefined
    return { status: 'refused', reason: refuse('failed', { message: failureFor(t, thrown, seats) }) }
  }
}

/** A record of an ability and an event in a lane as a `Moment`, masked for these seats in the current state. */
export function momentOf(t: Table, { instance, event, lane, seat, outcome, reason }: Seen, seats?: Seats): Moment {
  const subject = event.subject && reference(event.subject)
  return {
    ability: instance.name,
    event: event.kind,
    ...(subject ? { subject: seats ? maskedFor(subject, hiddenIn(t, subject), seats) : subject } : {}),
    lane: lane.name,
    ...(seat ? { seat: seat.id } : {}),
    outcome,
    ...(reason ? { reason: seats ? maskedSentence(t, reason, seats) : reason } : {}),
  }
}

function placeOf(t: Table, name: string, source: Card | undefined): { at?: string } {
  const at = writtenAt(t.library, name, source)
  return at ? { at } : {}
}

/**
 * Lists what will end, happen or may respond at later moments: lasting effects with their end, delayed effects, and abilities in play that
 * hear the ruleset's `ends`. Whether such an ability really answers is decided at that moment.
 * @param seats the asking seats: cards that they may not know are left out
 */
export function explainComing(t: Table, seats?: Seats): ComingEffect[] {
  return lookAside(t, () => [...runningEffects(t, seats), ...listeners(t, seats)])
}

const isSeen = (card: Card, seats: Seats): boolean => seats === undefined || mayKnow(card, seats)

function runningEffects(t: Table, seats: Seats): ComingEffect[] {
  return t.registry.allEffects().flatMap(({ data }): ComingEffect[] => {
    const source = t.findCard(data.card as string)
    if (!source) return []
    const name = `${data.code as string}#${data.slug as string}`
    // keep the code even if the card is hidden now: the story named the card to everyone when the effect began
    const card = isSeen(source, seats) ? { card: source.id, code: data.code as string } : { card: HIDDEN, code: data.code as string }
    const common = { name, card, ...placeOf(t, name, source) }
    if (data.moment !== undefined) return [{ what: 'fires', when: String(data.moment), ...common }]
    return [{ what: 'ends', when: String(data.until), ...common, ...reachOf(t, data, seats) }]
  })
}

function reachOf(t: Table, data: JsonObject, seats: Seats): Pick<ComingEffect, 'stat' | 'way' | 'value' | 'targets'> {
  const targets = ((data.targets as readonly string[] | undefined) ?? []).flatMap((id) => {
    const card = t.findCard(id)
    return card && isSeen(card, seats) ? [reference(card)] : []
  })
  return {
    stat: String(data.stat),
    ...(data.way === undefined ? {} : { way: data.way as Contribution['way'] }),
    ...(data.value === undefined ? {} : { value: data.value }),
    ...(targets.length > 0 ? { targets } : {}),
  }
}

function listeners(t: Table, seats: Seats): ComingEffect[] {
  t.registry.settle()
  return (t.ruleset.ends ?? []).flatMap((when) =>
    t.ruleset.lanes.flatMap((lane) =>
      [...t.registry.inLane(lane.name, when), ...t.registry.keywordsInLane(lane.name, when)].flatMap((instance) =>
        (instance.card === null ? bearersOfKeywordAbility(t, instance) : isSeen(instance.card, seats) ? bearersOf(t, instance) : [])
          .filter((card) => isSeen(card, seats))
          .map(
            (card): ComingEffect => ({
              what: 'answers',
              when,
              name: instance.name,
              card: reference(card),
              ...placeOf(t, instance.name, instance.card ?? undefined),
            }),
          ),
      ),
    ),
  )
}

/** As `momentOf`, with the ability's card. The seats that ask may know that card, and the card that prints the ability. */
export function heardOf(t: Table, seen: Seen, input: number, seats?: Seats): HeardMoment {
  return {
    ...momentOf(t, seen, seats),
    card: reference(seen.self),
    input,
    ...placeOf(t, seen.instance.name, seen.instance.card ?? undefined),
  }
}
