import {
  ask,
  carryOutDelayed,
  chooseCards,
  chooseOrder,
  isChangedAnywhere,
  isEventAwaited,
  isPrevented,
  type JsonObject,
  type Next,
  perform,
  type StepFunction,
  table,
  tell,
  together,
} from '@questwright/kernel'
import { attackSteps, declareNextAttack, discardShadowCardsAfter, hasAttacked } from './attack-steps.ts'
import type { GameCard, Player } from './cards.ts'
import type { StepName } from './catalogue.ts'
import { resetEncounterDeck } from './encounter-deck.ts'
import { exhaustedFor, isAbleTo } from './exhausting.ts'
import { endWhatCameTooLate, endWhatLasts } from './lending.ts'
import { byPhases } from './phase-course.ts'
import { beginPhase, endPhase } from './phases.ts'
import { meetRepair } from './repairs.ts'
import { revealEncounterCards } from './reveal.ts'
import {
  activeLocation,
  cardsInPlay,
  committedWillpower,
  firstPlayer,
  nextPlayer,
  playerAtTurn,
  playersInOrder,
  round,
  setActivePlayer,
  stagingArea,
  stagingThreat,
  statForQuest,
} from './round.ts'
import { dealShadow } from './shadow-dealing.ts'
import { enterPhase, enterStep, WINDOWS, windowAfter } from './step-names.ts'
import { couldPayToTravel, payToTravel } from './travel-prices.ts'
import { highest, placeProgress } from './verbs/index.ts'
import { runWindow } from './windows.ts'

/** The framework of a round. Step names are the numbers of RR Appendix I. */

function board() {
  return table().board
}

/** Whether a card says that the players skip a step. */
function isSkipped(step: StepName): boolean {
  if (!isPrevented({ kind: 'stepTaken', subject: board(), step })) return false
  tell('step-skipped', { step: step === '3.3' ? 'staging' : 'checks' })
  return true
}

/** The players who have not been active yet, by id, without those eliminated meanwhile. */
function leftOver(args: JsonObject): Player[] {
  const t = table()
  const left = args.left as readonly string[] | undefined
  return left === undefined ? playersInOrder() : left.map((id) => t.card(id) as Player).filter((player) => !player.eliminated)
}

function idsOf(players: readonly Player[]): readonly string[] {
  return players.map((player) => player.id)
}

const wholeRound: { readonly [name: string]: StepFunction } = {
  '0.0': () => {
    const t = table()
    t.write(t.board, 'fields', 'round', round() + 1)
    enterPhase('resource')
    enterStep('0.0')
    setActivePlayer(undefined)
    tell('round-began', { round: round() })
    perform({ kind: 'beginningOfRound', subject: board(), round: round() })
    return '1.1'
  },
  '0.1': () => {
    enterStep('0.1')
    endWhatLasts(['round'])
    carryOutDelayed('end of round')
    perform({ kind: 'endOfRound', subject: board(), round: round() })
    endWhatCameTooLate(['phase', 'round'])
    tell('round-ended', { round: round() })
    return '0.0'
  },
}

const resource: { readonly [name: string]: StepFunction } = {
  '1.1': () => {
    beginPhase('1.1', 'resource')
    return '1.2'
  },
  '1.2': () => {
    enterStep('1.2')
    const heroes = playersInOrder().flatMap((player) => player.heroes)
    const collects = (hero: GameCard): number => (isChangedAnywhere('collects') ? hero.stat('collects') : 1)
    together(heroes.map((subject) => ({ kind: 'resourcesGained', subject, amount: collects(subject), how: 'collected' })))
    return '1.3'
  },
  '1.3': () => {
    enterStep('1.3')
    const drawing = playersInOrder().filter((player) => player.deck.length > 0)
    const draws = (player: Player): number => (isChangedAnywhere('draws') ? (ask(player, 'draws') as number) : 1)
    const drawn = drawing.map((subject) => ({ kind: 'drawn' as const, subject, amount: draws(subject), cards: [] }))
    if (drawn.some(({ amount }) => amount > 0)) together(drawn.filter(({ amount }) => amount > 0))
    return windowAfter('1.3')
  },
  '1.4': () => {
    endPhase('1.4')
    return '2.1'
  },
}

