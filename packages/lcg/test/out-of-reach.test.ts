import { atTable, type JsonObject, seenBy } from '@questwright/kernel'
import { Game, type GameOptions } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import type { GameCard, Player } from '../src/cards.ts'
import * as rules from '../src/index.ts'
import { buildLibrary, type PackContent } from '../src/library.ts'
import { lcg } from '../src/ruleset.ts'
import { action, card, modifier } from '../src/script.ts'

/**
 * Cases in which verbs must do nothing: for a card that is immune to the effect, for an eliminated player, for a change that was made
 * already, and for a card out of play where one in play is needed. Each line is played twice: without the obstacle the game changes, and
 * with it the game stays the same.
 */

/** The obstacle because of which the verbs of a table must do nothing. */
type Against = 'nothing' | 'immunity' | 'elimination'

/** The script API by name, without types: some lines pass arguments that the types forbid. */
const verbs = rules as unknown as { readonly [verb in keyof typeof rules]: (...given: readonly unknown[]) => unknown }

const hero: JsonObject = { type: 'hero', sphere: 'spirit', threatCost: 8, willpower: 1, attack: 1, defense: 1, hitPoints: 9 }
const ally: JsonObject = { type: 'ally', sphere: 'neutral', cost: 1, willpower: 1, attack: 1, defense: 1, hitPoints: 3 }
const enemy: JsonObject = { type: 'enemy', encounterSet: 'fen', engagementCost: 40, threat: 1, attack: 0, defense: 0, hitPoints: 5 }
const location: JsonObject = { type: 'location', encounterSet: 'fen', threat: 1, questPoints: 5 }

const facts: { readonly [slug: string]: JsonObject } = {
  mine: hero,
  stone: { ...hero, attack: 4 },
  pillar: hero,
  friend: ally,
  sword: { type: 'attachment', sphere: 'neutral', cost: 0 },
  band: { type: 'attachment', sphere: 'neutral', cost: 0 },
  song: { type: 'event', sphere: 'neutral', cost: 0 },
  troll: enemy,
  ogre: enemy,
  tower: { type: 'location', encounterSet: 'fen', sides: { A: { threat: 1, questPoints: 5 }, B: { threat: 2, questPoints: 5 } } },
  gate: location,
  relic: { type: 'objective', encounterSet: 'fen' },
  ring: { type: 'attachment', sphere: 'neutral', cost: 0, unique: true },
  witch: { ...enemy, unique: true },
  keep: { ...location, unique: true },
  stage: { type: 'quest', stage: 1, encounterSets: ['fen'], sides: { A: {}, B: { questPoints: 90 } } },
}
/** The cards that are immune to the acting hero's effects, in the tests of immunity. */
const immune = ['stone', 'pillar', 'friend', 'band', 'troll', 'ogre', 'tower', 'gate', 'relic']

interface Placed {
  readonly fields?: JsonObject
  readonly tokens?: JsonObject
}

