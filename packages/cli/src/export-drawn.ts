/** `qw export` to drawn formats: sheets to cut out, pictures, the sheets of Tabletop Simulator. */
import type { PackBundle } from '@questwright/packs'
import type { PrintWish } from '@questwright/site'
import { idOf, type LocalPack, listed, loadWorkspace, pickPack, splitPackNames, WrongUse, withNeeds } from '@questwright/workshop'
import { SingleBar } from 'cli-progress'
import { writeText } from './deck-convert.ts'
import type { Output } from './output.ts'
import { type PrintedFile, printCards } from './print-cards.ts'

export interface DrawnOptions {
  readonly to: string
  readonly out?: string
  readonly packs?: readonly string[]
  readonly paper?: 'a4' | 'letter'
  readonly backs?: 'mirrored' | 'none'
  readonly copies?: 'quantity' | 'one'
  readonly bleed?: 'with' | 'without'
}

export const drawnFormats = ['pdf', 'pictures'] as const

/** Whether the export needs a browser to draw cards. Tabletop Simulator needs pictures only in an archive; its saved object alone is text. */
export const isDrawn = ({ to, out }: DrawnOptions): boolean =>
  drawnFormats.some((one) => one === to) || (to === 'tabletop-simulator' && out?.toLowerCase().endsWith('.zip') === true)

/**
 * Writes an export with drawn cards.
 * @returns 0
 * @throws Broken when no browser is found, WrongUse without a file to write to, and for a pack that is unknown, unreadable or without cards
 */
export async function exportDrawn(name: string, options: DrawnOptions, output: Output): Promise<number> {
  const { to, out } = options
  const ending = to === 'pdf' ? '.pdf' : '.zip'
  if (!out?.toLowerCase().endsWith(ending))
    throw new WrongUse(`${to} is written to a file: add --out NAME${ending}, for example --out ${name.split(/[\\/:]/).at(-1)}${ending}.`)
  const workspace = loadWorkspace({ folders: [...(options.packs ?? []), ...splitPackNames([name]).folders] })
  const pack = pickPack(workspace, name)
  if (!pack?.bundle) throw new WrongUse(`The pack ${name} cannot be read. qw check ${name} says why.`)
  const cards = Object.keys(pack.bundle.cards).length
  if (cards === 0) throw new WrongUse(`The pack ${idOf(pack)} has no cards. Packs: ${listed(workspace.packs.map(idOf))}.`)
  const needed = withNeeds(workspace, [pack.bundle.id])
  const packs = workspace.packs.filter((one): one is WholePack => one.bundle !== undefined && needed.includes(one.bundle))
  const bar = output.progress === 'shown' ? new SingleBar({ format: 'drawing cards {bar} {value}/{total}', hideCursor: true }) : undefined
  if (!bar) output.note(`drawing ${cards} cards …`)
  bar?.start(cards, 0)
  let files: readonly PrintedFile[]
  try {
    files = await printCards({ pack: pack as WholePack, packs }, wishOf(options), (done, of) => {
      bar?.setTotal(of)
      bar?.update(done)
    })
  } finally {
    bar?.stop()
  }
  const [file] = files
  if (!file) throw new Error('nothing was drawn')
  const path = writeText(out, file.bytes, undefined)
  if (output.way === 'json')
    output.json({ result: 'written', from: name, to, out: path, cards, bytes: file.bytes.byteLength, problems: [] })
  else output.print(`${name} was written to ${out} (${to}): ${cards} cards, ${(file.bytes.byteLength / 1e6).toFixed(1)} MB.`)
  return 0
}

type WholePack = LocalPack & { readonly bundle: PackBundle }

function wishOf({ to, paper = 'a4', backs = 'mirrored', copies = 'quantity', bleed = 'without' }: DrawnOptions): PrintWish {
  if (to === 'pdf') return { what: 'pdf', paper, backs, copies }
  return to === 'pictures' ? { what: 'pictures', bleed } : { what: 'tabletop-simulator', copies }
}
