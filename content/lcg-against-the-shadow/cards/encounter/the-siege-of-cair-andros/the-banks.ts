import { card } from '@questwright/lcg'
import { partOfFortress } from '../../../lib/cair-andros.ts'

export default card('the-banks', partOfFortress(3, 2))