/** The places of the cards in the tests, as `id: zone`. */
const places: { readonly [id: string]: readonly [slug: string, zone: string, state?: Placed] } = {
  'p1/mine': ['mine', 'p1.play-area', { fields: { owner: 'p1', controller: 'p1' } }],
  'p1/band': ['band', 'p1/mine/attachments', { fields: { owner: 'p1', controller: 'p1' } }],
  'p1/sword': ['sword', 'p1.hand', { fields: { owner: 'p1' } }],
  'p1/guard': ['friend', 'p1.hand', { fields: { owner: 'p1' } }],
  'p2/stone': ['stone', 'p2.play-area', { fields: { owner: 'p2', controller: 'p2' }, tokens: { damage: 2, resource: 2 } }],
  'p2/pillar': ['pillar', 'p2.play-area', { fields: { owner: 'p2', controller: 'p2', exhausted: 'yes', committed: 'yes' } }],
  'p2/friend': ['friend', 'p2.play-area', { fields: { owner: 'p2', controller: 'p2' } }],
  'p2/deck/1': ['song', 'p2.deck', { fields: { owner: 'p2' } }],
  'p2/deck/2': ['song', 'p2.deck', { fields: { owner: 'p2' } }],
  'p2/fallen': ['pillar', 'p2.discard', { fields: { owner: 'p2' }, tokens: { damage: 2, resource: 1 } }],
  'p2/song': ['song', 'p2.hand', { fields: { owner: 'p2' } }],
  troll: ['troll', 'staging-area', { tokens: { damage: 1 } }],
  ogre: ['ogre', 'p1.engaged'],
  tower: ['tower', 'staging-area', { fields: { side: 'A' }, tokens: { progress: 1 } }],
  relic: ['relic', 'staging-area'],
  'troll/2': ['troll', 'encounter-deck'],
  'gate/2': ['gate', 'encounter-deck'],
  'troll/3': ['troll', 'victory-display'],
  stage: ['stage', 'current-quest', { fields: { side: 'B' } }],
}

type Deed = (at: (id: string) => GameCard, you: Player, other: Player) => unknown

/** The effect of the acting hero's action in the current game. */
let now: Deed = () => undefined

function libraryOf(stays: readonly string[]) {
  const scripts = [
    card('mine', [
      action({ could: () => true }, ({ you }) =>
        now((id) => rules.cardById(id) as GameCard, you, rules.cardById('p2') as unknown as Player),
      ),
    ]),
    ...stays.map((slug) => card(slug, [modifier('immunities', { gain: 'card-effects' })])),
  ]
  const content: PackContent = { id: 'made-up', cards: facts, keywords: {}, scenarios: {}, titles: {}, scripts }
  return buildLibrary([content])
}
const [reached, unreached] = [libraryOf([]), libraryOf(immune)]

/** A game in whose window the acting hero's action has this effect. */
function gameIn(against: Against, deed: Deed, more: typeof places = {}): Game {
  now = deed
  const own = { ...places, ...more }
  const out: JsonObject = against === 'elimination' ? { eliminated: 'yes' } : {}
  const cards = [
    {
      id: 'table',
      code: 'kernel:piece',
      fields: { round: 1, phase: 'quest', step: '3.2', firstPlayer: 'p1' },
      memory: { seed: 's', cursor: [{ step: 'window 3.2', args: {} }] },
    },
    { id: 'p1', code: 'kernel:piece', fields: { seat: 'yes' }, tokens: { threat: 20 } },
    { id: 'p2', code: 'kernel:piece', fields: { seat: 'yes', ...out }, tokens: { threat: 20 } },
    ...Object.entries(own).map(([id, [slug, , state = {}]]) => ({ id, code: `made-up:${slug}`, ...state })),
  ]
  const zones: { [zone: string]: string[] } = {}
  for (const [id, [, zone]] of Object.entries(own)) zones[zone] = [...(zones[zone] ?? []), id]
  const position = { format: 'questwright-position', version: 1, cards, zones }
  const setup = { kind: 'position', position } as unknown as GameOptions['setup']
  return new Game({ ruleset: lcg, library: against === 'immunity' ? unreached : reached, seed: 's', setup })
}

/** The state of a game in which the ability was used and did nothing. */
const idleGames = new Map<string, { readonly hash: unknown; readonly asked: string | undefined }>()

/** The changes that the effect made to the game besides the use of the ability: the state, the story, and the question asked during it. */
function doneBy(against: Against, deed: Deed, more: typeof places = {}) {
  const play = (what: Deed) => {
    const game = gameIn(against, what, more)
    const told = game.table.record.story.length
    const why = game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/mine#action'] }])
    expect(why).toBeUndefined()
    expect(game.table.record.faults).toEqual([])
    const kinds = game.table.record.story.slice(told).map(({ kind }) => kind)
    return { hash: game.table.state.fullHash(), kinds: kinds.filter((kind) => kind !== 'used'), asked: game.question?.spec.name }
  }
  const key = `${against} ${Object.keys(more).join()}`
  const idle = idleGames.get(key) ?? play(() => undefined)
  idleGames.set(key, idle)
  const { hash, asked, kinds } = play(deed)
  return { changed: hash !== idle.hash || asked !== idle.asked || kinds.length > 0 ? 'changed' : 'as before', kinds }
}

