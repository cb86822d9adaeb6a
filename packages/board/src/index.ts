export { AboutQuestion, type AboutQuestionProps, AskNextTime, type AskNextTimeProps, abilityWords } from './about-question.tsx'
export {
  type AnswerDraft,
  addTo,
  allowedNumbers,
  answerKeys,
  answerOf,
  answersAtOnce,
  isFor,
  moveTo,
  offered,
  passValue,
  pressOption,
  startDraft,
  stepNumber,
  sumOf,
  withNumber,
} from './answering.ts'
export { CardDetail, type CardDetailProps } from './card-detail.tsx'
export { CardBack, type CardBackProps, CardFace, type CardFaceProps } from './card-face.tsx'
export { CardLink, type CardLinkProps } from './card-link.tsx'
export { CardZoom, type CardZoomProps } from './card-zoom.tsx'
export {
  type Catalogue,
  type CatalogueCard,
  type CataloguePack,
  type CatalogueSide,
  type CatalogueSource,
  createCatalogue,
  type LinkedSentence,
  linkedSentence,
  type Resolve,
  readable,
  type SeatReference,
  type UnwordedKey,
} from './catalogue.ts'
export { SetSeal, type SetSealProps } from './face-parts.tsx'
export { windowPath } from './frames.ts'
export { hashOf, numbersFrom } from './hash.ts'
export { Icon, type IconName, type IconProps } from './icons.tsx'
export { KeySheet, type KeySheetProps, tableKeys } from './key-sheet.tsx'
export { SentenceText, type SentenceTextProps } from './linked-text.tsx'
export { groupStory, Log, type LogGroup, type LogPlace, type LogProps } from './log.tsx'
export { ArtContext, type ArtPicture, type ArtPlace, type ArtSource, artPlace, laidOut, useArt } from './own-art.ts'
export { PhaseRail, type PhaseRailProps } from './phase-rail.tsx'
export { isPlayerAction, playerActions } from './player-action.ts'
export { cardName } from './printed.ts'
export { questionWords } from './question/question-words.ts'
export { QuestionPanel, type QuestionPanelProps } from './question-panel.tsx'
export { RichParagraphs, RichText, type RichTextProps } from './rich-text.tsx'
export { type RailPhase, railPhases } from './round.ts'
export { isSeat } from './seat.ts'
export { SidePanel, type SidePanelProps, type WhyLine, WhyPanel, type WhyPanelProps } from './side-panel.tsx'
export {
  type Asking,
  abilitiesAsked,
  abilityOf,
  answerForStops,
  askingOf,
  happenings,
  isOver,
  type Now,
  type StopSettings,
  stopEverywhere,
  type Until,
  withAsking,
} from './stops.ts'
export type { Looking, TableProps, WhyTarget } from './table/table-props.ts'
export { Table } from './table.tsx'
export { Timeline, type TimelineProps } from './timeline.tsx'
export { placeWords, type SavePoint, type TimelineFork } from './timeline-line.tsx'
export { type By, redoTarget, undoTarget } from './undo-by.ts'
export { UnwordedNote } from './unworded-note.tsx'
export {
  applyPatch,
  cardsIn,
  emptyView,
  type SeatStatus,
  seatsOfViewer,
  statusOf,
  type TableStatus,
  withKeptParts,
  zonesOn,
} from './view.ts'
export { boardMessages } from './words.ts'
