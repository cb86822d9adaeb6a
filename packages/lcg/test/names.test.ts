import { ask, atTable, type Fault, type JsonObject, type LibraryNote } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import type { GameCard } from '../src/cards.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { action, cannot, card, check, keyword, lasting, modifier, permits, response, rule } from '../src/script.ts'
import {
  blank,
  forbid,
  grant,
  lose,
  modify,
  multiply,
  permit,
  placeTokens,
  raiseThreat,
  removeTokens,
  setValue,
  switchValues,
  takeControl,
  topCards,
} from '../src/verbs/index.ts'

/** Unknown names. Scripts without type checks can contain them; these tests use `as never`. */

const wrong = (name: string): never => name as never
/** Options next to a wrong name, which match no type. */
const beside = (options: object): never => options as never

const location: JsonObject = { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 2 }
const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const stage: JsonObject = { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } }

function packOf(scripts: PackContent['scripts']): PackContent {
  return {
    id: 'made-up',
    cards: { bog: location, mine: hero, stage },
    keywords: { surge: { number: 'none' }, brisk: { number: 'none' } },
    scenarios: {},
    titles: {},
    scripts,
  }
}

/** The problems that are reported for a card with these parts. */
function toldOf(parts: Parameters<typeof card>[1]): readonly LibraryNote[] {
  const notes: LibraryNote[] = []
  const { cards } = buildLibrary([packOf([card('bog', parts)])], (note) => notes.push(note))
  for (const { weight } of notes) if (weight === 'wrong') expect(cards.get('made-up:bog')?.front.parts).toHaveLength(0)
  return notes
}

describe('a misspelt name in a definition is reported with pack, card, ability and the most similar known name', () => {
  it.each([
    [
      'a stat',
      modifier(wrong('wilpower'), beside({ by: 1 })),
      "made-up:bog#wilpower-add: 'wilpower' is no stat; did you mean 'willpower'?",
    ],
    [
      'a permission',
      permits(wrong('defendForOthers')),
      "made-up:bog#permits-defend-for-others: 'defendForOthers' is no permission; did you mean 'defendsForOthers'?",
    ],
    [
      'a number that is changed like a list of words',
      modifier(wrong('attack'), beside({ gain: 'Ranger' })),
      "made-up:bog#attack-include: 'attack' is a number, and cannot be changed in this way",
    ],
    ['what cannot happen', cannot(wrong('damged')), "made-up:bog#cannot-damged: 'damged' is no kind of event; did you mean 'damaged'?"],
    [
      'what is answered to',
      response.after(wrong('enterPlay'), () => undefined),
      "made-up:bog#after-enter-play: 'enterPlay' is no kind of event; did you mean 'entersPlay'?",
    ],
    ['a zone', action({ where: [wrong('shadows')] }, () => undefined), "made-up:bog#action: 'shadows' is no zone; did you mean 'shadow'?"],
    [
      'a period',
      action({ limit: { times: 1, period: wrong('rounds'), counts: 'card' } }, () => undefined),
      "made-up:bog#action: 'rounds' is no period of a limit; did you mean 'round'?",
    ],
    [
      'a lasting effect',
      lasting('fog', wrong('thraet'), beside({ on: () => true, by: 1 })),
      "made-up:bog#fog: 'thraet' is no stat; did you mean 'threat'?",
    ],
    [
      'a keyword that is given',
      modifier('keywords', { gain: 'surg' }),
      "made-up:bog#keywords-include: 'surg' is no keyword; did you mean 'surge'?",
    ],
    [
      'a stat that shall count for the quest',
      modifier('countsForQuest', { gain: 'atack' }),
      "made-up:bog#countsForQuest-include: 'atack' is no stat; did you mean 'attack'?",
    ],
  ])('%s', (_, part, message) => {
    expect(toldOf([part])).toMatchObject([{ pack: 'made-up', weight: 'wrong', message, at: expect.stringContaining('names.test.ts') }])
  })

  it('the other abilities of that card still work', () => {
    const notes: LibraryNote[] = []
    const parts = [permits(wrong('flies')), permits('attacksForOthers')]
    const { cards } = buildLibrary([packOf([card('bog', parts)])], (note) => notes.push(note))
    expect(notes).toHaveLength(1)
    expect(cards.get('made-up:bog')?.front.parts.map(({ slug }) => slug)).toEqual(['permits-attacks-for-others'])
  })
})