const NOTHING = { changed: 'as before', kinds: [] }

/** For each verb, its use on a card; nothing changes if the card is immune. RR "Immune" */
const toCards: { readonly [verb: string]: Deed } = {
  addActiveLocation: (at) => verbs.addActiveLocation(at('tower')),
  addToVictoryDisplay: (at) => verbs.addToVictoryDisplay(at('troll')),
  assignDamage: (at) => verbs.assignDamage(1, [at('p2/stone')]),
  attach: (at, you) => verbs.attach(at('p1/sword'), at('p2/stone'), you),
  attachToDeck: (at, _, other) => verbs.attachToDeck(at('p1/band'), other),
  attachToPlayer: (at, _, other) => verbs.attachToPlayer(at('p1/band'), other),
  blank: (at) => verbs.blank(at('p2/stone'), 'phase'),
  choose: (at, you) => verbs.raiseThreat(verbs.choose([at('p2/stone')]) ? you : undefined, 1),
  chooseByVote: (at, you) => verbs.raiseThreat(verbs.chooseByVote([at('p2/stone')]) ? you : undefined, 1),
  chooseUpTo: (at) => verbs.chooseUpTo([at('p2/stone')], 1),
  claim: (at, you) => verbs.claim(at('relic'), you),
  commit: (at) => verbs.commit(at('p2/stone')),
  dealDamage: (at) => verbs.dealDamage(at('p2/stone'), 1),
  dealDamageTogether: (at) => verbs.dealDamageTogether([{ card: at('p2/stone'), amount: 1 }]),
  destroy: (at) => verbs.destroy(at('troll')),
  discard: (at) => verbs.discard(at('p2/friend')),
  engage: (at, you) => verbs.engage(at('troll'), you),
  exhaust: (at) => verbs.exhaust(at('p2/stone')),
  forbid: (at) => verbs.forbid(at('p2/stone'), 'attacks', 'phase'),
  grant: (at) => verbs.grant(at('p2/stone'), 'traits', 'Fen', 'phase'),
  grantAbilities: (at) => verbs.grantAbilities(at('p2/stone'), at('p1/mine'), 'phase'),
  heal: (at) => verbs.heal(at('p2/stone'), 1),
  holdOutOfPlay: (at) => verbs.holdOutOfPlay(at('troll'), at('p1/mine')),
  lose: (at) => verbs.lose(at('p2/stone'), 'traits', 'Fen', 'phase'),
  makePlayerAttack: (at, you) => verbs.makePlayerAttack(you, at('troll'), at('p1/mine')),
  modify: (at) => verbs.modify(at('p2/stone'), 'attack', 1, 'phase'),
  multiply: (at) => verbs.multiply(at('p2/stone'), 'attack', 2, 'phase'),
  permit: (at) => verbs.permit(at('p2/stone'), 'withholdsThreat', 'phase'),
  placeProgressOn: (at) => verbs.placeProgressOn(at('tower'), 1),
  'placeTokens (damage)': (at) => verbs.placeTokens(at('p2/stone'), 'damage', 1),
  'placeTokens (progress)': (at) => verbs.placeTokens(at('tower'), 'progress', 1),
  putOnBottom: (at) => verbs.putOnBottom(at('p2/friend')),
  putOnTop: (at) => verbs.putOnTop(at('p2/friend')),
  putUnder: (at) => verbs.putUnder(at('p1/sword'), at('p2/stone')),
  randomCard: (at, you) => verbs.raiseThreat(verbs.randomCard([at('p2/stone')]) ? you : undefined, 1),
  ready: (at) => verbs.ready(at('p2/pillar')),
  removeFromGame: (at) => verbs.removeFromGame(at('troll')),
  removeFromQuest: (at) => verbs.removeFromQuest(at('p2/pillar')),
  'removeTokens (damage)': (at) => verbs.removeTokens(at('p2/stone'), 'damage', 1),
  returnToHand: (at) => verbs.returnToHand(at('p2/friend')),
  returnToStaging: (at) => verbs.returnToStaging(at('ogre')),
  setAside: (at) => verbs.setAside(at('troll')),
  setValue: (at) => verbs.setValue(at('p2/stone'), 'attack', 3, 'phase'),
  shuffleIntoDeck: (at) => verbs.shuffleIntoDeck(at('p2/friend')),
  switchValues: (at) => verbs.switchValues(at('p1/mine'), at('p2/stone'), 'attack', 'phase'),
  takeControl: (at, you) => verbs.takeControl(at('p2/friend'), you),
  travelTo: (at) => verbs.travelTo(at('tower')),
  turnFacedown: (at) => verbs.turnFacedown(at('troll'), { name: 'lurker' }),
  turnInto: (at) => verbs.turnInto(at('p2/friend'), 'hero'),
  turnOver: (at) => verbs.turnOver(at('tower')),
}

