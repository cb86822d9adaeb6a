/** Texts of encounter cards: later effects, prices that are effects, other words for "you", several numbers, and what happens instead. */
import { describe, expect, test } from 'vitest'
import { meaningsOf, unitsOf } from './reading.ts'

const shadow = (text: string): readonly string[] => meaningsOf(`Shadow: ${text}`, 'enemy')

describe('effects of a later moment', () => {
  test('an effect after the attack is an ability of its own, under a name', () => {
    expect(shadow('After this attack, each player raises his threat by 1.')).toEqual([
      "shadow(() => afterThisAttack('raise-threat-1')); delayed('raise-threat-1', () => raiseThreat(playersInOrder(), 1))",
    ])
    expect(shadow('Return attacking enemy to the staging area after this attack.')).toEqual([
      "shadow(({ attacker }) => afterThisAttack('return-staging', { enemy: attacker.id })); delayed('return-staging', (_, params) => returnToStaging(cardById(params.enemy)))",
    ])
  })
  test('what an attack destroys is a character, and with "an ally" only an ally counts', () => {
    expect(shadow('If this attack destroys a character, raise your threat by 2.')).toEqual([
      "shadow(() => ifThisAttackDestroys('raise-threat-2')); delayed('raise-threat-2', ({ you }) => raiseThreat(you, 2))",
    ])
    expect(shadow('If this attack destroys an ally, raise your threat by 2.')[0]).toContain(
      'if (cardById(params.destroyed)?.isAlly === true)',
    )
  })
  test('a change until the end of an attack is over after it', () => {
    expect(shadow('After this attack, attacking enemy gets +1 [attack] until the end of the attack.')).toEqual([])
  })
})

describe('shadow effects', () => {
  test.each([
    ['Defending player raises his threat by 2.', 'shadow(({ you }) => raiseThreat(you, 2))'],
    [
      'Discard an attachment the defending player controls.',
      'shadow(({ you }) => discard(choose(you.controlled.filter((owned) => owned.isAttachment))))',
    ],
    ['Deal 2 additional shadow cards to attacking enemy.', 'shadow(({ attacker }) => dealShadowCard(attacker, 2))'],
    [
      'Exhaust a character you control (2 characters instead if this attack is undefended).',
      'shadow(({ you, attack }) => { if (attack.undefended) exhaust(chooseSome(you.characters, 2)) else exhaust(choose(you.characters)) })',
    ],
  ])('%s', (text, script) => {
    expect(shadow(text)).toEqual([script])
  })
  test('what is chosen "instead" comes from the set that was named, and not from all cards in play', () => {
    expect(shadow('Exhaust a hero you control (2 enemies instead if this attack is undefended).')).toEqual([])
  })
})

describe('prices of a journey', () => {
  test('an effect that happens as far as it can is a price, and one that may be impossible is none', () => {
    expect(meaningsOf('Travel: Each player draws 1 card. Reveal the top card of the encounter deck.', 'location')).toEqual([
      'travel(() => true, () => { eachPlayer((player) => drawCards(player, 1)) revealEncounterCards(1) })',
    ])
    expect(meaningsOf('Travel: Discard a hero.', 'location')).toEqual([])
  })
})

test('"a card" without further words is read as no card in play', () => {
  expect(meaningsOf('When Revealed: Each player discards a card.', 'treachery')).toEqual([])
  expect(meaningsOf('When Revealed: Each player discards 1 card at random.', 'treachery')).toEqual([
    'whenRevealed(() => eachPlayer((player) => discardAtRandom(player, 1)))',
  ])
})

test('a title is looked up out of play where the effect brings a card into play, and in play elsewhere', () => {
  expect(meaningsOf('When Revealed: Add Marsh Wolf to the staging area.', 'quest')[0]).toContain("named('fen:marsh-wolf')[0]")
  expect(meaningsOf('When Revealed: Deal 1 damage to Marsh Wolf.', 'quest')[0]).toContain("namedInPlay('fen:marsh-wolf')")
  expect(meaningsOf('Setup: Add Old Mill and Marsh Wolf to the staging area.', 'quest')[0]?.match(/set-up/g)).toHaveLength(2)
})

test('what each player does to all is read once', () => {
  expect(meaningsOf('When Revealed: Each player raises his threat by 1.', 'treachery')).toEqual([
    'whenRevealed(() => raiseThreat(playersInOrder(), 1))',
  ])
})

test('options of a choice differ by their effects, and not by their names', () => {
  const text = 'When Revealed: Each player must either discard 1 card at random from his hand, or raise his threat by 2.'
  expect(unitsOf(text, 'treachery').map(({ state }) => state)).toEqual(['whole'])
})
