/** A tiny engine for tests of the realm: it runs the default export of a module. */
export const engine = [
  {
    name: '@questwright/engine',
    code: `"use strict";
const inside = require('@questwright/realm/inside')
exports.helper = function helper(n) { return n + 1 }
exports.Thing = class Thing { constructor() { this.n = 1 } }
inside.offer(['@questwright/engine'])
inside.openDoor((method, argument) => {
  if (method === 'echo') return argument
  if (method === 'names') return JSON.stringify(inside.moduleNames())
  if (method === 'run') {
    const { module, note } = JSON.parse(argument)
    inside.noteRunning(note)
    const value = inside.load(module)
    const result = typeof value === 'function' ? value() : value
    return JSON.stringify({ result }, (key, one) => (one instanceof Set || one instanceof Map ? [...one] : one))
  }
  if (method === 'number') return 5
  throw new TypeError('no such method: ' + method)
})
`,
  },
]

export const runOf = (module: string, note = 1): string => JSON.stringify({ module, note })
