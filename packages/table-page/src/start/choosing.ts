/** From choices to a game: loaded when the first game is started. */
export { deckChoices } from '@questwright/workshop/deck-choices'
export { freshSeed, gameOf, packsFor } from '@questwright/workshop/game-choice'
export { firstSeats } from '@questwright/workshop/seats'
