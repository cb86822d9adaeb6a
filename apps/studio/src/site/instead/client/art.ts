/** Pictures of packs, from the files of the site. */
import { artFrom, pathAmong } from '../../../client/art-source.ts'
import { siteData } from '../../data.ts'

/** As the studio's: found where it is there, fetched where it is wanted. */
export const workspaceArt = artFrom(async (pack, file) => {
  const list = (await siteData()).pictures[pack] ?? {}
  const path = pathAmong((one) => Object.hasOwn(list, one), file)
  const place = path === undefined ? undefined : list[path]
  if (place === undefined) throw new Error('not there')
  return place.startsWith('data:') ? place : new URL(`data/${place}`, document.baseURI).href
})
