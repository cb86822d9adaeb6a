/** Loads pictures of packs for card faces: each is fetched once, when a card first needs it. For the studio and for sites. */
import type { ArtPicture, ArtSource } from './own-art.ts'

/** File endings to try, in this order, for a path that has no ending: the facts of a set name its icon without one. */
const endings = ['svg', 'png', 'webp', 'jpg', 'jpeg'] as const

/**
 * The complete path of a picture in a pack, with its file ending; undefined where the pack has no such file. @param has whether the pack
 * has a file with this path
 */
export function pathAmong(has: (path: string) => boolean, file: string): string | undefined {
  return [file, ...endings.map((ending) => `${file}.${ending}`)].find(has)
}

export interface KeptArt extends ArtSource {
  /** Drops the fetched pictures of a pack and fetches missing ones again. */
  readonly forget: (pack: string) => void
}

/** @param addressOf returns the URL of a picture; it throws where there is none */
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
      // the pack was forgotten during this fetch: the file may be outdated, and a newer fetch is running
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
      // cards whose picture is missing do not render again by themselves, so fetch the files here
      for (const file of missing) want(pack, file)
    },
  }
}

type Kept = ArtPicture | Promise<void> | 'none'

function isPicture(kept: Kept | undefined): kept is ArtPicture {
  return typeof kept === 'object' && 'url' in kept
}

/** Revokes the object URL of a picture that is no longer drawn, which frees its memory. */
function discard(picture: ArtPicture | 'none'): void {
  if (picture !== 'none' && picture.url.startsWith('blob:')) URL.revokeObjectURL(picture.url)
}

/** The content of a file as a data URL. */
export function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(blob)
  })
}

/**
 * A picture as a data URL, for documents that may not fetch anything; undefined where the bytes are no picture. @param bytes a blob, or a
 * data URL
 */
export async function dataPictureOf(bytes: Blob | string): Promise<ArtPicture | undefined> {
  const url = typeof bytes === 'string' ? bytes : await asDataUrl(bytes)
  return sizeOf(url).then(
    (size) => ({ url, ...size }),
    () => undefined,
  )
}

/** The size of a picture in pixels. @throws Error when the URL is no picture */
export function sizeOf(url: string): Promise<{ readonly width: number; readonly height: number }> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth || 100, height: image.naturalHeight || 100 })
    image.onerror = () => reject(new Error('no picture'))
    image.src = url
  })
}
