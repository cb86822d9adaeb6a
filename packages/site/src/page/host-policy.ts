/** Explains an error that the host's own content policy causes: a site may be put on any host, whose policy is applied in addition to ours. */

/** The explanation; the error itself when it has another cause. */
export function hostWords(error: unknown): unknown {
  const said = error instanceof Error ? error.message : String(error)
  const words = reasonOf(said)
  return words === undefined ? error : new Error(words, { cause: error })
}

function reasonOf(said: string): string | undefined {
  const who = 'The page is right, and the host from which it comes forbids what a game needs'
  if (/trusted ?(?:types|script)/i.test(said))
    return `${who}: its Content-Security-Policy asks for Trusted Types, under which this page may start no worker. Whoever runs the host takes require-trusted-types-for out of it for this folder.`
  if (/webassembly|wasm/i.test(said) && /content security|csp|unsafe-eval|wasm-eval/i.test(said))
    return `${who}: its Content-Security-Policy allows no WebAssembly. Whoever runs the host adds 'wasm-unsafe-eval' to script-src for this folder.`
  if (/the worker failed: (?:undefined)?$/.test(said))
    return `${who}, or lacks a file: the worker in which the rules run did not start. Whoever runs the host looks whether all files of the folder are there, and whether its Content-Security-Policy has worker-src 'self'.`
  return undefined
}
