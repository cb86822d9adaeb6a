import { lcgRulebook } from '@questwright/lcg/rulebook'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { menusOf } from '../src/menus.ts'
import { type BuiltAbility, blankAbility, type Choice, type ChoiceWay, choice } from '../src/model.ts'
import { filled, inside, offered } from '../src/offers.ts'
import { printAbility } from '../src/print.ts'
import { sayAbility } from '../src/sentence.ts'
import { nameOfWay, slugOf, waysOf, withWayNames, wordsOfWays } from '../src/ways.ts'

/** Abilities of the builder, each with the sentence that a card prints for it. Read each sentence as a player would. */

const menus = menusOf(lcgRulebook)
const { effects } = menus.of
const fixed = (count: number) => choice('fixed', { count })
const you = choice('you')
const group = (id: string, ...filters: Choice[]) => choice(id, filters.length > 0 ? { filters } : {})
const trait = (name: string) => choice('trait', { trait: name })
const among = (id: string, ...filters: Choice[]) => choice('choose', { group: group(id, ...filters) })
const draw = (player: Choice, count: number) => choice('draw', { player, amount: fixed(count) })
const threat = (players: Choice, count: number) => choice('raise-threat', { players, amount: fixed(count) })
const damage = (cards: Choice, count: number) => choice('damage', { cards, amount: fixed(count) })
const action = (part: Partial<BuiltAbility>): BuiltAbility => ({ ...blankAbility('action'), ...part })
const revealed = (...effects: Choice[]): BuiltAbility => ({ ...blankAbility('when-revealed'), effects })

const each = (...effects: Choice[]) => choice('each-player', { effects })

