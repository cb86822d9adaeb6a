import { memo, type ReactNode, useId } from 'react'
import type { Box } from './frames.ts'
import { hashOf, numbersFrom } from './hash.ts'

interface Palette {
  readonly sky: string
  readonly horizon: string
  readonly light: string
  readonly far: string
  readonly middle: string
  readonly near: string
}

const palettes: readonly Palette[] = [
  { sky: '#20305c', horizon: '#4c5f93', light: '#f2ecc9', far: '#2d3c68', middle: '#1c2747', near: '#0d1429' },
  { sky: '#c9a9c9', horizon: '#8d76a8', light: '#ffe9d0', far: '#64548a', middle: '#3f3763', near: '#1e1a38' },
  { sky: '#f4c98e', horizon: '#e58f6a', light: '#fff0c4', far: '#8d6b86', middle: '#5d4a6b', near: '#2f2a42' },
  { sky: '#e9a04e', horizon: '#b9502a', light: '#ffe0a0', far: '#7a3526', middle: '#4a211d', near: '#241012' },
  { sky: '#d8d08c', horizon: '#8fae62', light: '#fbf6c4', far: '#577d47', middle: '#33562f', near: '#172d18' },
  { sky: '#b9c9a0', horizon: '#7fa08b', light: '#eef3c8', far: '#5b7d72', middle: '#38564f', near: '#1b2f2d' },
  { sky: '#dbe8ee', horizon: '#a4c1d4', light: '#ffffff', far: '#7796b4', middle: '#4c6a8c', near: '#22364f' },
  { sky: '#8f8a72', horizon: '#5c6154', light: '#d8e08a', far: '#43493f', middle: '#2b302b', near: '#141816' },
]

type Motif = (dark: string, light: string) => ReactNode

const cloak = (dark: string, light: string, carried: ReactNode) => (
  <>
    <path d="M0,-50c-7,0-10,7-9,13C-17,-27-21,-9-22,0H22C21,-9 17,-27 9,-37 10,-43 7,-50 0,-50Z" fill={dark} />
    <ellipse cy="-40" rx="4.2" ry="5.4" fill={light} opacity=".85" />
    <path d="M0,-32L-6,0M2,-31L8,0" stroke={light} strokeWidth=".7" opacity=".35" fill="none" />
    {carried}
  </>
)

const people: readonly Motif[] = [
  (dark, light) => cloak(dark, light, <path d="M18,4V-58l-3,7h6l-3,-7" stroke={dark} strokeWidth="2" fill={dark} />),
  (dark, light) =>
    cloak(
      dark,
      light,
      <>
        <path d="M20,0V-40h8" fill="none" stroke={dark} strokeWidth="1.8" />
        <circle cx="28" cy="-32" r="11" fill={light} opacity=".35" />
        <rect x="25" y="-39" width="6" height="9" rx="2" fill={light} />
      </>,
    ),
  (dark, light) => cloak(dark, light, <path d="M10,-22l10,-4 10,4v12l-10,-4 -10,4Z" fill={light} opacity=".9" />),
  (dark, light) =>
    cloak(
      dark,
      light,
      <>
        <path d="M19,-52C34,-38 34,-14 19,0" fill="none" stroke={dark} strokeWidth="2.2" />
        <path d="M19,-52V0" stroke={light} strokeWidth=".6" opacity=".6" />
      </>,
    ),
  (dark, light) =>
    cloak(dark, light, <path d="M14,-30l9,-3 9,3v11c0,7-4,11-9,14-5,-3-9,-7-9,-14Z" fill={dark} stroke={light} strokeWidth=".8" />),
]

const foes: readonly Motif[] = [
  (dark, light) => (
    <>
      <path d="M-32,2C-34,-20-20,-38-4,-40l3,-9 5,9 4,-9 4,11c7,1 13,7 14,13l9,6 -9,5c0,6 2,11 1,16Z" fill={dark} />
      <circle cx="15" cy="-27" r="2.1" fill={light} />
      <path d="M27,-19l-2,4 -2,-3 -2,3" fill={light} opacity=".8" />
    </>
  ),
  (dark, light) => (
    <>
      <path
        d="M-30,2l4,-16c-4,-10 2,-15 12,-14l18,1 10,-9 2,-8 5,6 9,6 -2,6 -10,2 -4,10 2,16h-5l-5,-13 -16,-2 -6,6 2,9h-5l-3,-9 -2,9Z"
        fill={dark}
      />
      <circle cx="22" cy="-33" r="1.6" fill={light} />
    </>
  ),
  (dark, light) =>
    cloak(
      dark,
      light,
      <>
        <path d="M18,2V-50" stroke={dark} strokeWidth="2.4" />
        <path d="M18,-51C30,-54 32,-38 18,-36Z" fill={dark} />
      </>,
    ),
  (dark, light) => (
    <>
      <ellipse cy="-17" rx="15" ry="13" fill={dark} />
      <circle cx="12" cy="-26" r="8" fill={dark} />
      <path
        d="M-10,-22C-24,-40-34,-34-36,0M-4,-26C-14,-50-26,-48-30,0M6,-28C12,-54 28,-50 32,0M12,-22C24,-38 36,-30 40,0"
        fill="none"
        stroke={dark}
        strokeWidth="2.4"
      />
      <circle cx="14" cy="-28" r="1.5" fill={light} />
      <circle cx="18" cy="-25" r="1.2" fill={light} />
    </>
  ),
]

