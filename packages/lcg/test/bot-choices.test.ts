/** What the bot answers to each question of the game. Worths are in tenths. */
import type { BotChoice, BotQuestion } from '@questwright/kernel'
import { describe, expect, it } from 'vitest'
import { type AskedOption, asked, type BotTableParts, chosen, type Laid, worthOf } from './bot-table.ts'

const enemy = (
  attack: number,
  more: Partial<Laid> & {
    readonly threat?: number
    readonly defense?: number
    readonly hitPoints?: number
    readonly engagementCost?: number
  } = {},
): Laid => {
  const { threat = 0, defense = 0, hitPoints = 3, engagementCost = 30, ...rest } = more
  return { type: 'enemy', zone: 'p1.engaged', stats: { attack, threat, defense, hitPoints, engagementCost }, ...rest }
}
const hero = (stats: Laid['stats'] = {}, more: Partial<Laid> = {}): Laid => ({ type: 'hero', stats: { hitPoints: 4, ...stats }, ...more })
const ally = (stats: Laid['stats'] = {}, more: Partial<Laid> = {}): Laid => ({ type: 'ally', stats: { hitPoints: 2, ...stats }, ...more })
const resources = (amount: number): Laid => hero({}, { tokens: { resource: amount } })
const hand = (...ids: readonly string[]): { readonly [id: string]: Laid } =>
  Object.fromEntries(ids.map((id) => [id, { type: 'event', zone: 'p1.hand' }]))

