/**
 * Kernel and the game that is played as one bundle: calls between them are plain calls, not look-ups in another module.
 * The names under which testkit, bots and scripts import them lead to these namespaces.
 */
export * as kernel from '@questwright/kernel'
export * as kernelInternal from '@questwright/kernel/internal'
export * as game from '@questwright/realm/game'
