/** What rulebooks have for authors, for pages on which something is written: whoever imports this has it in the rulebooks before anything of it is drawn. */
import { authoring } from '@questwright/lcg/authoring'
import { addForAuthors } from './rulebooks.ts'

addForAuthors('lcg', authoring)
