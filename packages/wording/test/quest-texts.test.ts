/** Texts of stages: setup, stages with a number, cards that are named by their titles, and what no player may do. */
import { describe, expect, test } from 'vitest'
import { readText } from '../src/index.ts'
import { meaningsOf, menus, requestOf, scriptOf, unitsOf } from './reading.ts'

const ofStage = (text: string): readonly string[] => meaningsOf(text, 'quest')

describe('setup', () => {
  test.each([
    [
      'Setup: Search the encounter deck for Old Mill and Marsh Wolf. Add Old Mill to the staging area and set Marsh Wolf aside, out of play. Shuffle the encounter deck.',
      "setup(() => { addToStagingArea(named('fen:old-mill')[0], 'set-up') setAside(named('fen:marsh-wolf')[0]) shuffleDeck('encounter') })",
    ],
    [
      'Setup: Search the encounter deck for Old Mill and make it the active location.',
      "setup(() => addActiveLocation(named('fen:old-mill')[0]))",
    ],
    [
      'Setup: Add Old Mill to the staging area and attach Marsh Wolf to that card.',
      "setup(() => { addToStagingArea(named('fen:old-mill')[0], 'set-up') attach(named('fen:marsh-wolf')[0], namedInPlay('fen:old-mill')) })",
    ],
    ['Setup: The first player takes control of Marsh Wolf.', "setup(() => putIntoPlay(named('fen:marsh-wolf')[0], firstPlayer()))"],
    [
      'Setup: Reveal 2 cards per player from the encounter deck, and add them to the staging area.',
      'setup(() => revealEncounterCards(2 * playersInOrder().length))',
    ],
    [
      'Setup: Each player searches the encounter deck for 1 different enemy and adds it to the staging area.',
      'setup(() => { for (const found of eachPlayerFinds(() => encounterDeck(), (card) => card.isEnemy)) addToStagingArea(found) })',
    ],
  ])('%s', (text, script) => {
    expect(ofStage(text)).toEqual([script])
  })
  test('cards that are looked for and of which nothing else is said are not understood', () => {
    expect(ofStage('Setup: Search the encounter deck for Old Mill and Marsh Wolf.')).toEqual([])
  })
})

describe('titles', () => {
  test('a title that an effect puts into play is out of play before, and in play behind it', () => {
    expect(ofStage('When Revealed: Add the set-aside Marsh Wolf to the staging area. Deal 1 damage to it.')).toEqual([
      "whenRevealed(() => { addToStagingArea(named('fen:marsh-wolf')[0]) dealDamage(namedInPlay('fen:marsh-wolf'), 1) })",
    ])
    expect(ofStage('When Revealed: Put Marsh Wolf into play engaged with the first player.')).toEqual([
      "whenRevealed(() => engage(named('fen:marsh-wolf')[0], firstPlayer()))",
    ])
    expect(ofStage('When Revealed: Marsh Wolf engages the first player.')).toEqual([
      "whenRevealed(() => engage(namedInPlay('fen:marsh-wolf'), firstPlayer()))",
    ])
  })
  test('a card that is shuffled into a deck may be in play, or set aside', () => {
    expect(ofStage('When Revealed: Shuffle Marsh Wolf into the encounter deck.')).toEqual([
      "whenRevealed(() => shuffleIntoDeck(namedWherever('fen:marsh-wolf')))",
    ])
  })
  test('the type of a titled card decides what its "defeated" means', () => {
    const read = (type: string): number => {
      const { titles, ...rest } = requestOf('If Marsh Wolf is defeated, the players win the game.', 'quest')
      return readText(menus, { ...rest, titles: { ...titles, types: new Map([['fen:marsh-wolf', type]]) } }, scriptOf)[0]?.meanings
        .length as number
    }
    expect(read('enemy')).toBe(1)
    expect(read('location')).toBe(0)
  })
  test('"both … and …" is a condition for each title, and two titles may change together', () => {
    expect(ofStage('This stage cannot be defeated unless both Old Mill and Marsh Wolf are in the victory display.')).toEqual([
      "cannot('stageDefeated', { while: ({ event }) => event.how === 'progress' && !(inVictoryDisplay('fen:old-mill') > 0 && inVictoryDisplay('fen:marsh-wolf') > 0) })",
    ])
    expect(ofStage('Old Mill and Marsh Wolf gain ranged.')).toEqual([
      "modifier('keywords', { on: (card) => (isNamed(card, 'fen:old-mill') || isNamed(card, 'fen:marsh-wolf')), gain: 'ranged' })",
    ])
  })
  test('a title of one word is a title before "and", unless it is a trait', () => {
    expect(ofStage('Setup: Add Eagle and Marsh Wolf to the staging area.')).toEqual([])
    const { titles, ...rest } = requestOf('Setup: Add Eagle and Marsh Wolf to the staging area.', 'quest')
    expect(readText(menus, { ...rest, titles, traits: new Set(['Goblin']) }, scriptOf)[0]?.state).toBe('whole')
  })
})