const programs: readonly (readonly [BuiltAbility, string])[] = [
  [
    action({
      conditions: [choice('more-than', { group: group('locations'), count: 1 })],
      costs: [choice('exhaust-self')],
      effects: (['willpower', 'attack'] as const).map((stat) =>
        choice('modify', { cards: choice('self'), stat, amount: fixed(1), until: 'round' }),
      ),
    }),
    '**Action:** If there are at least 2 locations in play, exhaust Gildor to give Gildor +1 [willpower] and +1 [attack] until the end of the round.',
  ],
  [
    revealed(
      choice('choose-one-by', {
        player: choice('first'),
        ways: [
          { name: 'a', effects: [draw(you, 1)] },
          { name: 'b', effects: [threat(choice('all'), 2)] },
        ],
      }),
    ),
    '**When Revealed:** The first player chooses one: draw 1 card, or have each player raise their threat by 2.',
  ],
  [
    {
      ...blankAbility('shadow'),
      effects: [
        choice('modify', {
          cards: choice('attacker'),
          stat: 'attack',
          amount: choice('by-condition', { conditions: [choice('no-active')], more: 3, count: 1 }),
          until: 'attack',
        }),
      ],
    },
    '**Shadow:** Attacking enemy gets +1 [attack] for this attack (3 instead if there is no active location).',
  ],
  [
    action({
      costs: [choice('exhaust-self')],
      target: choice('choose-player'),
      effects: [
        choice('modify', {
          cards: choice('each', { group: group('their-characters') }),
          stat: 'willpower',
          amount: fixed(1),
          until: 'phase',
        }),
      ],
    }),
    '**Action:** Exhaust Gildor to choose a player. Each character that player controls gets +1 [willpower] until the end of the phase.',
  ],
  [
    action({
      target: choice('choose-other'),
      effects: [
        choice('forbid-against', {
          cards: choice('each', { group: group('their-enemies') }),
          until: 'phase',
          player: choice('target'),
        }),
      ],
    }),
    '**Action:** Choose another player. Each enemy engaged with that player cannot attack that player until the end of the phase.',
  ],
  [
    action({ costs: [choice('discard-one', { filters: [choice('ally')] })], effects: [draw(you, 1)] }),
    '**Action:** Discard an ally you control to draw 1 card.',
  ],
  [
    action({ costs: [choice('exhaust-host'), choice('discard-self')], effects: [draw(you, 1)] }),
    '**Action:** Exhaust attached hero and discard Gildor to draw 1 card.',
  ],
  [
    action({ costs: [choice('damage-one', { count: 2, filters: [choice('hero')] })], effects: [draw(you, 1)] }),
    '**Action:** Deal 2 damage to a hero you control to draw 1 card.',
  ],
  [
    action({ costs: [choice('exhaust-self')], effects: [draw(you, 1), choice('may', { effects: [draw(you, 2)] })] }),
    '**Action:** Exhaust Gildor to draw 1 card. You may draw 2 cards.',
  ],
  [
    revealed(
      choice('if-else', {
        conditions: [choice('none', { group: group('staging', choice('location')) })],
        effects: [choice('surge')],
        others: [threat(choice('all'), 2)],
      }),
    ),
    '**When Revealed:** If there are no locations in the staging area, reveal 1 more encounter card. Otherwise, each player raises their threat by 2.',
  ],
  [
    revealed(each(choice('search-encounter', { filters: [trait('Spider')] }))),
    '**When Revealed:** Each player searches the encounter deck and discard pile for a Spider card, adds it to the staging area, and shuffles the encounter deck.',
  ],
  [
    {
      ...blankAbility('response'),
      trigger: { timing: 'after', kind: 'leavesPlay', of: [] },
      where: 'hand',
      conditions: [choice('was-type', { type: 'hero' }), choice('was-yours')],
      effects: [choice('put-into-play', { card: choice('self'), player: you })],
    },
    '**Response:** After a card leaves play, if it was a hero and you controlled it, put Gildor into play under your control. This ability works from your hand.',
  ],
  [
    { ...blankAbility('modifier'), on: 'host', change: choice('pays-for', { payable: 'any' }) },
    'Attached hero may spend resources to pay for cards of any sphere.',
  ],
  [
    {
      ...blankAbility('cannot'),
      on: 'self',
      change: choice('cannot', { what: 'stageDefeated' }),
      conditions: [choice('named-in-play', { code: 'heart-of-the-fen' })],
    },
    'While Heart of the Fen is in play, Gildor cannot be defeated.',
  ],
  [
    {
      ...blankAbility('modifier'),
      on: [choice('enemy'), trait('Spider'), choice('other')],
      change: choice('more', { stat: 'attack', amount: fixed(1) }),
    },
    'Each other Spider enemy gets +1 [attack].',
  ],
  [
    action({ costs: [choice('spend-own', { count: 1 })], effects: [draw(choice('choose'), 1)] }),
    "**Action:** Spend 1 resource from Gildor's pool to have a player draw 1 card.",
  ],
  [
    action({ costs: [choice('spend-own', { count: 1 })], target: choice('choose-player'), effects: [draw(choice('target'), 1)] }),
    "**Action:** Spend 1 resource from Gildor's pool to choose a player. That player draws 1 card.",
  ],
  [action({ costs: [choice('exhaust-self')], effects: [draw(you, 1)] }), '**Action:** Exhaust Gildor to draw 1 card.'],
  [
    action({ costs: [choice('exhaust-self')], effects: [draw(you, 1), threat(you, 1)] }),
    '**Action:** Exhaust Gildor to draw 1 card and raise your threat by 1.',
  ],
  [
    action({ costs: [choice('exhaust-self')], effects: [each(draw(you, 1))] }),
    '**Action:** Exhaust Gildor to have each player draw 1 card.',
  ],
  [
    action({
      costs: [choice('exhaust-self')],
      effects: [choice('modify', { cards: among('heroes'), stat: 'attack', amount: fixed(1), until: 'phase' })],
    }),
    '**Action:** Exhaust Gildor to give a hero +1 [attack] until the end of the phase.',
  ],
  [
    action({
      costs: [choice('exhaust-one', { filters: [choice('character'), trait('Gondor')] })],
      effects: [choice('ready', { cards: among('your-heroes') })],
    }),
    '**Action:** Exhaust a Gondor character you control to ready a hero you control.',
  ],
  [action({ effects: [damage(among('enemies'), 2)] }), '**Action:** Deal 2 damage to an enemy in play.'],
  [
    action({
      target: choice('choose', { group: group('enemies', choice('in-staging')) }),
      effects: [damage(choice('target'), 2), choice('return-hand', { card: choice('target') })],
    }),
    "**Action:** Choose an enemy in the staging area. Deal 2 damage to that enemy and return that enemy to its owner's hand.",
  ],
  [
    action({ effects: [choice('add-resources', { card: choice('self'), amount: fixed(1) })] }),
    "**Action:** Add 1 resource to Gildor's resource pool.",
  ],
  [
    action({ effects: [choice('add-resources', { card: among('your-heroes'), amount: fixed(2) })] }),
    '**Action:** Add 2 resources to the resource pool of a hero you control.',
  ],
  [
    action({
      costs: [choice('discard-hand', { count: 1 })],
      effects: [choice('heal', { cards: choice('host'), amount: fixed(1) })],
      limit: { times: 1, period: 'round', counts: 'card' },
    }),
    '**Action:** Discard 1 card from your hand to heal 1 damage from attached hero. (Limit once per round.)',
  ],
  [
    action({
      effects: [
        choice('choose-one', {
          ways: [
            { name: 'a', effects: [draw(you, 2)] },
            { name: 'b', effects: [choice('lower-threat', { players: you, amount: fixed(2) })] },
          ],
        }),
      ],
    }),
    '**Action:** Choose one: draw 2 cards, or lower your threat by 2.',
  ],
  [
    action({ effects: [choice('add-resources', { card: among('committed'), amount: fixed(1) })] }),
    '**Action:** Add 1 resource to the resource pool of a character committed to the quest.',
  ],
  [
    action({ effects: [choice('add-resources', { card: among('heroes', choice('questing')), amount: fixed(1) })] }),
    '**Action:** Add 1 resource to the resource pool of a hero committed to the quest.',
  ],
  [action({ effects: [choice('may', { effects: [draw(you, 1)] })] }), '**Action:** You may draw 1 card.'],
  [action({ effects: [choice('discard-encounter', { count: 1 })] }), '**Action:** Discard the top card of the encounter deck.'],
  [action({ effects: [choice('look', { player: you, count: 1 })] }), '**Action:** Look at the top card of the encounter deck.'],
  [
    action({ effects: [choice('look', { player: choice('first'), count: 3 })] }),
    '**Action:** The first player looks at the top 3 cards of the encounter deck.',
  ],
  [
    action({ effects: [choice('search-deck', { count: 5, filters: [choice('attachment')] })] }),
    '**Action:** Search the top 5 cards of your deck for an attachment, add it to your hand, and shuffle your deck.',
  ],
  [
    action({ costs: [choice('exhaust-self')], effects: [choice('search-deck', { count: 5, filters: [choice('ally')] })] }),
    '**Action:** Exhaust Gildor to search the top 5 cards of your deck for an ally, add it to your hand, and shuffle your deck.',
  ],
  [
    action({
      conditions: [choice('at-least', { group: group('enemies'), count: 2 }), choice('none', { group: group('heroes', choice('ready')) })],
      effects: [draw(you, 1)],
    }),
    '**Action:** If there are at least 2 enemies in play and there are no ready heroes, draw 1 card.',
  ],
  [
    action({ effects: [damage(choice('each', { group: group('enemies', trait('Orc'), choice('exhausted')) }), 1)] }),
    '**Action:** Deal 1 damage to each exhausted Orc enemy in play.',
  ],
  [revealed(threat(choice('all'), 2)), '**When Revealed:** Each player raises their threat by 2.'],
  [revealed(threat(choice('first'), 2)), '**When Revealed:** The first player raises their threat by 2.'],
  [revealed(each(threat(you, 2))), '**When Revealed:** Each player raises their threat by 2.'],
  [
    revealed(each(threat(you, 2), choice('discard', { cards: among('hand') }))),
    '**When Revealed:** Each player raises their threat by 2 and discards a card from their hand.',
  ],
  [revealed(each(choice('may', { effects: [draw(you, 1)] }))), '**When Revealed:** Each player may draw 1 card.'],
  [
    revealed(
      each(
        choice('choose-one', {
          ways: [
            { name: 'a', effects: [threat(you, 2)] },
            { name: 'b', effects: [choice('discard', { cards: among('hand') })] },
          ],
        }),
      ),
    ),
    '**When Revealed:** Each player chooses one: raise their threat by 2, or discard a card from their hand.',
  ],
  [
    revealed(each(choice('if', { conditions: [choice('threat-high', { count: 30 })], effects: [threat(you, 1)] }))),
    '**When Revealed:** For each player: if their threat is 30 or higher, raise their threat by 1.',
  ],
  [revealed(each(damage(among('your-heroes'), 1))), '**When Revealed:** Each player deals 1 damage to a hero they control.'],
  [
    revealed(choice('exhaust', { cards: choice('each-chooses', { group: group('your-characters') }) })),
    '**When Revealed:** Each player exhausts a character they control.',
  ],
  [
    revealed(choice('exhaust', { cards: choice('each-chooses', { group: group('your-characters', choice('ready'), trait('Dwarf')) }) })),
    '**When Revealed:** Each player exhausts a ready Dwarf character they control.',
  ],
  [
    revealed(damage(choice('each-chooses', { group: group('your-heroes') }), 2)),
    '**When Revealed:** Each player deals 2 damage to a hero they control.',
  ],
  [
    revealed(choice('discard', { cards: choice('each-chooses', { group: group('hand') }) })),
    '**When Revealed:** Each player discards a card from their hand.',
  ],
  [
    revealed(
      choice('modify', {
        cards: choice('each-chooses', { group: group('your-heroes') }),
        stat: 'willpower',
        amount: fixed(1),
        until: 'round',
      }),
    ),
    '**When Revealed:** Each player chooses a hero they control, which gets +1 [willpower] until the end of the round.',
  ],
  [
    revealed(choice('ready', { cards: choice('each-chooses', { group: group('your-allies') }) })),
    '**When Revealed:** Each player readies an ally they control.',
  ],
  [
    revealed(choice('search-encounter', { filters: [choice('enemy')] })),
    '**When Revealed:** Search the encounter deck and discard pile for an enemy, add it to the staging area, and shuffle the encounter deck.',
  ],
  [revealed(choice('reveal', { amount: choice('players') })), '**When Revealed:** Reveal 1 card from the encounter deck for each player.'],
  [
    revealed(damage(choice('each', { group: group('committed') }), 1), choice('surge')),
    '**When Revealed:** Deal 1 damage to each character committed to the quest and reveal 1 more encounter card.',
  ],
  [
    {
      ...blankAbility('forced'),
      trigger: { timing: 'after', kind: 'engages', of: 'self' },
      effects: [choice('discard', { cards: among('hand') })],
    },
    '**Forced:** After Gildor engages a player, discard a card from your hand.',
  ],
  [
    {
      ...blankAbility('forced'),
      trigger: { timing: 'after', kind: 'engages', of: [trait('Orc'), choice('other')] },
      effects: [choice('attack', { card: choice('self'), player: choice('part') })],
    },
    '**Forced:** After another Orc card engages a player, Gildor makes an immediate attack against that player.',
  ],
  [
    {
      ...blankAbility('forced'),
      trigger: { timing: 'at-end-of', kind: 'round', of: [] },
      effects: [choice('discard', { cards: choice('self') })],
    },
    '**Forced:** At the end of the round, discard Gildor.',
  ],
  [
    {
      ...blankAbility('response'),
      trigger: { timing: 'after', kind: 'destroyed', of: [choice('enemy')] },
      costs: [choice('exhaust-self')],
      effects: [choice('progress', { amount: fixed(1) })],
    },
    '**Response:** After an enemy is destroyed, exhaust Gildor to place 1 progress on the current quest.',
  ],
  [
    {
      ...blankAbility('response'),
      trigger: { timing: 'after', kind: 'commits', of: 'self' },
      costs: [choice('spend-own', { count: 1 })],
      effects: [choice('ready', { cards: choice('self') })],
    },
    "**Response:** After Gildor commits to the quest, spend 1 resource from Gildor's pool to ready Gildor.",
  ],
  [
    { ...blankAbility('response'), trigger: { timing: 'cancel', kind: 'when-revealed', of: [] }, effects: [choice('cancel')] },
    '**Response:** When the “when revealed” effects of an encounter card would resolve, cancel those effects.',
  ],
  [{ ...blankAbility('shadow'), effects: [damage(choice('defenders'), 1)] }, '**Shadow:** Deal 1 damage to defending character.'],
  [
    {
      ...blankAbility('shadow'),
      effects: [
        choice('modify', {
          cards: choice('attacker'),
          stat: 'attack',
          amount: choice('undefended', { count: 1, more: 3 }),
          until: 'attack',
        }),
      ],
    },
    '**Shadow:** Attacking enemy gets +1 [attack] for this attack (3 instead if this attack is undefended).',
  ],
  [{ ...blankAbility('modifier'), on: 'host', change: choice('trait', { trait: 'Noble' }) }, 'Attached hero gains the Noble trait.'],
  [
    {
      ...blankAbility('modifier'),
      on: 'self',
      change: choice('more', { stat: 'willpower', amount: choice('each', { group: group('your-allies', trait('Rohan')) }) }),
      conditions: [choice('any', { group: group('engaged') })],
    },
    'While there is an enemy engaged with you, Gildor gets +1 [willpower] for each Rohan ally you control.',
  ],
  [
    { ...blankAbility('travel'), price: choice('exhaust', { group: group('your-heroes') }) },
    '**Travel:** The first player must exhaust a hero they control to travel here.',
  ],
]

