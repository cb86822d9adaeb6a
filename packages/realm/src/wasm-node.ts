/** Compiles the wasm of QuickJS once for this process (Node). */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { sha256 } from '@questwright/packs/sha256'
import { wasmHash } from './quickjs-machine.ts'

let compiled: Promise<WebAssembly.Module> | undefined

/** The path of the installed wasm. */
export function wasmFile(): string {
  return createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm')
}

/**
 * Compiles the installed wasm once for the process; the module may be posted to workers.
 * @throws Error when the hash of the file differs from the hash that saved games name
 */
export function compileWasm(): Promise<WebAssembly.Module> {
  compiled ??= (async () => {
    const bytes = await readFile(wasmFile())
    const hash = sha256(bytes)
    if (hash !== wasmHash) {
      throw new Error(
        `${wasmFile()} has the sha256 ${hash}, expected ${wasmHash}: install the pinned version 0.32.0 of @jitl/quickjs-wasmfile-release-sync`,
      )
    }
    return WebAssembly.compile(bytes)
  })()
  return compiled
}
