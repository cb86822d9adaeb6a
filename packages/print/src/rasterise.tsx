/** Draws cards as pixels: a face is rendered outside of the visible page and drawn into a canvas, with our fonts and the author's picture. */
import { ArtContext, type ArtPicture, type ArtSource, artPlace, CardBack, CardFace, type Catalogue } from '@questwright/board'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { faceCss } from './face-css.ts'
import { fontsAsCss } from './fonts.ts'

/** 2.5 x 3.5 inches at 300 dpi; a unit of the drawing is 3.125 pixels, and an eighth of an inch is 12 units. */
const pixelsPerUnit = 3.125
const card = { width: 240, height: 336 } as const

export type Bleed = 'with' | 'without'

/** The source of facts and pictures of cards. */
export interface CardSource {
  readonly catalogue: Catalogue
  /** A picture of a pack, whose URL contains its bytes; undefined where there is none. */
  readonly pictureOf: (pack: string, file: string) => Promise<ArtPicture | undefined>
}

/** The side to draw: a side of a card, or a back of the game by its name. */
export type Drawn =
  | { readonly what: 'face'; readonly code: string; readonly side: string | undefined }
  | { readonly what: 'back'; readonly kind: string; readonly drawing: ComponentProps<typeof CardBack>['drawing'] }

/**
 * Draws one side at 300 dpi: 750 x 1050 pixels, with bleed 825 x 1125.
 * @throws Error when the browser cannot read the drawing
 */
export async function drawCard(source: CardSource, drawn: Drawn, bleed: Bleed): Promise<HTMLCanvasElement> {
  const over = bleed === 'with' ? 12 : 0
  const [width, height] = [card.width + 2 * over, card.height + 2 * over]
  const { catalogue } = source
  const art = await picturesOf(source, drawn)
  const host = document.createElement('div')
  // printed cards always use the light theme
  host.className = 'qw'
  host.dataset.theme = 'light'
  host.style.cssText = `position:fixed;left:-9999px;top:0;width:${width}px;height:${height}px;overflow:hidden;line-height:normal`
  document.body.append(host)
  const root = createRoot(host)
  try {
    flushSync(() =>
      root.render(
        <ArtContext.Provider value={art}>
          {drawn.what === 'face' ? (
            <CardFace catalogue={catalogue} code={drawn.code} side={drawn.side} size="full" text="shrink" bleed={over} />
          ) : (
            <CardBack drawing={drawn.drawing} bleed={(over * 90) / 240} />
          )}
        </ArtContext.Provider>,
      ),
    )
    // wait for fonts that no face has used before, since the text is fitted to them
    await document.fonts.ready
    await new Promise((done) => setTimeout(done, 20))
    const svg = host.querySelector('svg')
    if (!svg) throw new Error('The card was not drawn. Load the page again.')
    return await paint(svg, Math.round(width * pixelsPerUnit), Math.round(height * pixelsPerUnit))
  } finally {
    root.unmount()
    host.remove()
  }
}

/** Draws an SVG, with everything that it needs inside of it, into a canvas. */
async function paint(drawing: SVGSVGElement, width: number, height: number): Promise<HTMLCanvasElement> {
  const svg = drawing.cloneNode(true) as SVGSVGElement
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = `${await fontsAsCss()}\n${faceCss()}\n.qw-face{width:${width}px;height:${height}px}`
  svg.prepend(style)
  // a character that XML cannot contain would make the whole SVG invalid
  const text = new XMLSerializer().serializeToString(svg).replace(notInXml, '')
  const image = new Image(width, height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`
  try {
    await image.decode()
  } catch {
    throw new Error('The browser cannot read the drawing of the card. Is there a sign in its text that no font has?')
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser gives no canvas. Close other tabs and try again.')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(image, 0, 0, width, height)
  return canvas
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** The pictures of a side as URLs that contain their bytes: an SVG in a canvas may fetch nothing. */
async function picturesOf({ catalogue, pictureOf }: CardSource, drawn: Drawn): Promise<ArtSource> {
  const found = new Map<string, ArtPicture>()
  const one = drawn.what === 'face' ? catalogue.card(drawn.code) : undefined
  const pack = one?.packId
  if (drawn.what === 'face' && one && pack !== undefined) {
    const own = drawn.side === undefined ? undefined : one.sides?.[drawn.side]?.art
    const place = artPlace(own) ?? artPlace(one.art)
    const files = [place?.file, one.setSlug === undefined ? undefined : `art/sets/${one.setSlug.split(':').at(-1)}`]
    for (const file of files) {
      const picture = file === undefined ? undefined : await pictureOf(pack, file)
      if (picture && file !== undefined) found.set(`${pack}/${file}`, picture)
    }
  }
  return { find: (id, file) => found.get(`${id}/${file}`), want: () => undefined, subscribe: () => () => undefined }
}

/** The content of a canvas as the bytes of a file. */
export function bytesOf(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg'): Promise<Uint8Array> {
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => {
        if (blob) void blob.arrayBuffer().then((buffer) => resolve(new Uint8Array(buffer)), reject)
        else reject(new Error('The browser cannot write the picture. Close other tabs and try again.'))
      },
      type,
      0.93,
    ),
  )
}
