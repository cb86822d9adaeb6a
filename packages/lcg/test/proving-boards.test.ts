import type { BoardWish, JsonObject } from '@questwright/kernel'
import { hashText } from '@questwright/kernel/hash'
import { expect, it } from 'vitest'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { board } from '../src/proving/boards.ts'
import { action, attachesTo, card, response, shadow } from '../src/script.ts'
import { drawCards, raiseThreat } from '../src/verbs/index.ts'

/** Boards on which bots test abilities: on each of them a wanted ability can soon be used. */

const hero: JsonObject = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 4 }
const ally: JsonObject = { type: 'ally', sphere: 'spirit', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 2 }
const enemy: JsonObject = { type: 'enemy', encounterSet: 'fen', engagementCost: 20, threat: 1, attack: 1, defense: 1, hitPoints: 3 }

const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    yours: { ...hero, sphere: 'lore' },
    theirs: { ...hero, sphere: 'tactics' },
    guest: { ...ally, unique: true, cost: 9 },
    cook: ally,
    wight: { ...enemy, shadow: 'present' },
    wolf: enemy,
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: { guest: { title: 'The Guest' } },
  scripts: [
    card('guest', [response.after('entersPlay', { of: 'self' }, ({ you }) => void drawCards(you, 1))]),
    card('cook', [action(({ you }) => void drawCards(you, 1))]),
    card('wight', [shadow(({ you }) => raiseThreat(you, 1))]),
  ],
}

const library = buildLibrary([pack])

/** Dice that depend on a number alone. */
function diceFrom(seed: number): BoardWish['dice'] {
  let state = seed * 2_654_435_761
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) % Math.max(1, sides)
  }
}

interface Words {
  readonly at?: string
  readonly you: { readonly hand: readonly { card: string }[]; readonly allies: readonly { card: string }[]; readonly resources: number }
  readonly encounterDeck: readonly { card: string }[]
}

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1)

function boards(hungry: readonly string[]): Words[] {
  return SEEDS.map((seed) => board({ dice: diceFrom(seed), packs: ['made-up'], hungry }, library) as unknown as Words)
}

/** All cards with one code, with the names of their zones. */
function lying(words: Words, code: string): string[] {
  const found: string[] = []
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    if ((value as { card?: unknown }).card === code) found.push(path)
    for (const [key, inner] of Object.entries(value)) walk(inner, /^\d+$/.test(key) ? path : `${path}/${key}`)
  }
  walk(words, '')
  return found
}

it('are equal for equal dice', () => {
  const hungry = ['made-up:guest#after-enters-play']
  expect(boards(hungry)).toEqual(boards(hungry))
  expect(new Set(boards(hungry).map((words) => JSON.stringify(words))).size).toBeGreaterThan(SEEDS.length / 2)
})

it('have placeholder heroes at the seats if the packs have no hero', () => {
  const alone = buildLibrary([{ ...pack, cards: { wolf: enemy }, scripts: [], scenarios: {} }])
  for (const seed of SEEDS) {
    const words = board({ dice: diceFrom(seed), packs: ['made-up'], hungry: [] }, alone) as { readonly you?: JsonObject }
    expect(words.you).not.toHaveProperty('heroes')
  }
})

it('put a card that works beside the quest deck among the rules, and nowhere else', () => {
  const night: JsonObject = { type: 'nightmare', encounterSet: 'fen', sides: { A: {}, B: {} } }
  const beside = buildLibrary([
    {
      ...pack,
      cards: { ...pack.cards, night },
      scripts: [...pack.scripts, card('night', { A: [], B: [action(({ you }) => void drawCards(you, 1))] })],
    },
  ])
  for (const seed of SEEDS) {
    const words = board({ dice: diceFrom(seed), packs: ['made-up'], hungry: ['made-up:night#action'] }, beside) as unknown as Words & {
      readonly rules: readonly string[]
    }
    expect(words.rules).toContain('made-up:night')
    expect(lying(words, 'made-up:night')).toEqual([])
  }
})

it('begin a scenario in each mode in which it can be played', () => {
  const modesOf = (fen: JsonObject) => {
    const played = buildLibrary([{ ...pack, scenarios: { fen: { ...(pack.scenarios?.fen as JsonObject), ...fen } } }])
    const begun = SEEDS.map(
      (seed) => board({ dice: diceFrom(seed), packs: ['made-up'], hungry: [] }, played) as { readonly game: { readonly mode: string } },
    )
    return [...new Set(begun.map(({ game }) => game.mode))].sort()
  }
  expect(modesOf({})).toEqual(['basic', 'easy', 'standard'])
  expect(modesOf({ playedIn: ['nightmare'], quantities: { nightmare: { wolf: 0 } } })).toEqual(['nightmare'])
  expect(modesOf({ playedIn: ['basic'] })).toEqual(['basic'])
})

