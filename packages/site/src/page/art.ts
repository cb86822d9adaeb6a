/** Loads pictures of packs from the files of the site. */
import { artFrom, dataPictureOf, pathAmong } from '@questwright/board/art-source'
import type { ArtPicture } from '@questwright/board/own-art'
import { siteData } from './data.ts'

async function addressOf(pack: string, file: string): Promise<string | undefined> {
  const list = (await siteData()).pictures[pack] ?? {}
  const path = pathAmong((one) => Object.hasOwn(list, one), file)
  const place = path === undefined ? undefined : list[path]
  return place === undefined || place.startsWith('data:') ? place : new URL(`data/${place}`, document.baseURI).href
}

/** The source of pictures for card faces. */
export const siteArt = artFrom(async (pack, file) => {
  const address = await addressOf(pack, file)
  if (address === undefined) throw new Error('not there')
  return address
})

/** A picture as a `data:` URL, for SVG drawings that may not fetch anything; undefined where there is no such picture. */
export async function dataPicture(pack: string, file: string): Promise<ArtPicture | undefined> {
  const address = await addressOf(pack, file)
  if (address === undefined) return undefined
  return dataPictureOf(address.startsWith('data:') ? address : await (await fetch(address)).blob())
}
