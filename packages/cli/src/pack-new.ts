/** `qw pack new`: the folder of a new pack. */
import { existsSync } from 'node:fs'
import {
  filesOfNewPack,
  filesOfNewSystem,
  idsOf,
  packName,
  readScope,
  shortId,
  slugIsWellFormed,
  suggestSlug,
  titleFromId,
} from '@questwright/packs'
import { idOf, listed, loadWorkspace, userPath, WrongUse } from '@questwright/workshop'
import { gameIdOf, mixedGames, rulebookAt, rulebooks } from '@questwright/workshop/rulebooks'
import { writeNewPack } from '@questwright/workshop/write'
import type { Command } from 'commander'
import type { Run } from './command.ts'
import type { Output } from './output.ts'
import { scopeFor } from './scope.ts'

interface NewOptions {
  readonly folder?: string
  readonly on?: readonly string[]
  readonly game?: string
  readonly system?: string
  readonly scope?: string
}

/** Writes the files of a new pack into a new folder. @throws WrongUse */
export async function newPack(
  said: string,
  { folder, on, game: asked, system, scope: written }: NewOptions,
  output: Output,
): Promise<number> {
  const { scope: named, title, id } = meantBy(said)
  if (named !== undefined && written !== undefined && readScope(written) !== named)
    throw new WrongUse(`"${said}" says the scope @${named}, and --scope says @${readScope(written)}. Say one of them.`)
  if (id === '')
    throw new WrongUse(`"${title}" has no letter or digit from which the pack's id could be made. Write a title such as "The Beacon Road".`)
  if (system !== undefined && !slugIsWellFormed(system))
    throw new WrongUse(
      `--system ${system}: a system is named in lower case letters, digits and single hyphens, such as "${suggestSlug(system) || 'weather'}".`,
    )
  const scope = named === undefined ? scopeFor(written) : scopeFor(`@${named}`, `The scope of "${said}", `)
  const place = userPath(folder ?? id)
  if (existsSync(place))
    throw new WrongUse(`${place} exists already, and nothing in it was changed. Choose another title, or another folder with --folder.`)
  const { folder: home, packs, bundles } = loadWorkspace()
  const name = packName(scope, id)
  // a user who types the scope chose the whole name, so the short id may be that of another author's pack
  const isMeant = named !== undefined || written !== undefined
  const taken = packs.find((pack) => (isMeant && pack.bundle ? pack.bundle.name === name : shortId(idOf(pack)) === id))
  if (taken) throw new WrongUse(`The pack in ${taken.folder} is called ${isMeant ? name : id} already. Choose another title.`)
  if (asked !== undefined && !Object.hasOwn(rulebooks, asked))
    throw new WrongUse(`There is no game "${asked}". Games: ${listed(Object.keys(rulebooks))}.`)
  const needed = (on ?? rulebookAt(asked).basePacks).map((name) => {
    const bundle = bundles.find((one) => one.id === name)
    if (!bundle) throw new WrongUse(`There is no pack "${name}" here to depend on. Packs: ${listed(packs.map(idOf))}.`)
    return bundle
  })
  const mixed = mixedGames(needed)
  if (mixed !== undefined) throw new WrongUse(mixed)
  const versions = Object.fromEntries(needed.map((bundle) => [bundle.id, { name: bundle.name, version: bundle.packVersion }]))
  const game = asked ?? gameIdOf(needed)
  const other = needed.find((bundle) => bundle.game !== game)
  if (other) throw new WrongUse(`--game says "${game}", and ${other.id} is for the game "${other.game}". Say one of them.`)
  const begun = system === undefined ? undefined : { slug: system, ...filesOfNewSystem(system, titleFromId(system), rulebookAt(game)) }
  const files = filesOfNewPack(name, title, versions, rulebookAt(game), begun)
  await writeNewPack(home, place, files)
  if (scope === '')
    output.note(
      'It has no scope yet: to publish it, say yours with --scope @you when you make a pack, or write "@you/…" as name into its package.json.',
    )
  const own = idsOf([...bundles.map((one) => one.name), name])(name)
  if (output.way === 'json') output.json({ id: own, folder: place, files: Object.keys(files).sort() })
  else if (system !== undefined)
    output.print(
      `The pack ${own} is made in ${place}, with the system ${system}: its chapter, script and scene are in systems/. qw check and qw test say whether it works.`,
    )
  else output.print(`The pack ${own} is made in ${place}. Put its first card into cards/, or open the folder that holds it in the studio.`)
  return 0
}

/** The parts of a title, or of the name of a pack: `@ann/the-beacon-road` has the scope `ann`, the id `the-beacon-road` and the title "The Beacon Road". */
function meantBy(said: string): { readonly scope?: string; readonly title: string; readonly id: string } {
  const [, scope, name] = /^@([^/\s]*)\/(.*)$/s.exec(said.trim()) ?? []
  if (scope === undefined || name === undefined) return { title: said.trim(), id: suggestSlug(said) }
  return { scope, title: slugIsWellFormed(name) ? titleFromId(name) : name.trim(), id: suggestSlug(name) }
}

export function addPackNew(command: Command, output: Output, run: Run): void {
  command
    .argument(
      '<title>',
      'as players read it: "The Beacon Road"; the id is made of it. Or the name of the pack, with its scope: @ann/the-beacon-road',
    )
    .option('--folder <folder>', 'where it is made; otherwise in a folder of its id, here')
    .option(
      '--game <game>',
      `the game of its cards: ${listed(Object.keys(rulebooks))}; that of the packs after --on, or ${gameIdOf([])}, if it is left out`,
    )
    .option('--on <packs...>', 'packs whose cards and keywords it uses; those that packs of its game usually use, if it is left out')
    .option('--system <slug>', 'a system to begin with, by its slug, such as weather: what the pack adds to the rules')
    .option('--scope <name>', 'under which you publish, such as @ann; it is remembered')
    .option('--json', 'print one JSON value')
    .action(run((title: string, options: NewOptions) => newPack(title, options, output)))
}
