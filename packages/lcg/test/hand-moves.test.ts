import { fieldOf, type Input, type JsonObject } from '@questwright/kernel'
import { Game, viewOf } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../src/catalogue.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'

/** Manual moves, for cards without a script. They are inputs like answers, and are made outside the rules. */

const slugs = Array.from({ length: 24 }, (_, i) => `card-${String(i + 1).padStart(2, '0')}`)
const hero: JsonObject = { type: 'hero', unique: true, sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const pack: PackContent = {
  id: 'made-up',
  cards: {
    mine: hero,
    yours: hero,
    ...Object.fromEntries(slugs.map((slug): [string, JsonObject] => [slug, { type: 'attachment', sphere: 'spirit', cost: 1 }])),
    wolf: { type: 'enemy', encounterSet: 'fen', engagementCost: 40, threat: 1, attack: 1, defense: 1, hitPoints: 2, quantity: 3 },
    mist: { type: 'treachery', encounterSet: 'fen', quantity: 6 },
    stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 5 } } },
  },
  keywords: {},
  scenarios: { fen: { quest: ['stage'], encounterSets: ['fen'] } },
  titles: {},
  scripts: [],
}
const library = buildLibrary([pack])
const deck = (name: string, heroes: readonly string[], from: number) => ({
  name,
  kind: 'starter',
  heroes: heroes.map((slug) => `made-up:${slug}`),
  cards: Object.fromEntries(slugs.slice(from, from + 12).map((slug) => [`made-up:${slug}`, 1])),
})
const setup = {
  kind: 'scenario',
  scenario: 'made-up:scenario/fen',
  mode: 'standard',
  decks: [deck('one', ['mine'], 0), deck('two', ['yours'], 12)],
} as const

function begin(inputs: readonly Input[] = []): Game {
  const game = new Game({ ruleset: lcg, library, seed: 'by hand', setup, inputs })
  while (inputs.length === 0 && game.question?.spec.name === 'vote-first-player')
    game.advance([{ kind: 'answer', question: game.question.key, value: ['p1'] }])
  return game
}

const move = (game: Game, deed: JsonObject) => game.advance([{ kind: 'move', move: deed }])?.why.code
const lastTold = (game: Game) => game.table.record.story.at(-1)
const inHand = (game: Game, seat: string) => game.table.zone(`${seat}.hand`).cards[0]?.id as string
const theHero = (game: Game, slug: string) => game.table.cards.find((card) => card.slug === slug)?.id as string

