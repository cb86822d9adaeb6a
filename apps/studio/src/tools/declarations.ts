/** Prints the declarations of the script API of a game as JSON: `DeclarationsAnswer`. The id of the game is what the tool is called with. */
import { fileURLToPath } from 'node:url'
import { emitDeclarations } from './emit-declarations.ts'

const [, , game = ''] = process.argv
process.stdout.write(JSON.stringify(emitDeclarations(fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, ''), game)))
