import { expect, it } from 'vitest'
import { hostWords } from '../src/page/host-policy.ts'

it('a message names the line of a host’s policy that forbids wasm, workers or scripts by address', () => {
  for (const [said, words] of [
    [
      "boot: CompileError: WebAssembly.instantiate(): Refused to compile or instantiate WebAssembly module because neither 'wasm-eval' nor 'unsafe-eval' is an allowed source of script in the following Content Security Policy directive: \"script-src 'self'\"",
      /'wasm-unsafe-eval' to script-src/,
    ],
    ['CompileError: call to WebAssembly.instantiate() blocked by CSP', /'wasm-unsafe-eval'/],
    [
      "Failed to construct 'Worker': This document requires 'TrustedScriptURL' assignment. The action has been blocked.",
      /require-trusted-types-for/,
    ],
    ['the worker failed: undefined', /worker-src 'self'/],
  ] as const)
    expect((hostWords(new Error(said)) as Error).message).toMatch(words)
  const other = new Error('the scripts used more than 64 MB')
  expect(hostWords(other)).toBe(other)
})