const planning: { readonly [name: string]: StepFunction } = {
  '2.1': () => {
    beginPhase('2.1', 'planning')
    return { step: '2.2', args: { left: idsOf(playersInOrder()) } }
  },
  '2.2': (args) => {
    const [active] = leftOver(args)
    if (!active) return '2.4'
    enterStep('2.2')
    setActivePlayer(active)
    const left = idsOf(leftOver(args))
    // the player whose turn it was may have been eliminated: then the next player begins a turn
    const isNew = args.turn === undefined || (args.left as readonly string[] | undefined)?.[0] !== active.id
    if (isNew && args.turn !== undefined && args.turn !== active.id) meetRepair('order-of-chances')
    const turn = isNew ? { left, turn: active.id } : args
    return runWindow('2.2', '2.2', { step: '2.3', args: { left } }, ['action', 'play'], turn, 'planning')
  },
  '2.3': (args) => {
    enterStep('2.3')
    const rest = leftOver(args).slice(1)
    setActivePlayer(rest[0])
    return rest.length === 0 ? '2.4' : { step: '2.2', args: { left: idsOf(rest) } }
  },
  '2.4': () => {
    endPhase('2.4')
    return '3.1'
  },
}

const quest: { readonly [name: string]: StepFunction } = {
  '3.1': () => {
    beginPhase('3.1', 'quest')
    resetEncounterDeck()
    return windowAfter('3.1')
  },
  '3.2': (args) => {
    enterStep('3.2')
    const [player, ...rest] = leftOver(args)
    if (!player) return windowAfter('3.2')
    setActivePlayer(player)
    const able = player.characters.filter(
      (character) => isAbleTo(character, 'commitsWithoutExhausting') && !isPrevented({ kind: 'commits', subject: character, player }),
    )
    if (able.length > 0) {
      const committing = chooseCards({
        who: player as GameCard,
        name: 'choose-to-commit',
        from: () => able,
        least: 0,
        most: able.length,
        parts: { stagingThreat: stagingThreat(), ...unusualStat() },
      })
      if (committing.length > 0)
        together([
          ...exhaustedFor(committing, 'commitsWithoutExhausting'),
          ...committing.map((subject) => ({ kind: 'commits', subject, player })),
        ])
    }
    if (rest.length > 0) return { step: '3.2', args: { left: idsOf(rest) } }
    setActivePlayer(undefined)
    return windowAfter('3.2')
  },
  '3.3': (args) => {
    enterStep('3.3')
    if (args.cards === undefined && isSkipped('3.3')) return windowAfter('3.3')
    const players = playersInOrder()
    const all = Math.max(0, players.length + (ask(board(), 'cardsToReveal') as number))
    // the number of reveals is computed when the step begins, and stays the same if players are eliminated meanwhile
    const left = (args.cards as number | undefined) ?? all
    // each player reveals one card in order; if there are more cards than players, it starts over
    if (left > 0) revealEncounterCards(1, undefined, players[Math.max(0, all - left) % players.length])
    if (left > 1) return { step: '3.3', args: { cards: left - 1 } }
    if (isEventAwaited('stagingEnds', board())) perform({ kind: 'stagingEnds', subject: board() })
    return windowAfter('3.3')
  },
  '3.4': () => {
    enterStep('3.4')
    const willpower = committedWillpower()
    const threat = stagingThreat()
    tell('quest-compared', { willpower, threat, staged: stagingArea().length, counts: statForQuest() })
    if (willpower > threat) {
      const success = perform({ kind: 'questSucceeds', subject: board(), amount: willpower - threat })
      if (success.fate === 'happened') placeProgress(success.amount as number)
    } else if (threat > willpower) {
      const failure = perform({ kind: 'questFails', subject: board(), amount: threat - willpower })
      if (failure.fate === 'happened')
        together(playersInOrder().map((subject) => ({ kind: 'threatRaised', subject, amount: failure.amount })))
    }
    return windowAfter('3.4')
  },
  '3.5': () => {
    const t = table()
    for (const card of cardsInPlay()) if (card.committed) t.write(card, 'fields', 'committed', undefined)
    endPhase('3.5')
    return '4.1'
  },
}

/** The part of a message that names the stat that counts for the quest, unless it is willpower. */
function unusualStat(): { readonly counts?: string } {
  const counts = statForQuest()
  return counts === 'willpower' ? {} : { counts }
}

/** Locations to which the group may travel: in the staging area, with travel prices that can be paid. */
function travelTargets(): GameCard[] {
  if (activeLocation()) return []
  return stagingArea().filter((card) => card.isLocation && mayTravelTo(card))
}

function mayTravelTo(card: GameCard): boolean {
  const you = firstPlayer()
  if (isPrevented({ kind: 'travels', subject: card, player: you })) return false
  return couldPayToTravel(card, you)
}

