/**
 * Kernel and game in one bundle, so that calls between them need no look-up in another module. Testkit, bots and scripts import these
 * namespaces under the names of the packages.
 */
export * as kernel from '@questwright/kernel'
export * as kernelInternal from '@questwright/kernel/internal'
export * as game from '@questwright/realm/game'
