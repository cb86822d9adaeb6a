import {
  action,
  addToStagingArea,
  attach,
  cannot,
  cardsInPlay,
  choose,
  claim,
  constantly,
  discard,
  eachPlayer,
  engage,
  type Facedown,
  type GameCard,
  loseGame,
  type Part,
  permits,
  playedThisRound,
  raiseOwnThreat,
  stagingArea,
  turnFacedown,
  turnFaceup,
} from '@questwright/lcg'

/** Parts that several cards of Escape from Dol Guldur share. */

const ORC_GUARD: Facedown = { name: 'orc-guard', type: 'enemy', attack: 1, defense: 1, hitPoints: 1 }

/** The captured hero in the dungeons, or undefined. */
export function prisoner(): GameCard | undefined {
  return cardsInPlay().find((card) => card.liesAs === 'prisoner')
}

/** Takes a hero prisoner: of its card, only the uniqueness still applies. */
export function takePrisoner(hero: GameCard): void {
  turnFacedown(hero, { name: 'prisoner', title: hero.title, unique: hero.unique })
}

/** Objectives that players have claimed: an objective-ally, which a player controls too, is not claimed. */
export function claimedObjectives(): GameCard[] {
  return cardsInPlay().filter((card) => card.isObjective && !card.isCharacter && card.controller !== null)
}

/** Objectives in the staging area, guarded or not. */
export function unclaimedObjectives(): GameCard[] {
  return stagingArea().flatMap((card) => [card, ...card.attachments].filter((one) => one.isObjective))
}

/** Each player's topmost card enters play face down, engaged with that player; not for players with an empty deck. */
export function sendOrcGuards(): void {
  eachPlayer((player) => {
    const top = player.deck.at(-1)
    if (!top) return
    turnFacedown(top, ORC_GUARD)
    engage(top, player)
    if (!top.inPlay) turnFaceup(top)
  })
}

/** An Orc Guard that would go to the staging area goes to its owner's discard pile. FAQ 1.9, card entry of Out of the Dungeons */
export const orcGuardsStayNowhere = constantly.when(
  'entersStaging',
  { slug: 'orc-guard-falls', of: (card) => card.liesAs === ORC_GUARD.name },
  ({ event }) => event.instead(() => discard(event.subject)),
)

/** The group plays one ally each round; allies that are put into play do not count. */
export const oneAllyEachRound = cannot('entersPlay', {
  slug: 'second-ally',
  on: (card, { event }) => card.isAlly && event.how === 'played',
  while: () => playedThisRound().some((card) => card.isAlly),
})

/**
 * The prisoner does not prevent the elimination of a player. If the player is eliminated, the prisoner leaves the game and the players
 * lose.
 */
export const losesWithPrisoner: readonly Part[] = [
  permits('lostWhenAway', { on: (card) => card.liesAs === 'prisoner' }),
  constantly.when('eliminated', { slug: 'prisoner-lost', of: (player) => prisoner()?.controller === player }, () => loseGame('prisoner')),
]

/** An objective of the dungeons that players claim for a price, with its effect on the hero to whom it is attached. */
export function claimable(...burden: readonly Part[]): Part[] {
  return [
    action(
      { slug: 'claim', player: 'any', cost: raiseOwnThreat(2), when: ({ self }) => self.controller === null },
      // while it has a guard, the keyword Guarded refuses the claim
      ({ self, you }) => {
        const hero = choose(you.heroes, { as: 'choose-host' })
        if (hero && claim(self, you)) attach(self, hero)
      },
    ),
    constantly.when('detached', { of: 'self', when: ({ event }) => event.host.isHero }, ({ self, event }) =>
      event.instead(() => addToStagingArea(self)),
    ),
    constantly.when('discarded', { of: 'self', when: ({ self }) => isCarried(self) }, ({ self, event }) =>
      event.instead(() => addToStagingArea(self)),
    ),
    ...burden,
  ]
}

/** Whether the objective is attached to a hero. */
export function isCarried(objective: GameCard): boolean {
  return objective.host?.isHero ?? false
}
