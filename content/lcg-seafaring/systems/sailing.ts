import {
  afterStep,
  attach,
  canExhaust,
  cannot,
  cardsIn,
  cardsSetAside,
  changeCounter,
  charactersInPlay,
  choose,
  chooseAmount,
  chooseUpTo,
  counter,
  countTo,
  currentAttack,
  currentStage,
  discardFromEncounterDeck,
  encounterDeck,
  encounterDiscardPile,
  engage,
  exhaust,
  firstPlayer,
  forced,
  type GameCard,
  grimRule,
  happen,
  lookAt,
  named,
  type Player,
  permits,
  playersInOrder,
  putIn,
  putIntoPlay,
  putOnBottom,
  questDeck,
  removeFromGame,
  revealFrom,
  setCounter,
  shuffleIntoDeck,
  shuffleZone,
  step,
  system,
} from '@questwright/lcg'

// ── ships ───────────────────────────────────────────────────

/** Whether a card is a ship: an enemy ship, or one of the players. */
export function isShip(card: GameCard): boolean {
  return isShipEnemy(card) || isShipObjective(card)
}

/** Whether a card is an enemy ship. */
export function isShipEnemy(card: GameCard): boolean {
  return card.type === 'ship-enemy'
}

/** Whether a card is a ship of the players. */
export function isShipObjective(card: GameCard): boolean {
  return card.type === 'ship-objective'
}

/** The ships that a player controls. */
export function shipsOf(player: Player): GameCard[] {
  return player.characters.filter(isShipObjective)
}

/** The ships of all players. */
export function fleet(): GameCard[] {
  return charactersInPlay().filter(isShipObjective)
}

// ── the heading ─────────────────────────────────────────────

/** The number of the worst setting of the heading; 0 is the best. */
const WORST = 3

/** Whether the heading is at its best setting, the only one that is on-course. */
export function isOnCourse(): boolean {
  return counter('heading') === 0
}

/** Whether the heading is at any setting but the best. */
export function isOffCourse(): boolean {
  return !isOnCourse()
}

/** Whether the heading is at its worst setting. */
export function isAtWorst(): boolean {
  return counter('heading') === WORST
}

/** Shifts the heading one step towards its worst setting, but not beyond it. */
export function shiftOffCourse(): void {
  changeCounter('heading', 1)
}

/** Shifts the heading this many steps towards its best setting, but not beyond it. */
export function shiftOnCourse(steps = 1): void {
  changeCounter('heading', -steps)
}

// ── the voyage ──────────────────────────────────────────────

/** The players see the next two stages, continue with one of them, and put the other on the bottom of the quest deck. */
export function goOn(): void {
  const next = questDeck().slice(0, 2)
  for (const player of playersInOrder()) lookAt(player, next)
  const chosen = choose(next, { by: firstPlayer(), as: 'choose-stage' })
  for (const stage of next) if (stage !== chosen) putOnBottom(stage)
}

// ── sailing tests ───────────────────────────────────────────

/** A player makes a sailing test. */
export function makeSailingTest(player: Player): void {
  if (!player.eliminated) happen({ kind: 'sailingTest', subject: player })
}

/** Shifts the heading off-course, lets characters exhaust, looks at as many cards, and shifts the heading on-course for their symbols. */
function resolveSailingTest(player: Player): void {
  shiftOffCourse()
  const able = charactersInPlay().filter(
    (character) => canExhaust(character) && (character.controller === player || character.hasPermission('sailsForOthers')),
  )
  const crew = chooseUpTo(able, able.length, { by: player, as: 'commit-to-sailing' })
  exhaust(crew)
  const count = crew.reduce((sum, character) => sum + 1 + character.stat('sailsAs'), player.stat('furtherCardsAtSea'))
  if (encounterDeck().length < count) shuffleIntoDeck(encounterDiscardPile())
  const seen = encounterDeck().slice(0, count)
  lookAt(player, seen)
  const printed = seen.reduce((sum, card) => sum + (card.printedNumber('sailing') ?? 0), 0)
  const found = Math.max(0, printed - player.stat('symbolsAgainst'))
  const most = Math.min(found, counter('heading'))
  if (most > 0) shiftOnCourse(chooseAmount(0, most, { by: player, as: 'shift-on-course' }))
  discardFromEncounterDeck(seen.length)
  happen({ kind: 'sailingTestEnds', subject: player, value: found })
}

// ── the Corsair deck ────────────────────────────────────────

