/** Prints the declarations of the script API of a game as JSON: `DeclarationsAnswer`. Argument: the id of the game. */
import { fileURLToPath } from 'node:url'
import { emitDeclarations } from './emit-declarations.ts'

const [, , game = ''] = process.argv
process.stdout.write(JSON.stringify(emitDeclarations(fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, ''), game)))