describe.each(Object.entries(toCards))('%s', (_, deed) => {
  it('changes a card that the effect can affect', () => expect(doneBy('nothing', deed)).toMatchObject({ changed: 'changed' }))
  it('does not change an immune card', () => expect(doneBy('immunity', deed)).toEqual(NOTHING))
})

/** Tokens on an immune card are not immune: these verbs work as for any card. FAQ 1.47 */
const withTokens: { readonly [verb: string]: Deed } = {
  addResources: (at) => verbs.addResources(at('p2/stone'), 1),
  loseResources: (at) => verbs.loseResources(at('p2/stone'), 1),
  'moveResources from it': (at) => verbs.moveResources(at('p2/stone'), at('p1/mine'), 1),
  'moveResources to it': (at) => verbs.moveResources(at('p2/stone'), at('p2/pillar'), 1),
  placeTokens: (at) => verbs.placeTokens(at('p2/stone'), 'tally', 1),
  removeProgress: (at) => verbs.removeProgress(at('tower'), 1),
  'removeTokens (resource)': (at) => verbs.removeTokens(at('p2/stone'), 'resource', 1),
}

it.each(Object.entries(withTokens))('%s changes the tokens on an immune card as well', (_, deed) => {
  expect(doneBy('immunity', deed)).toEqual(doneBy('nothing', deed))
  expect(doneBy('nothing', deed).changed).toBe('changed')
})

/** For each verb, its use on a player; nothing changes if the player is eliminated. RR "Player Elimination" */
const toPlayers: { readonly [verb: string]: Deed } = {
  attachToDeck: (at, _, other) => verbs.attachToDeck(at('p1/band'), other),
  attachToPlayer: (at, _, other) => verbs.attachToPlayer(at('p1/band'), other),
  discardUntil: (_at, _you, other) => verbs.discardUntil(other, () => true),
  drawCards: (_at, _you, other) => verbs.drawCards(other, 1),
  eachPlayer: (_at, you) => verbs.eachPlayer((player: Player) => verbs.raiseThreat(player === you ? undefined : player, 1)),
  eliminatePlayer: (_at, _you, other) => verbs.eliminatePlayer(other),
  engage: (at, _, other) => verbs.engage(at('troll'), other),
  lowerThreat: (_at, _you, other) => verbs.lowerThreat(other, 1),
  makeAttack: (at, _, other) => verbs.makeAttack(at('ogre'), other),
  putIntoPlay: (at, _, other) => verbs.putIntoPlay(at('p1/guard'), other),
  raiseThreat: (_at, _you, other) => verbs.raiseThreat(other, 1),
}

