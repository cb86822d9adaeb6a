import { atTable } from '@questwright/kernel'
import type { Game } from '@questwright/kernel/internal'
import { describe, expect, it } from 'vitest'
import type { GameCard, Player } from '../src/cards.ts'
import { addToStagingArea } from '../src/reveal.ts'
import { action, type Cost, modifier } from '../src/script.ts'
import { setNextStage } from '../src/stages.ts'
import * as verbs from '../src/verbs/index.ts'
import { gameWith, used } from './two-players.ts'

/** Verbs with an absent card: the host of a card that is not attached, or the result of a choice without options. */

const NOBODY = undefined
const anybody = (you: Player): Player => you

describe('every verb does nothing for an absent card or player', () => {
  const deeds: { readonly [verb: string]: (you: Player, self: GameCard) => unknown } = {
    addToHand: (you) => verbs.addToHand(NOBODY, anybody(you)),
    addToStagingArea: () => addToStagingArea(NOBODY),
    addResources: () => verbs.addResources(NOBODY, 1),
    addActiveLocation: () => verbs.addActiveLocation(NOBODY),
    attach: (_, self) => [verbs.attach(NOBODY, self), verbs.attach(self, NOBODY)],
    attachToDeck: (you, self) => [verbs.attachToDeck(NOBODY, you), verbs.attachToDeck(self, NOBODY)],
    attachToPlayer: (you, self) => [verbs.attachToPlayer(NOBODY, you), verbs.attachToPlayer(self, NOBODY)],
    claim: (you, self) => [verbs.claim(NOBODY, you), verbs.claim(self, NOBODY)],
    blank: () => verbs.blank(NOBODY, 'phase'),
    commit: () => verbs.commit([NOBODY]),
    dealDamage: () => [verbs.dealDamage(NOBODY, 1), verbs.dealDamage([NOBODY, null], 1)],
    dealDamageTogether: () => verbs.dealDamageTogether([{ card: NOBODY, amount: 1 }]),
    dealShadowCard: () => verbs.dealShadowCard(NOBODY),
    declareAttack: () => verbs.declareAttack(null),
    destroy: () => verbs.destroy(NOBODY),
    discard: () => verbs.discard([NOBODY]),
    discardAtRandom: () => verbs.discardAtRandom(NOBODY, 1),
    discardUntil: () => verbs.discardUntil(NOBODY, () => true),
    drawCards: () => verbs.drawCards(NOBODY, 1),
    eliminatePlayer: () => verbs.eliminatePlayer(NOBODY),
    engage: (you, self) => [verbs.engage(NOBODY, you), verbs.engage(self, NOBODY)],
    exhaust: () => verbs.exhaust(NOBODY),
    forbid: (_, self) => [verbs.forbid(NOBODY, 'attacks', 'phase'), verbs.forbid(self, 'attacks', 'phase', { player: NOBODY })],
    grant: () => verbs.grant(NOBODY, 'traits', 'Fen', 'phase'),
    grantAbilities: (_, self) => [verbs.grantAbilities(NOBODY, self, 'phase'), verbs.grantAbilities(self, NOBODY, 'phase')],
    heal: () => verbs.heal(NOBODY, 'all'),
    joinDefence: () => verbs.joinDefence(null),
    lookAtAndReorder: () => verbs.lookAtAndReorder(NOBODY, 'encounter-deck', 2),
    lookAt: (you) => [verbs.lookAt(you, NOBODY), verbs.lookAt(NOBODY, [])],
    lose: () => verbs.lose(NOBODY, 'traits', 'Fen', 'phase'),
    loseResources: () => verbs.loseResources(NOBODY, 1),
    lowerThreat: () => verbs.lowerThreat(NOBODY, 1),
    makeAttack: (you, self) => [verbs.makeAttack(NOBODY, you), verbs.makeAttack(self, NOBODY)],
    makePlayerAttack: (you, self) => [verbs.makePlayerAttack(NOBODY, self, self), verbs.makePlayerAttack(you, NOBODY, self)],
    modify: () => verbs.modify(NOBODY, 'attack', 1, 'phase'),
    moveResources: (_, self) => verbs.moveResources(NOBODY, self, 1),
    multiply: () => verbs.multiply(NOBODY, 'attack', 2, 'phase'),
    permit: () => verbs.permit(NOBODY, 'withholdsThreat', 'phase'),
    placeProgressOn: () => verbs.placeProgressOn(NOBODY, 1),
    placeTokens: () => verbs.placeTokens(NOBODY, 'tally', 1),
    putIntoPlay: (you, self) => [verbs.putIntoPlay(NOBODY, you), verbs.putIntoPlay(self, NOBODY)],
    putOnBottom: () => verbs.putOnBottom(NOBODY),
    putOnEncounterDeck: () => verbs.putOnEncounterDeck(NOBODY),
    putOnTop: () => verbs.putOnTop([NOBODY]),
    putUnder: (_, self) => [verbs.putUnder(NOBODY, self), verbs.putUnder(self, NOBODY), verbs.putUnder(self, self)],
    raiseThreat: () => verbs.raiseThreat(NOBODY, 1),
    ready: () => verbs.ready(NOBODY),
    remember: () => verbs.remember(NOBODY, 'name', 1),
    removeFromGame: () => verbs.removeFromGame(NOBODY),
    removeFromQuest: () => verbs.removeFromQuest(NOBODY),
    removeProgress: () => verbs.removeProgress(NOBODY, 1),
    resolveText: () => verbs.resolveText(NOBODY, 'when-revealed'),
    returnToHand: () => verbs.returnToHand(NOBODY),
    returnToStaging: () => verbs.returnToStaging(NOBODY),
    search: () => verbs.search(NOBODY, [], () => true),
    setAside: () => verbs.setAside(NOBODY),
    setValue: () => verbs.setValue(NOBODY, 'attack', 1, 'phase'),
    setNextStage: () => setNextStage(NOBODY),
    shuffleDeck: () => verbs.shuffleDeck(NOBODY),
    shuffleIntoDeck: () => verbs.shuffleIntoDeck([NOBODY]),
    switchValues: (_, self) => verbs.switchValues(NOBODY, self, 'attack', 'phase'),
    takeControl: (you, self) => [verbs.takeControl(NOBODY, you), verbs.takeControl(self, NOBODY)],
    travelTo: () => verbs.travelTo(NOBODY),
    turnFacedown: () => verbs.turnFacedown(NOBODY, { name: 'lurker' }),
    turnFaceup: () => verbs.turnFaceup(NOBODY),
    turnOver: (_, self) => [verbs.turnOver(NOBODY), verbs.turnOver(self)],
    turnInto: () => verbs.turnInto(NOBODY, 'enemy'),
  }

  it.each(Object.entries(deeds))('%s', (_, deed) => {
    const { faults, kinds } = used([action({ could: () => true }, ({ you, self }) => deed(you, self))])
    expect(faults).toEqual([])
    expect(kinds.filter((kind) => kind !== 'used')).toEqual([])
  })
})

