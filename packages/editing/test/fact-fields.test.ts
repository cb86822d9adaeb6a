/** Which fields the card form shows, and in which order. */

import { lcgRulebook } from '@questwright/lcg/rulebook'
import { rulebookOf, setOfCard, typesOf } from '@questwright/rulebook'
import { expect, test } from 'vitest'
import { fieldsOf, ruleTextsOf, sideFieldsOf, textFieldsOf } from '../src/fact-fields.ts'
import { setFactOf, setsOf, setWord } from '../src/set-facts.ts'

const rulebook = lcgRulebook
const facts = (fields: readonly { readonly fact: string }[]) => fields.map(({ fact }) => fact)

test('numbers come first, then choices, and the copies that easy mode removes come after the number of copies', () => {
  expect(facts(fieldsOf(rulebook, 'enemy'))).toEqual([
    ...['engagementCost', 'threat', 'attack', 'defense', 'hitPoints', 'encounterSet', 'back'],
    ...['unique', 'shadow', 'traits', 'keywords', 'quantity', 'number', 'easyModeRemoves'],
  ])
})

test('the numbers of a side are in the same order as those of the card', () => {
  for (const type of typesOf(rulebook)) {
    const whole = facts(fieldsOf(rulebook, type))
    const side = facts(sideFieldsOf(rulebook, type))
    if (type !== 'quest') expect(side, type).toEqual(whole.filter((fact) => side.includes(fact)))
  }
  expect(facts(sideFieldsOf(rulebook, 'enemy'))).toEqual(['engagementCost', 'threat', 'attack', 'defense', 'hitPoints'])
  expect(facts(sideFieldsOf(rulebook, 'quest'))).toEqual(['questPoints'])
})

/** A made-up game in which a card may have a toll with a text of its own, and lists the clans to which it belongs. */
const duel = rulebookOf([
  {
    file: 'duel.ts',
    chapter: {
      game: 'duel',
      backs: { card: 'Card' },
      groups: { all: 'Cards' },
      contents: { cards: 'cards' },
      facts: {
        toll: { name: 'a toll', holds: 'one-of', words: ['due'], label: 'Has a toll', text: { field: 'ferry', label: 'Ferry' } },
        clans: { name: 'clans', holds: 'slugs', names: 'set', label: 'Clans' },
        clan: { name: 'a clan', holds: 'slug', names: 'set', label: 'Clan' },
      },
      types: {
        fox: {
          name: 'Fox',
          plural: 'Foxes',
          back: 'card',
          group: 'all',
          content: 'cards',
          inDeck: 'counted',
          must: ['clans'],
          may: ['toll'],
          newCard: {},
          face: { name: 'Fox', window: 'plain', motif: 'people' },
        },
      },
    },
  },
])

test('a required fact has a field also without a label, with the name that sentences use', () => {
  const need = { name: 'a price', holds: 'number' } as const
  const own = rulebookOf([
    {
      file: 'own.ts',
      chapter: {
        game: 'own',
        facts: { price: need, weight: { ...need, name: 'a weight' }, morale: { ...need, name: 'morale', label: 'Morale of men' } },
        types: {
          army: {
            ...{ name: 'Army', plural: 'Armies', back: 'card', group: 'all', content: 'cards', inDeck: 'counted', newCard: {} },
            must: ['price', 'morale'],
            may: ['weight'],
            face: { name: 'Army', window: 'plain', motif: 'people' },
          },
        },
      },
    },
  ])
  expect(fieldsOf(own, 'army').map(({ fact, name }) => [fact, name])).toEqual([
    ['price', 'Price'],
    ['morale', 'Morale of men'],
    ...[
      ['traits', 'Traits'],
      ['keywords', 'Keywords'],
      ['quantity', 'Quantity'],
      ['number', 'Number'],
    ],
  ])
})

test('a fact with a text has a field for the text, on types that print the fact', () => {
  const field = { fact: 'toll', mark: 'due', field: 'ferry', label: 'Ferry' }
  expect(textFieldsOf(duel, 'fox')).toEqual([{ ...field, printed: 'by the type' }])
  expect(textFieldsOf(duel, 'hare')).toEqual([{ ...field, printed: 'not by the type' }])
  expect(textFieldsOf(rulebook, 'enemy').map(({ field, label, printed }) => [field, label, printed])).toEqual([
    ['shadow', 'Shadow', 'by the type'],
  ])
  expect(textFieldsOf(rulebook, 'hero').map(({ printed }) => printed)).toEqual(['not by the type'])
})

test('the text of a card consists of its own text, those of its sides, and those of its facts', () => {
  const words = { title: 'Fox', text: 'Leap.', ferry: 'Pay 1.', shadow: 'Bite.', sides: { A: { text: 'Sleep.' }, B: {} } }
  expect(ruleTextsOf(duel, words)).toEqual(['Leap.', 'Sleep.', 'Pay 1.'])
  expect(ruleTextsOf(rulebook, words)).toEqual(['Leap.', 'Sleep.', 'Bite.'])
  expect(ruleTextsOf(duel, undefined)).toEqual([])
})

test('the names of sets are those of the game’s facts', () => {
  const card = { clan: 'red', clans: ['grey', 'white'], encounterSet: 'spiders' }
  expect([setsOf(duel, card), setOfCard(card, duel), setOfCard({ clans: ['grey'] }, duel)]).toEqual([
    ['red', 'grey', 'white'],
    'red',
    undefined,
  ])
  expect([setsOf(rulebook, card), setOfCard(card, rulebook)]).toEqual([['spiders'], 'spiders'])
  expect([setWord(duel), setWord(rulebook), setWord(rulebookOf([{ file: 'x', chapter: { game: 'x' } }]))]).toEqual([
    'Clan',
    'Encounter set',
    'Set of cards',
  ])
  expect([setFactOf(duel, 'fox'), setFactOf(rulebook, 'quest'), setFactOf(rulebook, 'hero')]).toEqual(['clans', 'encounterSets', undefined])
})
