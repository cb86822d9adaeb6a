/** What rulesets extend by declaration: `declare module '@questwright/kernel' { interface SceneSetup { … } }`. It works only for what the entry of the kernel exports. */

/** What a scene says of the table before it begins. */
// biome-ignore lint/suspicious/noEmptyInterface: each ruleset declares its own words into it
export interface SceneSetup {}

/** The names that scenes write, by what they name: `place`, `story`. Where a ruleset declares none, any text may stand. */
// biome-ignore lint/suspicious/noEmptyInterface: each ruleset declares its own names into it
export interface SceneNames {}

/** Names of zones: a ruleset declares its own under `of`, so that a comparison with a name that no zone has is an error of types. */
export interface ZoneNames {
  readonly kernel: 'kernel'
}