describe('the bot in an action window', () => {
  const pass = { key: 'pass' }
  /** @returns the worth of an option; undefined where the bot passes */
  const worth = (option: AskedOption, window: string, parts: BotTableParts): number | undefined =>
    worthOf(
      (rated) => asked('action-window', [option, rated, pass], { least: 0, parts: { window } }),
      typeof option === 'string' ? option : option.key,
      { of: 'ability' },
      parts,
    )

  const play = { key: 'played', card: 'played', label: 'play-card' }
  it.each<[string, Laid, number, { [name: string]: number }]>([
    ['an ally by its willpower', { type: 'ally', stats: { willpower: 2 } }, 24, {}],
    ['an ally by its attack', { type: 'ally', stats: { attack: 2 } }, 16, {}],
    ['an ally by its defence', { type: 'ally', stats: { defense: 2 } }, 8, {}],
    ['an ally by its hit points', { type: 'ally', stats: { hitPoints: 2 } }, 6, {}],
    ['an ally less its cost', { type: 'ally', stats: { willpower: 2, cost: 3 } }, 15, {}],
    ['an ally that costs more than it is worth, rather than pass', { type: 'ally', stats: { cost: 5 } }, 1, {}],
    ['an attachment in the first round', { type: 'attachment', stats: { willpower: 9, cost: 2 } }, 48, { round: 1 }],
    ['an attachment later', { type: 'attachment', stats: { cost: 2 } }, 40, { round: 5 }],
    ['an attachment that costs more than it is worth, rather than pass', { type: 'attachment', stats: { cost: 13 } }, 1, { round: 1 }],
  ])('plays %s', (_, played, expected, status) => {
    expect(worth(play, '2.2', { cards: { played }, status })).toBe(expected)
  })

  const tool = (type: string, host?: Laid): BotTableParts => ({
    cards: { ...(host ? { host } : {}), tool: { type, zone: 'host/attachments' } },
  })
  const exhausted = hero({}, { conditions: ['exhausted'] })
  it.each<[string, string, Laid | undefined, string, number | undefined]>([
    ['an attachment of a ready hero in planning', 'attachment', hero(), '2.2', 50],
    ['an objective of a ready hero in planning', 'objective', hero(), '2.2', 50],
    ['an attachment of a ready hero after resources are collected', 'attachment', hero(), '1.3', 50],
    ['an attachment of a ready hero after committing: not', 'attachment', hero(), '3.2', undefined],
    ['an attachment of a ready hero in combat: not', 'attachment', hero(), '6.2', undefined],
    ['an attachment of an exhausted hero after committing', 'attachment', exhausted, '3.2', 40],
    ['an attachment of an exhausted hero in combat', 'attachment', exhausted, '6.4', 40],
    ['an attachment of an exhausted hero in planning: not', 'attachment', exhausted, '2.2', undefined],
    ['an attachment of no card in planning', 'attachment', undefined, '2.2', 50],
  ])('uses %s', (_, type, host, window, expected) => {
    expect(worth('tool', window, tool(type, host))).toBe(expected)
  })

  it.each<
    [
      string,
      string,
      string,
      number,
      number,
      Omit<BotTableParts, 'cards'> & { readonly more?: { readonly [id: string]: Laid } },
      number | undefined,
    ]
  >([
    ['in the refresh phase at a threat of 40', 'refresh', '7.3', 9, 0, { threat: 40 }, 20],
    ['in the refresh phase at a lower threat: not', 'refresh', '7.3', 0, 9, { threat: 39 }, undefined],
    ['in combat with an enemy', 'combat', '6.2', 2, 2, { more: { foe: enemy(1) } }, 8],
    ['in combat without an enemy: not', 'combat', '6.2', 2, 2, {}, undefined],
    [
      'in combat with an enemy of another player: not',
      'combat',
      '6.2',
      2,
      2,
      { more: { foe: enemy(1, { zone: 'p2.engaged' }) } },
      undefined,
    ],
    ['in combat in another window: not', 'combat', '6.4', 2, 2, { more: { foe: enemy(1) } }, undefined],
    [
      'in combat without the resources: not',
      'combat',
      '6.2',
      2,
      1,
      { more: { foe: enemy(1), page: ally({}, { tokens: { resource: 5 } }) } },
      undefined,
    ],
    ['in combat at a threat of 40', 'combat', '6.2', 2, 2, { threat: 40, more: { foe: enemy(1) } }, 8],
    [
      'in combat beside an engaged card that is no enemy: not',
      'combat',
      '6.2',
      2,
      2,
      { more: { trap: { type: 'treachery', zone: 'p1.engaged' } } },
      undefined,
    ],
    [
      'in a window of the quest phase in another phase: not',
      'travel',
      '3.3',
      1,
      0,
      { status: { stagingThreat: 3, committedWillpower: 2 } },
      undefined,
    ],
    ['before the quest resolves, where it fails', 'quest', '3.3', 1, 0, { status: { stagingThreat: 3, committedWillpower: 2 } }, 11],
    [
      'before the quest resolves, where it does not fail: not',
      'quest',
      '3.3',
      1,
      9,
      { status: { stagingThreat: 2, committedWillpower: 2 } },
      undefined,
    ],
    ['before committing, with two resources left', 'quest', '3.1', 1, 3, {}, 7],
    ['before committing, with one left: not', 'quest', '3.1', 1, 2, {}, undefined],
    ['in planning, with four resources left', 'planning', '2.2', 1, 5, {}, 4],
    ['in planning, with three left: not', 'planning', '2.2', 1, 4, {}, undefined],
    ['in another phase: not', 'travel', '4.2', 0, 9, {}, undefined],
  ])('plays an event %s', (_, phase, window, cost, have, { more, status, ...parts }, expected) => {
    const cards = { payer: resources(have), event: { type: 'event', zone: 'p1.hand', stats: { cost } }, ...more }
    expect(worth('event', window, { ...parts, cards, status: { phase, ...status } })).toBe(expected)
  })

  it.each<[string, string, readonly string[], number, number, readonly string[], number | undefined]>([
    ['of a committed hero, while the quest fails', '3.3', ['committed'], 3, 2, ['a', 'b'], 5],
    ['of a committed hero, while the quest makes no progress', '3.3', ['committed'], 2, 2, ['a', 'b'], 5],
    ['of a committed hero, while the quest succeeds: not', '3.3', ['committed'], 1, 2, ['a', 'b'], undefined],
    ['with one card in hand: not', '3.3', ['committed'], 3, 2, ['a'], undefined],
    ['of a hero who is not committed: not', '3.3', [], 3, 2, ['a', 'b'], undefined],
    ['in another window: not', '3.2', ['committed'], 3, 2, ['a', 'b'], undefined],
  ])('uses an action %s', (_, window, conditions, stagingThreat, committedWillpower, cards, expected) => {
    const status = { stagingThreat, committedWillpower }
    expect(worth('one', window, { cards: { one: hero({}, { conditions }), ...hand(...cards) }, status })).toBe(expected)
  })

  it('passes if the option is a card that it does not see, and chooses nothing if it cannot pass', () => {
    expect(worth({ key: 'unseen' }, '2.2', {})).toBeUndefined()
    expect(chosen(asked('action-window', [{ key: 'unseen' }], { least: 0, parts: { window: '2.2' } }), {})).toEqual([])
    expect(chosen(asked('action-window', [{ key: 'unseen' }, pass], { least: 0, parts: { window: '2.2' } }), {})).toEqual(['pass'])
    expect(chosen(asked('action-window', [], { least: 0, parts: { window: '2.2' } }), {})).toEqual([])
  })

  it.each<[string, AskedOption, object, number | undefined]>([
    ['an ability', { key: 'x#boost' }, { of: 'ability', worth: 33 }, 33],
    ['an ability of a keyword', { key: 'x#boost@brave' }, { of: 'ability', worth: 33 }, 33],
    ['an ability of this card', { key: 'x#boost', code: 'made:x' }, { of: 'ability', worth: 33, card: 'x' }, 33],
    ['an ability of another card', { key: 'x#boost', code: 'made:x' }, { of: 'ability', worth: 33, card: 'y' }, undefined],
    ['an ability of a card that is not named', { key: 'x#boost' }, { of: 'ability', worth: 33, card: 'x' }, undefined],
    ['a way of that name', { key: 'x#boost' }, { of: 'way', worth: 33 }, undefined],
    ['an ability not worth using', { key: 'x#boost' }, { of: 'ability', worth: 0 }, undefined],
  ])('goes by what a system says of %s', (_, option, hint, expected) => {
    expect(worth(option, '2.2', { hints: { boost: hint } })).toBe(expected)
  })

  it.each<[string, object, { [name: string]: unknown }, number | undefined]>([
    ['the least', { least: 2 }, { peril: 2 }, 33],
    ['below the least', { least: 2 }, { peril: 1 }, undefined],
    ['the most', { most: 2 }, { peril: 2 }, 33],
    ['above the most', { most: 2 }, { peril: 3 }, undefined],
    ['none counts as 0', { most: 0 }, {}, 33],
    [
      "the player's own before that of the table",
      { least: 2 },
      {
        peril: 0,
        seats: [
          { seat: 'p2', peril: 0 },
          { seat: 'p1', peril: 2 },
        ],
      },
      33,
    ],
    ["not another player's", { least: 2 }, { peril: 0, seats: [{ seat: 'p2', peril: 2 }] }, undefined],
  ])('follows a hint while a counter has the amount: %s', (_, when, status, expected) => {
    const hints = { boost: { of: 'ability', worth: 33, when: { counter: 'peril', ...when } } }
    expect(worth({ key: 'x#boost' }, '2.2', { hints, status: status as never })).toBe(expected)
  })
})