describe.each(Object.entries(toPlayers))('%s', (_, deed) => {
  it('works on a player in the game', () => expect(doneBy('nothing', deed)).toMatchObject({ changed: 'changed' }))
  it('does nothing to an eliminated player', () => expect(doneBy('elimination', deed)).toEqual(NOTHING))
})

it('the first player chooses in place of an eliminated player', () => {
  const asks = (against: Against) => {
    const game = gameIn(against, (at, _, other) => verbs.choose([at('p2/stone'), at('p2/pillar')], { by: other }))
    game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/mine#action'] }])
    return game.question?.spec.who
  }
  expect([asks('nothing'), asks('elimination')]).toMatchObject([{ id: 'p2' }, { id: 'p1' }])
})

/** For each verb, a use that changes nothing, because it was done already or is no change, and a use that does. */
const again: { readonly [verb: string]: readonly [already: Deed, anew: Deed] } = {
  addActiveLocation: [(at) => verbs.addActiveLocation(at('gate')), (at) => verbs.addActiveLocation(at('tower'))],
  addToVictoryDisplay: [(at) => verbs.addToVictoryDisplay(at('troll/3')), (at) => verbs.addToVictoryDisplay(at('troll'))],
  attachToDeck: [(at, you) => verbs.attachToDeck(at('p1/net'), you), (at, _, other) => verbs.attachToDeck(at('p1/net'), other)],
  attachToPlayer: [(at, you) => verbs.attachToPlayer(at('p1/cloak'), you), (at, _, other) => verbs.attachToPlayer(at('p1/cloak'), other)],
  commit: [(at) => verbs.commit(at('p2/pillar')), (at) => verbs.commit(at('p2/stone'))],
  engage: [(at, you) => verbs.engage(at('ogre'), you), (at, _, other) => verbs.engage(at('ogre'), other)],
  exhaust: [(at) => verbs.exhaust(at('p2/pillar')), (at) => verbs.exhaust(at('p2/stone'))],
  giveTo: [(at, you) => verbs.giveTo(you, at('p2/friend')), (at, you) => verbs.giveTo(you, at('troll'))],
  grantAbilities: [
    (at) => verbs.grantAbilities(at('p1/mine'), at('p1/mine'), 'phase'),
    (at) => verbs.grantAbilities(at('p2/stone'), at('p1/mine'), 'phase'),
  ],
  heal: [(at) => verbs.heal(at('p2/pillar'), 1), (at) => verbs.heal(at('p2/stone'), 1)],
  lookAt: [(at, you) => verbs.lookAt(you, at('p1/sword')), (at, you) => verbs.lookAt(you, at('p2/song'))],
  loseResources: [(at) => verbs.loseResources(at('p2/pillar'), 1), (at) => verbs.loseResources(at('p2/stone'), 1)],
  mixUp: [(at) => verbs.mixUp([at('down/1'), at('troll')]), (at) => verbs.mixUp([at('down/1'), at('down/2')])],
  modify: [(at) => verbs.modify(at('p2/stone'), 'attack', 0, 'phase'), (at) => verbs.modify(at('p2/stone'), 'attack', -1, 'phase')],
  moveResources: [
    (at) => verbs.moveResources(at('p2/stone'), at('p2/stone'), 1),
    (at) => verbs.moveResources(at('p2/stone'), at('p1/mine'), 1),
  ],
  multiply: [(at) => verbs.multiply(at('p2/stone'), 'attack', 1, 'phase'), (at) => verbs.multiply(at('p2/stone'), 'attack', 0, 'phase')],
  putUnder: [(at) => verbs.putUnder(at('p1/coin'), at('p1/mine')), (at) => verbs.putUnder(at('p1/coin'), at('p2/stone'))],
  'putUnder what is on it': [(at) => verbs.putUnder(at('p1/mine'), at('p1/band')), (at) => verbs.putUnder(at('p1/band'), at('p1/mine'))],
  ready: [(at) => verbs.ready(at('p2/stone')), (at) => verbs.ready(at('p2/pillar'))],
  removeFromQuest: [(at) => verbs.removeFromQuest(at('p2/stone')), (at) => verbs.removeFromQuest(at('p2/pillar'))],
  removeProgress: [(at) => verbs.removeProgress(at('relic'), 1), (at) => verbs.removeProgress(at('tower'), 1)],
  removeTokens: [(at) => verbs.removeTokens(at('p2/stone'), 'tally'), (at) => verbs.removeTokens(at('p2/stone'), 'damage')],
  returnToStaging: [(at) => verbs.returnToStaging(at('troll')), (at) => verbs.returnToStaging(at('ogre'))],
  switchValues: [
    (at) => verbs.switchValues(at('p1/mine'), at('p2/pillar'), 'attack', 'phase'),
    (at) => verbs.switchValues(at('p1/mine'), at('p2/stone'), 'attack', 'phase'),
  ],
  takeControl: [(at, you) => verbs.takeControl(at('p1/mine'), you), (at, you) => verbs.takeControl(at('p2/friend'), you)],
  travelTo: [(at) => verbs.travelTo(at('tower')), (at) => verbs.addActiveLocation(at('tower'))],
  turnFaceup: [(at) => verbs.turnFaceup(at('troll')), (at) => verbs.turnFacedown(at('troll'), { name: 'lurker' })],
  turnInto: [(at) => verbs.turnInto(at('p2/friend'), 'ally'), (at) => verbs.turnInto(at('p2/friend'), 'hero')],
}
/** Further cards: an active location, face-down cards, cards attached to a player and to a deck, and one under another. */
const more: typeof places = {
  gate: ['gate', 'active-location'],
  'down/1': ['troll', 'staging-area', { fields: { face: 'down' } }],
  'down/2': ['ogre', 'staging-area', { fields: { face: 'down' } }],
  'p1/net': ['sword', 'p1.deck-attachments', { fields: { owner: 'p1', controller: 'p1' } }],
  'p1/cloak': ['sword', 'p1.player-attachments', { fields: { owner: 'p1', controller: 'p1' } }],
  'p1/coin': ['sword', 'p1/mine/underneath', { fields: { owner: 'p1' } }],
}

