import { card } from '@questwright/lcg'
import { partOfFortress } from '../../../lib/cair-andros.ts'

export default card('the-citadel', partOfFortress(11, 4))
