// Vitest maps each line of each stack to its source. A realm in the same thread reads the stack of every part that a script creates, so that
// mapping took most of the time of its tests; and it is useless there, because the realm's files have no sources here and the realm maps stacks
// itself. So stacks of errors from other contexts are left as Node makes them.
const mapped = Error.prepareStackTrace
if (mapped && mapped.name !== 'plainInRealms')
  Error.prepareStackTrace = function plainInRealms(error, calls) {
    if (error instanceof Error) return mapped(error, calls)
    const head = Error.prototype.toString.call(error)
    return calls.length === 0 ? head : `${head}\n    at ${calls.join('\n    at ')}`
  }
