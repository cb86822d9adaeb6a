import { card, permits } from '@questwright/lcg'

export default card('the-east-bight', [permits('mustBeTravelledTo')])
