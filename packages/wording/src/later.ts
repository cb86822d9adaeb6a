/** Effects of a text that happen at a later moment: "after this dance, …". The script has them as abilities of their own, under a name. */
import { type BuiltAbility, blankAbility, type Choice, choice, isChoice, nameOfWay, type Value } from '@questwright/abilities'
import type { LaterEffect } from './grammar.ts'
import { choicesIn, contains, withInner, withInnerLists } from './values.ts'

/** Effects that wait for a later moment, with the number of that moment in the menus. "It" in them is resolved afterwards. */
export const laterChoice = (at: number, effects: readonly Choice[], side: 'before' | 'behind' = 'behind'): Choice =>
  choice('~later', { at, effects, side })

/**
 * Divides an ability with later effects.
 * @param later the moments that the menus have
 * @param endsWithNow the duration of lasting effects that has already ended at the later moment
 * @returns the ability, and an ability for each later effect; undefined where a later effect would last until a moment that is over
 */
export function withLaterEffects(
  ability: BuiltAbility,
  later: readonly LaterEffect[],
  endsWithNow: string | undefined,
): readonly BuiltAbility[] | undefined {
  const delayed: BuiltAbility[] = []
  const names: string[] = []
  let isOver = false
  const apart = (value: Value): Value => {
    if (isChoice(value) && value.id === '~lasting') {
      const { change, until, by, word } = value.with as {
        readonly change: Choice
        readonly until: string
        readonly by: string
        readonly word: string
      }
      const slug = [change.id, ...[2, 3, 4, 5].map((count) => `${change.id}-${count}`)].find((one) => !names.includes(one)) ?? change.id
      names.push(slug)
      delayed.push({ ...blankAbility(word), slug, on: [], change })
      return choice(by, { name: slug, until })
    }
    if (!isChoice(value) || value.id !== '~later') return withInner(value, apart)
    const told = later[value.with.at as number] as LaterEffect
    const effects = value.with.effects as readonly Choice[]
    if (endsWithNow !== undefined && contains(effects, ({ with: { until } }) => until === endsWithNow)) isOver = true
    const { with: known, keeps, values } = told
    const isKnownNow = known !== undefined && contains(effects, ({ id }) => id === known.card)
    const kept = keeps && keptCards(effects)
    const [card] = kept ?? []
    if (kept !== undefined && kept.length > 1) isOver = true
    const renamed = isKnownNow ? (replaced(effects, known.card, known.later) as readonly Choice[]) : effects
    const [only, ...more] = renamed
    const asked = keeps && only?.id === 'if' && more.length === 0 ? (only.with.effects as readonly Choice[]) : renamed
    const name = nameOfWay(asked, names)
    names.push(name)
    const done = keeps && card ? withKept(renamed, card, choice(keeps.card, { name }), keeps.remains) : renamed
    const conditions = (told.conditions ?? []).map((id) => choice(id))
    delayed.push({
      ...blankAbility(told.word),
      slug: name,
      effects: conditions.length === 0 ? done : [choice('if', { conditions, effects: done })],
    })
    if (keeps && card) return choice('~both', { effects: [choice(keeps.effect, { card, name }), choice(told.effect, { ...values, name })] })
    return choice(isKnownNow ? known.effect : told.effect, { ...values, name })
  }
  const now = { ...ability, effects: ability.effects.flatMap((one) => flat(apart(one) as Choice)) }
  return isOver ? undefined : [now, ...delayed]
}

/** Replaces each pair of effects by its two effects. */
const flat = (one: Choice): readonly Choice[] =>
  one.id === '~both' ? (one.with.effects as readonly Choice[]) : [withInnerLists(one, flat)]

/** The cards of which effects speak that only the ability itself knows: its target, the card of its trigger, the card that paid, and those that its own effects chose. */
function keptCards(effects: readonly Choice[]): readonly Choice[] {
  const found = choicesIn(effects).filter(({ id }) => /^(?:target|subject|steps?|paid)$/.test(id))
  return found.filter((one, i) => found.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === i)
}

/** Effects with the kept card in the place of a card, which is found only while it is still there. */
function withKept(effects: readonly Choice[], card: Choice, kept: Choice, remains: string): readonly Choice[] {
  const put = (value: Value): Value => (JSON.stringify(value) === JSON.stringify(card) ? kept : withInner(value, put))
  const asksOnlyRemains = ({ with: { card: asked, filters } }: Choice): boolean =>
    isChoice(asked) && asked.id === kept.id && Array.isArray(filters) && (filters as readonly Choice[]).every(({ id }) => id === remains)
  return effects.flatMap((one) => {
    const meant = put(one) as Choice
    const { conditions, effects: inner } = meant.with
    const isAsked = meant.id === 'if' && (conditions as readonly Choice[]).every(asksOnlyRemains)
    return isAsked ? (inner as readonly Choice[]) : [meant]
  })
}

/** A value with another id for some of its choices. */
function replaced(value: Value, id: string, other: string): Value {
  const done = withInner(value, (inner) => replaced(inner, id, other))
  return isChoice(done) && done.id === id ? choice(other, done.with) : done
}
