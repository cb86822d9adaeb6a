/** The types of a rulebook, and the functions that merge chapters into one. */

export type {
  AbilityMenus,
  AbilityWord,
  MenuEntry,
  MenuEvent,
  MenuSentence,
  SentencePart,
  StepReturns,
  SystemMenus,
} from './ability-menus.ts'
export type { AbilityHint, BotHint, CardHint, QuestionHint, WayHint } from './bot-hint.ts'
export type { SearchField } from './card-lists.ts'
export { cardSetFact, setFacts, setOfCard, setsListedBy, setTitlesSection } from './card-sets.ts'
export type {
  AdmittedCards,
  CardType,
  Chapter,
  ChapterSource,
  Face,
  Fact,
  FieldKind,
  FormatOfDecks,
  Moment,
  Phrase,
  PrintedFacts,
  ScenarioWords,
  ScriptCalls,
  ScriptClasses,
  Seats,
  SystemChapter,
  WithoutEffect,
  Wording,
} from './chapter.ts'
export type { ChapterIssue } from './chapter-issues.ts'
export {
  consequenceMessages,
  consequencesOf,
  optionSignOf,
} from './consequences.ts'
export type { Counter } from './counter.ts'
export { dealParts, dealtIn, partFor } from './deal-parts.ts'
export {
  beginningSections,
  beginningWords,
  deckFormats,
  deckSections,
  drawnSections,
  isBeginningType,
  mainSection,
  mayHold,
  type NamedSection,
  prints,
  rulebookInFormat,
  sectionFor,
  sectionsFor,
} from './deck-sections.ts'
export type { DeprecatedWord, DeprecatedWords } from './deprecated-word.ts'
export { drawnFor, drawnWords } from './drawn-words.ts'
export type { EventPart, EventWords } from './event-words.ts'
export type { FaceOff } from './face-off.ts'
export { factTexts } from './fact-texts.ts'
export type { FirstSteps, OwnPack } from './first-steps.ts'
export { type ForeignIdFacts, foreignIdFacts, foreignIds } from './foreign-ids.ts'
export type { CardMove } from './hand-moves.ts'
export { issuesOfSystems, mergeChapters, withSystems } from './merge-chapters.ts'
export {
  boundedPart,
  boundedSentence,
  isBoundedMessage,
  messageNesting,
  messageParts,
  mostMessageLetters,
  mostMessageNesting,
  mostMessageParts,
} from './message-limits.ts'
export type { OpeningText } from './opening.ts'
export { type CardPicture, motifsOf } from './picture.ts'
export { readable } from './readable.ts'
export { emptyOf, fitsRecord, type RecordField, type RecordHolds, recordHolds, suchOf, wrongInRecord } from './record.ts'
export { type NumberChange, type RoundByRound, roundMessages, roundWords, type StoryEntries } from './round-by-round.ts'
export {
  entryIn,
  factIn,
  inDeckAs,
  joinChapters,
  joinSystems,
  leftByType,
  nameOfValue,
  printedBy,
  printsApart,
  type Rulebook,
  type Rulebooks,
  rulebookFor,
  rulebookOf,
  scenarioWords,
  typeIn,
  typesOf,
  usualMode,
  usualRulebook,
  usualSeats,
  withMore,
} from './rulebook.ts'
export type { SceneBoard, SceneBoardOfGame, SceneNumber, ScenePlace } from './scene-board.ts'
export type { FirstSystem, ScriptTexts, Snippet } from './script-texts.ts'
export { sections } from './sections.ts'
export type { RoundChart, SimulationWords } from './simulation.ts'
export type { StatWords } from './stat-words.ts'
export { type MomentSound, momentLooks, momentSounds, type StoryMoment } from './story-moment.ts'
export type { TableFigure } from './table-figure.ts'
export type { Dial } from './table-look.ts'
export type { TableText } from './table-text.ts'
export { readsTexts } from './texts-read.ts'
export type { Tour } from './tour.ts'
export type { XrayFigure, XrayReveals } from './xray.ts'
export type { Track, Zone, ZoneRow } from './zone.ts'
