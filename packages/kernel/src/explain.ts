import { askWhy, isBlank } from './ask.ts'
import { type Card, stateOf } from './card.ts'
import { atTable } from './current-table.ts'
import type { Ability } from './definition.ts'
import type {
  AbilityExplanation,
  CardExplanation,
  ComingEffect,
  Contribution,
  HeardMoment,
  Moment,
  Sentence,
  StatExplanation,
} from './door.ts'
import type { Json, JsonObject } from './json.ts'
import { mayKnow } from './knowledge.ts'
import { bearersOf, type Seen } from './lanes.ts'
import type { PendingQuestion } from './question.ts'
import type { Instance } from './registry.ts'
import { reference } from './story.ts'
import type { Table } from './table.ts'
import { isFault } from './unwind.ts'
import { type Use, whyNot } from './use.ts'
import { writtenAt } from './written-at.ts'

/** Why a card's numbers are what they are, and why its abilities are offered or not. */

/**
 * Explains a card as the table stands.
 * @param pending the question that waits, if any: what it offers is offered
 * @param moments what its triggered abilities met since the last answer
 * @throws Error for a card that is not on the table
 */
export function explainCard(t: Table, id: string, pending: PendingQuestion | undefined, moments: readonly Moment[] = []): CardExplanation {
  const card = t.findCard(id)
  if (!card) throw new Error(`there is no card ${id} on this table; cards are named by their ids, such as p1/hand/3`)
  return atTable(t, () =>
    looking(t, () => ({
      card: reference(card),
      side: card.sideUp,
      zone: card.zone.id,
      controller: card.controllerName,
      stats: explainStats(t, card),
      abilities: explainAbilities(t, card, pending, moments),
    })),
  )
}

/** Explains a card that lies face down as something, for those who know nothing else of it: its numbers are those of what it lies as. */
export function explainMasked(t: Table, card: Card, place: string): CardExplanation {
  return atTable(t, () =>
    looking(t, () => ({
      card: { card: place, code: card.disguise?.code as string },
      side: 'A',
      zone: card.zone.id,
      controller: card.controllerName,
      stats: explainStats(t, card),
      abilities: [],
    })),
  )
}

/** Nothing that is looked at while the table waits leaves a trace on it. */
function looking<T>(t: Table, look: () => T): T {
  const { latch, mode, onChange, explorer, running, occurrences, targeting } = t
  const counters = { ...t.counters }
  t.latch = undefined
  t.running = []
  t.occurrences = []
  try {
    return look()
  } finally {
    Object.assign(t, { latch, mode, onChange, explorer, running, occurrences, targeting })
    Object.assign(t.counters, counters)
  }
}

function explainStats(t: Table, card: Card): StatExplanation[] {
  const shown = t.ruleset.view.stats(card)
  const found: StatExplanation[] = []
  for (const stat of [...shown, ...Object.keys(t.ruleset.stats).filter((name) => !shown.includes(name))]) {
    const spec = t.ruleset.stats[stat]
    if (!spec) continue
    try {
      const { printed, contributors, value } = askWhy(card, stat)
      if (contributors.length === 0 && !shown.includes(stat)) continue
      found.push({
        stat,
        printed,
        value,
        contributors: contributors.map(({ card: by, name, way, value: amount }) => {
          const source = by === null ? undefined : t.findCard(by)
          return { card: source ? reference(source) : null, name, way, value: amount, ...placeOf(t, name, source) }
        }),
      })
    } catch (thrown) {
      if (!isFault(thrown)) throw thrown
      const printed: Json = spec.printed(card)
      found.push({ stat, printed, value: printed, contributors: [], failed: thrown.message })
      t.latch = undefined
    }
  }
  return found
}

function explainAbilities(t: Table, card: Card, pending: PendingQuestion | undefined, moments: readonly Moment[]): AbilityExplanation[] {
  t.registry.settle()
  const found: AbilityExplanation[] = []
  const add = (ability: Ability, name: string, source: Card, number: number, works: 'works' | 'out-of-place' | 'blank'): void => {
    const met = moments.filter((moment) => moment.ability === name)
    const judged = statusOf(t, { ability, name, self: card, source, you: card, event: undefined, number }, works, pending, met)
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
  const instances = t.cards.flatMap((one) => stateOf(one).instances).filter((instance) => instance.part.kind === 'ability')
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
        add(part, `${keyword.pack}:${slug}#${part.slug}`, card, typeof number === 'number' ? number : 0, 'works')
  }
  return found
}

