/** Everything that needs neither Node nor the TypeScript compiler. */
export type * from './bundle.ts'
export {
  checkDeck,
  checkDecks,
  type DeckCard,
  type DeckCatalogue,
  type DeckFinding,
  deckCardTypes,
  deckCatalogue,
  fewestCards,
  mostCopies,
  mostHeroes,
  type NamedDeck,
} from './deck.ts'
export {
  cardSchemas,
  cardTypes,
  checkCardFacts,
  checkDeckFacts,
  checkKeywordFacts,
  checkScenarioFacts,
  checkTextFacts,
  type FactIssue,
  type FactResult,
} from './facts.ts'
export { type FileRole, type ImportTarget, resolveImport, roleOf } from './layout.ts'
export { type Manifest, newestApi, packId, readManifest } from './manifest.ts'
export { scriptCompilerOptions } from './options.ts'
export { compareText, formatProblem, type Place, type Problem, type Severity, sortProblems } from './problem.ts'
export { fullCode, readKeyword, slugIsWellFormed, splitCode, suggestSlug } from './slug.ts'
export { type MappableScripts, type MapStackOptions, mapStack, type StackFrame } from './sourcemap.ts'
export { scriptName, wrapperHeader, wrapScript } from './wrapper.ts'
