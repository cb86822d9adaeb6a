/**
 * What the checks say about many decks, drawn with fixed dice from cards that break each rule: the number of findings by code, and a fingerprint of
 * all sentences. After a wanted change, run this file with `--update`.
 */
import { fingerprint } from '@questwright/kernel/internal'
import { joinSystems } from '@questwright/rulebook'
import { expect, it } from 'vitest'
import { checkDeck, checkDecks } from '../src/deck.ts'
import type { DeckCard, DeckCatalogue } from '../src/deck-finding.ts'
import type { DeckFacts } from '../src/types.ts'
import { rulebook } from './games.ts'

const own = {
  startingCards: {
    millers: { one: 'a miller', several: 'millers', print: { sphere: 'lore' }, mostInGame: 1, scenarios: 'said', beyond: 1 },
    smiths: { one: 'a smith', several: 'smiths', print: { sphere: 'tactics' }, versions: 'one' },
  },
  deckCards: {
    maps: { one: 'an old map', several: 'old maps', print: { type: 'attachment' }, by: 'encounterSet' },
    songs: { one: 'a song', several: 'songs', print: { sphere: 'lore' } },
  },
}
const joined = joinSystems(rulebook, [{ chapter: { game: 'lcg', ...own } as never, file: 'systems/road.json' }], 'the game itself')

const card = (type: string, title: string, more: object = {}): DeckCard => ({ type, title, game: 'lcg', ...more })
const cards: { readonly [code: string]: DeckCard } = {
  'fen:odo': card('hero', 'Odo', { sorts: ['millers'], traits: ['Miller'] }),
  'fen:old-odo': card('hero', 'Odo', { sorts: ['millers'] }),
  'fen:ada': card('hero', 'Ada', { sorts: ['smiths'] }),
  'fen:other-ada': card('hero', 'Ada'),
  'fen:tom': card('hero', 'Tom'),
  'fen:ben': card('hero', 'Ben', { back: 'encounter' }),
  'fen:cook': card('ally', 'Cook'),
  'fen:new-cook': card('ally', 'cook'),
  'fen:ally-ada': card('ally', 'Ada'),
  'fen:rope': card('attachment', 'Rope', { limited: { maps: 'fen' } }),
  'fen:map': card('attachment', 'Map', { limited: { maps: 'ford' } }),
  'fen:song': card('event', 'Song', { limited: { songs: '' } }),
  'fen:once': card('event', 'Once', { limit: 1 }),
  'fen:often': card('event', 'Often', { limit: 9 }),
  'fen:apart': card('ally', 'Apart', { apart: true }),
  'fen:wolf': card('enemy', 'Wolf'),
  'fen:bog': card('location', 'Bog'),
  'fen:stage': card('quest', 'Stage'),
  'fen:strange': card('omen', 'Omen'),
  'far:knight': card('ally', 'Knight', { game: 'duel' }),
  'ford:eel': card('ally', 'Eel'),
}
const find: DeckCatalogue = Object.assign((code: string) => cards[code], {
  rulebooks: { lcg: joined, duel: { ...joined, game: 'duel', title: 'the duel' } },
  removed: (code: string) =>
    code === 'fen:gone'
      ? { code, title: 'Gone', since: '1.0.0', now: 'fen:cook' }
      : code === 'fen:lost'
        ? { code, title: 'Lost', since: '1.0.0', why: 'It was too strong.' }
        : undefined,
  meant: (code: string) => (code === 'twin:cook' ? ['fen:cook', 'ford:eel'] : code === 'one:cook' ? ['fen:cook'] : []),
  pack: (id: string) => (id === 'ford' ? { name: '@me/ford', version: '1.0.0', hash: 'abc' } : undefined),
})

/** Dice that depend on a number alone. */
function diceFrom(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b_3c6d) + 0x9e37_79b9) | 0
    return ((state ^ (state >>> 12)) >>> 0) % Math.max(1, sides)
  }
}

const codes = [...Object.keys(cards), 'fen:gone', 'fen:lost', 'fen:nothing', 'nowhere:cook', 'twin:cook', 'one:cook', 'cook', 'No Code']
const heroes = codes.slice(0, 6)

function drawnDeck(dice: (sides: number) => number): DeckFacts {
  const one = <T>(list: readonly T[]): T => list[dice(list.length)] as T
  const some = <T>(most: number, draw: () => T): T[] => Array.from({ length: dice(most + 1) }, draw)
  const filling = dice(3) === 0 ? {} : { 'fen:often': dice(4), 'fen:cook': 3 }
  const bulk = dice(2) === 0 ? Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`bulk:ally-${i}`, 3])) : {}
  const place = () => ({
    part: one(['heroes', 'cards', 'sideboard', 'nothing']),
    title: one(['Lost', 'Cook', 'Odo']),
    quantity: 1 + dice(4),
    ...(dice(2) ? { section: 'Allies' } : {}),
  })
  return {
    ...{ format: 'questwright-deck', version: 1, kind: one(['starter', 'custom']) },
    heroes: some(4, () => one(dice(4) === 0 ? codes : heroes)),
    cards: { ...bulk, ...filling, ...Object.fromEntries(some(6, () => [one(codes), 1 + dice(5)])) },
    ...(dice(3) === 0 ? { sideboard: Object.fromEntries(some(3, () => [one(codes), 1 + dice(4)])) } : {}),
    ...(dice(3) === 0 ? { placeholders: some(3, place) } : {}),
    ...(dice(4) === 0 ? { packs: { ford: { name: '@me/ford', version: one(['1.0.0', '2.0.0']), hash: one(['abc', 'def']) } } } : {}),
    ...(dice(8) === 0 ? { troops: { 'fen:cook': 1 } } : {}),
  } as unknown as DeckFacts
}
for (let i = 0; i < 16; i++) Object.assign(cards, { [`bulk:ally-${i}`]: card('ally', `Ally ${i}`) })

const scenarios = [
  undefined,
  { title: 'Plain', pack: 'fen' },
  { title: 'Mill', pack: 'fen', begins: { with: 'millers', card: 'odo', trait: 'Miller' }, deckCards: { maps: ['fen'] } },
  { title: 'Forge', pack: 'fen', begins: { with: 'smiths', card: 'ada', instead: 'none' }, deckCards: { maps: 'all', songs: 'all' } },
]

it('drawn decks get the findings that they got before', async () => {
  const counts: { [code: string]: number } = {}
  const count = (kind: string, findings: readonly { readonly code: string; readonly severity: string }[]) => {
    for (const { code, severity } of findings) counts[`${kind} ${severity} ${code}`] = (counts[`${kind} ${severity} ${code}`] ?? 0) + 1
    return findings
  }
  const all = Array.from({ length: 300 }, (_, i) => {
    const dice = diceFrom(i + 1)
    const decks = Array.from({ length: 1 + dice(3) }, (_, n) => ({
      name: `deck ${n + 1}`,
      deck: drawnDeck(dice),
      ...(dice(2) ? { pack: 'fen' } : {}),
    }))
    const scenario = scenarios[dice(scenarios.length)]
    return [
      count('deck', checkDeck(decks[0]?.deck as DeckFacts, find, decks[0]?.pack)),
      count('decks', checkDecks(decks, find, scenario as never)),
    ]
  })
  const lines = Object.entries(counts).map(([what, number]) => `${number} ${what}`)
  await expect(
    `${[...lines.sort(), `${fingerprint(JSON.stringify(all))} is the fingerprint of all findings`].join('\n')}\n`,
  ).toMatchFileSnapshot('./drawn-decks.txt')
})