describe('sentences', () => {
  for (const [ability, sentence] of programs)
    it(`read as a card prints them: ${sentence}`, () => {
      expect(sayAbility(menus, ability, 'Gildor', 'hero')).toBe(sentence)
    })
})

describe('the options of "choose one"', () => {
  const lower = choice('lower-threat', { players: you, amount: fixed(2) })
  const two = (ways: readonly ChoiceWay[]) => action({ effects: [choice('choose-one', { ways })] })

  it('have different names, which follow from their effects until the author types a name', () => {
    const ways = withWayNames([
      { name: 'draw', effects: [lower] },
      { name: 'threat', effects: [threat(you, 2)] },
      { name: 'way-3', effects: [threat(choice('all'), 2)] },
      { name: 'way-4', effects: [draw(you, 1), damage(choice('self'), 3)] },
      { name: 'flee', naming: 'kept', effects: [draw(you, 2)] },
      { name: 'x', effects: [choice('may', { effects: [draw(you, 2)] })] },
      { name: 'y', effects: [choice('modify', { cards: choice('self'), stat: 'hitPoints', amount: fixed(1), until: 'phase' })] },
    ])
    expect(ways.map(({ name }) => name)).toEqual([
      'lower-threat-2',
      'raise-threat-2',
      'raise-threat-2-b',
      'draw-1-and-damage-3',
      'flee',
      'may-draw-2',
      'modify-hit-points-1',
    ])
    expect(withWayNames(ways)).toEqual(ways)
    for (const { name } of ways) expect(slugOf(name)).toBe(name)
    expect(slugOf(' 2 Wölfe, jetzt! ')).toBe('w-lfe-jetzt')
    expect(nameOfWay([], [])).toBe('nothing')
  })

  it('have words that describe their effect, or the words of the author', () => {
    const ability = two(
      withWayNames([
        { name: 'a', effects: [lower] },
        { name: 'b', words: 'Take the long road', effects: [each(threat(you, 2))] },
        {
          name: 'flee',
          naming: 'kept',
          effects: [
            draw(you, 2),
            choice('choose-one', { ways: [{ name: 'discard', effects: [choice('discard', { cards: among('hand') })] }] }),
          ],
        },
      ]),
    )
    expect(waysOf(ability).map(({ name }) => name)).toEqual(['lower-threat-2', 'each-player-raise-threat-2', 'flee', 'discard'])
    expect(wordsOfWays(menus, ability, { flee: 'Flee!', 'lower-threat-2': 'Old words of another way' }, 'Gildor', 'hero')).toEqual({
      'lower-threat-2': 'Lower your threat by 2',
      'each-player-raise-threat-2': 'Take the long road',
      flee: 'Flee!',
      discard: 'Discard a card from your hand',
    })
    expect(printAbility(menus, ts, ability)).toContain("{ 'lower-threat-2': () => lowerThreat(you, 2), 'each-player-raise-threat-2': () =>")
  })
})

it('inside "each player" a new effect applies to that player, so the threat of all players is not raised', () => {
  const place = { kind: 'card', type: 'treachery' } as const
  const ability = blankAbility('when-revealed')
  const entry = (id: string) => effects.find((one) => one.id === id) as (typeof effects)[number]
  const within = inside(place, entry('each-player'))
  expect(filled(menus, entry('raise-threat'), ability, place).with.players).toEqual(choice('all'))
  expect(filled(menus, entry('raise-threat'), ability, within).with.players).toEqual(you)
  const inner = filled(menus, entry('each-player'), ability, place)
  const outer = { ...ability, effects: [{ ...inner, with: { effects: [filled(menus, entry('raise-threat'), ability, within)] } }] }
  expect(printAbility(menus, ts, outer)).toBe('whenRevealed(() => eachPlayer((player) => raiseThreat(player, 1)))')
  const labels = (sort: 'players' | 'group') => offered(menus, sort, ability, within).map(({ label }) => label)
  expect(labels('players')).toContain('that player')
  expect(labels('players')).not.toContain('each player')
  expect(labels('group')).toContain('heroes that player controls')
  expect(offered(menus, 'effects', ability, within).some(({ id }) => id === 'each-player')).toBe(false)
})
