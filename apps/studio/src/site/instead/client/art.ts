/** Pictures of packs, from the files of the site. */
import type { ArtPicture, ArtSource } from '@questwright/board/own-art'
import { siteData } from '../../data.ts'

const pictures = new Map<string, ArtPicture | 'coming' | 'none'>()
const listeners = new Set<() => void>()

async function fetchPicture(pack: string, file: string): Promise<void> {
  const key = `${pack}/${file}`
  try {
    const list = (await siteData()).pictures[pack] ?? {}
    const path = [file, ...['svg', 'png', 'webp', 'jpg', 'jpeg'].map((ending) => `${file}.${ending}`)].find((one) =>
      Object.hasOwn(list, one),
    )
    const place = path === undefined ? undefined : list[path]
    if (place === undefined) throw new Error('not there')
    const url = place.startsWith('data:') ? place : new URL(`data/${place}`, document.baseURI).href
    const image = new Image()
    image.src = url
    await image.decode()
    pictures.set(key, { url, width: image.naturalWidth || 100, height: image.naturalHeight || 100 })
  } catch {
    pictures.set(key, 'none')
  }
  for (const listener of listeners) listener()
}

/** As the studio's: found where it is there, fetched where it is wanted. */
export const workspaceArt: ArtSource = {
  find: (pack, file) => {
    const known = pictures.get(`${pack}/${file}`)
    return typeof known === 'object' ? known : undefined
  },
  want: (pack, file) => {
    const key = `${pack}/${file}`
    if (pictures.has(key)) return
    pictures.set(key, 'coming')
    void fetchPicture(pack, file)
  },
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
