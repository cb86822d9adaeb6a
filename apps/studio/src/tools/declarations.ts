/** Prints the declarations of the script API as JSON: `DeclarationsAnswer`. */
import { fileURLToPath } from 'node:url'
import { emitDeclarations } from './emit-declarations.ts'

process.stdout.write(JSON.stringify(emitDeclarations(fileURLToPath(new URL('../../../..', import.meta.url)).replace(/[\\/]$/, ''))))
