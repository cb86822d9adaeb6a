/** The handbook without its search, which is the entry `search`: pages load that when somebody searches. */
export { cardsOf, type ExampleCard } from './example-cards.ts'
export { partAbout } from './of-question.ts'
export type { HandbookPage } from './page.ts'
export { pieces } from './pieces.ts'
