/** The texts of cards as scripts: of a pack, and of one card while it is typed. For servers and terminals, because they have the compiler. */
export {
  abilitiesInWords,
  type CardReport,
  type CardState,
  type CompileReport,
  cardInJson,
  cardsInWords,
  compilePack,
  compileReports,
  countCards,
} from './compile-pack.ts'
export { type ReadCard, type ReadCardRequest, type ReadFace, type ReadMeaning, type ReadUnit, readCard } from './read-card.ts'
export { languageOf, textFields, textsOfPack } from './texts-of-pack.ts'
