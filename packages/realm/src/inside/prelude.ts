import { closing } from './prelude/closing.ts'
import { control } from './prelude/control.ts'
import { errors } from './prelude/errors.ts'
import { globals } from './prelude/globals.ts'
import { kept } from './prelude/kept.ts'
import { longWork } from './prelude/long-work.ts'
import { modules } from './prelude/modules.ts'
import { sameResults } from './prelude/same-results.ts'
import { sorting } from './prelude/sorting.ts'

/**
 * The first script of every machine, as source text (plain JavaScript: it must run in QuickJS and in V8, and no bundler may touch it). Its parts
 * lie in `prelude/`. They are one closure and use each other's names, each those of the parts before it, and in the bodies of functions all.
 *
 * It evaluates to a function `(note, walls, globalNames, parameterNames) => control`. `note` is the one host function: with one number it notes what runs, with three a checkpoint; `walls` is `'guarded'` (QuickJS) or
 * `'trusted'` (native: the same globals, but built-in methods keep their full speed because nothing there is a stranger's).
 * `control` has `define(name, factory, sourceLength)`, `seal()`, `call(method, argument)`, `problem()` and `tell(error)`; the host keeps
 * these and nothing inside can reach them.
 *
 * What it does, in this order: keeps what the engine needs, removes every global that is not on the list, removes what differs between
 * engines or machines, or does it once for all of them, keeps stacks to the engine, guards the built-ins that can run for minutes without being interrupted,
 * closes `Function`, freezes the rest.
 */
export const PRELUDE = `(function (note, walls, globalNames, parameterNames) {
'use strict'

${[kept, globals, sorting, sameResults, errors, longWork, closing, modules, control].join('\n\n')}
})`