it.each(Object.entries(again))('%s does nothing if there is nothing to change', (_, [already, anew]) => {
  expect(doneBy('nothing', already, more)).toEqual(NOTHING)
  expect(doneBy('nothing', anew, more).changed).toBe('changed')
})

/** Verbs for cards in play, called with cards in a pile. RR "In Play and Out of Play" */
const outOfPlay: { readonly [verb: string]: Deed } = {
  addResources: (at) => verbs.addResources(at('p2/fallen'), 1),
  attach: (at, you) => verbs.attach(at('p1/sword'), at('p2/fallen'), you),
  claim: (at, you) => verbs.claim(at('p2/song'), you),
  commit: (at) => verbs.commit(at('p2/fallen')),
  dealDamage: (at) => verbs.dealDamage(at('troll/2'), 1),
  dealDamageTogether: (at) => verbs.dealDamageTogether([{ card: at('troll/2'), amount: 1 }]),
  declareAttack: (at) => verbs.declareAttack(at('p2/fallen')),
  destroy: (at) => verbs.destroy(at('troll/2')),
  exhaust: (at) => verbs.exhaust(at('p2/fallen')),
  grantAbilities: (at) => verbs.grantAbilities(at('p2/fallen'), at('p1/mine'), 'phase'),
  'grantAbilities of it': (at) => verbs.grantAbilities(at('p1/mine'), at('p2/fallen'), 'phase'),
  heal: (at) => verbs.heal(at('p2/fallen'), 1),
  holdOutOfPlay: (at) => verbs.holdOutOfPlay(at('troll/2'), at('p1/mine')),
  'holdOutOfPlay while it is there': (at) => verbs.holdOutOfPlay(at('troll'), at('p2/fallen')),
  makeAttack: (at, you) => verbs.makeAttack(at('troll/2'), you),
  'makePlayerAttack with it': (at, you) => verbs.makePlayerAttack(you, at('ogre'), at('p2/fallen')),
  'makePlayerAttack on it': (at, you) => verbs.makePlayerAttack(you, at('troll/2'), at('p1/mine')),
  'moveResources to it': (at) => verbs.moveResources(at('p2/stone'), at('p2/fallen'), 1),
  placeProgressOn: (at) => verbs.placeProgressOn(at('gate/2'), 1),
  putIntoPlay: (at, you) => verbs.putIntoPlay(at('p2/song'), you),
  'putUnder it': (at) => verbs.putUnder(at('p1/sword'), at('p2/fallen')),
  putOnBottom: (at) => verbs.putOnBottom(at('p2/fallen')),
  putOnTop: (at) => verbs.putOnTop(at('p2/fallen')),
  returnToHand: (at) => verbs.returnToHand(at('p2/fallen')),
  shuffleIntoDeck: (at) => verbs.shuffleIntoDeck(at('p2/fallen')),
  turnInto: (at) => verbs.turnInto(at('p2/song'), 'hero'),
}

