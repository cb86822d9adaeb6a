import {
  action,
  addToStagingArea,
  type Cost,
  cardsIn,
  cardsSetAside,
  choose,
  countTo,
  type Facedown,
  forced,
  type GameCard,
  isNamed,
  lookAt,
  mixUp,
  modifier,
  type Player,
  putIn,
  removeProgress,
  shuffleZone,
  stagingArea,
  system,
  turnFacedown,
  turnFaceup,
} from '@questwright/lcg'

/** The common side of all uncharted locations, which is up until the location is turned over. */
const LOST_ISLAND: Facedown = { name: 'lost-island', type: 'location', threat: 2, questPoints: '-', keywords: ['Uncharted'] }

/** Whether a card is an uncharted location that has not been turned up yet. */
export function isUncharted(card: GameCard): boolean {
  return card.isLocation && card.hasKeyword('uncharted')
}

/** The uncharted locations in the staging area. */
export function unchartedInStaging(): GameCard[] {
  return stagingArea().filter(isUncharted)
}

export function isLostIsland(card: GameCard): boolean {
  return card.liesAs === LOST_ISLAND.name
}

/**
 * Makes the Uncharted deck of the set-aside two-sided locations.
 * @param without the slug of one that stays set aside, but belongs to the deck
 */
export function prepareUnchartedDeck(without?: string): void {
  const locations = cardsSetAside().filter((card) => card.isLocation && card.printedFact('back') === 'none')
  const isLeft = (card: GameCard): boolean => without !== undefined && isNamed(card, without)
  putIn(
    'uncharted-deck',
    locations.filter((card) => !isLeft(card)),
  )
  countTo('uncharted-deck', locations.filter(isLeft))
  shuffleZone('uncharted-deck')
}

/** Adds an uncharted location to the staging area, with the common side up. */
export function addAsLostIsland(location: GameCard | undefined): void {
  if (!location || location.inPlay) return
  turnFacedown(location, LOST_ISLAND)
  addToStagingArea(location)
  if (!location.inPlay) turnFaceup(location)
}

/** Adds this many copies of Lost Island to the staging area, or as many as the Uncharted deck has. */
export function addLostIslands(count = 1): void {
  for (let i = 0; i < count; i++) addAsLostIsland(cardsIn('uncharted-deck').at(-1))
}

/** Removes all progress from the uncharted locations in the staging area, and mixes them, so that no player knows which is which. */
export function mixUpLostIslands(): void {
  const islands = unchartedInStaging()
  for (const island of islands) removeProgress(island, island.progress)
  mixUp(islands)
}

/** A player chooses an uncharted location in the staging area and looks at its other side. */
export function lookAtLostIsland(player: Player): void {
  lookAt(player, choose(unchartedInStaging(), { by: player, as: 'look-under' }))
}

const fourProgress: Cost = {
  slug: 'progress',
  can: ({ self }) => self.progress >= 4,
  pay: ({ self }) => [{ kind: 'progressRemoved', subject: self, amount: 4 }],
}

export default system('uncharted', {
  setup: { 'prepare-uncharted-deck': () => prepareUnchartedDeck() },
  rules: [
    modifier('forbiddenAttachments', { on: isLostIsland, gain: 'player-cards' }),
    forced.after('travels', { slug: 'charted', of: isLostIsland }, ({ event }) => turnFaceup(event.subject)),
    action({ slug: 'look-at-island', given: isLostIsland, player: 'any', cost: fourProgress }, ({ self, you }) => lookAt(you, self)),
  ],
})