/**
 * Makes the Corsair deck of all enemies in the encounter deck that are not ships. Such enemies in other zones belong to it too, once they
 * are discarded.
 */
export function prepareCorsairDeck(): void {
  const crews = encounterDeck().filter((card) => card.isEnemy && !isShip(card))
  putIn('corsair-deck', crews)
  shuffleZone('corsair-deck')
  countTo(
    'corsair-deck',
    cardsSetAside().filter((card) => card.isEnemy && !isShip(card)),
  )
}

/**
 * A player reveals cards of the Corsair deck, and revealed enemies are put into play engaged with that player.
 * @param ship the ship whose Boarding it is; undefined for another effect
 */
export function board(player: Player, count: number, ship?: GameCard): void {
  revealFrom('corsair-deck', count, player, { place: (subject) => happen({ kind: 'boards', subject, player, ...(ship ? { ship } : {}) }) })
}

/** The number of cards in the Corsair deck. */
export function corsairsLeft(): number {
  return cardsIn('corsair-deck').length
}

// ── the fleet ───────────────────────────────────────────────

/** The ships and the heading with which a scenario begins. */
export interface FleetOptions {
  /** The slug of the ship that one of the players must have, and to which the heading is attached: the Dream-chaser by default. */
  readonly flagship?: string
  /** The setting at which the heading begins: on-course by default. */
  readonly heading?: number
}

/**
 * Each player takes a ship of the flagship's fleet, and one of them the flagship itself; a single player takes the flagship and one other
 * ship. The remaining ships are removed from the game.
 */
export function prepareFleet({ flagship = 'dream-chaser', heading = 0 }: FleetOptions = {}): void {
  const leader = named(flagship)[0]
  const players = playersInOrder()
  const set = leader?.printedFact('encounterSet')
  const ships = [...encounterDeck(), ...cardsSetAside()].filter((card) => isShipObjective(card) && card.printedFact('encounterSet') === set)
  const isAlone = players.length === 1
  const takers = isAlone ? [...players, ...players] : players
  let left: readonly GameCard[] = ships
  for (const [at, player] of takers.entries()) {
    // one player must have the flagship; a single player takes it first
    const mustLead = leader !== undefined && left.includes(leader) && (isAlone || at === takers.length - 1)
    const ship = choose(mustLead ? [leader] : left, { by: player, as: 'choose-ship' })
    left = left.filter((other) => other !== ship)
    putIntoPlay(ship, player)
  }
  for (const ship of left) removeFromGame(ship)
  setCounter('heading', heading)
  for (const card of named('heading')) attach(card, leader, leader?.controller)
}

export default system('sailing', {
  events: {
    sailingTest: ({ subject }) => resolveSailingTest(subject),
    sailingTestEnds: () => undefined,
    boards: ({ subject, player }) => engage(subject, player),
  },
  steps: [
    afterStep(
      '3.1',
      step('sailing-test', () => makeSailingTest(firstPlayer()), {
        when: () => currentStage()?.hasKeyword('sailing') === true,
        windows: 'before',
      }),
    ),
  ],
  setup: {
    'prepare-corsair-deck': () => prepareCorsairDeck(),
    'prepare-fleet': ({ card, number }) => prepareFleet({ flagship: String(card), heading: Number(number) }),
  },
  rules: [
    // which cards may defend against ships, and which may attack ships
    cannot('defends', { slug: 'defends-no-ship', on: (card) => !isShipObjective(card), while: ({ event }) => isShipEnemy(event.attacker) }),
    cannot('defends', { slug: 'ship-defends', on: isShipObjective, while: ({ event }) => !isShipEnemy(event.attacker) }),
    cannot('attacked', {
      on: (card) => card.isEnemy && !isShipEnemy(card),
      while: ({ event }) => event.attackers.some(isShipObjective),
    }),
    permits('mustTakeUndefendedDamage', {
      on: isShipObjective,
      while: () => {
        const enemy = currentAttack()?.enemy
        return enemy !== undefined && isShipEnemy(enemy)
      },
    }),
    // a player without a ship is damaged as well: no document covers this case
    forced.after(
      'damaged',
      {
        slug: 'without-a-ship',
        of: (damaged, { event }) => event.from === 'attack' && damaged.isHero,
        when: () => {
          const attack = currentAttack()
          return attack?.undefended === true && isShipEnemy(attack.enemy) && shipsOf(attack.player).length === 0
        },
      },
      () => grimRule({ 'hero-is-hit': () => undefined, 'nobody-is-hit': () => undefined }),
    ),
  ],
})
