/** The icon of a set of cards: `art/sets/<set>.<ending>` in a pack; a single picture, with any ending. */
import { asDataUrl } from '@questwright/board/art-source'
import { toast } from '@questwright/table-page/parts/toast'
import { tellError } from '@questwright/table-page/tell-error'
import { absent } from '../../api-types.ts'
import { hasPicture, prepareIcon } from '../make-art.ts'
import { applyChanges, offerUndo, removeIcon, restore } from '../workspace.ts'

export interface SetOfPack {
  /** The pack whose folder contains the icon. */
  readonly pack: string
  readonly set: string
  readonly title: string
}

/**
 * Makes a picture the icon of a set. An existing icon goes to the trash, and Undo restores it.
 * @throws Error with words for the user when the file is no picture or too large; ApiError when it cannot be written: the old icon stays then
 */
export async function saveIcon({ pack, set, title }: SetOfPack, file: Blob): Promise<void> {
  const { blob, ending } = await prepareIcon(file)
  const base64 = (await asDataUrl(blob)).split(',')[1] ?? ''
  // check on disk, not on the page: while a changed icon is fetched the page shows none, and the set would get a second icon file
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
    description: 'The previous one is in the trash of the workspace (at the bottom of the Library).',
    action: { label: 'Undo', onClick: () => void undo().catch(tellError) },
  })
}

/** Removes the icon of a set, and offers to undo it: the set then shows the seal made from its name. */
export async function dropIcon({ pack, set, title }: SetOfPack): Promise<void> {
  offerUndo(`${title} has no icon of its own any more.`, await removeIcon(pack, set))
}
