/** Effects with names: what they choose, find or discard is used by later effects. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { menusOf } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, choice } from '../src/model.ts'
import { behind, filled, offered, repaired, stands } from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { readScript } from '../src/read.ts'
import { sayAbility } from '../src/sentence.ts'
import { freeName } from '../src/steps.ts'

const menus = menusOf(lcgRulebook)
const fixed = (count: number) => choice('fixed', { count })
const among = (id: string, ...filters: Choice[]) => choice('choose', { group: choice(id, filters.length > 0 ? { filters } : {}) })
const pick = (as: string, card: Choice) => choice('pick', { card, as })
const step = (name: string) => choice('step', { step: name })
const damage = (cards: Choice, count: number) => choice('damage', { cards, amount: fixed(count) })
const revealed = (...effects: Choice[]): BuiltAbility => ({ ...blankAbility('when-revealed'), effects })
const treachery = { kind: 'card', type: 'treachery' } as const

const script = (ability: BuiltAbility): string => printAbility(menus, ts, ability).replace(/\s+/g, ' ')

/** The ability that the builder opens from its own script. */
function opened(ability: BuiltAbility): BuiltAbility | undefined {
  const code = `export default card('x', [${printAbility(menus, ts, ability)}])`
  const [one] = readScript(menus, ts, ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true)).abilities
  return one?.ability
}

const cases: readonly (readonly [string, BuiltAbility, string, string])[] = [
  [
    'a card that each player chooses',
    revealed(
      choice('each-player', {
        effects: [pick('hero', among('your-heroes')), damage(step('hero'), 1), choice('exhaust', { cards: step('hero') })],
      }),
    ),
    'whenRevealed(() => eachPlayer((player) => { const hero = choose(player.heroes, { by: player }) dealDamage(hero, 1) exhaust(hero) }))',
    '**When Revealed:** Each player chooses a hero they control, deals 1 damage to that hero and exhausts that hero.',
  ],
  [
    'two cards of one kind',
    revealed(
      pick('enemy', among('enemies')),
      pick('enemy2', among('enemies', choice('not-step', { step: 'enemy' }))),
      damage(step('enemy2'), 1),
    ),
    'whenRevealed(() => { const enemy = choose(enemiesInPlay()) const enemy2 = choose(enemiesInPlay().filter((card) => card !== enemy)) dealDamage(enemy2, 1) })',
    '**When Revealed:** Choose an enemy in play, choose an enemy in play other than that enemy and deal 1 damage to the second enemy.',
  ],
  [
    'a discarded card, and a number of it',
    revealed(
      choice('discard-until', { filters: [choice('enemy')], as: 'discarded' }),
      choice('raise-threat', { players: choice('all'), amount: choice('stat-of', { card: step('discarded'), stat: 'threat' }) }),
    ),
    "whenRevealed(() => { const discarded = discardUntil('encounter', (card) => card.isEnemy) raiseThreat(playersInOrder(), discarded?.stat('threat') ?? 0) })",
    '**When Revealed:** Discard cards from the top of the encounter deck until an enemy is discarded and each player raises their threat by X (X is the [threat] of the discarded enemy).',
  ],
  [
    'discarded cards as a set',
    revealed(
      choice('discard-encounter', { count: 3, as: 'discarded' }),
      choice('if', {
        conditions: [choice('none', { group: choice('steps', { step: 'discarded', filters: [choice('enemy')] }) })],
        effects: [choice('surge')],
      }),
    ),
    'whenRevealed(() => { const discarded = discardFromEncounterDeck(3) if (discarded.filter((named) => named.isEnemy).length === 0) revealAnother() })',
    '**When Revealed:** Discard the top 3 cards of the encounter deck. If there are no enemies discarded this way, reveal 1 more encounter card.',
  ],
  [
    'the enemies with the highest number',
    revealed(
      choice('attack', {
        card: choice('choose', { group: choice('highest', { group: choice('enemies'), measure: 'attack' }) }),
        player: choice('first'),
      }),
    ),
    "whenRevealed(() => makeAttack(choose(highest(enemiesInPlay(), 'attack')), firstPlayer()))",
    '**When Revealed:** An enemy in play with the highest [attack] makes an immediate attack against the first player.',
  ],
  [
    'a card that was not found',
    revealed(
      choice('search-for', { filters: [choice('enemy')], as: 'found' }),
      choice('add-staging', { card: step('found') }),
      choice('if', { conditions: [choice('step-not-found', { step: 'found' })], effects: [choice('surge')] }),
    ),
    "whenRevealed(({ you }) => { const found = search(you, [...encounterDeck(), ...encounterDiscardPile()], (card) => card.isEnemy, { must: 'if-able' })[0] addToStagingArea(found) if (found === undefined) revealAnother() })",
    '**When Revealed:** Search the encounter deck and discard pile for an enemy. Add that enemy to the staging area. If no enemy was chosen this way, reveal 1 more encounter card.',
  ],
  [
    'a card that was revealed',
    revealed(
      choice('reveal-top', { as: 'revealed' }),
      choice('if', {
        conditions: [choice('step-found', { step: 'revealed' })],
        effects: [choice('tokens', { card: step('revealed'), amount: fixed(1) })],
      }),
    ),
    "whenRevealed(() => { const revealed = revealEncounterCards(1)[0] if (revealed !== undefined) placeTokens(revealed, 'resource', 1) })",
    '**When Revealed:** Reveal 1 card from the encounter deck. If a card was revealed this way, place 1 resource token on the revealed card.',
  ],
  [
    'others than the chosen card',
    {
      ...blankAbility('action'),
      target: among('enemies'),
      effects: [
        choice('damage', {
          cards: choice('each', { group: choice('enemies', { filters: [choice('not-target')] }) }),
          amount: choice('stat-of', { card: choice('target'), stat: 'threat' }),
        }),
      ],
    },
    "action({ targets: () => choose(enemiesInPlay()) }, ({ targets: enemy }) => dealDamage(enemiesInPlay().filter((card) => card !== enemy), enemy?.stat('threat') ?? 0))",
    '**Action:** Choose an enemy in play. Deal X damage to each enemy in play other than that card (X is the [threat] of that enemy).',
  ],
]