it.each(Object.entries(outOfPlay))('%s does nothing for a card in a pile', (_, deed) => {
  expect(doneBy('nothing', deed)).toEqual(NOTHING)
})

/** If a copy of a unique card is in play, no verb makes another one enter play. RR "Unique Cards" */
const blocked: { readonly [verb: string]: Deed } = {
  addActiveLocation: (at) => verbs.addActiveLocation(at('keep/2')),
  attach: (at, you) => verbs.attach(at('ring/2'), at('p1/mine'), you),
  attachToPlayer: (at, you) => verbs.attachToPlayer(at('ring/2'), you),
  engage: (at, you) => verbs.engage(at('witch/2'), you),
  putIntoPlay: (at, you) => verbs.putIntoPlay(at('ring/2'), you),
  travelTo: (at) => verbs.travelTo(at('keep/2')),
}
const copies: typeof places = {
  'ring/2': ['ring', 'p1.hand', { fields: { owner: 'p1' } }],
  'witch/2': ['witch', 'set-aside'],
  'keep/2': ['keep', 'set-aside'],
}
const originals: typeof places = {
  'ring/1': ['ring', 'p2/stone/attachments', { fields: { owner: 'p2', controller: 'p2' } }],
  'witch/1': ['witch', 'staging-area'],
  'keep/1': ['keep', 'staging-area'],
}

it.each(Object.entries(blocked))('%s does not move a unique card of which a copy is in play', (_, deed) => {
  expect(doneBy('nothing', deed, { ...copies, ...originals })).toEqual(NOTHING)
  expect(doneBy('nothing', deed, copies).changed).toBe('changed')
})

it('a face-down card in play that no player knows stays unknown when it is turned face down again', () => {
  const lurks =
    (id: string): Deed =>
    (at) =>
      verbs.turnFacedown(at(id), { name: 'lurker' })
  const known = (id: string) => {
    const game = gameIn('nothing', lurks(id), more)
    game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/mine#action'] }])
    return atTable(game.table, () => seenBy(game.table.card(id)))
  }
  expect([known('troll'), known('down/1')]).toEqual([['p1', 'p2'], []])
})

it('the first player token goes to the next player, and the story says so', () => {
  expect(doneBy('nothing', () => verbs.passFirstPlayer()).kinds).toEqual(['first-player'])
  expect(doneBy('elimination', () => verbs.passFirstPlayer())).toEqual(NOTHING)
})

