/**
 * Adds the content for authors to the rulebooks, for pages with editors. Importing this module is enough, and must happen before the page renders.
 */
import { authoring } from '@questwright/lcg/authoring'
import { authoring as secondGame } from '@questwright/tcg/authoring'
import { addForAuthors } from './rulebooks.ts'

addForAuthors('lcg', authoring)
addForAuthors('tcg', secondGame)
