/** Another program that takes the turn of a workspace and does not end it. */
import { takeTurn } from '../src/turns.ts'

takeTurn(process.argv[2] as string, 'writing').then(() => process.send?.('holding'))
setInterval(() => {}, 1_000)