describe('the bot offered a response', () => {
  it.each<[string, AskedOption, Laid | undefined, number]>([
    ['an event of cost 3', 'card', { type: 'event', stats: { cost: 3 } }, 17],
    ['an ability of a card in play', 'card', hero(), 30],
    ['of a card that it does not see', { key: 'card' }, undefined, 1],
    ['that a system rates', { key: 'x#boost' }, undefined, 33],
  ])('is worth as much as its card: %s', (_, option, card, expected) => {
    const parts = { cards: card ? { card } : {}, hints: { boost: { of: 'ability', worth: 33 } } }
    for (const name of ['when-response', 'after-response', 'cancel'])
      expect(
        worthOf((rated) => asked(name, [option, rated]), typeof option === 'string' ? option : option.key, { of: 'ability' }, parts),
      ).toBe(expected)
  })

  it('passes an event that costs more than 20', () => {
    const cards = { dear: { type: 'event', stats: { cost: 21 } } }
    expect(chosen(asked('when-response', ['dear', { key: 'pass' }]), { cards })).toEqual(['pass'])
  })
})

describe('the bot choosing one of several effects', () => {
  const seats = (...threats: readonly number[]) => ({
    seats: threats.map((threat, i) => ({ seat: `p${i + 1}`, threat, eliminated: threat < 50 ? 'no' : 'yes' })),
  })
  it.each<[string, string, BotTableParts, number]>([
    ['hide at a threat of 40', 'hide', { threat: 40 }, 90],
    ['hide at 39', 'hide', { threat: 39 }, 45],
    ['lower at 32', 'lower', { threat: 32 }, 45],
    ['threat at 31', 'threat', { threat: 31 }, 10],
    ['strike with an enemy engaged', 'strike', { cards: { foe: enemy(1) } }, 60],
    ['damage with an enemy in the staging area', 'damage', { cards: { foe: enemy(1, { zone: 'staging-area' }) } }, 60],
    ['kill with a location in the staging area', 'kill', { cards: { hill: { type: 'location', zone: 'staging-area' } } }, 1],
    ['hurt with an enemy at another player', 'hurt', { cards: { foe: enemy(1, { zone: 'p2.engaged' }) }, status: seats(20, 20) }, 60],
    [
      'strike with an enemy at a player who is out',
      'strike',
      { cards: { foe: enemy(1, { zone: 'p2.engaged' }) }, status: seats(20, 50) },
      1,
    ],
    ['draw', 'draw', {}, 40],
    ['cards', 'more-cards', {}, 40],
    ['one in a game of one player', 'one', {}, 30],
    ['one in a game of two', 'one', { status: seats(20, 20) }, 20],
    ['one where the other player is out', 'one', { status: seats(20, 50) }, 30],
    ['any other', 'dance', {}, 15],
    ['one that a system rates', 'sail', { hints: { sail: { of: 'way', worth: 77 } } }, 77],
  ])('goes by their words: %s', (_, key, parts, expected) => {
    expect(worthOf((rated) => asked('choose-one', [{ key }, rated]), key, { of: 'way' }, parts)).toBe(expected)
    // the name of the question does not matter: scripts may choose another one
    expect(worthOf((rated) => asked('which-way', [{ key }, rated]), key, { of: 'way' }, parts)).toBe(expected)
  })
})

describe('the bot’s mulligan', () => {
  const card = (type: string, cost: number): Laid => ({ type, zone: 'p1.hand', stats: { cost } })
  it.each<[string, readonly Laid[], BotChoice]>([
    ['two allies of cost 3 are kept', [card('ally', 3), card('ally', 3)], ['no']],
    ['an ally and an attachment are kept', [card('ally', 1), card('attachment', 0)], ['no']],
    ['one is not', [card('ally', 1), card('event', 0)], ['yes']],
    ['cards that cost more than 3 do not count', [card('ally', 4), card('ally', 3)], ['yes']],
    ['events do not count', [card('event', 1), card('event', 1)], ['yes']],
  ])('%s', (_, cards, expected) => {
    expect(
      chosen(asked('mulligan', [{ key: 'yes' }, { key: 'no' }]), { cards: Object.fromEntries(cards.map((one, i) => [`c${i}`, one])) }),
    ).toEqual(expected)
  })
})