function statusOf(
  t: Table,
  use: Use,
  works: 'works' | 'out-of-place' | 'blank',
  pending: PendingQuestion | undefined,
  met: readonly Moment[],
): { status: AbilityExplanation['status']; reason?: Sentence } {
  const { ability, name, self } = use
  const refuse = (code: string, parts = {}): Sentence => ({ code: `refused.${code}`, parts: { ability: name, ...parts } })
  const offered = pending?.options.some(({ card, label, key }) =>
    label?.parts.ability === undefined ? key === `${self.id}#${ability.slug}` : card === self && label.parts.ability === name,
  )
  if (offered) return { status: 'offered' }
  if (t.registry.isMuted(name)) return { status: 'refused', reason: refuse('muted') }
  if (works === 'blank') return { status: 'refused', reason: refuse('blank') }
  const lane = t.ruleset.lanes.find((one) => one.name === ability.lane)
  if (ability.lane === null && !t.ruleset.windowWords.includes(ability.word)) return { status: 'called-up' }
  if (works === 'out-of-place') return { status: 'refused', reason: refuse('out-of-place') }
  if (lane?.order === 'chosen') return { status: 'compulsory' }
  if (lane) {
    // what happened to another card says least
    const last = met.findLast(({ reason }) => reason && reason.code !== 'refused.other-subject') ?? met[met.length - 1]
    return last?.reason ? { status: 'refused', reason: last.reason } : { status: 'waiting', reason: refuse('no-trigger') }
  }
  const users = t.ruleset.users(ability, self)
  const asked = pending?.spec.who
  const you = asked && users.includes(asked) ? asked : users[0]
  if (!you) return { status: 'refused', reason: refuse('nobody') }
  try {
    const reason = whyNot({ ...use, you })
    if (reason) return { status: 'refused', reason }
  } catch (thrown) {
    if (!isFault(thrown)) throw thrown
    t.latch = undefined
    return { status: 'refused', reason: refuse('failed', { message: thrown.message }) }
  }
  return { status: 'refused', reason: refuse(asked && asked !== you ? 'other-turn' : 'other-question') }
}

/** What is seen at a lane, as a moment of a card's abilities. */
export function momentOf({ instance, event, lane, seat, outcome, reason }: Seen): Moment {
  return {
    ability: instance.name,
    event: event.kind,
    ...(event.subject ? { subject: reference(event.subject) } : {}),
    lane: lane.name,
    ...(seat ? { seat: seat.id } : {}),
    outcome,
    ...(reason ? { reason } : {}),
  }
}

function placeOf(t: Table, name: string, source: Card | undefined): { at?: string } {
  const at = writtenAt(t.library, name, source)
  return at ? { at } : {}
}

/**
 * What ends, fires or may answer at moments that come: lasting effects with their end, delayed effects, and abilities in play that hear the
 * ruleset's `ends`. Whether an ability will answer is decided then.
 * @param viewer who asks: cards that this viewer may not know are left out of it
 */
export function explainComing(t: Table, viewer?: string): ComingEffect[] {
  return atTable(t, () => looking(t, () => [...runningEffects(t, viewer), ...listeners(t, viewer)]))
}

const isSeen = (card: Card, viewer: string | undefined): boolean => viewer === undefined || mayKnow(card, viewer.split('+'))

function runningEffects(t: Table, viewer: string | undefined): ComingEffect[] {
  return t.registry.allEffects().flatMap(({ data }): ComingEffect[] => {
    const source = t.findCard(data.card as string)
    if (!source) return []
    const name = `${data.code as string}#${data.slug as string}`
    // what began it was told to all, whatever became of the card since
    const card = isSeen(source, viewer) ? { card: source.id, code: data.code as string } : { ...reference(source), card: 'hidden' }
    const common = { name, card, ...placeOf(t, name, source) }
    if (data.moment !== undefined) return [{ what: 'fires', when: String(data.moment), ...common }]
    return [{ what: 'ends', when: String(data.until), ...common, ...reachOf(t, data, viewer) }]
  })
}

function reachOf(t: Table, data: JsonObject, viewer: string | undefined): Pick<ComingEffect, 'stat' | 'way' | 'value' | 'targets'> {
  const targets = ((data.targets as readonly string[] | undefined) ?? []).flatMap((id) => {
    const card = t.findCard(id)
    return card && isSeen(card, viewer) ? [reference(card)] : []
  })
  return {
    stat: String(data.stat),
    ...(data.way === undefined ? {} : { way: data.way as Contribution['way'] }),
    ...(data.value === undefined ? {} : { value: data.value }),
    ...(targets.length > 0 ? { targets } : {}),
  }
}

function listeners(t: Table, viewer: string | undefined): ComingEffect[] {
  t.registry.settle()
  return (t.ruleset.ends ?? []).flatMap((when) =>
    t.ruleset.lanes.flatMap((lane) =>
      [...t.registry.inLane(lane.name, when), ...t.registry.keywordsInLane(lane.name, when)].flatMap((instance) =>
        bearersOf(t, instance)
          .filter((card) => isSeen(card, viewer) && !t.registry.isMuted(instance.name))
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

/** What is seen at a lane, as a moment of whatever card it was; undefined where the viewer may not know that card. */
export function heardOf(t: Table, seen: Seen, input: number, viewer?: string): HeardMoment | undefined {
  if (!isSeen(seen.self, viewer)) return undefined
  return { ...momentOf(seen), card: reference(seen.self), input, ...placeOf(t, seen.instance.name, seen.instance.card ?? undefined) }
}