describe('stages with a number', () => {
  test.each([
    ['Forced: At the end of the round, advance to stage 3A.', "forced.atEndOf('round', () => advanceToStage(3))"],
    [
      'After this stage is completed, advance to stage 3 (bypassing stage 2).',
      "forced.when('stageDefeated', { of: 'self' }, () => bypassStagesBefore(3))",
    ],
    [
      'Forced: If there is no progress on this stage at the end of the round, each player raises his threat by 2.',
      "forced.atEndOf('round', { when: ({ self }) => self.progress === 0 }, () => raiseThreat(playersInOrder(), 2))",
    ],
    [
      'Each Orc enemy enters play with 2 resources on it.',
      "constantly.when('entersPlay', { of: (entering) => entering.has('Orc') && entering.isEnemy }, ({ event }) => placeTokens(event.subject, 'resource', 2))",
    ],
    [
      'Each enemy revealed from the encounter deck enters play with 1 resource on it.',
      "constantly.when('entersPlay', { of: (entering) => entering.isEnemy, when: ({ event }) => event.how === 'revealed' }, ({ event }) => placeTokens(event.subject, 'resource', 1))",
    ],
    [
      'No more than 4 progress can be placed on this stage each round.',
      "constantly.when('progressPlaced', { of: 'self' }, ({ self, event }) => event.change('amount', Math.max(0, Math.min(event.amount, 4 - amountThisRound('progressPlaced', self)))))",
    ],
  ])('%s', (text, script) => {
    expect(ofStage(text)).toEqual([script])
  })
})

test('cards that were discarded this way are named again by their sort', () => {
  expect(
    ofStage(
      'When Revealed: Discard cards from the top of the encounter deck until X enemies are discarded, where X is the number of players. Add each enemy discarded this way to the staging area.',
    ),
  ).toEqual([
    "whenRevealed(() => { const discarded = discardUntilSome('encounter', playersInOrder().length, (card) => card.isEnemy) for (const one of discarded) addToStagingArea(one) })",
  ])
  expect(
    ofStage('When Revealed: Discard the top 3 cards of the encounter deck. Add each location discarded this way to the staging area.'),
  ).toEqual([
    'whenRevealed(() => { const discarded = discardFromEncounterDeck(3) for (const one of discarded.filter((named) => named.isLocation)) addToStagingArea(one) })',
  ])
})

test('a card that is revealed from the encounter deck comes from there', () => {
  expect(ofStage('Forced: After a treachery is revealed from the encounter deck, each player raises his threat by 1.')).toEqual([
    "forced.after('revealed', { of: (revealed) => revealed.isTreachery, when: ({ event }) => event.from === 'encounter-deck' }, () => raiseThreat(playersInOrder(), 1))",
  ])
})

test('a keyword with a reminder is a keyword, also where the reminder says "instead of"', () => {
  expect(unitsOf('Ranged. (It uses one number instead of another.)', 'quest').map(({ state }) => state)).toEqual(['keyword'])
})

test('a "guarded objective" has a guard now, so it is not read as one with the keyword', () => {
  const read = (text: string): number =>
    unitsOf(text, 'quest', { keywords: new Map([['guarded', 'guarded']]) })[0]?.meanings.length as number
  expect(read('The players cannot defeat this stage while a guarded objective is in play.')).toBe(0)
  expect(read('The players cannot defeat this stage while an objective with the guarded keyword is in play.')).toBe(1)
})

test('a printed cost of X counts as 0, and a card that prints no cost fits none', () => {
  expect(meaningsOf('When Revealed: Discard each ally with a printed cost of 2 or less.', 'treachery')).toEqual([
    "whenRevealed(() => discard(alliesInPlay().filter((ally) => (ally.printedFact('cost') === 'X' ? 0 : (ally.printedNumber('cost') ?? Infinity)) <= 2)))",
  ])
})

