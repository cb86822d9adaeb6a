import { hashOf } from './hash.ts'
import { useArt } from './own-art.ts'

export const outline = '#120d08'

export interface Round {
  /** The centre. */
  readonly x: number
  readonly y: number
  /** The distance from the centre to the edge. */
  readonly size: number
}

interface SetSealProps extends Round {
  /** The id of the set's pack; undefined where that pack is not loaded. */
  readonly pack: string | undefined
  readonly slug: string
}

/** The icon of a set, as part of a picture: the author's own drawing, else a small seal whose form is computed from the set's name. */
export function SetSeal({ pack, slug, x, y, size }: SetSealProps) {
  const picture = useArt(pack, `art/sets/${slug}`)
  if (picture) {
    const scale = (2 * size) / Math.max(picture.width, picture.height)
    const [width, height] = [picture.width * scale, picture.height * scale]
    return <image href={picture.url} x={x - width / 2} y={y - height / 2} width={width} height={height} data-set={slug} />
  }
  const hash = hashOf(slug)
  const points = 3 + (hash % 5)
  const depth = 0.42 + ((hash >>> 4) % 4) / 10
  const turn = ((hash >>> 8) % 2) * (Math.PI / points)
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const reach = size * 0.78 * (index % 2 === 0 ? 1 : depth)
    const angle = (Math.PI * index) / points - Math.PI / 2 + turn
    return `${(x + reach * Math.cos(angle)).toFixed(2)},${(y + reach * Math.sin(angle)).toFixed(2)}`
  })
  return (
    <g data-set={slug}>
      <circle cx={x} cy={y} r={size} fill="var(--card-paper)" stroke={outline} strokeOpacity=".7" strokeWidth=".8" />
      <polygon points={corners.join(' ')} fill="var(--card-ink)" />
      {(hash >>> 12) % 2 === 0 && <circle cx={x} cy={y} r={size * 0.2} fill="var(--card-paper)" />}
    </g>
  )
}
