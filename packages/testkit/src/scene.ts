import type { SceneSetup } from '@questwright/kernel'
import { stackOf } from '@questwright/kernel/internal'
import type { ScenePlay } from './play.ts'

/** A scene as its file registers it. */
export interface Scene {
  readonly title: string
  readonly setup: SceneSetup & SceneOptions
  readonly body: (t: ScenePlay) => void
  /** The stack of the line that registers it: for a scene whose board cannot be built. */
  readonly at?: string
}

export interface SceneOptions {
  /** Results of dice by name, counted from 0, in the order of the rolls. A rig that is not used fails the scene. */
  readonly rigs?: { readonly [die: string]: readonly number[] }
  /** Abilities that this scene expects to fail: `pack:slug#ability`. */
  readonly faults?: readonly string[]
}

let registering: Scene[] | undefined

/**
 * Registers a scene: the state of a table, and what is played and expected there.
 * It is run in four ways: straight, strict, with everything undone and redone, and saved and loaded at each decision.
 * @param title begins with the ids of the rules that it proves: `[LCG-ROUND-2] …`
 * @param setup the cards and numbers that matter, in the ruleset's words
 * @param body plays and asserts; its last call asserts the place of the game
 */
export function scene(title: string, setup: SceneSetup & SceneOptions, body: (t: ScenePlay) => void): void {
  if (!registering) throw new Error('scenes are registered while their file is loaded, at its top level')
  const at = stackOf(new Error())
  registering.push({ title, setup, body, ...(at ? { at } : {}) })
}

/** Collects the scenes that a file registers while it runs. */
export function collectScenes(load: () => void): Scene[] {
  const before = registering
  const scenes: Scene[] = []
  registering = scenes
  try {
    load()
  } finally {
    registering = before
  }
  return scenes
}
