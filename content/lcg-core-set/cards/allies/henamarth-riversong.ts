import { action, card, exhaustSelf, lookAt, topCards } from '@questwright/lcg'

export default card('henamarth-riversong', [action({ cost: exhaustSelf }, ({ you }) => lookAt(you, topCards('encounter-deck', 1)))])
