import { action, card, charactersInPlay, ready } from '@questwright/lcg'

export default card('grim-resolve', [action(() => ready(charactersInPlay()))])
