/**
 * Interfaces that rulesets extend: `declare module '@questwright/kernel' { interface SceneSetup { … } }`. Only exports of the kernel's entry can be
 * extended.
 */

/** The setup part of a scene. */
// biome-ignore lint/suspicious/noEmptyInterface: each ruleset declares its own words into it
export interface SceneSetup {}

/** The names that scenes may use, by sort: `place`, `story`. Any text is allowed for a sort that a ruleset does not declare. */
// biome-ignore lint/suspicious/noEmptyInterface: each ruleset declares its own names into it
export interface SceneNames {}

/** Names of zones: a ruleset declares its own under `of`, so that comparing with a name that no zone has is a type error. */
export interface ZoneNames {
  readonly kernel: 'kernel'
}
