/** Spellings and habits of home-made cards: each text means the same as its templated wording. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

describe('a home-made wording means the same as the templated one', () => {
  test.each([
    ['Lamp Bearer gets +1 atk.', 'Lamp Bearer gets +1 [attack].', 'ally'],
    ['Lamp Bearer gets +1 [wp].', 'Lamp Bearer gets +1 [willpower].', 'ally'],
    [
      'Lamp Bearer gets +1 def for each location in the staging area.',
      'Lamp Bearer gets +1 [defense] for each location in the staging area.',
      'ally',
    ],
    [
      'Action: Place 1 [pp] progress on the current quest.',
      'Action: Place 1 progress on the current quest for each player in the game.',
      'event',
    ],
    [
      'Action: Place 2 per player progress on the current quest.',
      'Action: Place 2 progress on the current quest for each player in the game.',
      'event',
    ],
    ['Action: Heal 1 wound from a hero.', 'Action: Heal 1 damage from a hero.', 'event'],
    ["Lamp Bearer can't attack.", 'Lamp Bearer cannot attack.', 'enemy'],
    ['Forced: At the start of the combat phase, draw 1 card.', 'Forced: At the beginning of the combat phase, draw 1 card.', 'ally'],
    ['When revealed: Each player draws 1 card.', 'When Revealed: Each player draws 1 card.', 'treachery'],
    ['combat action: Ready a hero.', 'Combat Action: Ready a hero.', 'event'],
    [' Forced: After Lamp Bearer enters play, draw 1 card.', 'Forced: After Lamp Bearer enters play, draw 1 card.', 'ally'],
    ['Action: Ready an eagle character.', 'Action: Ready an Eagle character.', 'event'],
    ['action: exhaust lamp bearer to ready a hero', 'Action: Exhaust Lamp Bearer to ready a hero.', 'ally'],
    [
      'Action: Pick an enemy in the staging area. Deal 2 dmg to it.',
      'Action: Choose an enemy in the staging area. Deal 2 damage to it.',
      'event',
    ],
    ['Lamp Bearer gets –1 [attack].', 'Lamp Bearer gets -1 [attack].', 'ally'],
    ['Action: Exhaust Lamp Bearer: draw 1 card.', 'Action: Exhaust Lamp Bearer to draw 1 card.', 'ally'],
    [
      'Response: After you quest successfully, draw 1 card. Limit 1 per round.',
      'Response: After you quest successfully, draw 1 card. (Limit once per round.)',
      'ally',
    ],
    ['Action: Choose one: draw 2 cards; or ready a hero.', 'Action: Choose one: draw 2 cards, or ready a hero.', 'event'],
    [
      'Lamp Bearer gets +1 atk for each enemy engaged with you (max. +3).',
      'Lamp Bearer gets +1 [attack] for each enemy engaged with you (limit +3 [attack]).',
      'ally',
    ],
    ['Response: When an Orc enemy engages you, draw 1 card.', 'Response: After an Orc enemy engages you, draw 1 card.', 'ally'],
    ['Lamp Bearer gains ranged and sentinel.', 'Lamp Bearer gains ranged and gains sentinel.', 'ally'],
  ])('%s', (homeMade, templated, type) => {
    const meaning = meaningsOf(templated, type)
    expect(meaning).toHaveLength(1)
    expect(meaningsOf(homeMade, type)).toEqual(meaning)
  })

  test('a title of one word, or of a word for cards, is only read with its capital letter', () => {
    for (const title of ['Ready', 'Old Enemy'])
      expect(
        unitsOf(`Action: Exhaust ${title.toLowerCase()} to draw 1 card.`, 'ally', { titles: { self: title, others: new Map() } }),
        title,
      ).toMatchObject([{ state: 'by-hand' }])
  })

  test('a spelling that stands for several words keeps the place of the written one', () => {
    const [unit] = unitsOf('Action: Quack 1 [pp] times.', 'event')
    expect(unit?.reached).toBeLessThanOrEqual('Action: Quack 1 [pp] times.'.length)
  })
})