it('begin a scenario with placeholders if the packs have no hero', () => {
  const { mine: _mine, yours: _yours, theirs: _theirs, ...cards } = pack.cards
  const heroless = buildLibrary([{ ...pack, cards }])
  const counts = SEEDS.map((seed) => {
    const { game } = board({ dice: diceFrom(seed), packs: ['made-up'], hungry: [] }, heroless) as {
      readonly game: { readonly decks: JsonObject[] }
    }
    for (const deck of game.decks) expect(deck.heroes).toEqual(['scene:hero'])
    return game.decks.length
  })
  expect([...new Set(counts)].sort()).toEqual([1, 2, 3, 4])
})

it('put a card into a hand if it has an effect when it enters play, and no other copy into play', () => {
  const all = boards(['made-up:guest#after-enters-play'])
  for (const words of all) {
    const places = lying(words, 'made-up:guest')
    expect(places.some((place) => place.endsWith('/hand'))).toBe(true)
    expect(places.filter((place) => place.endsWith('/allies'))).toEqual([])
  }
  // expensive as it is, it can be paid for on most boards
  expect(all.filter(({ you }) => you.hand.some(({ card }) => card === 'made-up:guest') && you.resources >= 9).length).toBeGreaterThan(20)
})

it('put a card with a shadow effect where it will be dealt', () => {
  for (const words of boards(['made-up:wight#shadow'])) {
    const dealt = lying(words, 'made-up:wight').some((place) => place.endsWith('/shadow'))
    expect(dealt ? words.at : words.encounterDeck[0]?.card).toBe(dealt ? '6.4a' : 'made-up:wight')
  }
})

it('are games from the beginning if no part is hungry', () => {
  for (const words of boards([])) expect(words).toMatchObject({ game: { scenario: 'made-up:scenario/fen' } })
})

const proposed = {
  scenario: 'made-up:scenario/fen',
  rules: ['made-up:omen'],
  aside: ['made-up:wolf'],
  record: { omens: ['made-up:wolf'] },
  barred: ['The Guest', 'mine'],
}

it('play games that packs propose, with their rules, records and set-aside cards, and without barred titles', () => {
  const all = SEEDS.map((seed) => board({ dice: diceFrom(seed), packs: ['made-up'], hungry: [], proposed: [proposed] }, library))
  const played = all.filter(({ rules }) => rules !== undefined)
  expect(played.length).toBeGreaterThan(20)
  expect(played.length).toBeLessThan(SEEDS.length)
  for (const { rules, record, game } of played) {
    expect([rules, record]).toEqual([proposed.rules, proposed.record])
    expect(game).toMatchObject({ scenario: proposed.scenario, aside: proposed.aside })
    expect(JSON.stringify(game)).not.toMatch(/made-up:(guest|mine)"/)
  }
})

it('have a unique card with one copy only once: in the encounter deck, its discard pile or play', () => {
  const king = buildLibrary([{ ...pack, cards: { ...pack.cards, wolf: { ...enemy, unique: true, quantity: 1 } } }])
  const counts = SEEDS.map((seed) => {
    const words = board({ dice: diceFrom(seed), packs: ['made-up'], hungry: ['made-up:wight#shadow'] }, king)
    return JSON.stringify(words).split('"made-up:wolf"').length - 1
  })
  expect(Math.max(...counts)).toBe(1)
})

it('attach to heroes only attachments without a restriction on their host', () => {
  const rope: JsonObject = { type: 'attachment', sphere: 'neutral', cost: 1 }
  const parts = [action(({ you }) => void drawCards(you, 1))]
  const dressed = buildLibrary([
    {
      ...pack,
      cards: { ...pack.cards, rope, saddle: rope },
      scripts: [...pack.scripts, card('rope', parts), card('saddle', [attachesTo((host) => host.isAlly), ...parts])],
    },
  ])
  const onHeroes = (slug: string) =>
    SEEDS.filter((seed) => {
      const words = board({ dice: diceFrom(seed), packs: ['made-up'], hungry: [`made-up:${slug}#action`] }, dressed) as unknown as Words
      return lying(words, `made-up:${slug}`).some((path) => /heroes.*attachments/.test(path))
    }).length
  expect([onHeroes('rope') > 5, onHeroes('saddle'), onHeroes('cook')]).toEqual([true, 0, 0])
})

/** The number of cards of each kind and in each place, and the sum of each number, over many boards. */
function totals(all: readonly object[]): { readonly [what: string]: number } {
  const sums: { [what: string]: number } = {}
  const add = (what: string, by: number): void => {
    sums[what] = (sums[what] ?? 0) + by
  }
  const walk = (value: unknown, path: string): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, path)
    else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) walk(inner, `${path} ${key}`)
    else if (typeof value === 'number') add(path, value)
    else add(`${path}: ${value}`, 1)
  }
  for (const one of all) walk(one, '')
  // the sums of all seats are added, since boards are laid alike for each seat
  const few = new Map<string, number>()
  for (const [what, sum] of Object.entries(sums)) {
    const short = what
      .trim()
      .replace(/^(you|friend|third|fourth) /, 'seat ')
      .replace('made-up:', '')
    few.set(short, (few.get(short) ?? 0) + sum)
  }
  return Object.fromEntries([...few].sort(([a], [b]) => (a < b ? -1 : 1)))
}