it('a rule card loses the part with the unknown name, and nothing is reported about a correct one', () => {
  const notes: LibraryNote[] = []
  const harder = modifier('threat', { on: (one) => one.isEnemy, by: 1 })
  const { cards } = buildLibrary([packOf([rule('harder', [harder, permits(wrong('flies'))])])], (note) => notes.push(note))
  expect(notes).toMatchObject([{ weight: 'wrong', message: expect.stringMatching(/^made-up:rule\/harder#.*'flies' is no permission/) }])
  expect(cards.get('made-up:rule/harder')?.front.parts.map(({ slug }) => slug)).toEqual(['threat-add'])
})

describe('parts that affect other cards, and checks of cards', () => {
  it('a keyword changes every card that it affects', () => {
    const brisk = keyword('brisk', [modifier('willpower', { on: (one) => one.isCharacter, by: 1 })])
    const { game } = gameOf([brisk, card('bog', [modifier('keywords', { gain: 'brisk' })])])
    expect(atTable(game.table, () => [ask(game.table.card('p1/mine'), 'willpower'), game.table.record.faults])).toEqual([2, []])
    const { game: without } = gameOf([brisk])
    expect(atTable(without.table, () => ask(without.table.card('p1/mine'), 'willpower'))).toBe(1)
  })

  it('the check of a card runs after every change', () => {
    const watch = check('watch', ({ self }) =>
      self.token('tally') > 0 ? [] : [{ kind: 'tokensPlaced', subject: self, token: 'tally', amount: 1 }],
    )
    const { game, notes } = gameOf([card('bog', [watch, action(({ self }) => placeTokens(self, 'other', 1))])])
    expect(notes).toEqual([])
    const [action1] = (game.question?.options ?? []).map(({ key }) => key).filter((key) => key.includes('bog'))
    game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: [action1 ?? ''] }])
    expect(game.table.record.faults).toEqual([])
    expect([game.table.card('bog').token('other'), game.table.card('bog').token('tally')]).toEqual([1, 1])
  })
})

/** The faults of a game in which a location in the staging area can be used in the planning phase, and the options after its use. */
function faultsOf(deed: (self: GameCard) => unknown): { readonly faults: readonly Fault[]; readonly offered: readonly string[] } {
  const { game } = gameOf([card('bog', [action(({ self }) => deed(self))])])
  return {
    faults: game.reply(['table']).faults,
    offered: (game.question?.options ?? []).map(({ key }) => key),
  }
}

/** A game with these scripts: the location `bog` is in the staging area, one hero is in play, and the planning window is open. */
function gameOf(scripts: PackContent['scripts']): { readonly game: Game; readonly notes: readonly LibraryNote[] } {
  const notes: LibraryNote[] = []
  const library = buildLibrary([packOf(scripts)], (note) => notes.push(note))
  const at = (id: string, slug: string, fields: JsonObject = {}) => ({ id, code: `made-up:${slug}`, fields })
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.1', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: 'window 3.1', args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' } },
    at('p1/mine', 'mine', { owner: 'p1', controller: 'p1' }),
    at('bog', 'bog'),
    at('stage', 'stage', { side: 'B' }),
  ]
  const zones = { 'p1.play-area': ['p1/mine'], 'staging-area': ['bog'], 'current-quest': ['stage'] }
  const position = { format: 'questwright-position', version: 1, cards, zones }
  const game = new Game({ ruleset: lcg, library, seed: 's', setup: { kind: 'position', position } as unknown as GameOptions['setup'] })
  return { game, notes }
}