it.each([
  ['engage', (at, you) => verbs.engage(at('witch/2'), you)],
  ['travelTo', (at) => verbs.travelTo(at('keep/2'))],
] as readonly (readonly [verb: string, deed: Deed])[])('%s puts a card that is not in play there, and does not reveal it', (_, deed) => {
  const game = gameIn('nothing', deed, copies)
  game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/mine#action'] }])
  expect(game.table.record.story.find(({ kind }) => kind === 'entered-play')?.parts).toMatchObject({ how: 'put' })
})

it('a phase that an effect ends without a running attack goes to its last step', () => {
  const game = gameIn('nothing', () => verbs.endPhase())
  game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/mine#action'] }])
  expect(game.table.record.faults).toEqual([])
  expect(game.table.record.story.map(({ kind }) => kind)).toContain('phase-cut-short')
  expect(atTable(game.table, () => [rules.phase(), game.question?.spec.name])).toEqual(['travel', expect.any(String)])
})

it('a card in play is not put on the encounter deck', () => {
  expect(doneBy('nothing', (at) => verbs.putOnEncounterDeck(at('troll')))).toEqual(NOTHING)
  expect(doneBy('nothing', (at) => verbs.putOnEncounterDeck(at('troll/3'))).changed).toBe('changed')
})

/** Verbs about the running attack, called without one. */
const withoutAttack: { readonly [verb: string]: Deed } = {
  considerUndefended: () => verbs.considerUndefended(),
  joinDefence: (at) => verbs.joinDefence(at('p1/mine')),
  makeAdditionalAttack: () => verbs.makeAdditionalAttack(1),
  redirectDamage: (at) => verbs.redirectDamage(at('p1/mine')),
  removeFromAttack: (at) => verbs.removeFromAttack(at('p1/mine')),
  afterThisAttack: () => verbs.afterThisAttack('later'),
  ifThisAttackDestroys: () => verbs.ifThisAttackDestroys('later'),
  'modify until the end of the attack': (at) => verbs.modify(at('p1/mine'), 'attack', 1, 'attack'),
  'takeControl until the end of the attack': (at, you) => verbs.takeControl(at('p2/friend'), you, 'attack'),
  'grantAbilities until the end of the attack': (at) => verbs.grantAbilities(at('p2/stone'), at('p1/mine'), 'attack'),
}

it.each(Object.entries(withoutAttack))('%s does nothing without a running attack', (_, deed) => {
  expect(doneBy('nothing', deed)).toEqual(NOTHING)
})

/** Verbs with a lasting effect, where nothing would change. */
const idle: { readonly [verb: string]: (until: string) => Deed } = {
  blank: (until) => () => verbs.blank([], until),
  forbid: (until) => () => verbs.forbid([], 'attacks', until),
  grant: (until) => () => verbs.grant([], 'traits', 'Fen', until),
  grantAbilities: (until) => (at) => verbs.grantAbilities([], at('p1/mine'), until),
  lose: (until) => () => verbs.lose([], 'traits', 'Fen', until),
  modify: (until) => (at) => verbs.modify(at('p2/stone'), 'attack', 0, until),
  multiply: (until) => (at) => verbs.multiply(at('p2/stone'), 'attack', 1, until),
  permit: (until) => () => verbs.permit([], 'withholdsThreat', until),
  setValue: (until) => () => verbs.setValue([], 'attack', 1, until),
  switchValues: (until) => (at) => verbs.switchValues(at('p1/mine'), at('p2/pillar'), 'attack', until),
  takeControl: (until) => (at, you) => verbs.takeControl(at('p1/mine'), you, until),
}

it.each(Object.entries(idle))('%s refuses a moment that never comes, even if nothing would change', (_, deedUntil) => {
  const faultsOf = (until: string) => {
    const game = gameIn('nothing', deedUntil(until))
    game.advance([{ kind: 'answer', question: game.question?.key ?? '', value: ['p1/mine#action'] }])
    return game.table.record.faults.map(({ message }) => message)
  }
  expect(faultsOf('weekend')).toEqual([expect.stringContaining('moment at which an effect ends')])
  expect(faultsOf('phase')).toEqual([])
})