const crowd: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    yours: { ...hero, sphere: 'lore' },
    theirs: { ...hero, sphere: 'tactics' },
    cook: ally,
    baker: { ...ally, sphere: 'lore', cost: 6 },
    rope: { type: 'attachment', sphere: 'neutral', cost: 1 },
    song: { type: 'event', sphere: 'spirit', cost: 2 },
    wolf: { ...enemy, quantity: 2 },
    king: { ...enemy, unique: true, quantity: 1, hitPoints: 4 },
    bog: { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2, keywords: ['Bleak'] },
    mist: { type: 'treachery', encounterSet: 'fen' },
    moth: { ...enemy, encounterSet: 'far' },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 9 } } },
    gate: { type: 'quest', stage: 2, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
    law: { type: 'rule' },
  },
  keywords: { bleak: {} },
  scenarios: { fen: { quest: ['stage', 'gate'], encounterSets: ['fen'] }, far: { quest: [], encounterSets: ['far'] } },
  systems: {
    saga: {
      record: {
        earned: { type: 'array', about: 'The cards that were earned.', holds: 'cards' },
        held: { type: 'array', about: 'The cards that are kept.', holds: 'held-cards' },
      },
    },
  },
  titles: {},
  scripts: [],
}
const offered = {
  scenario: 'made-up:scenario/fen',
  rules: ['made-up:law'],
  aside: ['made-up:wolf'],
  record: { earned: ['made-up:cook', 'made-up:song', 'made-up:moth'] },
  barred: ['theirs'],
}

/** Wishes, each with the cards on its boards. */
const wishes: { readonly [title: string]: { readonly wish: Partial<BoardWish>; readonly content?: Partial<PackContent> } } = {
  'a wish for two kinds of cards': { wish: { hungry: ['made-up:baker#part', 'made-up:king#part'] } },
  'a wish for a card of another set': { wish: { hungry: ['made-up:moth#part'] } },
  'a wish for a card beside the quest deck, which a proposed game has': { wish: { hungry: ['made-up:law#part'], proposed: [offered] } },
  'a wish for a keyword': { wish: { hungry: ['made-up:bleak#part'] } },
  'no wish, without scenarios': { wish: { hungry: [] }, content: { scenarios: {} } },
  'no wish, with a proposed game': { wish: { hungry: [], proposed: [offered] } },
}

it('hold as many cards of each kind in each place as before (after a wanted change: run this file with `--update`)', async () => {
  const sections = Object.entries(wishes).map(([title, { wish, content }]) => {
    const known = buildLibrary([{ ...crowd, ...content }], (problem) => {
      throw new Error(JSON.stringify(problem))
    })
    const all = SEEDS.map((seed) => board({ dice: diceFrom(seed), packs: ['made-up'], hungry: [], ...wish }, known))
    // the sums are equal for other orders of cards and other combinations of cards on a board; the hash is not
    const whole = hashText(JSON.stringify(all))
    return [title, ...Object.entries(totals(all)).map(([what, sum]) => `${sum} ${what}`), `${whole} is the hash of these boards`, ''].join(
      '\n',
    )
  })
  await expect(sections.join('\n')).toMatchFileSnapshot('./proving-boards.txt')
})