describe('the bot committing to the quest', () => {
  const commit = (cards: BotTableParts['cards'], parts: object, more: BotTableParts = {}) =>
    chosen(
      asked(
        'choose-to-commit',
        Object.keys(cards ?? {}).filter((id) => cards?.[id]?.type !== 'enemy'),
        { least: 0, most: 9, parts: parts as never },
      ),
      { cards: cards ?? {}, ...more },
    )
  const quester = (willpower: number, more: Laid['stats'] = {}) => hero({ willpower, ...more })

  it.each<[string, BotTableParts['cards'], object, BotTableParts, readonly string[]]>([
    // wanted: threat + 2 for each player + 2
    ['as many as are wanted, the best first', { a: quester(1), b: quester(3), c: quester(2) }, { stagingThreat: 1 }, {}, ['b', 'c']],
    ['one more point of threat needs one more', { a: quester(1), b: quester(3), c: quester(2) }, { stagingThreat: 2 }, {}, ['b', 'c', 'a']],
    [
      'committed willpower is subtracted from the wanted sum',
      { a: quester(1), b: quester(1) },
      { stagingThreat: 3 },
      { status: { committedWillpower: 6 } },
      ['a'],
    ],
    ['committed willpower counts', { a: quester(1), b: quester(3) }, { stagingThreat: 1 }, { status: { committedWillpower: 2 } }, ['b']],
    ['those without willpower stay back', { a: quester(0), b: quester(1) }, { stagingThreat: 9 }, {}, ['b']],
    ['another stat may count', { a: quester(3), b: hero({ attack: 3 }) }, { stagingThreat: 1, counts: 'attack' }, {}, ['b']],
    [
      'better fighters stay back from quests of equal willpower',
      { a: quester(4, { attack: 2 }), b: quester(4) },
      { stagingThreat: 0 },
      {},
      ['b'],
    ],
    [
      'a defender stays back from a quest that would be passed',
      { a: quester(1, { defense: 9 }), b: quester(2), c: quester(2) },
      { stagingThreat: 1 },
      {},
      ['b', 'c', 'a'],
    ],
    [
      'with an enemy engaged two stay back',
      { foe: enemy(3), a: quester(1, { attack: 3 }), b: quester(2), c: quester(2, { attack: 1 }) },
      { stagingThreat: 0 },
      {},
      ['b'],
    ],
    [
      'with an enemy that will engage too',
      {
        foe: enemy(3, { zone: 'staging-area', engagementCost: 21 }),
        a: quester(1, { attack: 3 }),
        b: quester(2),
        c: quester(2, { attack: 1 }),
      },
      { stagingThreat: 0 },
      {},
      ['b'],
    ],
    [
      'not with an enemy that will not',
      {
        foe: enemy(3, { zone: 'staging-area', engagementCost: 22 }),
        a: quester(1, { attack: 3 }),
        b: quester(2),
        c: quester(2, { attack: 1 }),
      },
      { stagingThreat: 0 },
      {},
      ['b', 'c'],
    ],
    ['one character may always commit', { foe: enemy(3), other: enemy(3), a: quester(1) }, { stagingThreat: 0 }, {}, ['a']],
    [
      'all but one of those who stay back commit if the quest would fail without them',
      { foe: enemy(3), a: quester(1, { attack: 3 }), b: quester(2), c: quester(2, { attack: 1 }) },
      { stagingThreat: 3 },
      {},
      ['b', 'c'],
    ],
    [
      'each player raises the wanted sum',
      { a: quester(3), b: quester(2), c: quester(2) },
      { stagingThreat: 0 },
      {
        status: {
          seats: [
            { seat: 'p1', threat: 20 },
            { seat: 'p2', threat: 20 },
          ],
        },
      },
      ['a', 'b', 'c'],
    ],
  ])('%s', (_, cards, parts, more, expected) => {
    expect(commit(cards, parts, more)).toEqual(expected)
  })
})

describe('the bot travelling', () => {
  const place = (threat: number, questPoints: number, progress = 0): Laid => ({
    type: 'location',
    zone: 'staging-area',
    stats: { threat, questPoints },
    tokens: { progress },
  })
  it.each<[string, BotTableParts['cards'], readonly string[]]>([
    ['to the location with most threat', { a: place(1, 2), b: place(2, 2) }, ['b']],
    ['of equals to the one with fewest points left', { a: place(2, 3), b: place(2, 4, 2) }, ['b']],
    ['a point of threat is worth five of progress', { a: place(2, 6), b: place(1, 1) }, ['a']],
    ['and no more than five', { a: place(2, 7), b: place(1, 1) }, ['b']],
    ['not where it costs more than it helps', { a: place(1, 8) }, []],
    ['but where it just helps', { a: place(1, 7) }, ['a']],
    ['progress beyond its points counts for nothing', { a: place(2, 0, 9), b: place(2, 0) }, ['a']],
  ])('%s', (_, cards, expected) => {
    expect(chosen(asked('choose-location', Object.keys(cards ?? {}), { least: 0 }), { cards: cards ?? {} })).toEqual(expected)
  })

  it('does not travel if it sees no location', () => {
    expect(chosen(asked('choose-location', [{ key: 'unseen' }], { least: 0 }), {})).toEqual([])
  })
})