const travel: { readonly [name: string]: StepFunction } = {
  '4.1': () => {
    beginPhase('4.1', 'travel')
    return '4.2'
  },
  '4.2': () => {
    enterStep('4.2')
    const targets = travelTargets()
    if (targets.length > 0) {
      const player = firstPlayer()
      const compulsory = targets.filter((card) => card.hasPermission('mustBeTravelledTo'))
      const [location] = chooseCards({
        who: player as GameCard,
        name: 'choose-location',
        from: () => (compulsory.length > 0 ? compulsory : targets),
        least: compulsory.length > 0 ? 1 : 0,
        most: 1,
      })
      if (location) {
        const isPaid = payToTravel(location, player)
        if (isPaid && location.inStaging && !activeLocation()) perform({ kind: 'travels', subject: location, player })
      }
    }
    return windowAfter('4.2')
  },
  '4.3': () => {
    endPhase('4.3')
    return '5.1'
  },
}

const encounter: { readonly [name: string]: StepFunction } = {
  '5.1': () => {
    beginPhase('5.1', 'encounter')
    return '5.2'
  },
  '5.2': (args) => {
    enterStep('5.2')
    const [player, ...rest] = leftOver(args)
    if (!player) return windowAfter('5.2')
    setActivePlayer(player)
    const enemies = stagingArea().filter(
      (card) => card.isEnemy && !isPrevented({ kind: 'engages', subject: card, player, how: 'optional' }),
    )
    if (enemies.length > 0) {
      const [enemy] = chooseCards({ who: player as GameCard, name: 'choose-enemy-to-engage', from: () => enemies, least: 0, most: 1 })
      if (enemy) perform({ kind: 'engages', subject: enemy, player, how: 'optional' })
    }
    if (rest.length > 0) return { step: '5.2', args: { left: idsOf(rest) } }
    setActivePlayer(undefined)
    return windowAfter('5.2')
  },
  // one check after the other, until a whole round of checks engaged no enemy
  '5.3': (args) => {
    enterStep('5.3')
    const players = playersInOrder()
    if (args.turn === undefined && isSkipped('5.3')) return windowAfter('5.3')
    const idle = (args.idle as number | undefined) ?? 0
    if (players.length === 0 || idle >= players.length) {
      setActivePlayer(undefined)
      return windowAfter('5.3')
    }
    const player = playerAtTurn(args.turn as string | undefined)
    setActivePlayer(player)
    const engaged = engagementCheck(player)
    const following = nextPlayer(player) ?? player
    return { step: '5.3', args: { turn: following.id, idle: engaged ? 0 : idle + 1 } }
  },
  '5.4': () => {
    endPhase('5.4')
    return '6.1'
  },
}

/** The code for a card in a public message: for a face-down card, the code of its disguise. */
function nameOf(card: GameCard): string {
  return card.disguise?.code ?? card.code
}

/** The enemy with the highest engagement cost not above the player's threat engages; the first player breaks ties. RR "Engagement Check" */
function engagementCheck(player: Player): boolean {
  const threat = player.threatForEngagement
  const able = stagingArea().filter(
    (card) => card.isEnemy && card.engagementCost <= threat && !isPrevented({ kind: 'engages', subject: card, player, how: 'check' }),
  )
  tell('engagement-check', { seat: player.id, threat })
  if (able.length === 0) return false
  const tied = highest(able, 'engagementCost')
  const same = tied.every(
    (card) => nameOf(card) === nameOf(tied[0] as GameCard) && card.damage === tied[0]?.damage && card.attachments.length === 0,
  )
  const [enemy] = same ? tied : chooseCards({ who: firstPlayer() as GameCard, name: 'choose-tied-enemy', from: () => tied })
  if (!enemy) return false
  return perform({ kind: 'engages', subject: enemy, player, how: 'check' }).fate === 'happened'
}

