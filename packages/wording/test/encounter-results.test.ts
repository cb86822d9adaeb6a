// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tests hold script as text
/** Texts of encounter cards: sets that later cards join, quotes of attached cards, results of effects, and numbers of a card. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

const shadow = (text: string): readonly string[] => meaningsOf(`Shadow: ${text}`, 'enemy')
const revealed = (text: string): readonly string[] => meaningsOf(`When Revealed: ${text}`, 'treachery')

describe('lasting effects on a set of cards', () => {
  test.each([
    [
      'Each Goblin enemy in the staging area gets +1 [threat] until the end of the phase.',
      "modify(everyCard({ is: 'enemy', trait: 'Goblin', where: 'staging-area' }), 'threat', 1, 'phase')",
    ],
    [
      'Each questing character gets -1 [willpower] until the end of the phase.',
      "modify(everyCard({ is: 'character', state: 'committed' }), 'willpower', -1, 'phase')",
    ],
    [
      'Until the end of the round, exhausted characters cannot be healed.',
      "forbid(everyCard({ is: 'character', state: 'exhausted' }), 'healed', 'round')",
    ],
  ])('%s', (text, effect) => {
    expect(revealed(text)).toEqual([`whenRevealed(() => ${effect})`])
  })
  test('the cards of a player are found by the player', () => {
    expect(shadow('Each enemy engaged with you gets +1 [attack] until the end of the phase.')).toEqual([
      "shadow(({ you }) => modify(everyCard({ is: 'enemy', engagedWith: you }), 'attack', 1, 'phase'))",
    ])
    expect(shadow('Each character you control gets -1 [attack] until the end of the phase.')[0]).toContain(
      "everyCard({ is: 'character', controller: you })",
    )
  })
  test('no later card joins those of this moment, and a set that no entry describes is left by hand', () => {
    expect(revealed('Each location currently in the staging area gets +1 [threat] until the end of the phase.')).toEqual([
      "whenRevealed(() => modify(stagingArea().filter((staged) => staged.isLocation), 'threat', 1, 'phase'))",
    ])
    expect(revealed('Each unique character gets -1 [willpower] until the end of the phase.')).toEqual([])
    // the effects of a player card change the cards of this moment
    expect(meaningsOf('Action: Each character gets +1 [attack] until the end of the phase.', 'event')).toEqual([
      "action(() => modify(charactersInPlay(), 'attack', 1, 'phase'))",
    ])
  })
})

describe('a card with another text while it is attached', () => {
  const text =
    'When Revealed: Attach to a hero. (Counts as a Condition attachment with the text: "Limit 1 per hero. Attached hero cannot ready.")'
  test('the text in the quote is read as further abilities, on one line or on several', () => {
    for (const one of [text, text.replace('text: "', 'text: "\n')]) {
      const units = unitsOf(one, 'treachery')
      expect(units.map(({ state }) => state)).toEqual(['whole', 'whole', 'whole'])
      expect(units.map((unit) => one.slice(unit.start, unit.start + unit.text.length))).toEqual(units.map((unit) => unit.text))
      expect(units[0]?.meanings[0]?.map(({ word }) => word)).toEqual(['when-revealed', 'modifier'])
      expect(units[2]?.text).toBe('Attached hero cannot ready.')
    }
  })
  test('a quote that is complete in its own sentence keeps its closing sign', () => {
    expect(unitsOf('It gains: "Forced: At the end of the round, deal 1 damage to it."', 'treachery')[0]?.text).toContain('."')
  })
})

test('an effect that cannot be cancelled is an ability of its own', () => {
  expect(revealed('Each player raises his threat by 1. This effect cannot be canceled.')).toEqual([
    "whenRevealed(() => raiseThreat(playersInOrder(), 1)); cannot('cancelled', { while: ({ event }) => event.what.kind === 'effect' && event.what.word === 'when-revealed', where: ['resolving'] })",
  ])
})

describe('what an earlier effect did', () => {
  test.each([
    [
      'Discard the top 3 cards of the encounter deck. Add each Goblin enemy discarded this way to the staging area.',
      "whenRevealed(() => { const discarded = discardFromEncounterDeck(3) for (const one of discarded.filter((named) => named.has('Goblin') && named.isEnemy)) addToStagingArea(one) })",
    ],
    [
      'Exhaust each character with an attachment. If no characters were exhausted by this effect, Lamp Bearer gains surge.',
      'whenRevealed(() => { const characterExhausted = exhaust(charactersInPlay().filter((character) => character.attachments.length > 0)) if (characterExhausted === 0) revealAnother() })',
    ],
    [
      'Discard the top card of your deck. Raise your threat by its printed cost.',
      "whenRevealed(({ you }) => { const discarded = discard(topCards(`${you.id}.deck`, 1))[0] raiseThreat(you, discarded?.printedNumber('cost') ?? 0) })",
    ],
  ])('%s', (text, script) => {
    expect(revealed(text)).toEqual([script])
  })
  test('a number of other cards than those that the effect counted is unknown', () => {
    expect(revealed('Exhaust each ally. If no heroes were exhausted by this effect, Lamp Bearer gains surge.')).toEqual([])
    expect(revealed('Exhaust each ally. If no allies were exhausted by this effect, Lamp Bearer gains surge.')).toHaveLength(1)
  })
  test('"its" is a card that was taken at random, and not the attacking enemy', () => {
    expect(shadow('Discard a random card from your hand and raise your threat by its printed cost.')).toEqual([
      "shadow(({ you }) => { const discarded = discardAtRandom(you, 1)[0] raiseThreat(you, discarded?.printedNumber('cost') ?? 0) })",
    ])
  })
})

test.each([
  [
    'Attacking enemy gets +1 [attack] for each resource on it.',
    "shadow(({ attacker }) => modify(attacker, 'attack', attacker?.resources ?? 0, 'attack'))",
  ],
  [
    'If the defending character is an ally, raise your threat by 1.',
    'shadow(({ you, attack }) => { if (attack.defenders.filter((defender) => defender.isAlly).length > 0) raiseThreat(you, 1) })',
  ],
  [
    'Attacking enemy gets +1 [attack] (+2 [attack] instead if the defending player has at least 3 cards in his hand).',
    "shadow(({ you, attacker }) => modify(attacker, 'attack', you.hand.length >= 3 ? 2 : 1, 'attack'))",
  ],
  [
    'Defending player discards 1 of his attachments.',
    'shadow(({ you }) => discard(choose(you.controlled.filter((owned) => owned.isAttachment))))',
  ],
  [
    'After this attack, attacking enemy engages the next player and makes an immediate attack.',
    "shadow(({ attacker }) => afterThisAttack('engage-and-attack', { enemy: attacker.id })); delayed('engage-and-attack', ({ you }, params) => { engage(cardInPlay(params.enemy), nextPlayer(you)) makeAttack(cardInPlay(params.enemy), nextPlayer(you)) })",
  ],
])('Shadow: %s', (text, script) => {
  expect(shadow(text)).toEqual([script])
})

test('"the … with the highest …" is one of those that have the most, among the cards that are named', () => {
  expect(revealed('Deal 2 damage to the lowest [threat] Goblin location in play.')).toEqual([
    "whenRevealed(() => dealDamage(choose(lowest(locationsInPlay().filter((location) => location.has('Goblin')), 'threat')), 2))",
  ])
  expect(revealed('Attach to the hero with the most damage.')).toEqual([
    "whenRevealed(({ self }) => attach(self, choose(highest(heroesInPlay(), 'damage'))))",
  ])
})

test('what an option says behind "and" belongs to the option', () => {
  expect(revealed('Either raise your threat by 6, or exhaust a hero you control and reveal an encounter card.')).toHaveLength(1)
})

test('"this enemy" in a shadow effect is the attacking enemy', () => {
  expect(meaningsOf('Shadow: Place 1 resource on this enemy.', 'location')).toEqual([
    "shadow(({ attacker }) => placeTokens(attacker, 'resource', 1))",
  ])
  expect(shadow('Return this enemy to the staging area after this attack.')[0]).toContain('cardInPlay(params.enemy)')
  expect(meaningsOf('Forced: At the end of the round, place 1 resource on this enemy.', 'location')).toEqual([])
  expect(meaningsOf('Forced: At the end of the round, place 1 resource on this enemy.', 'enemy')).toHaveLength(1)
})

test('more threat in the staging area for a time is an ability of its own', () => {
  expect(revealed('Raise the total [threat] in the staging area by 2 until the end of the phase.')).toEqual([
    "whenRevealed(() => begin('staging-threat', 'phase')); lasting('staging-threat', 'stagingThreat', { on: () => true, by: 2 })",
  ])
  // what is counted at this moment would change later
  expect(
    revealed('Raise the total [threat] in the staging area by X until the end of the phase, where X is the number of enemies in play.'),
  ).toEqual([])
})

test('what the words of an effect say further is no second effect', () => {
  expect(revealed('Search the encounter deck and discard pile for an enemy, reveal it, and add it to the staging area.')[0]).not.toContain(
    'addToStagingArea',
  )
})

test('a card that returns from a pile is added to the staging area', () => {
  expect(revealed('Return all Goblin enemies in the encounter discard pile to the staging area.')).toEqual([
    "whenRevealed(() => { for (const one of encounterDiscardPile().filter((spent) => spent.isEnemy && spent.has('Goblin'))) addToStagingArea(one) })",
  ])
})

test('what stands behind the words for the journey belongs to its price', () => {
  expect(meaningsOf("Travel: Raise each player's threat by X to travel here. X is the number of enemies in play.", 'location')).toEqual([
    'travel(() => true, () => raiseThreat(playersInOrder(), enemiesInPlay().length))',
  ])
})
