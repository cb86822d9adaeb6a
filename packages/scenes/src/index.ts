/**
 * Generates scenes. A board is edited as a draft (`draftOf`, `wordsOf`), taken from a table (`wordsOfPosition`) and laid out in a realm (`openDealer`); a
 * recorded game is turned into the shortest scene that passes (`recordPlay`, `plansOf`, `makeScene`). Realms are opened by the caller: in a worker of a page, or in Node.
 */
export { type CardReader, cardReader, codeIn } from './card-reader.ts'
export { type Change, pathOf } from './changes.ts'
export { type Made, makeScene, type Plan, plansOf } from './compose-scene.ts'
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
export { type Carried, type TablePosition, wordsOfPosition } from './from-position.ts'
export { packsOf, packsOfBoard } from './packs-needed.ts'
export { type Recording, recordPlay } from './record-play.ts'
export { namesIn } from './scene-board.ts'
export { freeTitle, withScene } from './scene-file.ts'
export { lastAction, sceneLines } from './scene-lines.ts'
export { openSceneRealm, type TriedResult } from './scene-realm.ts'
export { type SceneSetup, scenesOf } from './scenes-of-pack.ts'
export { fileNameOf, situationSource, strangersTo } from './situation.ts'
export { placeOf, SEAT_WORDS, type SeatWord, type SituationWords } from './words.ts'
