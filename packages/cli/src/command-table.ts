/**
 * The commands of `qw` and their modules. Only the module of the requested command is loaded, so that `qw` starts fast.
 */
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'

/** Adds arguments, options and action to a command. */
type Complete = (command: Command, output: Output, run: Run) => void

interface Named {
  readonly name: string
  /** The description of the command in the help. */
  readonly about: string
}

/** A command with an action, or a group of subcommands. */
export type CommandEntry = Named & ({ readonly load: () => Promise<Complete> } | { readonly below: readonly CommandEntry[] })

const check: CommandEntry = {
  name: 'check',
  about: 'Checks packs: facts, references, types, scripts, set-ups.',
  load: async () => (await import('./check.ts')).addCheck,
}

const test: CommandEntry = { name: 'test', about: 'Runs the scenes of packs.', load: async () => (await import('./test.ts')).addTest }

const deck: readonly CommandEntry[] = [
  {
    name: 'check',
    about: 'Says whether decks are legal, each by itself and all at one table.',
    load: async () => (await import('./deck-check.ts')).addDeckCheck,
  },
  {
    name: 'convert',
    about: 'Writes a deck in another format. Cards that are unknown here go along.',
    load: async () => (await import('./deck-convert.ts')).addDeckConvert,
  },
]

const pack: readonly CommandEntry[] = [
  { name: 'new', about: 'Makes the folder of a new pack.', load: async () => (await import('./pack-new.ts')).addPackNew },
  check,
  test,
  {
    name: 'build',
    about: 'Writes the tarball of a pack. The same pack gives the same bytes.',
    load: async () => (await import('./pack-build.ts')).addPackBuild,
  },
  {
    name: 'diff',
    about: 'Says in the game’s words what changed from one version of a pack to another, and whether its version number is high enough.',
    load: async () => (await import('./pack-diff.ts')).addPackDiff,
  },
  {
    name: 'migrate',
    about: 'Updates a pack that was written for an earlier version, as far as no decision of its author is needed, and lists what is left.',
    load: async () => (await import('./pack-migrate.ts')).addPackMigrate,
  },
  {
    name: 'publish',
    about: 'Checks, tests and plays a pack, then publishes it. Refuses when a check or a scene fails.',
    load: async () => (await import('./pack-publish.ts')).addPackPublish,
  },
  {
    name: 'install',
    about: 'Installs packs with all that they need. Without names: exactly what the lockfile says.',
    load: async () => (await import('./pack-install.ts')).addInstall,
  },
  {
    name: 'uninstall',
    about: 'Uninstalls packs, and packs that only they needed.',
    load: async () => (await import('./pack-install.ts')).addUninstall,
  },
  {
    name: 'outdated',
    about: 'Lists installed packs that have newer versions.',
    load: async () => (await import('./pack-install.ts')).addOutdated,
  },
  {
    name: 'update',
    about: 'Updates installed packs and says what the newer versions change.',
    load: async () => (await import('./pack-install.ts')).addUpdate,
  },
  {
    name: 'search',
    about: 'Looks for packs in the registry.',
    load: async () => (await import('./pack-registry.ts')).addSearch,
  },
  {
    name: 'about',
    about: 'Shows who published an installed pack, what it brings and what it needs.',
    load: async () => (await import('./pack-registry.ts')).addAbout,
  },
  {
    name: 'fork',
    about: 'Copies an installed pack into the workspace, to be edited.',
    load: async () => (await import('./pack-registry.ts')).addFork,
  },
  {
    name: 'login',
    about: 'Logs in at the registry; a new name makes a new user where the registry allows that.',
    load: async () => (await import('./pack-registry.ts')).addLogin,
  },
  { name: 'logout', about: 'Forgets the login at the registry.', load: async () => (await import('./pack-registry.ts')).addLogout },
  {
    name: 'registry',
    about: 'Shows which registry this workspace uses, chooses another one, serves its own, or shows the key of its own.',
    load: async () => (await import('./pack-registry.ts')).addRegistry,
  },
  {
    name: 'site',
    about: 'Writes a pack as a site of static files that any web host serves: it plays in the browser, without Node.',
    load: async () => (await import('./pack-site.ts')).addPackSite,
  },
]

const campaign: readonly CommandEntry[] = [
  {
    name: 'new',
    about: 'Begins the log of a campaign, with a deck for each player.',
    load: async () => (await import('./campaign.ts')).addNew,
  },
  {
    name: 'show',
    about: 'Shows the content of a log, and which scenario is next.',
    load: async () => (await import('./campaign.ts')).addShow,
  },
  {
    name: 'play',
    about: 'Plays the scenario that is next. The game of a bot is recorded; your own you save, and record with qw campaign record.',
    load: async () => (await import('./campaign.ts')).addPlayNext,
  },
  {
    name: 'record',
    about: 'Records a saved game of the scenario that is next.',
    load: async () => (await import('./campaign.ts')).addRecord,
  },
  {
    name: 'undo',
    about: 'Undoes the newest entry of a log, or goes to any other entry. Nothing is lost.',
    load: async () => (await import('./campaign.ts')).addUndo,
  },
  {
    name: 'merge',
    about: 'Merges another log of the same campaign into a log, and says where the two diverge.',
    load: async () => (await import('./campaign.ts')).addMerge,
  },
  {
    name: 'simulate',
    about: 'Has a bot play whole campaigns, and shows the results of each scenario.',
    load: async () => (await import('./campaign-simulate.ts')).addSimulateCampaign,
  },
]

export const commandTable: readonly CommandEntry[] = [
  { name: 'play', about: 'Plays one game: you in the terminal, or a bot.', load: async () => (await import('./play.ts')).addPlay },
  {
    name: 'replay',
    about: 'Plays a saved game again and compares every state; with --all, every game of a folder.',
    load: async () => (await import('./replay.ts')).addReplay,
  },
  {
    name: 'explain',
    about: "Says why a card's numbers are what they are, and why its abilities are offered or not.",
    load: async () => (await import('./explain.ts')).addExplain,
  },
  { name: 'simulate', about: 'Plays many games with a bot, and counts.', load: async () => (await import('./simulate.ts')).addSimulate },
  check,
  {
    name: 'campaign',
    about: 'Plays scenarios that follow each other: begins and reads their log, records games, undoes, merges.',
    below: campaign,
  },
  { name: 'deck', about: 'Checks deck files, and converts them between our own format and those of other programs.', below: deck },
  {
    name: 'text',
    about: 'Reads the texts of cards as abilities.',
    below: [
      {
        name: 'check',
        about: 'Counts how many abilities of packs, or of a table of cards, are read from their texts.',
        load: async () => (await import('./text-check.ts')).addTextCheck,
      },
      {
        name: 'compile',
        about: 'Makes scripts of the texts of cards. What is not understood is followed by hand.',
        load: async () => (await import('./text-compile.ts')).addTextCompile,
      },
    ],
  },
  test,
  {
    name: 'fuzz',
    about: 'Plays at random until every ability has fired, and reports everything that goes wrong on the way.',
    load: async () => (await import('./fuzz.ts')).addFuzz,
  },
  { name: 'pack', about: 'Makes, checks, builds and publishes packs, writes them as sites, and installs those of others.', below: pack },
  {
    name: 'import',
    about: 'Brings cards, scenarios and decks of other programs into a pack. The format is recognised by what is in a file.',
    load: async () => (await import('./import.ts')).addImport,
  },
  {
    name: 'export',
    about: 'Writes a pack, a scenario or a deck as other programs read it, and says what they have no place for.',
    load: async () => (await import('./export.ts')).addExport,
  },
]
