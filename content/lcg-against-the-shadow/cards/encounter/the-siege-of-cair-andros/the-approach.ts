import { card } from '@questwright/lcg'
import { partOfFortress } from '../../../lib/cair-andros.ts'

export default card('the-approach', partOfFortress(7, 3))
