import { atTable, type JsonObject, namesIn } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { cardById } from '../src/round.ts'
import { amountThisRound, enteredPlayThisRound, remembers, wholeRoundInPlay } from '../src/round-memory.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, keyword } from '../src/script.ts'
import { placeTokens, putIntoPlay } from '../src/verbs/index.ts'

/** Events of the round are recorded in games whose cards ask for them, and in no others. */

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const ally: JsonObject = { ...hero, type: 'ally', cost: 1 }
const stage: JsonObject = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } }

/** The results of the witness: whether a card was in play the whole round, and whether it entered play in it. */
let seen: { readonly [card: string]: readonly boolean[] } = {}
const ofRound = (card: GameCard | undefined) => [wholeRoundInPlay(card), enteredPlayThisRound(card)]

const content: PackContent = {
  id: 'made-up',
  cards: {
    caller: hero,
    careless: hero,
    witness: hero,
    counting: hero,
    friend: ally,
    asker: ally,
    keen: { ...ally, keywords: ['Keen'] },
    stage,
  },
  keywords: { keen: {} },
  scenarios: {},
  titles: {},
  scripts: [
    card('caller', [action(({ you }) => void putIntoPlay(you.hand[0], you))]),
    card('careless', [action(({ self }) => void (enteredPlayThisRound(self) || placeTokens(self, 'answer', 1)))]),
    card('witness', [
      action({ could: () => true }, ({ you, self }) => {
        const [friend] = you.hand
        putIntoPlay(friend, you)
        seen = { hero: ofRound(self), friend: ofRound(friend), aside: ofRound(cardById('aside')), nobody: ofRound(undefined) }
      }),
    ]),
    card('counting', [action(({ self }) => placeTokens(self, 'answer', amountThisRound('entersPlay' as never, self)))]),
    card('asker', [remembers('entersPlay')]),
    keyword('keen', [remembers('entersPlay')]),
  ],
}

/** A hero puts an ally into play while another card is set aside. @returns what is recorded on the ally */
function played(aside: string): readonly string[] {
  const game = gameWith(aside, 'caller')
  game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/hero#action'] }])
  return atTable(game.table, () => {
    const friend = game.table.card('p1/friend') as GameCard
    expect(friend.inPlay).toBe(true)
    return namesIn(friend, 'fields').filter((name) => name.startsWith('in round'))
  })
}

function gameWith(aside: string, slug: string): Game {
  const at = (id: string, slug: string, fields: JsonObject = {}) => ({ id, code: `made-up:${slug}`, fields })
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.2', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: 'window 3.2', args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' } },
    at('p1/hero', slug, { owner: 'p1', controller: 'p1' }),
    at('p1/friend', 'friend', { owner: 'p1' }),
    at('aside', aside, { owner: 'p1' }),
    at('stage', 'stage', { side: 'B' }),
  ]
  const zones = { 'p1.play-area': ['p1/hero'], 'p1.hand': ['p1/friend'], 'set-aside': ['aside'], 'current-quest': ['stage'] }
  const position = { format: 'questwright-position', version: 1, cards, zones }
  const setup = { kind: 'position', position } as unknown as GameOptions['setup']
  return new Game({ ruleset: lcg, library: buildLibrary([content]), seed: 's', setup })
}

it('nothing is recorded if no card of the game asks for it, though the pack has one that does', () => {
  expect(played('friend')).toEqual([])
})

it('events are recorded whatever zone the asking card is in, and for a keyword that a card prints', () => {
  expect(played('asker')).toEqual(['in round entersPlay'])
  expect(played('keen')).toEqual(['in round entersPlay'])
})

it('a card that asks for events that are not recorded fails, with a message that says what is missing', () => {
  const { question, table } = gameWith('friend', 'careless')
  expect(question?.options.map(({ key }) => key) ?? []).not.toContain('p1/hero#action')
  expect(table.record.faults.map(({ reason, message }) => [reason, message])).toEqual([
    ['not-remembered', expect.stringContaining("add remembers('entersPlay')")],
  ])
})

it('a card that entered play in this round, or is not in play, has not been there the whole round', () => {
  const game = gameWith('asker', 'witness')
  game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/hero#action'] }])
  expect(seen).toEqual({ hero: [true, false], friend: [false, true], aside: [false, false], nobody: [false, false] })
})

it('an amount can be read only if amounts are recorded', () => {
  const { question, table } = gameWith('asker', 'counting')
  expect(question?.options.map(({ key }) => key) ?? []).not.toContain('p1/hero#action')
  expect(table.record.faults.map(({ reason, message }) => [reason, message])).toEqual([
    ['not-remembered', expect.stringContaining("add remembers('entersPlay', 'amounts')")],
  ])
})
