/** Pictures of packs for the faces of cards: each is fetched once, when a card wants it. For the studio and for sites. */
import type { ArtPicture, ArtSource } from './own-art.ts'

/** What a file without an ending (the icon of a set) may end with; the first that is there is meant. */
const endings = ['svg', 'png', 'webp', 'jpg', 'jpeg'] as const

/** The path of a picture among those that a pack has; undefined where it has none. */
export function pathAmong(has: (path: string) => boolean, file: string): string | undefined {
  return [file, ...endings.map((ending) => `${file}.${ending}`)].find(has)
}

export interface KeptArt extends ArtSource {
  /** Forgets what was fetched of a pack. What was not there, or is still coming, is looked for again. */
  readonly forget: (pack: string) => void
}

/** @param addressOf where the bytes of a picture are; it throws where there is none */
export function artFrom(addressOf: (pack: string, file: string) => Promise<string>): KeptArt {
  const pictures = new Map<string, Kept>()
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  const want = (pack: string, file: string): void => {
    const key = `${pack}/${file}`
    if (pictures.has(key)) return
    const fetching = fetchOne(pack, file).then((picture) => {
      // the pack changed since: what was fetched may be the file of before, and another fetch is under way
      if (pictures.get(key) !== fetching) return discard(picture)
      pictures.set(key, picture)
      tell()
    })
    pictures.set(key, fetching)
  }
  const fetchOne = async (pack: string, file: string): Promise<ArtPicture | 'none'> => {
    try {
      const url = await addressOf(pack, file)
      return { url, ...(await sizeOf(url)) }
    } catch {
      return 'none'
    }
  }
  return {
    find: (pack, file) => {
      const known = pictures.get(`${pack}/${file}`)
      return isPicture(known) ? known : undefined
    },
    want,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    forget: (pack) => {
      const missing: string[] = []
      for (const [key, picture] of pictures) {
        if (!key.startsWith(`${pack}/`)) continue
        if (isPicture(picture)) discard(picture)
        else missing.push(key.slice(pack.length + 1))
        pictures.delete(key)
      }
      tell()
      // a card that lacks one of these saw nothing change, so that it would not ask again
      for (const file of missing) want(pack, file)
    },
  }
}

type Kept = ArtPicture | Promise<void> | 'none'

function isPicture(kept: Kept | undefined): kept is ArtPicture {
  return typeof kept === 'object' && 'url' in kept
}

/** Gives the memory of a picture back that nothing draws any more. */
function discard(picture: ArtPicture | 'none'): void {
  if (picture !== 'none' && picture.url.startsWith('blob:')) URL.revokeObjectURL(picture.url)
}

/** A file's bytes as an address of their own. */
export function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(blob)
  })
}

/** A picture whose address holds its bytes, for what may fetch nothing; undefined where it is none. @param bytes or such an address */
export async function dataPictureOf(bytes: Blob | string): Promise<ArtPicture | undefined> {
  const url = typeof bytes === 'string' ? bytes : await asDataUrl(bytes)
  return sizeOf(url).then(
    (size) => ({ url, ...size }),
    () => undefined,
  )
}

/** The size of a picture in pixels. @throws Error when it is none */
export function sizeOf(url: string): Promise<{ readonly width: number; readonly height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth || 100, height: image.naturalHeight || 100 })
    image.onerror = () => reject(new Error('no picture'))
    image.src = url
  })
}
