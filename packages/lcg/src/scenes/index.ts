import type { SceneWords } from '@questwright/kernel'
import { storyKinds } from '../catalogue.ts'
import { gameSetup, position } from './position.ts'
import { cardsNamed, isAt, opensAt, value, where } from './reading.ts'

/** Scenes of this game: the ruleset's internal entry for the testkit. */
export const sceneWords: SceneWords = { position, setup: gameSetup, value, cards: cardsNamed, isAt, where, opensAt, storyKinds }
