/** Which fields the form of a card has, and in which order. */
import { typesOf } from '@questwright/rulebook'
import { rulebookAt } from '@questwright/workshop/rulebooks'
import { expect, test } from 'vitest'
import { fieldsOf, sideFieldsOf } from '../src/client/editor/fact-fields.ts'

const rulebook = rulebookAt('lcg')
const facts = (fields: readonly { readonly fact: string }[]) => fields.map(({ fact }) => fact)

test('numbers come first, then what is chosen, and what easy mode takes out stands behind the number of copies', () => {
  expect(facts(fieldsOf(rulebook, 'enemy'))).toEqual([
    ...['engagementCost', 'threat', 'attack', 'defense', 'hitPoints', 'encounterSet'],
    ...['unique', 'shadow', 'traits', 'keywords', 'quantity', 'number', 'easyModeRemoves'],
  ])
})

test('the numbers of a side stand in the order of those of the card', () => {
  for (const type of typesOf(rulebook)) {
    const whole = facts(fieldsOf(rulebook, type))
    const side = facts(sideFieldsOf(rulebook, type))
    if (type !== 'quest') expect(side, type).toEqual(whole.filter((fact) => side.includes(fact)))
  }
  expect(facts(sideFieldsOf(rulebook, 'ship-enemy'))).toEqual(['engagementCost', 'threat', 'attack', 'defense', 'hitPoints'])
  expect(facts(sideFieldsOf(rulebook, 'quest'))).toEqual(['questPoints'])
})
