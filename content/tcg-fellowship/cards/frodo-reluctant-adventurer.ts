import { type Card, type Context, card, each, has } from '@questwright/tcg'

const cheaper = ({ self: frodo }: Context, played: Card) => (played.playedOn === frodo ? -1 : 0)

export default card('frodo-reluctant-adventurer', [has(each('item'), 'twilight', cheaper), has(each('shire', 'tale'), 'twilight', cheaper)])
