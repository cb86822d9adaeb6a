import { an, anOpponent, card, fellowship, lookAtHand } from '@questwright/tcg'

export default card('galadriels-glade', [fellowship({ exert: an('elf') }, () => lookAtHand(anOpponent()))])
