/** The sentence of an ability is read again as the same ability. */

import { readFileSync } from 'node:fs'
import { menus } from '@questwright/abilities/test/combinations'
import { expect, it } from 'vitest'
import { hasId } from '../src/values.ts'
import { leftOut, type Made, madeAbilities } from './made-abilities.ts'
import { choicesOf, readBack } from './read-back.ts'

/** The entries whose sentences are not read again yet, or not always, and why. */
const exceptions: { readonly [entry: string]: string } = {
  'attack-with': '"for this attack, …" behind an attack is read as an effect of its own',
  titled: 'a title behind "called" is read for the cards of some sets only',
  'hand-type': 'a type of card is read as the kind of the same name',
  'current-quest': 'the current quest among other cards is read as the current quest',
  'active-locations': 'an active location is read as the active location as well',
  'discard-top': 'one discarded card without a name is read as a number of cards',
  'discard-deck-top': 'the same of the deck of a player',
}

const isOfGone = ({ trigger }: Made['ability']): boolean =>
  trigger?.timing === 'after' && menus.events.some(({ kind, gives }) => kind === trigger.kind && gives?.includes('as it was'))

const isException = ({ ability }: Made): boolean =>
  // a keyword before a phase before the ability word; and a price that speaks of the hand of the first player
  (ability.keyword !== undefined && ability.phase !== undefined) ||
  (ability.word === 'gives-travel' && ability.price?.id === 'discard') ||
  // a trait of a card that is gone is read as a condition about the card as it was
  (isOfGone(ability) && hasId(ability.trigger?.of, 'trait')) ||
  choicesOf(ability).some(({ id }) => Object.hasOwn(exceptions, id))

/** The sentences of abilities that are not read as the same abilities, each behind the type of its card. */
const unlike = (made: readonly Made[]): readonly string[] =>
  made.flatMap(({ ability, type }) => {
    const { isSame, sentence } = readBack(menus, [ability], type)
    return isSame ? [] : [`${type}: ${sentence}`]
  })

const expected = madeAbilities.filter((one) => !isException(one))

/** Every so many of the made abilities are read in the normal run. */
const step = 40

const record = new URL('not-read-back.txt', import.meta.url)

it('of a sample of abilities that the builder offers, except for the recorded ones', () => {
  const some = expected.filter((_, i) => i % step === 0)
  expect(some.length).toBeGreaterThan(80)
  const recorded = new Set(readFileSync(record, 'utf8').split('\n'))
  expect(unlike(some).filter((one) => !recorded.has(one))).toEqual([])
})

it('of all abilities that are made of the entries of the builder in turns, except for the recorded ones', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  expect(expected.length).toBeGreaterThan(3_000)
  // after a wanted change: QUESTWRIGHT_TEST_ONLY=long npx vitest run packages/wording/test/read-back.test.ts --update
  await expect(`${unlike(expected).join('\n')}\n`).toMatchFileSnapshot(record.pathname)
})

it('leaves out no ability for a reason that hides nothing, and has no exception that is read again', { tags: 'long' }, () => {
  const isRead = (some: readonly Made[]): boolean => some.every((one) => unlike([one]).length === 0)
  // which abilities are left out for one reason alone depends on the order of the menus
  expect(Object.entries(leftOut()).flatMap(([reason, some]) => (some.length > 0 && isRead(some) ? [reason] : []))).toEqual([])
  const using = (id: string) => madeAbilities.filter(({ ability }) => choicesOf(ability).some((one) => one.id === id))
  expect(Object.keys(exceptions).filter((id) => isRead(using(id)))).toEqual([])
})
