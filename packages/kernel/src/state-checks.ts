import { isBlank } from './ask.ts'
import type { Card } from './card.ts'
import { contextFor, youOf } from './context.ts'
import { eventsIn } from './events-in.ts'
import { blaming, callScript, fail } from './fault.ts'
import { noteFired } from './fired.ts'
import { restrict } from './guards.ts'
import { cardsInPlay, keywordsOn } from './in-play.ts'
import { asRules, watched } from './looks.ts'
import { isVeiled } from './supposition.ts'
import type { Table } from './table.ts'

/**
 * Runs the checks of the ruleset, of keywords and of cards on touched cards until they find nothing more.
 * @param onFound called before each batch of found events happens
 */
export function runChecks(t: Table, onFound?: () => void): void {
  if (watched !== undefined && watched.by === 'script') {
    asRules(() => runChecks(t, onFound))
    return
  }
  let isFirst = true
  for (let turn = 0; turn < 60; turn++) {
    t.registry.settle()
    const touched = takeTouched(t)
    if (touched.length === 0) return
    const found = t.ruleset.check(touched)
    let finder = found.length > 0 ? undefined : t.doing
    for (const instance of t.registry.checks) {
      if (t.registry.isMuted(instance.name)) continue
      const own = instance.card
      if (own && (isBlank(t, own) || isVeiled(t, own))) continue
      for (const card of own ? [own] : touched) {
        const number = own ? 0 : keywordsOn(t, card)[instance.keyword as string]
        if (number === undefined) continue
        const context = contextFor(card, card, undefined, youOf(t, card, undefined), typeof number === 'number' ? number : 0)
        const more = restrict(t, () =>
          callScript(instance.name, () =>
            eventsIn(instance.part.find(context), (kind) => Object.hasOwn(t.ruleset.events, kind), 'what a state check finds'),
          ),
        )
        if (more.length > 0) noteFired(instance.name)
        if (more.length > 0 && found.length === 0)
          finder = { because: t.doing?.because ?? {}, card: t.doing?.card ?? null, ability: instance.name, you: t.doing?.you ?? null }
        found.push(...more)
      }
    }
    if (found.length === 0) continue
    chained = nested === 0 && isFirst ? found.length : chained + found.length
    isFirst = false
    if (chained > MOST_FOUND)
      fail(
        'checks-without-end',
        `state checks caused ${chained} events, one because of the other; an event that a check causes must change the state that the check reads`,
        finder?.ability,
      )
    onFound?.()
    // run as an act of the check's owner, so that a check that finds something forever is blamed on its keyword or card
    if (finder) t.run.running.push(finder)
    nested++
    try {
      blaming(finder?.ability, () => t.happening.together(found))
    } finally {
      nested--
      if (finder) t.run.running.pop()
    }
  }
  fail(
    'checks-without-end',
    'state checks cause events without end; an event that a check causes must change the state that the check reads',
  )
}

/** Limit of the events that one chain of state checks may cause, counted over all rounds and nested chains. */
const MOST_FOUND = 4_000

/** Number of events that state checks have found in the running chain. */
let chained = 0
let nested = 0

const NOTHING: readonly Card[] = Object.freeze([])

function takeTouched(t: Table): readonly Card[] {
  if (t.state.touched.size === 0 && !t.state.touchEverything) return NOTHING
  // any write may start, end or change a modifier of a checked stat, so all cards are checked while such a modifier is active
  const everything =
    t.state.touchEverything ||
    (t.state.touched.size > 0 &&
      t.ruleset.checkedStats.some(
        (stat) =>
          t.registry.modifiers(stat).length > 0 || t.registry.keywordModifiers(stat).length > 0 || t.registry.effects(stat).length > 0,
      ))
  t.state.touchEverything = false
  if (everything) for (const card of cardsInPlay(t)) t.state.touched.add(card)
  const touched = [...t.state.touched]
  t.state.touched.clear()
  if (touched.length > 1) touched.sort((a, b) => a.n - b.n)
  return touched
}
