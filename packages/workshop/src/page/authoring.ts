/** Adds the rulebooks' content for authors, for pages with editors: importing this module adds it before the page renders. */
import { authoring } from '@questwright/lcg/authoring'
import { addForAuthors } from './rulebooks.ts'

addForAuthors('lcg', authoring)
