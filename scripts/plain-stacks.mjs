// Vitest maps each line of each stack to its source. A realm in the same thread reads the stack of every part that a script makes, which was most of what its
// tests cost; its files have no sources here, and it maps what it tells by itself. So the errors of other contexts come as Node gives them without Vitest.
const mapped = Error.prepareStackTrace
if (mapped && mapped.name !== 'plainInRealms')
  Error.prepareStackTrace = function plainInRealms(error, calls) {
    if (error instanceof Error) return mapped(error, calls)
    const head = Error.prototype.toString.call(error)
    return calls.length === 0 ? head : `${head}\n    at ${calls.join('\n    at ')}`
  }
