/** Pictures of packs in the browser: fetched when a card first needs them. */
import { artFrom, asDataUrl, dataPictureOf, pathAmong } from '@questwright/board/art-source'
import type { ArtPicture } from '@questwright/board/own-art'
import type { ArtListAnswer } from '../art-types.ts'
import { send } from './api.ts'

/** The URL of the list of a pack's pictures, or of one of them. */
export const artAddress = (pack: string, path?: string): string =>
  `/api/art?${new URLSearchParams(path === undefined ? { pack } : { pack, path })}`

/** The pictures in the folder of a pack, read from the server. @throws ApiError */
export async function imagesOf(pack: string): Promise<ArtListAnswer['images']> {
  return ((await (await send(artAddress(pack))).json()) as ArtListAnswer).images
}

const lists = new Map<string, Promise<ReadonlySet<string>>>()

/** The paths of the pictures of a pack, cached. */
function listOf(pack: string): Promise<ReadonlySet<string>> {
  const known = lists.get(pack)
  if (known) return known
  const asked = imagesOf(pack)
    .then((images) => new Set(images.map(({ path }) => path)))
    .catch(() => {
      lists.delete(pack)
      return new Set<string>()
    })
  lists.set(pack, asked)
  return asked
}

async function pathOf(pack: string, file: string): Promise<string | undefined> {
  const list = await listOf(pack)
  return pathAmong((one) => list.has(one), file)
}

/** The source of pictures for card faces. */
export const workspaceArt = artFrom(async (pack, file) => {
  const path = await pathOf(pack, file)
  if (path === undefined) throw new Error('not there')
  const blob = await (await send(artAddress(pack, path))).blob()
  // an SVG may contain scripts, which would run with the page's origin when its blob URL is opened as a page: use a data URL
  return blob.type === 'image/svg+xml' ? asDataUrl(blob) : URL.createObjectURL(blob)
})

/** Drops the fetched pictures of a pack whose files changed. */
export function forgetArt(pack: string): void {
  lists.delete(pack)
  workspaceArt.forget(pack)
}

/** A picture as a data URL, for documents that may not fetch anything; undefined where there is none. */
export async function dataPicture(pack: string, file: string): Promise<ArtPicture | undefined> {
  const path = await pathOf(pack, file)
  return path === undefined ? undefined : dataPictureOf(await (await send(artAddress(pack, path))).blob())
}
