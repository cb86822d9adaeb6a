/** A name or an id that cards of several packs have: the pack of the deck prefers its own card, then those of packs on which it depends. */
import { lcgRulebook } from '@questwright/lcg/rulebook'
import type { PackOutline } from '@questwright/packs/types'
import { describe, expect, it, test } from 'vitest'
import { gather } from '../src/gather.ts'
import { type CardClue, identify } from '../src/identify.ts'
import { cardIndex, readDeckText } from '../src/index.ts'

const guid = '11111111-2222-4333-8444-555555555555'

/** A pack with a boat that has the same title, id and code as the boats of the other packs. */
const pack = (id: string, dependencies: readonly string[] = []) =>
  ({
    ...{ id, name: `@ann/${id}`, packVersion: '1.0.0', game: 'lcg', hash: 'h', dependencies },
    cards: { boat: { type: 'ally', octgnId: guid, ringsdbCode: '99001' } },
    text: { en: { cards: { boat: { title: 'Boat' } } } },
    ...{ keywords: {}, scenarios: {}, decks: {} },
  }) as unknown as PackOutline

const index = cardIndex([pack('ash'), pack('elm', ['fir']), pack('fir', ['oak']), pack('oak')], { lcg: lcgRulebook })
const clues: { readonly [by: string]: CardClue } = { guid: { guid }, code: { siteCode: '99001' }, title: { title: 'Boat' } }

describe.each([
  // the deck's own pack has the card
  ['ash', 'ash'],
  ['fir', 'fir'],
  // the deck's pack lacks the card, and a direct or indirect dependency of it has the card
  ['yew', 'oak'],
  // a pack that depends on none of them, or no pack
  ['sea', undefined],
  [undefined, undefined],
])('in a deck of the pack %s', (home, meant) => {
  const known = home === 'yew' ? { below: new Map([...index.below, ['yew', new Set(['yew', 'oak'])]]) } : {}
  const own = { ...index, ...known, ...(home === undefined ? {} : { home }) }
  it.each(Object.keys(clues))('%s', (by) => {
    const found = identify(clues[by] ?? {}, own)
    if (meant !== undefined) expect([found.card?.code, found.others]).toEqual([`${meant}:boat`, undefined])
    else if (by === 'title') expect([found.card, found.near.map(({ pack: one }) => one)]).toEqual([undefined, ['ash', 'elm', 'fir', 'oak']])
    else expect([found.card?.pack, found.others?.map(({ pack: one }) => one)]).toEqual(['ash', ['elm', 'fir', 'oak']])
  })
})

it('the dependencies of a pack are those of its dependencies as well', () => {
  expect(index.below.get('elm')).toEqual(new Set(['elm', 'fir', 'oak']))
})

test.each([
  [undefined, ['several-packs'], 'Boat is in Ash, Elm, Fir and Oak: the card of Ash was used.'],
  ['oak', [], undefined],
])('a deck of the pack %s names what was taken: %j', (home, codes, message) => {
  const all = gather(home === undefined ? index : { ...index, home })
  all.add({ part: 'cards', quantity: 1, clue: { guid } })
  expect(all.problems.map(({ code }) => code.replace('deck-file/', ''))).toEqual(codes)
  expect(all.problems[0]?.message).toBe(message)
})

test.each([
  [undefined, ['placeholder'], ['ambiguous']],
  ['oak', ['card oak:boat'], []],
])('a bare slug in a deck of the pack %s', (pack, rows, codes) => {
  const facts = { format: 'questwright-deck', version: 1, kind: 'custom', name: 'Own', heroes: [], cards: { boat: 2 } }
  const { deck, problems } = readDeckText([], JSON.stringify(facts), index, pack === undefined ? {} : { pack })
  expect(deck?.rows.map((row) => (row.kind === 'card' ? `card ${row.code}` : row.kind))).toEqual(rows)
  expect(problems.map(({ code }) => code.replace('deck-file/', ''))).toEqual(codes)
})