test('players advance to later stages only, where the number of the stage is known', () => {
  const read = (stage: number): number =>
    (readText(menus, { ...requestOf('Forced: At the end of the round, advance to stage 3.', 'quest'), stage }, scriptOf)[0]?.meanings ?? [])
      .length
  expect([1, 2, 3, 4].map(read)).toEqual([1, 1, 0, 0])
})

test('"each other player" behind the first player means all players but that one', () => {
  expect(ofStage('When Revealed: The first player draws 1 card. Each other player raises his threat by 1.')).toEqual([
    'whenRevealed(() => { drawCards(firstPlayer(), 1) eachPlayer((player) => { if (player !== firstPlayer()) raiseThreat(player, 1) }) })',
  ])
  expect(ofStage('When Revealed: Each other player raises his threat by 1.')).toEqual([])
})

test.each([
  [
    'Forced: At the end of the staging step, each player raises his threat by 1.',
    "forced.after('stagingEnds', () => raiseThreat(playersInOrder(), 1))",
  ],
  [
    'Forced: After progress is placed here, each player raises his threat by 1.',
    "forced.after('progressPlaced', { of: 'self' }, () => raiseThreat(playersInOrder(), 1))",
  ],
  [
    'When Old Mill leaves play as an explored location, the players win the game.',
    "forced.after('explored', { of: (location) => isNamed(location, 'fen:old-mill') }, () => winGame())",
  ],
  [
    'Setup: Remove all copies of Marsh Wolf from the encounter deck and set them aside, out of play.',
    "setup(() => { for (const one of encounterDeck().filter((card) => isNamed(card, 'fen:marsh-wolf'))) setAside(one) })",
  ],
  [
    'When Revealed: The first player deals 1 damage to a hero of his choice.',
    'whenRevealed(() => dealDamage(choose(heroesInPlay(), { by: firstPlayer() }), 1))',
  ],
])('%s', (text, script) => {
  expect(ofStage(text)).toEqual([script])
})

describe('words that change the meaning', () => {
  test.each([
    ['ally', 'Action: Each player discards an ally of your choice.', 0],
    ['ally', 'Action: Each player discards an ally of their choice.', 1],
    ['ally', 'Response: After 1 or more cards are discarded from your hand, draw 1 card.', 0],
    ['event', 'Action: Ready a character with the printed ranged keyword.', 0],
    ['event', 'Action: Ready an ally with printed cost 2 or less.', 1],
    ['event', 'Action: Discard 2 different cards from your hand.', 0],
    ['event', 'Action: Ready a character with a Gondor objective attached.', 0],
    ['event', "Action: Choose a hero. Put Eagle into play under its owner's control.", 0],
    ['ally', 'Action: Draw 1 card. This ability works from your house.', 0],
    ['ally', 'Action: Discard an event to draw 1 card.', 0],
    ['ally', 'Action: Discard an ally you control to draw 1 card.', 1],
    ['quest', 'Skip the staging step of the quest phase for the remainder of the game.', 0],
  ] as const)('%s: %s', (type, text, count) => {
    expect(meaningsOf(text, type)).toHaveLength(count)
  })
  test('"it" behind a chosen card is that card', () => {
    const text = 'Action: Choose an enemy in play. Deal X damage to that enemy, where X is the number of damage on it.'
    expect(meaningsOf(text, 'event')).toEqual([
      'action({ targets: () => choose(enemiesInPlay()) }, ({ targets: enemy }) => dealDamage(enemy, enemy?.damage ?? 0))',
    ])
  })
  test('shadow cards of an enemy are not looked for in play', () => {
    expect(meaningsOf('Lamp Bearer gets +1 [attack] for each shadow card dealt to Lamp Bearer.', 'enemy')).toEqual([
      "modifier('attack', { by: ({ self }) => (self?.shadowCards ?? []).length })",
    ])
  })
  test('"another" excludes the card itself', () => {
    expect(meaningsOf('Response: After you play another Gondor ally, draw 1 card.')[0]).toContain('played !== self')
  })
  test('only the next stage is one to which the players cannot advance', () => {
    const read = (stage: number): number =>
      unitsOf('The players cannot advance to stage 3B.', 'quest', { stage })[0]?.meanings.length as number
    expect([1, 2, 3].map(read)).toEqual([0, 1, 0])
  })
})
