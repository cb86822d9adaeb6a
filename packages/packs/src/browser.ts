/** Entry point for browsers: the exports of this package that need neither Node nor the TypeScript compiler. */
export { lettersBetween, nearestName } from '@questwright/kernel/nearest'
export { apiSteps, type BehindApi, behindApi, newestApi, oldestApi } from './api.ts'
export { type AuthorWords, authorWords, type Unworded, unwordedProblem, wordsReferencesIn } from './author-words.ts'
export type * from './bundle.ts'
export type { CampaignFacts, CampaignWay, WayCondition } from './campaign.ts'
export { fieldsOfCampaign } from './campaign-fields.ts'
export { waysFrom } from './campaign-ways.ts'
export { cardProblems } from './card-checks.ts'
export { describedBy, type KnownDescriptions, misspeltDescriptions } from './card-descriptions.ts'
export { type CardFiles, codeOfFile, filesOfCard } from './card-files.ts'
export { factsOfType } from './card-schemas.ts'
export { type ChapterFinding, findingsInChapter } from './chapter-findings.ts'
export { inLanguage } from './chapter-words.ts'
export { dealtCardsOf, dealtDeckOf } from './dealt-deck.ts'
export {
  checkDeck,
  checkDecks,
  deckCatalogue,
} from './deck.ts'
export { limitedSorts } from './deck-cards.ts'
export { changesInDeck } from './deck-changes.ts'
export { type DeckCatalogue, type DeckFinding, type NamedDeck, rulebookOfDeck, rulebooksBySections } from './deck-finding.ts'
export { deckHead } from './deck-head.ts'
export { packsOfCards, pinIn, pinOf, withPins } from './deck-packs.ts'
export {
  beginningCodes,
  cardsOfSection,
  codesOfDeck,
  codesOfSection,
  copiesOfDeck,
  copiesWithCodes,
  entriesOfSection,
  type SectionCards,
  sectionsIn,
  sectionsWithCodes,
  strangeSections,
  type WithSections,
  withNamesOfNow,
  withSection,
} from './deck-sections.ts'
export { adviceFor, diffPacks, type PackChange, type PackDiff } from './diff-packs.ts'
export { wordsDrawnFor } from './drawn-words.ts'
export { anchorOf, type Example, examplesIn } from './examples.ts'
export { article } from './fact-issues.ts'
export {
  checkCampaignFacts,
  checkCardFacts,
  checkDeckFacts,
  checkScenarioFacts,
  type FactIssue,
} from './facts.ts'
export { isForbiddenInScripts } from './forbidden.ts'
export { fullTitle } from './full-title.ts'
export { idsWithDependencies } from './ids-with-dependencies.ts'
export { jsonBreakWords } from './json-break.ts'
export { resolveImport, roleOf } from './layout.ts'
export { type Manifest, readManifest } from './manifest.ts'
export { type ManifestWords, manifestWords } from './manifest-words.ts'
export { filesOfWords, migrated, withScriptEdit, withWordsAdded } from './migrate.ts'
export { type NameSort, namesOfGame } from './names/brought.ts'
export { chapterPlaces, isChapterPlace } from './names/chapter-places.ts'
export { packsWithIds } from './names/codes-with-ids.ts'
export { linkedGame } from './names/linked-game.ts'
export { linkedPacks } from './names/linked-packs.ts'
export { meantCodes } from './names/meant-codes.ts'
export { fullId, type IdOf, idsOf, packId, shortId } from './names/pack-ids.ts'
export { type ScriptWord, scriptKeys, scriptWords } from './names/script-words.ts'
export { type NearChange, nearChanges } from './near-changes.ts'
export { filesOfNewPack } from './new-pack.ts'
export { filesOfNewSystem } from './new-system.ts'
export { noText } from './no-text.ts'
export { type OptionalRule, optionalRules, rulesThatClash } from './optional-rules.ts'
export { scriptCompilerOptions } from './options.ts'
export { type PackOfSystems, rulebookOfPack, rulebooksOfPacks, withGround } from './pack-rulebook.ts'
export { packName, readScope, scopeOf, whyNoScope } from './pack-scope.ts'
export { namesInList, titleFromId, titleOfId, titleOfPack, titleOfState } from './pack-title.ts'
export { plainText } from './plain-text.ts'
export {
  type PlayedCampaign,
  type PlayedCampaignScenario,
  playedCampaign,
  recordForGame,
  recordForLog,
  scenarioAfter,
  scenarioNamed,
} from './played-campaign.ts'
export {
  type ChapterWordsEdit,
  compareText,
  type FactEdit,
  formatProblem,
  type Problem,
  type QuickFix,
  sortProblems,
  type TextEdit,
  type WordsEdit,
} from './problem.ts'
export { quantityKey, quantityOfSet, readQuantityKey, saidOfCard, saidOfSet, withCardQuantity, withSetQuantity } from './quantities.ts'
export { usualRange } from './ranges.ts'
export { type Amount, type CardFilter, readAloud, type Word } from './read-aloud.ts'
export { type RemovedCard, removedCard, withReplacements, wordsOfRemoved } from './removed-cards.ts'
export { scenarioReferences } from './scenario-codes.ts'
export { asFull, type Branch, type EndCondition, type FullScenarioFacts, type SetupStep, type StagePosition } from './scenario-facts.ts'
export { firstModeOf, inMode, type ModeFacts, modesOf } from './scenario-modes.ts'
export { scriptModuleOf } from './script-module.ts'
export { joined, placeholdersOfSection } from './section-checks.ts'
export { setTexts, setTitle } from './set-texts.ts'
export { isSetUpByData } from './set-up-by-data.ts'
export { sideBySide } from './side-by-side.ts'
export {
  bare,
  fullCode,
  idIsWellFormed,
  keywordWithNumber,
  type NumberForm,
  numberForms,
  readKeyword,
  slugIsWellFormed,
  splitCode,
  suggestSlug,
} from './slug.ts'
export { mapStack } from './sourcemap.ts'
export { stagesOf, unreachableStages } from './stage-graph.ts'
export { checkStartingCards, type PlayedScenario, playedScenario, startingSorts } from './starting-cards.ts'
export { systemImport } from './system-import.ts'
export { placeInSystem } from './system-places.ts'
export { type FieldShape, fieldsAt } from './system-shape.ts'
export { systemTypes } from './system-types.ts'
export { withWording, wordingFindings } from './templating.ts'
export { type TextByHand, textsByHand } from './texts-by-hand.ts'
export { reaches, type Undeclared, undeclaredOf, undeclaredOfDeck } from './undeclared.ts'
export { namesOfScript, wordsBelow, wordsProblems } from './words-checks.ts'
export { wordsOfScripts } from './words-of-scripts.ts'
export { scriptName } from './wrapper.ts'