describe('the bot engaging by choice', () => {
  const foe = (more: Parameters<typeof enemy>[1] = {}) => enemy(2, { zone: 'staging-area', ...more })
  const two = { a: hero({ attack: 3 }), b: hero({ attack: 1, defense: 2 }) }
  it.each<[string, BotTableParts['cards'], readonly string[]]>([
    ['an enemy that the others kill while one defends', { foe: foe(), ...two }, ['foe']],
    ['not one that survives', { foe: foe({ hitPoints: 4 }), ...two }, []],
    ['not one whose defence saves it', { foe: foe({ defense: 1 }), ...two }, []],
    ['damage counts', { foe: foe({ hitPoints: 4, tokens: { damage: 1 } }), ...two }, ['foe']],
    ['not one that engages anyway', { foe: foe({ engagementCost: 20 }), ...two }, []],
    ['but one that needs one more threat', { foe: foe({ engagementCost: 21 }), ...two }, ['foe']],
    ['not with one character', { foe: foe({ hitPoints: 0 }), a: two.a }, []],
    ['not with as many enemies as that leaves no attacker', { foe: foe(), there: enemy(1), ...two }, []],
    [
      'exhausted characters do not count',
      { foe: foe(), a: hero({ attack: 3 }), b: hero({ attack: 1 }, { conditions: ['exhausted'] }) },
      [],
    ],
    ['other cards in play do not count', { foe: foe(), a: two.a, b: { type: 'attachment', stats: { attack: 9, hitPoints: 9 } } }, []],
    [
      'the one with most hit points defends where defences are equal',
      { foe: foe({ hitPoints: 2 }), a: hero({ attack: 3, hitPoints: 5 }), b: hero({ attack: 2, hitPoints: 4 }) },
      ['foe'],
    ],
    ['and then cannot attack', { foe: foe(), a: hero({ attack: 3, hitPoints: 5 }), b: hero({ attack: 2, hitPoints: 4 }) }, []],
    [
      'three points of defence outweigh three hit points',
      { foe: foe(), a: hero({ attack: 3, hitPoints: 5 }), b: hero({ attack: 2, hitPoints: 3, defense: 1 }) },
      ['foe'],
    ],
    ['the more dangerous enemy', { foe: foe(), worse: foe({ threat: 1 }), ...two }, ['worse']],
  ])('%s', (_, cards, expected) => {
    const options = Object.keys(cards ?? {}).filter((id) => cards?.[id]?.zone === 'staging-area')
    expect(chosen(asked('choose-enemy-to-engage', options, { least: 0 }), { cards: cards ?? {} })).toEqual(expected)
  })

  it('does not engage an enemy that it does not see', () => {
    expect(chosen(asked('choose-enemy-to-engage', [{ key: 'unseen' }], { least: 0 }), { cards: two })).toEqual([])
  })
})

describe('the enemy that the bot considers most dangerous', () => {
  it.each<[string, Laid, Laid]>([
    ['ten for a point of attack', enemy(2, { hitPoints: 0 }), enemy(1, { threat: 1, hitPoints: 0 })],
    ['eight for a point of threat', enemy(0, { threat: 1, hitPoints: 0 }), enemy(0, { hitPoints: 3 })],
    ['two for a hit point', enemy(0, { hitPoints: 6 }), enemy(1, { hitPoints: 0 })],
    ['damage counts', enemy(1, { hitPoints: 3 }), enemy(1, { hitPoints: 4, tokens: { damage: 2 } })],
  ])('is asked first: %s', (_, worse, other) => {
    for (const name of ['choose-next-attacker', 'choose-tied-enemy'])
      expect(chosen(asked(name, ['other', 'worse']), { cards: { other, worse } })).toEqual(['worse'])
  })
})

describe('the bot attacking', () => {
  const able = { a: hero({ attack: 2 }), b: ally({ attack: 1 }) }
  it.each<[string, BotTableParts['cards'], readonly string[]]>([
    ['one that falls before one that does not', { tough: enemy(9, { hitPoints: 4 }), weak: enemy(0) }, ['weak']],
    ['of those that fall the more dangerous', { x: enemy(1), y: enemy(2) }, ['y']],
    ['of those that fall the one with fewer hit points', { x: enemy(1, { hitPoints: 3 }), y: enemy(1, { hitPoints: 2 }) }, ['y']],
    ['of those that do not the one that is hurt most', { x: enemy(0, { hitPoints: 9, defense: 1 }), y: enemy(0, { hitPoints: 9 }) }, ['y']],
    [
      'a point of damage is as good as a point of attack',
      { x: enemy(1, { hitPoints: 9, defense: 1 }), y: enemy(0, { hitPoints: 9 }) },
      ['x'],
    ],
    ['nothing that it cannot hurt', { x: enemy(9, { defense: 3 }) }, []],
    ['what it can hurt by one', { x: enemy(0, { defense: 2, hitPoints: 9 }) }, ['x']],
  ])('%s', (_, foes, expected) => {
    expect(chosen(asked('choose-enemy-to-attack', Object.keys(foes ?? {}), { least: 0 }), { cards: { ...able, ...foes } })).toEqual(
      expected,
    )
  })

  it('attacks with no exhausted character, no attachment, and no card that it does not see', () => {
    const cards = {
      x: enemy(0, { defense: 1 }),
      a: hero({ attack: 2 }, { conditions: ['exhausted'] }),
      sword: { type: 'attachment', stats: { attack: 9 } },
    }
    expect(chosen(asked('choose-enemy-to-attack', ['x'], { least: 0 }), { cards })).toEqual([])
    expect(chosen(asked('choose-enemy-to-attack', [{ key: 'unseen' }], { least: 0 }), { cards: able })).toEqual([])
  })

  const fighters = { one: hero({ attack: 1 }), three: hero({ attack: 3 }), two: ally({ attack: 2 }), none: ally() }
  it.each<[string, Laid | undefined, Partial<BotQuestion>, readonly string[]]>([
    ['the strongest that suffices', enemy(1, { hitPoints: 3 }), {}, ['three']],
    ['the next where it does not', enemy(1, { hitPoints: 4 }), {}, ['three', 'two']],
    ['defence is overcome too', enemy(1, { hitPoints: 3, defense: 1 }), {}, ['three', 'two']],
    ['all that can hurt it where they do not suffice', enemy(1, { hitPoints: 9 }), {}, ['three', 'two', 'one']],
    ['no more than may attack', enemy(1, { hitPoints: 9 }), { most: 2 }, ['three', 'two']],
    [
      'the strongest alone where the group is refused',
      enemy(1, { hitPoints: 9 }),
      { judge: (value) => (value as readonly string[]).length < 2 },
      ['three'],
    ],
    ['an enemy that it does not see is attacked by one', undefined, { least: 0 }, ['three']],
    ['or by as many as must', undefined, { least: 2 }, ['three', 'two']],
  ])('attackers: %s', (_, foe, more, expected) => {
    for (const name of ['choose-attackers', 'choose-joining-attackers']) {
      const question = asked(name, Object.keys(fighters), { most: 9, parts: { enemy: { card: 'foe' } }, ...more })
      expect(chosen(question, { cards: { ...fighters, ...(foe ? { foe } : {}) } })).toEqual(expected)
    }
  })

  it('takes the first option if no attacker can hurt the enemy and an answer is required', () => {
    const question = asked('choose-attackers', ['none', 'idle'], {
      judge: (value) => (value as readonly string[]).length === 1,
      parts: { enemy: { card: 'foe' } },
    })
    expect(chosen(question, { cards: { none: ally(), idle: ally(), foe: enemy(1) } })).toEqual(['none'])
  })
})

