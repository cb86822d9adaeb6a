import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Box } from './frames.ts'

/** A picture that can be drawn: its URL and its size in pixels. */
export interface ArtPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Loads the pictures of packs for cards; the host page provides it. */
export interface ArtSource {
  /** The picture, or undefined until it is loaded. The same object is returned as long as the picture does not change. */
  find(pack: string, file: string): ArtPicture | undefined
  /** Starts to load the picture; subscribed listeners are called when it has arrived. */
  want(pack: string, file: string): void
  /** @returns the function that unsubscribes */
  subscribe(listener: () => void): () => void
}

const noArt: ArtSource = { find: () => undefined, want: () => undefined, subscribe: () => () => undefined }

/** The source of authors' pictures. Where no host provides one, every card shows our own scenery. */
export const ArtContext = createContext<ArtSource>(noArt)

/** A picture file of a pack; undefined while it loads, and where there is none. */
export function useArt(pack: string | undefined, file: string | undefined): ArtPicture | undefined {
  const source = useContext(ArtContext)
  const find = () => (pack === undefined || file === undefined ? undefined : source.find(pack, file))
  const picture = useSyncExternalStore(source.subscribe, find, () => undefined)
  useEffect(() => {
    if (pack !== undefined && file !== undefined && picture === undefined) source.want(pack, file)
  }, [source, pack, file, picture])
  return picture
}

/** The place that the author gave a picture, in percent of the area for pictures; at a size of 100 it fills the area. */
export interface ArtPlace {
  readonly file: string
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly artist?: string
}

/** Parses where a picture is placed, from the facts of a card or side; undefined where there is no picture or the value is invalid. */
export function artPlace(value: unknown): ArtPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { file, x, y, scale, artist } = value as { readonly [fact: string]: unknown }
  if (typeof file !== 'string') return undefined
  const number = (one: unknown, otherwise: number) => (typeof one === 'number' && Number.isFinite(one) ? one : otherwise)
  return {
    file,
    x: number(x, 0),
    y: number(y, 0),
    scale: Math.max(10, number(scale, 100)),
    ...(typeof artist === 'string' ? { artist } : {}),
  }
}

/** The rectangle of a picture: at 100 percent it covers the whole area; its centre is moved relative to the centre of the area. */
export function laidOut(picture: { readonly width: number; readonly height: number }, place: Omit<ArtPlace, 'file'>, box: Box): Box {
  const cover = Math.max(box.width / picture.width, box.height / picture.height) * (place.scale / 100)
  const width = picture.width * cover
  const height = picture.height * cover
  return {
    x: box.x + (box.width - width) / 2 + (box.width * place.x) / 100,
    y: box.y + (box.height - height) / 2 + (box.height * place.y) / 100,
    width,
    height,
  }
}
