import { setFactOf } from '@questwright/editing'
import { checkCardFacts } from '@questwright/packs'
import { typesOf } from '@questwright/rulebook'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { describe, expect, it } from 'vitest'
import { factsOfNewCard, typeChoices } from '../src/new-card-facts.ts'
import { setChoices, setMeant } from '../src/set-choices.ts'

const rulebook = rulebookAt('lcg')

describe('a new card', () => {
  it('can be of every type of the game, each offered once', () => {
    const offered = typeChoices(rulebook).flatMap(({ types }) => types)
    // the dialog asks for an encounter set for stages and for those types for which the checks require one
    const asked = offered.filter((type) =>
      checkCardFacts({ type } as never, rulebook).issues.some(({ path }) => path[0] === 'encounterSet' || path[0] === 'encounterSets'),
    )
    expect(offered.filter((type) => setFactOf(rulebook, type) !== undefined)).toEqual(asked)
    expect([...offered].sort()).toEqual([...typesOf(rulebook)].sort())
    expect(offered[0]).toBe('enemy')
  })

  it.each(typesOf(rulebook))('of type %s begins with facts that the checks accept', (type) => {
    const { facts } = factsOfNewCard({ type }, 'ford', rulebook)
    expect(checkCardFacts(facts as never, rulebook).issues.filter(({ severity }) => severity === 'error')).toEqual([])
  })
})

it('a new card is offered the sets by their titles, and is created in the chosen one', () => {
  const bundle = (id: string, encounterSets: object, cards: object = {}) => ({ id, cards, text: { en: { encounterSets } } }) as never
  const bundles = [
    bundle('my-set', { 'old-lanterns': { title: 'The Old Lanterns' } }, { crow: { encounterSet: 'grey-birds' } }),
    bundle('fords', { ford: { title: 'The Ford' } }),
  ]
  const choices = setChoices(bundles, 'my-set', (id) => (id === 'fords' ? 'Crossing' : id))
  expect(choices.map(({ title, set }) => [title, set])).toEqual([
    ['Grey Birds', 'grey-birds'],
    ['The Old Lanterns', 'old-lanterns'],
    ['The Ford (Crossing)', 'fords:ford'],
  ])
  expect(['The Old Lanterns', ' grey-birds', 'The Ford (Crossing)', 'New Wood'].map((typed) => setMeant(choices, typed))).toEqual([
    'old-lanterns',
    'grey-birds',
    'fords:ford',
    'New Wood',
  ])
  expect(factsOfNewCard({ type: 'enemy', set: 'New Wood' }, 'my-set', rulebook)).toMatchObject({
    facts: { encounterSet: 'new-wood' },
    set: { slug: 'new-wood', title: 'New Wood' },
  })
})