describe('choosing from an empty list', () => {
  it('gives undefined, and the rest of the effect goes on', () => {
    const { faults, kinds } = used([
      action(({ you }) => {
        verbs.dealDamage(verbs.choose<GameCard>([]), 1)
        verbs.raiseThreat(you, 1)
      }),
    ])
    expect(faults).toEqual([])
    expect(kinds).toEqual(['used', 'threat-raised'])
  })

  it('for targets, or an absent target: the ability is not offered', () => {
    const hosted = gameWith([action({ targets: ({ self }) => self.host }, ({ targets: host }) => verbs.placeTokens(host, 'tally', 1))])
    const chosen = gameWith([action({ targets: () => verbs.choose<GameCard>([]) }, ({ you }) => verbs.raiseThreat(you, 1))])
    const free = gameWith([action(({ you }) => verbs.raiseThreat(you, 1))])
    const offers = ({ question }: Game): boolean => question?.options.some(({ key }) => key === 'p1/mine#action') ?? false
    expect([hosted, chosen, free].map(offers)).toEqual([false, false, true])
  })
})

it('"you" of a constant ability of a card in hand is the player with that hand', () => {
  const seen: string[] = []
  const game = gameWith(
    [action(({ you }) => verbs.raiseThreat(you, 1))],
    [modifier('cost', { where: ['hand'], by: ({ you }) => seen.push(you.id) - seen.length })],
  )
  expect(atTable(game.table, () => (game.table.findCard('p2/song') as GameCard).cost)).toBe(0)
  expect(new Set(seen)).toEqual(new Set(['p2']))
})

it('an ability’s own cost gets the cards of the game, and pays with events that the rules know', () => {
  const fear: Cost = {
    slug: 'fear',
    can: ({ self, you }) => self.ready && you.threat < 40 && you.heroes.includes(self),
    pay: ({ you }) => [{ kind: 'threatRaised', subject: you, amount: 2 }],
  }
  // @ts-expect-error no event is called so
  const odd: Cost = { ...fear, pay: ({ you }) => [{ kind: 'threatRised', subject: you, amount: 2 }] }
  expect(odd.slug).toBe('fear')
  const { faults, kinds } = used([action({ cost: fear }, ({ self }) => verbs.placeTokens(self, 'tally', 1))])
  expect(faults).toEqual([])
  expect(kinds).toEqual(['threat-raised', 'used', 'tokens-placed'])
})

describe('discarding until a card matches', () => {
  it('goes on in the reset deck, and ends when no card of it matches', () => {
    const { game, faults, kinds } = used([action({ could: () => true }, () => verbs.discardUntil('encounter', (one) => one.isHero))])
    expect(faults).toEqual([])
    // two cards of the deck, then three of the reset deck
    expect(kinds.filter((kind) => kind === 'discarded')).toHaveLength(5)
    expect(game.table.zone('encounter-deck').size + game.table.zone('encounter-discard').size).toBe(3)
  })

  it('stops at the first match', () => {
    const { kinds } = used([
      action({ could: () => true }, () =>
        verbs.placeTokens(verbs.discardUntil('encounter', (one) => one.id === 'wolf/1')?.controller, 'tally', 1),
      ),
    ])
    expect(kinds.filter((kind) => kind === 'discarded')).toHaveLength(2)
  })
})
