/** The icon of a set of cards: `art/sets/<set>.<ending>` of a pack, one picture whatever its ending. */
import { asDataUrl } from '@questwright/board/art-source'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { absent } from '../../api-types.ts'
import { hasPicture, prepareIcon } from '../make-art.ts'
import { applyChanges, offerUndo, removeIcon, restore } from '../workspace.ts'

export interface SetOfPack {
  /** The pack in whose folder the icon lies. */
  readonly pack: string
  readonly set: string
  readonly title: string
}

/** Where the icon of a set lies that a card of this pack names: `pack:slug` is a set of another pack. */
export function homeOfSet(named: string, pack: string): { readonly pack: string; readonly set: string } {
  const cut = named.indexOf(':')
  return cut < 0 ? { pack, set: named } : { pack: named.slice(0, cut), set: named.slice(cut + 1) }
}

/**
 * Makes a picture the icon of a set. One that was there goes to the trash, and comes back by Undo.
 * @throws Error with words for the person when the file is no picture or too large; ApiError when it cannot be written: the old icon stays then
 */
export async function saveIcon({ pack, set, title }: SetOfPack, file: Blob): Promise<void> {
  const { blob, ending } = await prepareIcon(file)
  const base64 = (await asDataUrl(blob)).split(',')[1] ?? ''
  // asked of the disk: the page draws no icon for the moment in which it fetches a changed one, and two icons of one set would lie side by side
  const entry = (await hasPicture(pack, `art/sets/${set}`)) ? await removeIcon(pack, set) : undefined
  try {
    await applyChanges([{ do: 'write-bytes', pack, path: `art/sets/${set}.${ending}`, base64, expected: absent }])
  } catch (error) {
    if (entry !== undefined) await restore(entry)
    throw error
  }
  if (entry === undefined) {
    toast.success(`${title} has an icon of its own.`, { duration: 3000 })
    return
  }
  const undo = async (): Promise<void> => {
    await removeIcon(pack, set)
    await restore(entry)
  }
  toast(`${title} has another icon.`, {
    duration: 12_000,
    description: 'The one before waits in the trash of the workspace (Library, at the foot).',
    action: { label: 'Undo', onClick: () => void undo().catch(tellError) },
  })
}

/** Takes the icon of a set away, and offers to undo it: the set shows the seal that is made from its name. */
export async function dropIcon({ pack, set, title }: SetOfPack): Promise<void> {
  offerUndo(`${title} has no icon of its own any more.`, await removeIcon(pack, set))
}
