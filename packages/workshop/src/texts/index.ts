/** The texts of cards as scripts: of a pack, and of one card while it is typed. For servers and terminals, because they have the compiler. */
export {
  abilitiesInWords,
  type CardReport,
  type CompileReport,
  cardInJson,
  cardsInWords,
  compileInSteps,
  compilePack,
  countCards,
} from './compile-pack.ts'
export { type ReadCard, type ReadCardRequest, type ReadUnit, readCard } from './read-card.ts'
export { textFields, textsOfPack } from './texts-of-pack.ts'