describe('the bot assigning damage', () => {
  it.each<[string, BotTableParts['cards'], object, readonly string[]]>([
    ['a character that survives, before one that does not', { a: hero({ hitPoints: 2 }), b: ally({ hitPoints: 3 }) }, { amount: 2 }, ['b']],
    ['the one with most hit points left', { a: ally({ hitPoints: 4 }), b: ally({ hitPoints: 5 }) }, { amount: 2 }, ['b']],
    ['more than four left count no more', { a: ally({ hitPoints: 6 }), b: ally({ hitPoints: 9 }) }, { amount: 2 }, ['a']],
    ['a hero last of those who survive alike', { a: hero({ hitPoints: 4 }), b: ally({ hitPoints: 4 }) }, { amount: 2 }, ['b']],
    ['a hero by two more hit points', { a: ally({ hitPoints: 3 }), b: hero({ hitPoints: 5 }) }, { amount: 2 }, ['b']],
    ['a hero not by one', { a: ally({ hitPoints: 3 }), b: hero({ hitPoints: 4 }) }, { amount: 2 }, ['a']],
    ['else the least valuable', { a: hero({ hitPoints: 2 }), b: ally({ hitPoints: 2 }) }, { amount: 2 }, ['b']],
    ['by the amount that is dealt', { a: ally({ hitPoints: 3 }), b: hero({ hitPoints: 4 }) }, { amount: 3 }, ['b']],
    ['two where it does not know how much', { a: ally({ hitPoints: 2 }), b: hero({ hitPoints: 3 }) }, {}, ['b']],
  ])('%s', (_, cards, parts, expected) => {
    for (const name of ['choose-hero-for-damage', 'choose-defender-for-damage', 'choose-for-damage'])
      expect(
        chosen(asked(name, [{ key: 'unseen' }, ...Object.keys(cards ?? {})], { parts: parts as never }), { cards: cards ?? {} }),
      ).toEqual(expected)
  })
})

describe('the worth of a character for the bot', () => {
  // the bot chooses the less valuable of two characters to lose
  it.each<[string, Laid, Laid]>([
    ['ten for a point of willpower', ally({ willpower: 2, hitPoints: 0 }), ally({ attack: 2, hitPoints: 0 })],
    ['eight for a point of attack', ally({ attack: 3, hitPoints: 0 }), ally({ defense: 3, hitPoints: 1 })],
    ['six for a point of defence', ally({ defense: 3, hitPoints: 0 }), ally({ hitPoints: 4 })],
    ['four for a hit point', ally({ hitPoints: 2 }), ally({ defense: 1, hitPoints: 0 })],
    ['a hero is worth sixty more', hero({ hitPoints: 0 }), ally({ willpower: 5, attack: 1, hitPoints: 0 })],
    ['a hero is not worth more than that', ally({ willpower: 6, hitPoints: 1 }), hero({ hitPoints: 0 })],
    ['a character of the scenario is worth more than a hero', { type: 'objective-ally', stats: {} }, hero({ hitPoints: 0, willpower: 8 })],
  ])('%s', (_, better, other) => {
    const cards = { better, other }
    expect(chosen(asked('choose-to-discard', ['better', 'other']), { cards })).toEqual(['other'])
    expect(chosen(asked('choose-to-remove-from-quest', ['better', 'other']), { cards })).toEqual(['other'])
  })
})

