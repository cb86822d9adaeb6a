/** Sentences without a label on encounter and quest cards: several things said of the same cards, and what cards cannot do. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

describe('one sentence that says two things', () => {
  test.each([
    [
      'enemy',
      'Cannot have attachments or be optionally engaged.',
      "modifier('forbiddenAttachments', { gain: 'any' }); cannot('engages', { while: ({ event }) => event.how === 'optional' })",
    ],
    [
      'location',
      'Each Orc enemy gets +1 [attack] and cannot be optionally engaged while Lamp Bearer is in the staging area.',
      "modifier('attack', { on: (enemy) => enemy.has('Orc') && enemy.isEnemy, by: 1, while: ({ self }) => self.inStaging }); " +
        "cannot('engages', { on: (enemy) => enemy.has('Orc') && enemy.isEnemy, while: ({ self, event }) => event.how === 'optional' && self.inStaging })",
    ],
    [
      'enemy',
      'While Marsh Wolf is in play, Lamp Bearer gets +1 [attack] and allies cannot be declared as defenders against its attacks.',
      "modifier('attack', { by: 1, while: () => namedInPlay('fen:marsh-wolf') !== undefined }); " +
        "cannot('defends', { on: (ally) => ally.isAlly, while: ({ self, event }) => namedInPlay('fen:marsh-wolf') !== undefined && event.attacker === self })",
    ],
  ])('%s: %s', (type, text, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })
  test('"or" joins two things only behind "cannot"', () => {
    expect(meaningsOf('Lamp Bearer gets +1 [attack] or gains ranged.', 'enemy')).toEqual([])
  })
})

describe('what cards cannot do', () => {
  test.each([
    ['enemy', 'Cannot leave the staging area.', "cannot('engages')"],
    ['location', 'Lamp Bearer cannot leave the staging area.', "cannot('travels')"],
    [
      'enemy',
      'Cannot have non-Goblin attachments.',
      "cannot('attached', { on: (card) => !card.has('Goblin'), while: ({ self, event }) => event.host === self })",
    ],
    [
      'enemy',
      'Lamp Bearer cannot take more than 2 damage each round.',
      "constantly.when('damaged', { of: 'self' }, ({ self, event }) => preventDamage(event, amountThisRound('damaged', self) + event.amount - 2))",
    ],
    [
      'location',
      'Each exhausted ally does not ready during the refresh phase.',
      "cannot('readied', { on: (ally) => ally.exhausted && ally.isAlly, while: ({ event }) => event.during === 'refresh' })",
    ],
    [
      'enemy',
      'Allies cannot attack or defend against Lamp Bearer.',
      "cannot('attacked', { while: ({ event }) => event.attackers.some((card) => card.isAlly) }); " +
        "cannot('defends', { on: (ally) => ally.isAlly, while: ({ self, event }) => event.attacker === self })",
    ],
  ])('%s: %s', (type, text, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })
  test('a stage that cannot be defeated may be left by an effect, and one from which nobody advances may not', () => {
    expect(meaningsOf('This stage cannot be defeated.', 'quest')).toEqual([
      "cannot('stageDefeated', { while: ({ event }) => event.how === 'progress' })",
    ])
    expect(meaningsOf('The players cannot advance.', 'quest')).toEqual(["cannot('stageDefeated')"])
  })
})

describe('words about this card', () => {
  test('a condition without a card is about this card', () => {
    expect(meaningsOf('While engaged with a player, Lamp Bearer gets +1 [attack].', 'enemy')).toEqual([
      "modifier('attack', { by: 1, while: ({ self }) => isSuch(self, (card) => card.engagedWith !== null) })",
    ])
    expect(meaningsOf('While engaged with a player, Lamp Bearer contributes its [threat] to the staging area.', 'enemy')).toEqual([
      "modifier('stagingThreat', { on: () => true, by: ({ self }) => self.threat, while: ({ self }) => self.engagedWith !== null })",
    ])
  })
  test('its title may have no accents, and an article before it', () => {
    const titles = { self: 'Lámp Beárer', others: new Map([['Old Mill', 'fen:old-mill']]) }
    expect(unitsOf('If the Lamp Bearer leaves play, the players lose the game.', 'enemy', { titles })[0]?.state).toBe('whole')
    expect(unitsOf('While the Old Mill is in play, Lamp Bearer gets +1 [attack].', 'enemy', { titles })[0]?.state).toBe('whole')
  })
  test('copies of a card are named with their place', () => {
    expect(
      meaningsOf('When Revealed: Shuffle each copy of Old Mill in the encounter discard pile into the encounter deck.', 'quest'),
    ).toEqual(["whenRevealed(() => shuffleIntoDeck(encounterDiscardPile().filter((spent) => isNamed(spent, 'fen:old-mill'))))"])
  })
})

describe('numbers', () => {
  test.each([
    ['Lamp Bearer gets +X [threat], where X is 1 more than the number of enemies in play.', 'enemiesInPlay().length + 1'],
    ['Lamp Bearer gets +X [threat], where X is twice the number of enemies in play.', '2 * enemiesInPlay().length'],
    ['Lamp Bearer gets +X [threat], where X is the stage number of the main quest.', "currentStage()?.printedNumber('stage') ?? 0"],
  ])('%s', (text, amount) => {
    expect(meaningsOf(text, 'location')).toEqual([`modifier('threat', { by: () => ${amount} })`])
  })
  test('the players are at a stage', () => {
    expect(meaningsOf('The players cannot travel here unless they are at stage 3B.', 'location')).toEqual([
      "cannot('travels', { while: () => !(currentStage()?.printedNumber('stage') === 3) })",
    ])
  })
})

describe('several cards and players', () => {
  test.each([
    [
      'quest',
      'While Old Mill is in the staging area, it gets +3 [threat].',
      "modifier('threat', { on: (card) => isNamed(card, 'fen:old-mill'), by: 3, while: () => namedInPlay('fen:old-mill')?.inStaging === true })",
    ],
    [
      'location',
      'Each Goblin enemy gets +1 [attack] while engaged with a player.',
      "modifier('attack', { on: (enemy) => enemy.has('Goblin') && enemy.isEnemy && enemy.engagedWith !== null, by: 1 })",
    ],
    [
      'quest',
      'During the encounter phase, each enemy gets -10 engagement cost.',
      "modifier('engagementCost', { on: (enemy) => enemy.isEnemy, by: -10, while: () => phase() === 'encounter' })",
    ],
    [
      'enemy',
      'Characters controlled by the engaged player get -1 [attack].',
      "modifier('attack', { on: (character, { self }) => character.isCharacter && (character.controller !== null && character.controller === self.engagedWith), by: -1 })",
    ],
    [
      'quest',
      'The players cannot advance unless each player controls at least 1 Ranger hero.',
      "cannot('stageDefeated', { while: () => !(playersInOrder().every((player) => player.heroes.filter((hero) => hero.has('Ranger')).length > 0)) })",
    ],
    [
      'quest',
      'Forced: If the players quest unsuccessfully, each player discards all resources from each hero he controls.',
      "forced.after('questFails', () => eachPlayer((player) => { for (const one of player.heroes) loseResources(one, one.resources) }))",
    ],
    [
      'quest',
      'If the players defeat this stage and Marsh Wolf is in the victory display, they win the game.',
      "forced.when('stageDefeated', { of: 'self', when: () => inVictoryDisplay('fen:marsh-wolf') > 0 }, () => winGame())",
    ],
  ])('%s: %s', (type, text, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })
  test('a limit names the number that it limits', () => {
    const text = 'Lamp Bearer gets +1 [attack] for each enemy in play. (Limit +3 [attack].)'
    expect(meaningsOf(text, 'enemy')).toHaveLength(1)
    expect(meaningsOf(text.replace('(Limit +3 [attack].)', '(Limit +3 [defense].)'), 'enemy')).toEqual([])
    expect(meaningsOf(text.replace('[attack]', '[attack] and +1 [defense]'), 'enemy')).toEqual([])
  })
  test('an enemy is shuffled into the encounter deck, and not into the deck of a player', () => {
    expect(meaningsOf('Action: Choose an enemy. Shuffle that enemy into the encounter deck.', 'event')).toHaveLength(1)
    expect(meaningsOf('Action: Choose an enemy. Shuffle that enemy into your deck.', 'event')).toEqual([])
    expect(meaningsOf("Action: Choose an ally. Shuffle that ally into its owner's deck.", 'event')).toHaveLength(1)
  })
})

test('a sentence behind “if …” or “each player …” belongs to it where it speaks of a card that was found there', () => {
  expect(
    meaningsOf(
      'When Revealed: If there are no enemies in play, discard cards from the encounter deck until a location is discarded. Add the discarded location to the staging area.',
      'quest',
    ),
  ).toEqual([
    "whenRevealed(() => { if (enemiesInPlay().length === 0) { const discarded = discardUntil('encounter', (card) => card.isLocation) addToStagingArea(discarded) } })",
  ])
  expect(meaningsOf('When Revealed: Each player chooses a hero he controls. Deal 2 damage to that hero.', 'treachery')).toEqual([
    'whenRevealed(() => eachPlayer((player) => { const hero = choose(player.heroes, { by: player }) dealDamage(hero, 2) }))',
  ])
})