describe('manual moves', () => {
  it('are written to the log, undone, redone and replayed to the same state', () => {
    const game = begin()
    const before = game.hash
    const count = game.table.record.consumed
    const hand = inHand(game, 'p1')
    const mine = theHero(game, 'mine')
    const deeds: readonly JsonObject[] = [
      { move: 'token', card: mine, token: 'damage', by: 2 },
      { move: 'token', card: 'p1', token: 'threat', by: 3 },
      { move: 'exhaust', card: mine },
      { move: 'attach', card: hand, host: mine },
      { move: 'reveal', card: 'table' },
      { move: 'draw', card: 'p2' },
      { move: 'shuffle', card: 'table' },
      { move: 'first', card: 'p2' },
    ]
    for (const deed of deeds) {
      expect(move(game, deed), String(deed.move)).toBeUndefined()
      expect(lastTold(game)).toMatchObject({ kind: 'moved-by-hand', parts: { how: deed.move } })
    }
    expect(game.table.card(mine).token('damage')).toBe(2)
    expect(game.table.card('p1').token('threat')).toBe(11)
    expect(game.table.card(hand).zone.id).toBe(`${mine}/attachments`)
    expect(begin(game.table.record.inputs.slice()).hash).toBe(game.hash)
    const after = game.hash
    const tail = game.rewind(count)
    expect(game.hash).toBe(before)
    expect(tail).toHaveLength(deeds.length)
    game.advance(tail)
    expect(game.hash).toBe(after)
    expect(game.table.state.fullHash()).toBe(after)
  })

  it('remove the tokens and cards on a card that leaves play', () => {
    const game = begin()
    const hand = inHand(game, 'p1')
    const mine = theHero(game, 'mine')
    const wolf = game.table.cards.find((card) => card.slug === 'wolf')?.id as string
    expect(move(game, { move: 'put', card: wolf, place: 'staging' })).toBeUndefined()
    expect(move(game, { move: 'engage', card: wolf, seat: 'p2' })).toBeUndefined()
    expect(game.table.card(wolf).zone.id).toBe('p2.engaged')
    expect(move(game, { move: 'shadow', card: wolf })).toBeUndefined()
    expect(move(game, { move: 'attach', card: hand, host: mine })).toBeUndefined()
    expect(move(game, { move: 'put', card: wolf, place: 'discard' })).toBeUndefined()
    expect(game.table.card(wolf).zone.id).toBe('encounter-discard')
    expect(game.table.zone('encounter-discard').size).toBe(2)
    move(game, { move: 'token', card: mine, token: 'damage', by: 1 })
    expect(move(game, { move: 'put', card: mine, place: 'aside' })).toBeUndefined()
    expect(game.table.card(mine).token('damage')).toBe(0)
    expect(game.table.card(hand).zone.id).toBe('p1.discard')
  })

  it('are refused with a reason that the catalogue has words for, and change nothing', () => {
    const game = begin()
    const before = game.hash
    const mine = theHero(game, 'mine')
    const stage = game.table.cards.find((card) => card.slug === 'stage')?.id as string
    const wolf = game.table.cards.find((card) => card.slug === 'wolf')?.id as string
    const expected: readonly (readonly [JsonObject, string])[] = [
      [{ move: 'put', card: 'p1', place: 'discard' }, 'refused.not-a-card'],
      [{ move: 'put', card: stage, place: 'discard' }, 'refused.stage-stays'],
      [{ move: 'put', card: wolf, place: 'hand' }, 'refused.no-owner'],
      [{ move: 'put', card: mine, place: 'the moon' }, 'refused.unknown-zone'],
      [{ move: 'engage', card: wolf, seat: 'p7' }, 'refused.seat-expected'],
      [{ move: 'attach', card: mine, host: mine }, 'refused.attached-to-itself'],
      [{ move: 'attach', card: mine, host: wolf }, 'refused.host-not-in-play'],
      [{ move: 'exhaust', card: wolf }, 'refused.not-in-play'],
      [{ move: 'flip', card: mine }, 'refused.one-side'],
      [{ move: 'draw', card: mine }, 'refused.seat-expected'],
      [{ move: 'shadow', card: mine }, 'refused.enemy-expected'],
      [{ move: 'first', card: 'p1' }, 'refused.no-change'],
      [{ move: 'toString', card: mine }, 'refused.no-move'],
    ]
    for (const [deed, code] of expected) {
      expect(move(game, deed)).toBe(code)
      expect(Object.hasOwn(catalogue, code), code).toBe(true)
    }
    expect(game.hash).toBe(before)
  })

  it('turn a shadow card face up and down again, and a stage to its other side and back', () => {
    const game = begin()
    const wolf = game.table.cards.find((card) => card.slug === 'wolf')?.id as string
    const stage = game.table.cards.find((card) => card.slug === 'stage')
    expect(move(game, { move: 'engage', card: wolf, seat: 'p1' })).toBeUndefined()
    expect(move(game, { move: 'shadow', card: wolf })).toBeUndefined()
    const shadow = game.table.cards.find(({ zone }) => zone.name === 'shadow')
    for (const face of ['up', 'down', 'up']) {
      expect(move(game, { move: 'flip', card: shadow?.id as string })).toBeUndefined()
      expect([shadow?.face, shadow?.sideUp]).toEqual([face, 'A'])
    }
    for (const side of ['B', 'A']) {
      expect(move(game, { move: 'flip', card: stage?.id as string })).toBeUndefined()
      expect([stage?.sideUp, stage?.face]).toEqual([side, 'up'])
    }
  })

  it('reveal to no viewer which hidden card was moved', () => {
    const game = begin()
    const hand = inHand(game, 'p1')
    expect(move(game, { move: 'put', card: hand, place: 'bottom' })).toBeUndefined()
    const { p1, p2 } = game.reply(['p1', 'p2']).viewers
    expect(p1?.story.findLast(({ kind }) => kind === 'moved-by-hand')?.parts).toMatchObject({ known: 'yes', card: { card: hand } })
    expect(JSON.stringify(p2?.story.findLast(({ kind }) => kind === 'moved-by-hand'))).not.toContain(hand)
    expect(JSON.stringify(viewOf(game.table, 'p2'))).not.toContain(`"${hand}"`)
  })

  it('put each kind of card where it belongs, and leave every other card', async () => {
    const game = begin()
    const ofSlug = (slug: string) =>
      game.table.cards.find((card) => card.slug === slug && card.zone.name === 'encounter-deck')?.id as string
    const [mine, yours, stage] = ['mine', 'yours', 'stage'].map((slug) => theHero(game, slug))
    const [gift, other, wolf, mist] = [inHand(game, 'p1'), inHand(game, 'p2'), ofSlug('wolf'), ofSlug('mist')]
    const named = new Map(Object.entries({ mine, yours, stage, gift, other, wolf, mist }).map(([name, id]) => [id as string, name]))
    const words = (text: unknown) => [...named].reduce((said, [id, name]) => said.replaceAll(id, name), JSON.stringify(text))
    /** The cards of a zone, the bottom one first; of a deck, the places of those with a name. */
    const shown = ({ id, cards }: { readonly id: string; readonly cards: readonly { readonly id: string }[] }) =>
      id.endsWith('deck')
        ? cards
            .flatMap((card, i) =>
              named.has(card.id) ? [`${i === 0 ? 'bottom' : i === cards.length - 1 ? 'top' : 'inside'} ${card.id}`] : [],
            )
            .join(' ')
        : cards.map((card) => (named.has(card.id) ? card.id : 'x')).join(' ')
    const zones = () => {
      const held = [...game.table.zones.values()].filter(({ id, size }) => size > 0 && !/kernel|rules$/.test(id))
      return words(Object.fromEntries(held.map((zone) => [zone.id, shown(zone)])))
    }
    const fields = (id: string) => {
      const card = game.table.findCard(id)
      const names = ['controller', 'face', 'side', 'exhausted', 'committed', 'seenBy'] as const
      return card
        ? words(Object.fromEntries(names.flatMap((name) => (fieldOf(card, name) === undefined ? [] : [[name, fieldOf(card, name)]]))))
        : ''
    }
    const lines: string[] = []
    let before = zones()
    const deed = (what: string, card: unknown, more: JsonObject = {}) => {
      const why = move(game, { move: what, ...(card === undefined ? {} : { card: card as string }), ...more })
      const after = zones()
      lines.push(
        `${what} ${words(card ?? 'nothing')} ${words(more)}: ${why ?? fields(String(card))}${after === before ? '' : `\n  ${after}`}`,
      )
      before = after
    }
    const places = ['hand', 'top', 'bottom', 'discard', 'staging', 'active', 'play', 'display', 'aside', 'removed']
    // the top card of a deck is drawn and revealed; a card that was put on the bottom is not
    for (const place of ['bottom', 'top']) deed('put', gift, { place })
    deed('draw', 'p1')
    for (const place of ['bottom', 'top']) deed('put', wolf, { place })
    deed('reveal', 'table')
    deed('put', mist, { place: 'top' })
    deed('reveal', 'table')
    deed('reveal', mine)
    for (const card of [mine, wolf, mist]) for (const place of [...places, 'moon']) deed('put', card, { place })
    for (const card of [stage, 'p1', 'table', undefined, 'nobody']) deed('put', card, { place: 'hand' })
    deed('put', mine, { place: 'play' })
    deed('put', yours, { place: 'play', seat: 'p1' })
    deed('put', yours, { place: 'play', seat: 'p7' })
    deed('put', yours, { place: 'play' })
    // cards and tokens on a card go with it
    deed('attach', gift, { host: mine })
    deed('attach', other, { host: gift })
    deed('attach', mine, { host: other })
    for (const host of ['nobody', 'p1', wolf, 5]) deed('attach', gift, { host: host as string })
    for (const card of [stage, 'p1']) deed('attach', card, { host: mine as string })
    deed('token', other, { token: 'resource', by: 2 })
    deed('put', gift, { place: 'aside' })
    deed('put', wolf, { place: 'staging' })
    deed('attach', wolf, { host: mine })
    deed('attach', gift, { host: wolf })
    for (const seat of ['p1', 'p2', 'p7', undefined]) deed('engage', wolf, { ...(seat === undefined ? {} : { seat }) })
    deed('engage', stage, { seat: 'p1' })
    deed('put', wolf, { place: 'aside' })
    deed('engage', wolf, { seat: 'p1' })
    deed('shadow', wolf)
    deed('shadow', mist)
    for (const what of ['exhaust', 'commit', 'flip', 'ready', 'withdraw']) for (const card of [mine, mist, stage, 'p1']) deed(what, card)
    for (const what of ['shuffle', 'draw', 'first', 'reveal', 'shadow']) for (const card of ['table', 'p1', 'p2', mine]) deed(what, card)
    for (let left = game.table.zone('encounter-deck').size; left >= 0; left--) deed('reveal', 'table')
    deed('shadow', wolf)
    for (let left = game.table.zone('p1.deck').size; left >= 0; left--) deed('draw', 'p1')
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./hand-moves.txt')
  })
})
