/**
 * Generates scenes. A board is edited as a draft (`draftOf`, `wordsOf`), taken from a table (`wordsOfPosition`) and laid out in a realm (`openDealer`); a
 * recorded game is turned into the shortest scene that passes (`recordPlay`, `plansOf`, `tryScene`). Realms are opened by the caller: in a worker of a page, or in Node.
 */
export { type CardReader, cardReader, codeIn } from './card-reader.ts'
export { changeName, type Plan, plansOf, usualTicks } from './compose-scene.ts'
export { type Dealer, type Dealt, openDealer } from './deal.ts'
export {
  allCards,
  canBeFilled,
  changeCard,
  type DraftCard,
  type DraftZone,
  draftCard,
  draftOf,
  draftWithout,
  emptyDraft,
  findCard,
  goneFrom,
  lyingOn,
  moveCard,
  putCard,
  removeCard,
  type SituationDraft,
  type Target,
  usualZone,
  withSeats,
  wordsOf,
  zonesOf,
} from './draft.ts'
export { filesToRun } from './files-to-run.ts'
export { type Carried, wordsOfPosition } from './from-position.ts'
export { type KeptBoard, readBoard, writeBoard } from './kept-board.ts'
export { boardOfTable, openingBoard } from './opening.ts'
export { packsOf, packsOfBoard } from './packs-needed.ts'
export { type Recording, recordPlay } from './record-play.ts'
export { namesIn } from './scene-board.ts'
export { lastAction, sceneLines } from './scene-lines.ts'
export { placesFor } from './scene-places.ts'
export { openSceneRealm, type TriedResult } from './scene-realm.ts'
export { type SceneSetup, scenesOf } from './scenes-of-pack.ts'
export { fileNameOf, situationSource } from './situation.ts'
export { strangersOn, strangersTo } from './strangers.ts'
export {
  countScenes,
  type FileState,
  restedFiles,
  type SceneFile,
  sceneFiles,
  stateOfResults,
  type TestedPart,
  untestedParts,
} from './test-files.ts'
export { type Tried, tryScene, type WantedScene } from './try-scene.ts'
export { placeOf, type SeatWord, type SituationWords } from './words.ts'
