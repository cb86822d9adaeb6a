export { AskNextTime } from './about-question.tsx'
export { motifNames } from './art/motifs.ts'
export type { Beside } from './beside.ts'
export { BoardGlimpse } from './board-glimpse.tsx'
export { isByFinger } from './by-finger.ts'
export { CardAlone } from './card-alone.tsx'
export { CardBack } from './card-back.tsx'
export { CardDetail } from './card-detail.tsx'
export { CardFace } from './card-face.tsx'
export { CardLink } from './card-link.tsx'
export { CardZoom } from './card-zoom.tsx'

export type { Catalogue, CatalogueCard } from './catalogue.ts'
export { createCatalogue } from './create-catalogue.ts'
export { emptyView } from './empty-view.ts'
export { faceCatalogue } from './face-catalogue.ts'
export { isFrameColour } from './frames.ts'
export { hashOf, numbersFrom } from './hash.ts'
export { Icon, type IconName, iconNamed, iconNames, isIconName } from './icons.tsx'
export { tableKeys } from './key-sheet.tsx'
export { LandscapeFace } from './landscape-face.tsx'
export { liesWide } from './lies-wide.ts'
export { Log } from './log.tsx'
export { type LyingCards, lyingCards } from './lying-cards.ts'
export { ArtContext, type ArtPicture, type ArtSource, artPlace } from './own-art.ts'
export { PhaseTrack } from './phase-track.tsx'
export { playerActions } from './player-action.ts'
export { backDrawing, cardName, isTone, statWord } from './printed.ts'
export { questionWords } from './question/question-words.ts'
export type { WorkSignal } from './question-ribbon.tsx'
export { RichText } from './rich-text.tsx'
export { phasesOfRound } from './round.ts'
export { isSeat } from './seat.ts'
export { SetSeal } from './set-seal.tsx'
export { SidePanel, WhyPanel } from './side-panel.tsx'
export { type SoundSettings, silent } from './sounds/sound-settings.ts'
export { hearSample } from './sounds/use-sounds.ts'
export { type StopSettings, stopEverywhere, stopWhereNew } from './stop-settings.ts'
export {
  abilitiesAsked,
  abilityOf,
  stopFor,
} from './stops.ts'
export { Table } from './table.tsx'
export { Timeline } from './timeline.tsx'
export { placeWords } from './timeline-line.tsx'
export { type By, redoTarget, undoTarget } from './undo-by.ts'
export { UnwordedNote } from './unworded-note.tsx'
export {
  applyPatch,
  cardsIn,
  seatsOfViewer,
  statusOf,
  zonesOn,
} from './view.ts'