const places: readonly Motif[] = [
  (dark, light) => (
    <>
      <path d="M-34,2V-42h14V2ZM20,2V-42h14V2Z" fill={dark} />
      <path d="M-20,-30C-10,-46 10,-46 20,-30v6C10,-38-10,-38-20,-24Z" fill={dark} />
      <path d="M-12,-28V2M-4,-31V2M4,-31V2M12,-28V2" stroke={dark} strokeWidth="1.8" />
      <path d="M-36,-4h72v6h-72Z" fill={light} opacity=".3" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-38,-4c8,-6 14,4 22,0s14,-6 22,0 14,2 32,-2V6H-38Z" fill={light} opacity=".55" />
      <path d="M-30,2l8,-34 8,34ZM-12,2L0,-46 12,2ZM12,2l10,-38 10,38Z" fill={dark} />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-12,2V-46h-4v-9h5v4h5v-4h6v4h5v-4h6v4h5v-4h0v9h-4V2Z" fill={dark} />
      <path d="M-3,-30a3.4,3.4 0 0 1 7,0v8h-7Z" fill={light} />
      <path d="M-34,2v-18h12V2M20,2v-26h14V2Z" fill={dark} />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-38,-10H30v4H-38Z" fill={dark} />
      <path d="M-30,-8V4M-12,-8V4M6,-8V4M24,-8V4" stroke={dark} strokeWidth="3" />
      <path d="M22,-10V-42h8" fill="none" stroke={dark} strokeWidth="2" />
      <circle cx="30" cy="-34" r="10" fill={light} opacity=".4" />
      <circle cx="30" cy="-34" r="4" fill={light} />
    </>
  ),
  (dark) => (
    <path
      d="M-34,2c0,-12 4,-18 10,-18s10,6 10,18ZM-8,2V-14c-10,-2-14,-12-8,-20 0,-10 12,-16 18,-8 10,-4 18,6 12,14 4,8-4,16-14,14V2ZM18,2c0,-16 5,-24 11,-24s10,8 10,24Z"
      fill={dark}
    />
  ),
]

const things: readonly Motif[] = [
  (dark, light) => (
    <>
      <path d="M-14,-36h14v22l14,8v8h-28Z" fill={dark} />
      <path d="M6,-30h12v14l12,8v6H6Z" fill={dark} opacity=".7" />
      <path d="M-14,-30h14" stroke={light} strokeWidth="1.4" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-10,-40h20l4,30h-28Z" fill={dark} />
      <path d="M-5,-40a5,6 0 0 1 10,0" fill="none" stroke={dark} strokeWidth="2.4" />
      <path d="M-5,-33h10l2,18h-14Z" fill={light} opacity=".6" />
      <path d="M-20,2h40" stroke={dark} strokeWidth="4" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-3,-56h6l2,36h-10ZM-14,-20h28v4h-28ZM-3,-16h6V0h-6Z" fill={dark} />
      <path d="M0,-52V-22" stroke={light} strokeWidth=".8" opacity=".7" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-20,-48l20,-6 20,6v20c0,16-10,24-20,30-10,-6-20,-14-20,-30Z" fill={dark} />
      <path d="M0,-46V-6M-14,-30H14" stroke={light} strokeWidth="1.6" opacity=".7" />
    </>
  ),
]

const deeds: readonly Motif[] = [
  (dark, light) => (
    <>
      <path d="M-30,-10H30C24,2-24,2-30,-10Z" fill={dark} />
      <path d="M0,-12V-46" stroke={dark} strokeWidth="2" />
      <path d="M3,-44C24,-36 24,-22 3,-16Z" fill={light} opacity=".85" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-22,2L14,-44M-8,4L26,-38M-30,-8L4,-48" stroke={dark} strokeWidth="2.2" />
      <path d="M14,-44l-8,3 5,5ZM26,-38l-8,3 5,5ZM4,-48l-8,3 5,5Z" fill={light} />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-26,0C-30,-22-14,-30 0,-30S30,-22 26,0Z" fill={dark} />
      <path d="M-14,-24l6,10M0,-27v12M14,-24l-6,10" stroke={light} strokeWidth="1.6" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M0,-46c12,12 12,22 6,30 0,-8-4,-10-6,-12 1,8-10,10-8,22-10,-6-10,-16-4,-24 4,-6 12,-8 12,-16Z" fill={light} opacity=".85" />
      <path d="M-20,2L20,-8M-20,-8L20,2" stroke={dark} strokeWidth="4" />
    </>
  ),
]

