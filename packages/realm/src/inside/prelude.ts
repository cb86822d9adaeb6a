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
 * The first script of every machine, as source text (plain JavaScript: it must run in QuickJS and in V8, and no bundler may touch it). Its
 * parts are in `prelude/`. They form one closure: each part uses names of earlier parts, and inside function bodies also names of later
 * ones.
 *
 * It evaluates to a function `(note, walls, globalNames, parameterNames) => control`. `note` is the one host function: with one number it
 * notes the running ability, with three numbers a checkpoint; `walls` is `'guarded'` (QuickJS) or `'trusted'` (native: the same globals,
 * but built-in methods keep their full speed because all code there is trusted). `control` has `define(name, factory, sourceLength)`,
 * `seal()`, `call(method, argument)`, `problem()` and `tell(error)`; the host keeps these and nothing inside can reach them.
 *
 * In this order it: saves the built-ins that the engine needs; removes every global that is not on the list; removes or replaces built-ins
 * whose results differ between engines or machines; hides stacks from scripts; guards built-ins that can run for minutes without an
 * interrupt; closes `Function`; freezes the rest.
 */
export const PRELUDE = `(function (note, walls, globalNames, parameterNames) {
'use strict'

${[kept, globals, sorting, sameResults, errors, longWork, closing, modules, control].join('\n\n')}
})`