const combat: { readonly [name: string]: StepFunction } = {
  '6.1': () => {
    beginPhase('6.1', 'combat')
    return '6.2'
  },
  '6.2': () => {
    enterStep('6.2')
    // an enemy that is considered to be engaged with several players is dealt one card
    const served = new Set<GameCard>()
    for (const player of playersInOrder()) {
      for (const enemy of dealingOrder(player)) {
        if (served.has(enemy)) continue
        served.add(enemy)
        dealShadow(enemy)
      }
    }
    return windowAfter('6.2')
  },
  '6.3': () => {
    enterStep('6.3')
    return { step: '6.4a', args: { left: idsOf(playersInOrder()) } }
  },
  '6.4a': (args) => {
    enterStep('6.4a')
    const left = leftOver(args)
    const [active] = left
    if (!active) return '6.6'
    setActivePlayer(active)
    const eligible = active.engagedEnemies.filter(
      (enemy) => enemy.isEnemy && !hasAttacked(enemy, active) && !isPrevented({ kind: 'attacks', subject: enemy, player: active }),
    )
    if (eligible.length === 0) return { step: '6.5', args: { left: idsOf(left) } }
    const [enemy] = chooseCards({ who: active as GameCard, name: 'choose-next-attacker', from: () => eligible })
    return { call: '6.4b', args: { enemy: (enemy as GameCard).id, player: active.id }, next: '6.4a', with: { left: idsOf(left) } }
  },
  '6.5': (args) => {
    enterStep('6.5')
    const rest = leftOver(args).slice(1)
    return rest.length === 0 ? '6.6' : { step: '6.4a', args: { left: idsOf(rest) } }
  },
  '6.6': () => {
    enterStep('6.6')
    setActivePlayer(undefined)
    return '6.7'
  },
  '6.7': () => {
    enterStep('6.7')
    return { step: '6.8a', args: { left: idsOf(playersInOrder()) } }
  },
  '6.8a': (args) => {
    enterStep('6.8a')
    const left = leftOver(args)
    const [active] = left
    if (!active) return '6.10'
    setActivePlayer(active)
    const attack = declareNextAttack(active)
    if (!attack) return { step: '6.9', args: { left: idsOf(left) } }
    return { call: '6.8b', args: attack, next: '6.8a', with: { left: idsOf(left) } }
  },
  '6.9': (args) => {
    enterStep('6.9')
    const rest = leftOver(args).slice(1)
    return rest.length === 0 ? '6.10' : { step: '6.8a', args: { left: idsOf(rest) } }
  },
  '6.10': () => {
    enterStep('6.10')
    setActivePlayer(undefined)
    return '6.11'
  },
  '6.11': () => {
    enterStep('6.11')
    // check all cards in play, because an enemy that became an attachment may still have shadow cards
    for (const card of cardsInPlay()) discardShadowCardsAfter(card)
    endPhase('6.11')
    // discard shadow cards of attacks that effects made at the end of the phase
    for (const card of cardsInPlay()) discardShadowCardsAfter(card)
    return '7.1'
  },
}

/**
 * A player's enemies by descending engagement cost. If there are not enough cards for all enemies of equal cost, the first player chooses
 * their order.
 */
function dealingOrder(player: Player): GameCard[] {
  const enemies = player.engagedEnemies.filter((enemy) => enemy.isEnemy)
  const costs = [...new Set(enemies.map((enemy) => enemy.engagementCost))].sort((a, b) => b - a)
  const cards = table().zone('encounter-deck').size
  let dealt = 0
  return costs.flatMap((cost) => {
    const tied = enemies.filter((enemy) => enemy.engagementCost === cost)
    const short = cards > dealt && cards < dealt + tied.length
    dealt += tied.length
    return short ? chooseOrder(firstPlayer(), 'order-shadow-cards', tied) : tied
  })
}

const refresh: { readonly [name: string]: StepFunction } = {
  '7.1': () => {
    beginPhase('7.1', 'refresh')
    return '7.2'
  },
  '7.2': () => {
    enterStep('7.2')
    const exhausted = cardsInPlay().filter((card) => card.exhausted)
    if (exhausted.length > 0) together(exhausted.map((subject) => ({ kind: 'readied', subject, during: 'refresh' })))
    return '7.3'
  },
  '7.3': () => {
    enterStep('7.3')
    together(playersInOrder().map((subject) => ({ kind: 'threatRaised', subject, amount: ask(subject, 'refreshThreat') })))
    return '7.4'
  },
  '7.4': () => {
    enterStep('7.4')
    const next = nextPlayer(firstPlayer())
    if (next) perform({ kind: 'firstPlayerPasses', subject: next })
    return windowAfter('7.4')
  },
  '7.5': () => {
    endPhase('7.5')
    return '0.1'
  },
}

/** Whether cards that are usually played in the planning phase may be played in other windows now. */
function playingElsewhere(): boolean {
  return isChangedAnywhere('playableInActionWindows')
}

const ACTIONS: readonly string[] = ['action']
const ACTIONS_AND_PLAY: readonly string[] = ['action', 'play']

const windows: { readonly [name: string]: StepFunction } = Object.fromEntries(
  (Object.entries(WINDOWS) as [keyof typeof WINDOWS, StepName][]).map(([after, next]): [string, StepFunction] => [
    windowAfter(after),
    (args): Next => runWindow(after, windowAfter(after), next, playingElsewhere() ? ACTIONS_AND_PLAY : ACTIONS, args),
  ]),
)

export const roundSteps: { readonly [name: string]: StepFunction } = byPhases({
  ...wholeRound,
  ...resource,
  ...planning,
  ...quest,
  ...travel,
  ...encounter,
  ...combat,
  ...attackSteps,
  ...refresh,
  ...windows,
})