const perils: readonly Motif[] = [
  (dark, light) => (
    <>
      <path d="M-40,4C-30,-30-6,-46 20,-34c-12,0-16,8-10,14C20,-10 34,-14 40,-20V4Z" fill={dark} />
      <path d="M-30,0C-20,-22 0,-34 14,-32" stroke={light} fill="none" strokeWidth="1.6" opacity=".8" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-30,-26c-8,-12 8,-24 18,-16 6,-12 26,-8 26,4 12,-2 16,12 6,16Z" fill={dark} />
      <path d="M0,-22l-8,12h6l-6,14 14,-18h-6l6,-8Z" fill={light} />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M0,-54L46,2H-46Z" fill="none" stroke={dark} strokeWidth="1.6" />
      <path d="M0,-54V2M-46,2L23,-26M46,2L-23,-26M-34,-12L12,-40M34,-12L-12,-40" fill="none" stroke={dark} strokeWidth="1.4" />
      <circle cx="4" cy="-20" r="4" fill={light} opacity=".8" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-6,4C-8,-14-20,-20-22,-40l8,14 2,-18 6,22 6,-30 4,30 10,-16-4,20 12,-10c-6,14-16,18-18,28Z" fill={dark} />
      <circle cx="20" cy="-44" r="2" fill={light} opacity=".8" />
    </>
  ),
]

const ships: readonly Motif[] = [
  (dark, light) => (
    <>
      <path d="M-36,-12C-30,2 30,2 38,-16L28,-10H-26Z" fill={dark} />
      <path d="M-2,-11V-56h4v45Z" fill={dark} />
      <path d="M-22,-50C-6,-54 10,-54 24,-50 18,-38 18,-28 24,-18 8,-22-8,-22-22,-18-16,-28-16,-38-22,-50Z" fill={light} opacity=".85" />
    </>
  ),
  (dark, light) => (
    <>
      <path d="M-38,-14l6,16h60l12,-20 -14,6h-50Z" fill={dark} />
      <path d="M-14,-12V-44M12,-12V-58" stroke={dark} strokeWidth="2.4" />
      <path d="M-12,-42C2,-38 2,-22-12,-17ZM14,-56C34,-46 34,-26 14,-18Z" fill={light} opacity=".8" />
      <path d="M12,-60h12l-3,3 3,3H12Z" fill={dark} />
    </>
  ),
]

const motifs: { readonly [name: string]: readonly Motif[] } = { people, foes, places, things, deeds, perils, ships }

/** Whether a word names a family of shapes that a picture may show. */
export function isMotif(word: string): boolean {
  return Object.hasOwn(motifs, word)
}

function ridge(box: Box, top: number, sway: number, points: number, random: () => number): string {
  const bottom = box.y + box.height
  let path = `M${box.x},${bottom}`
  for (let index = 0; index <= points; index += 1) {
    const x = box.x + (box.width * index) / points
    const y = box.y + box.height * (top + (random() - 0.5) * sway)
    path += `L${x.toFixed(1)},${y.toFixed(1)}`
  }
  return `${path}L${box.x + box.width},${bottom}Z`
}

export interface ArtProps {
  /** What decides the picture: a card's code. */
  readonly seed: string
  /** What it shows, by the word of the card's type in the rulebook; for a word that the board does not know, a place. */
  readonly motif: string
  readonly box: Box
}

/** A landscape made from a card's code: sky, sun, hills and one dark shape of the family that fits the type. The same code gives the same picture everywhere. */
export const Art = memo(function Art({ seed, motif, box }: ArtProps) {
  const id = useId()
  const hash = hashOf(seed)
  const random = numbersFrom(hash)
  const palette = palettes[hash % palettes.length] as Palette
  const family = (isMotif(motif) ? motifs[motif] : undefined) ?? places
  const shape = family[(hash >>> 8) % family.length] as Motif
  const wide = box.width > box.height * 1.4
  const sun = Math.min(box.width, box.height) * (wide ? 0.2 : 0.085)
  const sunX = box.x + box.width * (0.5 + random() * 0.25)
  const sunY = box.y + box.height * (wide ? 0.24 + random() * 0.1 : 0.2 + random() * 0.14)
  const scale = (wide ? box.height / 74 : box.width / 86) * (0.94 + random() * 0.1)
  return (
    <g>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={palette.sky} />
        <stop offset=".75" stopColor={palette.horizon} />
      </linearGradient>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill={`url(#${id})`} />
      <circle cx={sunX} cy={sunY} r={sun * 2.2} fill={palette.light} opacity=".22" />
      <circle cx={sunX} cy={sunY} r={sun} fill={palette.light} />
      <path d={ridge(box, 0.49, 0.16, 6, random)} fill={palette.far} />
      <path d={ridge(box, 0.62, 0.12, 8, random)} fill={palette.middle} />
      <g transform={`translate(${box.x + box.width * 0.62},${box.y + box.height * 0.9}) scale(${scale.toFixed(2)})`}>
        {shape(palette.near, palette.light)}
      </g>
      <path d={ridge(box, 0.92, 0.04, 10, random)} fill={palette.near} />
    </g>
  )
})
