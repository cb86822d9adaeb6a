/** The words of forecasts at a table of the cooperative game. */
import type { Chapter } from '@questwright/rulebook'

const never = { told: 'never' } as const
const damage = { sum: 'damaged', icon: 'damage', tone: 'damage' } as const
const willpower = { icon: 'willpower', tone: 'willpower', by: 'counts' } as const
const threat = { icon: 'threat', tone: 'threat', part: 'threat' } as const

export const foretelling: Pick<Chapter, 'consequences' | 'optionSigns'> = {
  consequences: {
    // choices, and events whose result is shown by other lines
    ...{ used: never, played: never, exhausted: never, committed: never, defends: never, attacks: never, attacked: never },
    ...{ 'quest-succeeded': never, explored: never, destroyed: never, 'cost-changed': never, 'grim-rule': never },
    'quest-compared': { reads: 'Quest: {willpower} against threat {threat}', compares: [{ ...willpower, part: 'willpower' }, threat] },
    'attack-compared': {
      reads: 'Attack {attack} against defense {defense}',
      compares: [
        { icon: 'attack', tone: 'attack', part: 'attack' },
        { icon: 'defense', tone: 'defense', part: 'defense' },
      ],
    },
    'effect-began': {
      reads:
        '{way, select, add {{stat, select, hitPoints {hit points} engagementCost {engagement cost} other {{stat}}} {value, number, ::sign-always} until the {until} ends} other {it lasts until the {until} ends}}',
      needs: ['way', 'value', 'until'],
    },
    undefended: { reads: 'undefended: {amount} damage', tone: 'bad' },
    'quest-failed': { reads: '{amount} short: each threat +{amount}', tone: 'bad', says: ['threat-raised'] },
    'threat-raised': { reads: '{seat}: threat +{amount}, then {to}', several: 'each threat +{amount}', tone: 'bad' },
    'threat-lowered': { reads: '{seat}: threat −{amount}, then {to}', several: 'each threat −{amount}', tone: 'good' },
    damaged: { reads: '{card}: {amount} damage, {now} of {full}', tone: 'loss', counts: { token: 'damage', way: 'more' } },
    healed: { reads: '{card}: {amount} healed', tone: 'good' },
    'progress-placed': {
      reads: '{full, plural, =0 {{card}: {amount} progress} other {{card}: {amount} progress, {now} of {full}}}',
      tone: 'good',
      counts: { token: 'progress', way: 'more' },
    },
    'left-play': {
      again:
        '{how, select, defeated {defeated} destroyed {destroyed} explored {explored} returned {returns to hand} discarded {discarded} displayed {goes to the victory display} other {leaves play}}',
      tone: 'loss',
    },
    'stage-defeated': { tone: 'good' },
    'resources-spent': { reads: '{card} pays {amount}: {now} left', counts: { token: 'resource', way: 'fewer' }, of: 'pay' },
    'resources-gained': { tone: 'good' },
    'entered-staging': { tone: 'bad' },
    eliminated: { tone: 'bad' },
  },
  optionSigns: {
    'choose-to-commit': { stat: 'willpower', part: 'counts' },
    'choose-attackers': { stat: 'attack' },
    'choose-joining-attackers': { stat: 'attack' },
    'choose-defenders': { stat: 'defense' },
    'choose-defender': damage,
    'choose-for-damage': damage,
    'choose-hero-for-damage': damage,
    'choose-defender-for-damage': damage,
  },
}