describe('the bot choosing cards for an effect', () => {
  const because = (asker: string) => ({ because: { card: { card: asker } } })
  const bad: Laid = { type: 'treachery', zone: 'encounter-discard' }
  const good: Laid = { type: 'event', zone: 'p1.discard' }
  const weak = ally({ willpower: 1 })
  const strong = ally({ willpower: 3 })
  const tired = (card: Laid): Laid => ({ ...card, conditions: ['exhausted'] })
  it.each<[string, BotTableParts['cards'], object, Partial<BotQuestion>, readonly string[]]>([
    ['an encounter card gets the weakest', { weak, strong, asker: bad }, because('asker'), {}, ['weak']],
    ["a player's card gets the strongest", { weak, strong, asker: good }, because('asker'), {}, ['strong']],
    ['a question that no card asks gets the strongest', { weak, strong }, {}, {}, ['strong']],
    [
      'a card of a system that prints an encounter set is an encounter card',
      { weak, strong, asker: { type: 'omen', facts: { encounterSet: 'x' } } },
      because('asker'),
      {},
      ['weak'],
    ],
    [
      'a card of a system without an encounter set is no encounter card',
      { weak, strong, asker: { type: 'omen' } },
      because('asker'),
      {},
      ['strong'],
    ],
    ...['enemy', 'location', 'treachery', 'quest', 'objective', 'objective-location'].map(
      (type): [string, BotTableParts['cards'], object, object, readonly string[]] => [
        `of type ${type}`,
        { weak, strong, asker: { type } },
        because('asker'),
        {},
        ['weak'],
      ],
    ),
    ['an exhausted card is readied first', { strong, weak: tired(weak) }, {}, {}, ['weak']],
    ['an exhausted card is discarded first', { strong: tired(strong), weak, asker: bad }, because('asker'), {}, ['strong']],
    [
      'damage goes to an enemy that it may destroy',
      { worse: enemy(5, { hitPoints: 5 }), lesser: enemy(1, { hitPoints: 4 }) },
      {},
      {},
      ['lesser'],
    ],
    ['else to the more dangerous', { worse: enemy(5, { hitPoints: 6 }), lesser: enemy(1, { hitPoints: 5 }) }, {}, {}, ['worse']],
    [
      'an encounter card gets the most dangerous enemy',
      { worse: enemy(5, { hitPoints: 5 }), lesser: enemy(1, { hitPoints: 4 }), asker: bad },
      because('asker'),
      {},
      ['worse'],
    ],
    [
      'the location with most threat',
      { low: { type: 'location', stats: { threat: 1 } }, high: { type: 'location', stats: { threat: 2 } } },
      {},
      {},
      ['high'],
    ],
    ['the dearest card', { cheap: { type: 'event', stats: { cost: 1 } }, dear: { type: 'event', stats: { cost: 2 } } }, {}, {}, ['dear']],
    [
      'the cheapest for an encounter card',
      { dear: { type: 'event', stats: { cost: 2 } }, cheap: { type: 'event', stats: { cost: 1 } }, asker: bad },
      because('asker'),
      {},
      ['cheap'],
    ],
    ['as many as may be', { weak, strong }, {}, { least: 0, most: 5 }, ['strong', 'weak']],
    ['as few as must be for an encounter card', { strong, weak, asker: bad }, because('asker'), { least: 1, most: 2 }, ['weak']],
    [
      'no more than must be where more is refused',
      { weak, strong },
      {},
      { least: 1, most: 2, judge: (value) => (value as readonly string[]).length < 2 },
      ['strong'],
    ],
  ])('%s', (_, cards, parts, more, expected) => {
    const options = Object.keys(cards ?? {}).filter((id) => id !== 'asker')
    for (const name of ['choose-host', 'choose-any'])
      expect(chosen(asked(name, options, { parts: parts as never, ...more }), { cards: cards ?? {} })).toEqual(expected)
  })

  it('values an option that is not a card as 0: better than losing a card, worse than getting one', () => {
    const cards = { weak, asker: bad }
    expect(chosen(asked('choose-any', ['weak', { key: 'none' }], { parts: because('asker') }), { cards })).toEqual(['none'])
    expect(chosen(asked('choose-any', [{ key: 'none' }, 'weak']), { cards })).toEqual(['weak'])
  })

  it('chooses an exhausted card first if cards must be exhausted, discarded or removed, whoever asks', () => {
    const cards = { strong, weak, tired: tired(strong) }
    for (const name of ['choose-to-exhaust', 'choose-to-discard', 'choose-to-remove-from-quest'])
      expect(chosen(asked(name, ['strong', 'weak', 'tired'], { least: 1, most: 3 }), { cards })).toEqual(['tired'])
  })
})

