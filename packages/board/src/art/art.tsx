import { memo, useId } from 'react'
import type { Box } from '../frames.ts'
import { hashOf, numbersFrom } from '../hash.ts'
import { motifNamed } from './motifs.ts'
import { type Sky, skyNamed } from './skies.ts'
import type { Stroke } from './strokes.ts'

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

/** A thin outline around shapes: it separates dark shapes from the hills behind them, and bright shapes from the sun. */
const rim = { strokeWidth: 1.2, strokeLinejoin: 'round', paintOrder: 'stroke' } as const

/** Strokes with an opacity below this are only a shimmer and get no outline. */
const solid = 0.7

function Drawn({ stroke: { path, ink, width, opacity }, sky, mirrored }: { stroke: Stroke; sky: Sky; mirrored?: boolean }) {
  const colour = ink === 'dark' ? sky.near : sky.light
  const turned = mirrored ? 'scale(-1 1)' : undefined
  if (width !== undefined)
    return (
      <path
        d={path}
        fill="none"
        stroke={colour}
        strokeWidth={width}
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity={opacity}
        transform={turned}
      />
    )
  const edge = ink === 'dark' ? { ...rim, stroke: sky.light, strokeOpacity: 0.3 } : { ...rim, stroke: sky.near, strokeOpacity: 0.75 }
  return <path d={path} fill={colour} opacity={opacity} transform={turned} {...((opacity ?? 1) < solid ? {} : edge)} />
}

export interface ArtProps {
  /** The code of the card: the hills and the place of the sun are computed from it. */
  readonly seed: string
  /** The name of the shape in the foreground. */
  readonly shape: string
  /** The name of a pair of sky colours. */
  readonly sky: string
  readonly turn: number
  readonly box: Box
}

/** A landscape: sky, sun, hills, and one dark shape in front of them. The same card gives the same picture everywhere. */
export const Art = memo(function Art({ seed, shape, sky: skyName, turn, box }: ArtProps) {
  const id = useId()
  const random = numbersFrom(hashOf(seed))
  const sky = skyNamed(skyName, turn)
  const wide = box.width > box.height * 1.25
  const sun = Math.min(box.width, box.height) * (wide ? 0.24 : 0.16)
  const sunX = box.x + box.width * (0.48 + random() * 0.24)
  const sunY = box.y + box.height * (wide ? 0.26 + random() * 0.12 : 0.3 + random() * 0.14)
  // a wide and low picture has the card's numbers over its left part, so the shape moves right
  const middle = box.width > box.height * 2 ? 0.64 : wide ? 0.55 : 0.52
  const scale = wide ? box.height / 76 : Math.min(box.width / 94, box.height / 76)
  return (
    <g data-motif={shape} data-sky={`${skyName}-${(turn % 2) + 1}`}>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky.sky} />
        <stop offset=".75" stopColor={sky.horizon} />
      </linearGradient>
      <rect x={box.x} y={box.y} width={box.width} height={box.height} fill={`url(#${id})`} />
      <circle cx={sunX} cy={sunY} r={sun * 1.7} fill={sky.light} opacity=".2" />
      <circle cx={sunX} cy={sunY} r={sun} fill={sky.light} opacity=".85" />
      <path d={ridge(box, 0.56, 0.16, 6, random)} fill={sky.far} />
      <path d={ridge(box, 0.7, 0.12, 8, random)} fill={sky.middle} />
      <g transform={`translate(${box.x + box.width * middle},${box.y + box.height * 0.91}) scale(${scale.toFixed(3)})`}>
        {motifNamed(shape).map((stroke) => (
          <g key={stroke.path}>
            <Drawn stroke={stroke} sky={sky} />
            {stroke.sides === 'both' && <Drawn stroke={stroke} sky={sky} mirrored />}
          </g>
        ))}
      </g>
      <path d={ridge(box, 0.93, 0.04, 10, random)} fill={sky.near} />
    </g>
  )
})