describe('a misspelt name in a running script mutes the ability, with a message; an ability without effect is not offered', () => {
  it.each([
    ['modify', () => modify([], wrong('atack'), 1, 'phase'), "'atack' is no stat; did you mean 'attack'?"],
    ['modify until when', (self: GameCard) => modify(self, 'attack', 1, wrong('turn')), /'turn' is no moment at which an effect ends/],
    ['set a value', (self: GameCard) => setValue(self, wrong('atack'), 1, 'phase'), "'atack' is no stat; did you mean 'attack'?"],
    ['set a value until when', (self: GameCard) => setValue(self, 'attack', 1, wrong('turn')), /'turn' is no moment/],
    ['multiply', (self: GameCard) => multiply(self, wrong('atack'), 2, 'phase'), "'atack' is no stat; did you mean 'attack'?"],
    ['multiply until when', (self: GameCard) => multiply(self, 'attack', 2, wrong('turn')), /'turn' is no moment/],
    ['take control until when', (self: GameCard) => takeControl(self, undefined, wrong('turn')), /'turn' is no moment/],
    ['grant until when', (self: GameCard) => grant(self, 'traits', 'Fen', wrong('turn')), /'turn' is no moment/],
    ['permit until when', (self: GameCard) => permit(self, 'withholdsThreat', wrong('turn')), /'turn' is no moment/],
    ['lose until when', (self: GameCard) => lose(self, 'traits', 'Fen', wrong('turn')), /'turn' is no moment/],
    ['blank until when', (self: GameCard) => blank(self, wrong('turn')), /'turn' is no moment/],
    ['forbid until when', (self: GameCard) => forbid(self, 'readied', wrong('turn')), /'turn' is no moment/],
    ['switch values until when', (self: GameCard) => switchValues(self, self, 'attack', wrong('turn')), /'turn' is no moment/],
    [
      'remove tokens of the rules',
      (self: GameCard) => void removeTokens(self, 'Resources'),
      "'Resources' is no token; did you mean 'resource'?",
    ],
    ['grant', (self: GameCard) => grant(self, wrong('trait'), 'Fen', 'phase'), "'trait' is no stat; did you mean 'traits'?"],
    ['a keyword', (self: GameCard) => grant(self, 'keywords', 'surg', 'phase'), "'surg' is no keyword; did you mean 'surge'?"],
    ['whether it has a keyword', (self: GameCard) => self.hasKeyword('serge'), "'serge' is no keyword; did you mean 'surge'?"],
    ['permit', (self: GameCard) => permit(self, wrong('withholdThreat'), 'phase'), /did you mean 'withholdsThreat'/],
    ['whether it is permitted', (self: GameCard) => self.hasPermission(wrong('withholdThreat')), /did you mean 'withholdsThreat'/],
    ['a pile', () => topCards(wrong('victorydisplay'), 1), /'victorydisplay' is no zone; did you mean 'victory-display'/],
    ['a token of the rules', (self: GameCard) => placeTokens(self, 'Resources', 1), "'Resources' is no token; did you mean 'resource'?"],
  ])('%s', (_, deed, message) => {
    const { faults, offered } = faultsOf(deed)
    expect(faults).toMatchObject([
      { ability: 'made-up:bog#action', message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ])
    expect(offered.filter((key) => key.includes('bog'))).toEqual([])
  })

  it('a token of a pack’s own has any name', () => {
    const { faults, offered } = faultsOf((self) => placeTokens(self, 'tally', 1))
    expect(faults).toEqual([])
    expect(offered).toContain('bog#action')
  })

  it('a correct ability is offered', () => {
    expect(faultsOf(() => raiseThreat([], 1)).faults).toEqual([])
    expect(faultsOf((self) => modify(self, 'threat', 1, 'phase')).offered).toContain('bog#action')
  })
})