describe('the bot answering any other question', () => {
  it.each<[string, BotQuestion, BotChoice]>([
    ['is confirmed', asked('go', [{ key: 'no' }, { key: 'yes' }], { shape: 'confirm' }), ['yes']],
    ['is given the highest number', asked('how-many', [{ key: '2' }, { key: '10' }, { key: '3' }], { shape: 'number', most: 4 }), 10],
    ['is given the most where no numbers are named', asked('how-many', [], { shape: 'number', most: 4 }), 4],
    ['is put in the order that is given', asked('order', [{ key: 'b' }, { key: 'a' }], { shape: 'order' }), ['b', 'a']],
    [
      'is paid',
      asked(
        'pay',
        [
          { key: 'a', most: 1 },
          { key: 'b', most: 3 },
        ],
        { shape: 'distribute', least: 3, most: 3 },
      ),
      { b: 2, a: 1 },
    ],
    ['is paid with what there is', asked('pay', [{ key: 'a', most: 1 }], { shape: 'distribute', least: 3, most: 3 }), { a: 1 }],
    ['gets the first player for a vote', asked('vote-first-player', [{ key: 'p1' }, { key: 'p2' }]), ['p1']],
  ])('%s', (_, question, expected) => {
    expect(chosen(question, {})).toEqual(expected)
  })

  it('pays with each hero in turn if payment from the richest hero is refused, and with one resource from each if every payment is refused', () => {
    const options = [{ key: 'a', most: 2 }, { key: 'b', most: 2 }, { key: 'c' }]
    const pay = (judge: BotQuestion['judge']) => chosen(asked('pay', options, { shape: 'distribute', least: 3, most: 3, judge }), {})
    expect(pay((value) => (value as { [key: string]: number }).a === 2)).toEqual({ a: 2, b: 1 })
    expect(pay((value) => (value as { [key: string]: number }).c === 1 && (value as { [key: string]: number }).b === 2)).toEqual({
      b: 2,
      c: 1,
    })
    expect(pay((value) => (value as { [key: string]: number }).c === 3)).toEqual({ c: 3 })
    expect(pay(() => false)).toEqual({ c: 1, a: 1, b: 1 })
  })
})

describe('the bot answering a question for which a system has a hint', () => {
  const cards = { a: ally({ willpower: 1 }), b: ally({ willpower: 3 }), c: ally({ willpower: 2 }) }
  const options = ['a', 'b', 'c']
  const numbers = [{ key: '2' }, { key: '5' }, { key: '3' }]
  it.each<[string, BotQuestion, object, BotChoice]>([
    ['is confirmed as it says', asked('omen', [], { shape: 'confirm' }), { answer: 'no' }, ['no']],
    ['is confirmed where it says nothing', asked('omen', [], { shape: 'confirm' }), {}, ['yes']],
    ['is given the most', asked('omen', numbers, { shape: 'number' }), { take: 'most' }, 5],
    ['is given the least', asked('omen', numbers, { shape: 'number' }), { take: 'least' }, 2],
    ['is given the highest where it says nothing', asked('omen', numbers, { shape: 'number' }), {}, 5],
    ['is given as few as must be', asked('omen', options, { most: 2 }), { take: 'least' }, ['a']],
    ['is given as many as may be', asked('omen', options, { most: 2 }), { take: 'most' }, ['a', 'b']],
    ['is given all where more may be', asked('omen', options, { most: 9 }), { take: 'most' }, ['a', 'b', 'c']],
    ['is given the highest by a stat', asked('omen', options, { most: 2 }), { take: 'most', stat: 'willpower' }, ['b', 'c']],
    ['is given the lowest by a stat', asked('omen', options), { stat: 'willpower', first: 'lowest' }, ['a']],
    ['is given the highest by a stat where it does not say which', asked('omen', options), { stat: 'willpower' }, ['b']],
    ['is ordered as given, since hints order nothing', asked('omen', options, { shape: 'order' }), { take: 'least' }, ['a', 'b', 'c']],
    [
      'is answered otherwise where that answer is refused',
      asked('omen', options, { judge: (value) => (value as readonly string[])[0] !== 'a' }),
      { take: 'least', stat: 'willpower', first: 'lowest' },
      ['b'],
    ],
  ])('%s', (_, question, hint, expected) => {
    expect(chosen(question, { cards, hints: { omen: { of: 'question', ...hint } } })).toEqual(expected)
  })
})

describe('the bot and cards of types from a system', () => {
  const pair = (a: Laid, b: Laid) => ({ cards: { a, b } })
  it('takes cards with printed willpower for characters, and cards with a printed engagement cost for enemies', () => {
    const sailor: Laid = { type: 'sailor', stats: { hitPoints: 1, willpower: 1 }, facts: { willpower: 1 } }
    const anchor: Laid = { type: 'sailor', stats: { cost: 9 } }
    // the bot prefers an exhausted card, which the effect may ready, only if the card counts as a character
    expect(chosen(asked('choose-any', ['a', 'b']), pair(anchor, { ...sailor, conditions: ['exhausted'] }))).toEqual(['b'])
    const kraken: Laid = { type: 'kraken', stats: { hitPoints: 1 }, facts: { engagementCost: 9 } }
    const reef: Laid = { type: 'kraken', stats: { cost: 9 } }
    // the bot prefers a card that is easily destroyed only if the card counts as an enemy
    expect(chosen(asked('choose-any', ['a', 'b']), pair(reef, kraken))).toEqual(['b'])
  })

  it('judges cards of the game’s own types by their type, whatever is printed on them', () => {
    const event: Laid = { type: 'event', stats: { cost: 1 }, conditions: ['exhausted'], facts: { willpower: 3, engagementCost: 3 } }
    expect(chosen(asked('choose-any', ['a', 'b']), pair({ type: 'event', stats: { cost: 2 } }, event))).toEqual(['a'])
  })
})
