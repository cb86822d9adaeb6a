/** Texts of invented cards, each with the script that it means. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, scriptOf, unitsOf } from './reading.ts'

describe('a text is read as an ability', () => {
  test.each([
    [
      'Response: After Lamp Bearer enters play, draw 2 cards.',
      'ally',
      "response.after('entersPlay', { of: 'self' }, ({ you }) => drawCards(you, 2))",
    ],
    [
      'Action: Exhaust Lamp Bearer to place 1 progress on the current quest.',
      'ally',
      'action({ cost: exhaustSelf }, () => placeProgress(1))',
    ],
    [
      "Combat Action: Spend 1 resource from Lamp Bearer's resource pool to give a Gondor character +2 [attack] until the end of the phase. (Limit once per phase.)",
      'hero',
      "action({ phase: 'combat', cost: spendOwnResources(1), limit: { times: 1, period: 'phase', counts: 'card' } }, () => modify(choose(charactersInPlay().filter((character) => character.has('Gondor'))), 'attack', 2, 'phase'))",
    ],
    ['Valour Action: Ready a hero.', 'event', "action({ keyword: 'valour' }, () => ready(choose(heroesInPlay())))"],
    [
      'Lamp Bearer gets +1 [willpower] for each location in the staging area.',
      'ally',
      "modifier('willpower', { by: () => stagingArea().filter((staged) => staged.isLocation).length })",
    ],
    [
      'While you control a Ranger hero, Lamp Bearer gains sentinel.',
      'ally',
      "modifier('keywords', { gain: 'sentinel', while: ({ you }) => you.heroes.filter((hero) => hero.has('Ranger')).length > 0 })",
    ],
    [
      'When Revealed: Each player must raise his threat by 2.',
      'treachery',
      'whenRevealed(() => eachPlayer((player) => raiseThreat(player, 2)))',
    ],
    [
      'Travel: Each player must exhaust a hero he controls to travel here.',
      'location',
      'travel(() => playersInOrder().every((player) => player.heroes.length > 0), () => exhaust(eachPlayerChooses((player) => player.heroes)))',
    ],
    [
      'Travel: Each player raises their threat by 2 to travel here.',
      'location',
      'travel(() => true, () => raiseThreat(playersInOrder(), 2))',
    ],
    [
      'Action: Choose an enemy engaged with you. Deal 1 damage to it.',
      'event',
      'action({ targets: ({ you }) => choose(you.engagedEnemies) }, ({ targets: enemy }) => dealDamage(enemy, 1))',
    ],
    [
      'Attached hero gets +1 [attack] and +1 [defense].',
      'attachment',
      "modifier('attack', { on: 'host', by: 1 }); modifier('defense', { on: 'host', by: 1 })",
    ],
    ['Attach to a hero.', 'attachment', 'attachesTo((hero) => hero.isHero)'],
    ['Limit 1 per hero.', 'attachment', "limitPer('host')"],
    ['Immune to player card effects.', 'enemy', "modifier('immunities', { gain: 'player-card-effects' })"],
    ['Forced: At the end of the round, discard Lamp Bearer from play.', 'ally', "forced.atEndOf('round', ({ self }) => discard(self))"],
    [
      'Action: Choose a Goblin enemy and deal 1 damage to it.',
      'event',
      "action({ targets: () => choose(enemiesInPlay().filter((enemy) => enemy.has('Goblin'))) }, ({ targets: enemy }) => dealDamage(enemy, 1))",
    ],
  ])('%s', (text, type, script) => {
    expect(meaningsOf(text, type)).toEqual([script])
  })
})

describe('the type of the card decides what words mean', () => {
  test('what a character may not attack is attacked, and an enemy that may not attack attacks', () => {
    expect(meaningsOf('Lamp Bearer cannot attack.', 'hero')).toEqual(["cannot('attacked')"])
    expect(meaningsOf('Lamp Bearer cannot attack.', 'enemy')).toEqual(["cannot('attacks')"])
    expect(meaningsOf('Shadow: Attacking enemy gets +1 [attack].', 'enemy')).toHaveLength(1)
  })
  test('an enemy is destroyed and a stage is defeated, with the same words', () => {
    expect(meaningsOf('Forced: After Lamp Bearer is defeated, draw 1 card.', 'enemy')).toEqual([
      "forced.after('destroyed', { of: 'self' }, ({ you }) => drawCards(you, 1))",
    ])
    expect(meaningsOf('Forced: After Lamp Bearer is defeated, draw 1 card.', 'quest')).toEqual([
      "forced.after('stageDefeated', { of: 'self' }, ({ you }) => drawCards(you, 1))",
    ])
  })
  test('"after" an enemy attacks is when its attack has ended, and "when" is before it', () => {
    expect(meaningsOf('Forced: After Lamp Bearer attacks, discard Lamp Bearer.', 'enemy')).toEqual([
      "forced.after('attackEnds', { of: 'self' }, ({ self }) => discard(self))",
    ])
    expect(meaningsOf('Forced: When Lamp Bearer attacks, discard Lamp Bearer.', 'enemy')).toEqual([
      "forced.when('attacks', { of: 'self' }, ({ self }) => discard(self))",
    ])
  })
  test('the attacking enemy is known to a shadow effect, and looked up by another', () => {
    expect(unitsOf('', 'enemy', { others: { shadow: 'Deal 1 damage to the defending character.' } })).toMatchObject([
      { state: 'whole', word: 'shadow', field: 'shadow' },
    ])
    expect(meaningsOf('Shadow: Deal 1 damage to the attacking enemy.', 'enemy')).toEqual([
      'shadow(({ attacker }) => dealDamage(attacker, 1))',
    ])
    expect(meaningsOf('Action: Deal 1 damage to the attacking enemy.', 'event')).toEqual([
      'action(() => dealDamage(currentAttack()?.enemy, 1))',
    ])
  })
  test('a title of one word is a trait before a noun', () => {
    expect(meaningsOf('Action: Ready an Eagle character.', 'event')).toEqual([
      "action(() => ready(choose(charactersInPlay().filter((character) => character.has('Eagle')))))",
    ])
    expect(meaningsOf('Action: Ready Eagle.', 'event')).toEqual(["action(() => ready(namedInPlay('fen:eagle')))"])
  })
})

describe('what is not understood is not guessed', () => {
  test.each([
    ['an unknown word', 'Response: After Lamp Bearer quacks, draw 1 card.', 'ally'],
    ['an unknown word at the end', 'Action: Draw 1 card quickly.', 'event'],
    ['a card different from an earlier one', 'When Revealed: Each player discards a different ally he controls.', 'treachery'],
    ['"another" of a kind that the card is not', "Action: Move 1 resource from a hero you control to another hero's pool.", 'ally'],
    ['"it" without a card before it', 'Action: Deal 1 damage to it.', 'event'],
    ['a number on "it", which is another card', 'Shadow: Attacking enemy gets +1 [attack] for each damage on it.', 'enemy'],
    ['what a chosen player does', 'Action: Choose a player. That player reduces his threat by 1 and draws 1 card.', 'event'],
    ['a rule about optional engagement only', 'Cannot be optionally engaged.', 'enemy'],
  ])('%s', (_, text, type) => {
    const units = unitsOf(text, type)
    expect(units.map(({ state }) => state)).toEqual(['by-hand'])
    expect(units[0]?.reached).toBeLessThan(text.length)
  })
  test('two meanings with different scripts are both there', () => {
    const text = 'Lamp Bearer gets +1 [attack] and +1 [defense] for each location in the staging area.'
    const amount = '() => stagingArea().filter((staged) => staged.isLocation).length'
    expect(unitsOf(text).map(({ state }) => state)).toEqual(['asked'])
    expect(meaningsOf(text)).toEqual([
      `modifier('attack', { by: 1 }); modifier('defense', { by: ${amount} })`,
      `modifier('attack', { by: ${amount} }); modifier('defense', { by: ${amount} })`,
    ])
  })
  test('an ability with more readings than are kept is not read, because the lost ones may be the meaning', () => {
    const attack = (times: number) => `Forced: When Lamp Bearer attacks,${' deal it a shadow card.'.repeat(times)}`
    expect(unitsOf(attack(2), 'enemy').map(({ state }) => state)).toEqual(['asked'])
    expect(unitsOf(attack(7), 'enemy').flatMap(({ meanings }) => meanings)).toEqual([])
  })
  test('sentences are read one by one where the whole is not', () => {
    const [unit] = unitsOf('When Revealed: Each player draws 1 card. Then, everybody sings.', 'treachery')
    expect(unit?.state).toBe('partly')
    expect(unit?.sentences).toEqual([
      { text: 'Each player draws 1 card.', isRead: true },
      { text: 'Then, everybody sings.', isRead: false },
    ])
  })
})

test('lines, labels and brackets divide a text, and each part has its place', () => {
  const text =
    'Ranged. Sentinel. (They help.)\nAttach to a hero.\nAction: Ready a hero. Response: After Lamp Bearer enters play, draw 1 card.'
  const units = unitsOf(text, 'attachment')
  expect(units.map(({ state, word }) => `${state} ${word}`)).toEqual([
    'keyword undefined',
    'keyword undefined',
    'reminder undefined',
    'whole undefined',
    'whole action',
    'whole response',
  ])
  for (const unit of units) expect(text.slice(unit.start, unit.start + unit.text.length)).toBe(unit.text)
})

describe('any text has a result', () => {
  test.each([
    ['nothing', ''],
    ['20,000 characters', 'Action: Draw 1 card and ready a hero. '.repeat(530)],
    ['a thousand lines', 'Action: Draw 1 card.\n'.repeat(1000)],
    ['one endless word', 'a'.repeat(20_000)],
    ['brackets that never close', `Action: ${'('.repeat(500)}draw 1 card.`],
    ['another language', 'Antwort: Nachdem ein Held angegriffen hat, ziehe 1 Karte.\n行動：カードを1枚引く。'],
    ['markup and control characters', '<b>Action:</b> Draw\u0000 1\u001b[31m card.\u202e'],
    ['a sentence with many readings', `Action: ${'Draw 1 card and ready a hero and '.repeat(30)}draw 1 card.`],
    ['nothing but signs', '+-+-()[]{}.,:;!?"“”'.repeat(50)],
  ])('%s', (_, text) => {
    const units = unitsOf(text, 'event')
    expect(units.length).toBeLessThan(70)
    // nothing of the text is lost
    const letters = (one: string): string => one.replace(/\s/g, '')
    expect(letters(units.map((unit) => unit.text).join(''))).toBe(letters(text))
    for (const { meanings } of units) for (const abilities of meanings) expect(abilities.map(scriptOf).join('')).not.toContain('~')
  })
})