describe('an effect with a name', () => {
  test.each(cases)('%s is printed', (_, ability, code) => {
    expect(script(ability)).toBe(code)
  })
  test.each(cases)('%s is told', (_, ability, __, sentence) => {
    expect(sayAbility(menus, ability, 'Lamp Bearer')).toBe(sentence)
  })
  test.each(cases)('%s is opened from its script as the same ability', (_, ability) => {
    expect(opened(ability)).toEqual(ability)
    expect(stands(menus, ability, treachery)).toBe(true)
  })

  test('is known to later effects only, and to those inside of them', () => {
    const [first] = cases[1]?.[1].effects ?? []
    const before = { ...treachery }
    const after = behind(menus, before, [first as Choice])
    const ability = revealed()
    expect(offered(menus, 'cards', ability, before).some(({ id }) => id === 'step')).toBe(false)
    expect(offered(menus, 'cards', ability, after).some(({ id }) => id === 'step')).toBe(true)
    expect(stands(menus, revealed(damage(step('enemy'), 1), first as Choice), treachery)).toBe(false)
  })
  test('gets a name of its own when it is added', () => {
    const entry = menus.of.effects.find(({ id }) => id === 'pick')
    expect(entry && filled(menus, entry, revealed(), treachery).with.as).toBe('enemy')
    expect(freeName(menus, 'Old Fox!', [])).toBe('oldFox')
    expect(freeName(menus, 'oldFox', [])).toBe('oldFox')
    expect(freeName(menus, 'discard', [])).toBe('discardOne')
    expect(freeName(menus, 'self', ['selfOne'])).toBe('selfOne2')
    expect(freeName(menus, 'Éowyn’s “self”', [])).toBe('eowynSSelf')
    expect(freeName(menus, '攻撃', [])).toBe('step')
  })
  test('that is taken out leaves no use of its name', () => {
    const mended = repaired(menus, revealed(damage(step('enemy'), 1)), treachery)
    expect(stands(menus, mended, treachery)).toBe(true)
    expect(mended.effects).toMatchObject([{ id: 'damage', with: { amount: fixed(1) } }])
    expect(JSON.stringify(mended)).not.toContain('step')
  })
  test('a constant that hides a name of the game is left by hand', () => {
    const abilityWith = (name: string) => {
      const code = `export default card('x', [whenRevealed(() => { const ${name} = choose(heroesInPlay()); ready(${name}) })])`
      return readScript(menus, ts, ts.createSourceFile('x.ts', code, ts.ScriptTarget.ES2022, true)).abilities[0]?.ability
    }
    expect(abilityWith('you')).toBeUndefined()
    expect(abilityWith('draw')?.effects.map(({ id }) => id)).toEqual(['pick', 'ready'])
  })
})
