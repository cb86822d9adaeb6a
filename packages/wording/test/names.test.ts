/** Texts that speak again of a card that an effect chose, found, discarded or showed. */
import { expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

test.each([
  [
    'When Revealed: Each player chooses a hero he controls, deals 1 damage to it, and exhausts that hero.',
    'whenRevealed(() => eachPlayer((player) => { const hero = choose(player.heroes, { by: player }) dealDamage(hero, 1) exhaust(hero) }))',
  ],
  [
    'When Revealed: The first player deals 2 damage to a questing hero and removes that hero from the quest.',
    'whenRevealed(() => { const hero = choose(heroesInPlay().filter((hero) => hero.committed), { by: firstPlayer() }) dealDamage(hero, 2) removeFromQuest(hero) })',
  ],
  [
    'When Revealed: Discard the top card of the encounter deck. If that card is an enemy, add it to the staging area.',
    'whenRevealed(() => { const discarded = discardFromEncounterDeck(1)[0] if (isSuch(discarded, (card) => card.isEnemy)) addToStagingArea(discarded) })',
  ],
  [
    'When Revealed: Discard the top card of the encounter deck. If the discarded card is an enemy, add that enemy to the staging area.',
    'whenRevealed(() => { const discarded = discardFromEncounterDeck(1)[0] if (isSuch(discarded, (card) => card.isEnemy)) addToStagingArea(discarded) })',
  ],
  [
    'When Revealed: Search the encounter deck and discard pile for an enemy and reveal it. Shuffle the encounter deck.',
    "whenRevealed(({ you }) => { const enemy = search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => card.isEnemy, { must: 'if-able' })[0] revealCard(enemy) shuffleDeck('encounter') })",
  ],
  [
    'When Revealed: Look at the top card of the encounter deck. If it is an enemy, you may discard it.',
    "whenRevealed(({ you }) => { lookAt(you, topCards('encounter-deck', 1)) if (isSuch(topCards('encounter-deck', 1)[0], (card) => card.isEnemy)) may(() => discard(topCards('encounter-deck', 1)[0])) })",
  ],
])('%s', (text, script) => {
  expect(meaningsOf(text, 'treachery')).toEqual([script])
})

test('"it" in a change of the attached hero is that hero', () => {
  expect(meaningsOf('Attached hero gets +1 [attack] (+2 [attack] instead if it has 2 or more damage on it).', 'attachment')).toEqual([
    "modifier('attack', { on: 'host', by: ({ self }) => isSuch(self.host, (card) => card.damage >= 2) ? 2 : 1 })",
  ])
})

test('the cards of a player whom the text chose', () => {
  expect(meaningsOf('Action: Choose a player. Deal 1 damage to each enemy engaged with that player.', 'event')).toEqual([
    'action({ targets: () => choosePlayer() }, ({ targets: chosen }) => dealDamage(chosen.engagedEnemies, 1))',
  ])
})

test.each([
  ['a card that is chosen inside of another effect', 'Action: You may choose a hero. Ready it.', 'event'],
  [
    'what each player chose, also behind another card',
    'When Revealed: The first player deals 1 damage to a questing hero. Each player exhausts a hero he controls. Remove that hero from the quest.',
    'treachery',
  ],
  [
    'which card is meant behind one that may have been chosen',
    'Action: Deal 1 damage to an enemy. You may exhaust an enemy. Deal 1 damage to that enemy.',
    'event',
  ],
  [
    'what each player chose, two sentences behind it',
    'When Revealed: Each player chooses a hero he controls. Each player draws 1 card. Deal 1 damage to that hero.',
    'treachery',
  ],
  [
    'one of several discarded cards',
    'When Revealed: Discard the top 3 cards of the encounter deck. Add it to the staging area.',
    'treachery',
  ],
  [
    'a kind that the discarded card need not be',
    'When Revealed: Discard the top card of the encounter deck. Add that enemy to the staging area.',
    'treachery',
  ],
  ['one of several shown cards', 'Action: Look at the top 2 cards of the encounter deck. Discard it.', 'event'],
  ['a player whom no word names', 'Lamp Bearer gets +1 [attack] for each hero controlled by that player.', 'hero'],
  ['a chosen player in a constant ability', 'Lamp Bearer gets +1 [attack] for each enemy engaged with that player.', 'hero'],
  ['a card that is searched for, and nothing else', 'Action: Search the encounter deck for an enemy.', 'event'],
])('%s is not guessed', (_, text, type) => {
  expect(unitsOf(text, type).flatMap(({ meanings }) => meanings)).toEqual([])
})

test.each([
  ['Action: You may choose a hero and ready it.', 'event'],
  ['When Revealed: Each player chooses a hero he controls and deals 1 damage to that hero.', 'treachery'],
  ['When Revealed: Each player chooses a hero he controls. Deal 1 damage to that hero.', 'treachery'],
  [
    'When Revealed: The first player deals 1 damage to a questing hero. Each player draws 1 card. Remove that hero from the quest.',
    'treachery',
  ],
  ['Action: Deal 1 damage to an enemy. You may draw 1 card. Deal 1 damage to that enemy.', 'event'],
  ['When Revealed: Discard the top card of the encounter deck. Add it to the staging area.', 'treachery'],
  ['Action: Look at the top card of the encounter deck. Discard it.', 'event'],
  ['Lamp Bearer gets +1 [attack] for each hero you control.', 'hero'],
  ['Lamp Bearer gets +1 [attack] for each enemy engaged with you.', 'hero'],
  ['Action: Search the encounter deck for an enemy and reveal it.', 'event'],
])('"%s" is read, which differs in one thing from a text that is not', (text, type) => {
  expect(meaningsOf(text, type)).toHaveLength(1)
})
