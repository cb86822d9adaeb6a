/** Scales down dropped pictures and writes them into a pack. */
import { asDataUrl, pathAmong, sizeOf } from '@questwright/board/art-source'
import { absent, type SavedAnswer } from '../api-types.ts'
import { send } from './api.ts'
import { artAddress, forgetArt, imagesOf } from './art.ts'

/** Whether a pack has a picture on disk. @param file its path; the icon of a set without an ending @throws ApiError */
export async function hasPicture(pack: string, file: string): Promise<boolean> {
  const paths = (await imagesOf(pack)).map(({ path }) => path)
  return pathAmong((one) => paths.includes(one), file) !== undefined
}

/** The longer side of a written picture in pixels: enough for the whole card at 300 dpi with bleed. */
const mostPixels = 1400
/** The limit for a chosen file before it is scaled down. */
const mostChosenBytes = 40_000_000

/**
 * Scales a picture down for a pack.
 * @param most pixels of its longer side
 * @throws Error with words for the user when the file is no picture, is far too large, or cannot be scaled down enough
 */
export async function preparePicture(file: Blob, most = mostPixels): Promise<{ readonly blob: Blob; readonly ending: 'webp' | 'png' }> {
  if (file.size > mostChosenBytes)
    throw new Error(`The picture has ${Math.round(file.size / 1e6)} MB. Choose one below ${mostChosenBytes / 1e6} MB.`)
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(file)
  } catch {
    throw new Error('The file is no picture that the browser can read. Choose a png, jpg or webp file.')
  }
  const shrink = Math.min(1, most / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink))
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas to make the picture smaller. Try again with fewer tabs open.')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of [0.88, 0.75, 0.55]) {
    const blob = await encode(canvas, 'image/webp', quality)
    // a browser that cannot encode webp returns png
    const ending = blob.type === 'image/webp' ? 'webp' : 'png'
    if (blob.size <= mostWrittenBytes) return { blob, ending }
  }
  throw new Error('The picture stays too large. Choose a smaller one.')
}

/** The limit for a written picture: in base64 it must fit into a request. */
const mostWrittenBytes = 1_300_000

/** Icons are drawn small, in print as well. */
const mostIconPixels = 512

/**
 * Scales a picture down for the icon of a set; an SVG is not changed.
 * @throws Error with words for the user when the file is no picture or too large
 */
export async function prepareIcon(file: Blob): Promise<{ readonly blob: Blob; readonly ending: 'svg' | 'webp' | 'png' }> {
  if (file.type !== 'image/svg+xml') return preparePicture(file, mostIconPixels)
  if (file.size > mostWrittenBytes)
    throw new Error(`The drawing has ${(file.size / 1e6).toFixed(1)} MB. Choose one below ${mostWrittenBytes / 1e6} MB, or a png.`)
  try {
    await sizeOf(await asDataUrl(file))
  } catch {
    throw new Error('The file is no drawing that the browser can show. Choose a svg, png, jpg or webp file.')
  }
  return { blob: file, ending: 'svg' }
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot write this picture.'))), type, quality),
  )
}

/**
 * Writes a picture into a pack, replacing the one with that path.
 * @throws ApiError
 */
export async function savePicture(pack: string, path: string, blob: Blob): Promise<void> {
  const expected = (await imagesOf(pack)).find((image) => image.path === path)?.hash ?? absent
  const data = (await asDataUrl(blob)).split(',')[1] ?? ''
  const saved = await send(artAddress(pack, path), {
    method: 'PUT',
    body: JSON.stringify({ data, expected }),
    headers: { 'content-type': 'application/json' },
  })
  await (saved.json() as Promise<SavedAnswer>)
  forgetArt(pack)
}
