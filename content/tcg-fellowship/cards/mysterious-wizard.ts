import { burdens, card, skirmish, strength, the } from '@questwright/tcg'

export default card('mysterious-wizard', [skirmish({}, () => strength(the('Gandalf'), burdens() <= 4 ? 4 : 2))])
