/** Effects of a text that happen at a later moment: "after this dance, …". The script has them as abilities of their own, under a name. */
import { type BuiltAbility, blankAbility, type Choice, choice, isChoice, nameOfWay, type Value } from '@questwright/abilities'
import type { LaterEffect } from './grammar.ts'
import { contains, withInner } from './values.ts'

/** Effects with the number of their later moment in the menus. The references in them are not resolved yet. */
export const laterChoice = (at: number, effects: readonly Choice[], side: 'before' | 'behind' = 'behind'): Choice =>
  choice('~later', { at, effects, side })

/**
 * Divides an ability with later effects.
 * @param later the moments that the menus have
 * @param endsWithNow the end of lasting effects that is over at the later moment
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
    const { with: known } = told
    const isKnownNow = known !== undefined && contains(effects, ({ id }) => id === known.card)
    const done = isKnownNow ? (replaced(effects, known.card, known.later) as readonly Choice[]) : effects
    const name = nameOfWay(done, names)
    names.push(name)
    const conditions = (told.conditions ?? []).map((id) => choice(id))
    delayed.push({
      ...blankAbility(told.word),
      slug: name,
      effects: conditions.length === 0 ? done : [choice('if', { conditions, effects: done })],
    })
    return choice(isKnownNow ? known.effect : told.effect, { name })
  }
  const now = { ...ability, effects: ability.effects.map((one) => apart(one) as Choice) }
  return isOver ? undefined : [now, ...delayed]
}

/** A value with another id for some of its choices. */
function replaced(value: Value, id: string, other: string): Value {
  const done = withInner(value, (inner) => replaced(inner, id, other))
  return isChoice(done) && done.id === id ? choice(other, done.with) : done
}
