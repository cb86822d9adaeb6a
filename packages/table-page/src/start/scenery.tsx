import './scenery.css'
import { hashOf, numbersFrom, SetSeal } from '@questwright/board'
import type { ScenarioChoice } from '@questwright/workshop/scenario-choices'
import type { CSSProperties } from 'react'
import { landsOf, type Plant } from './lands.ts'

/** The numbers of the colours for the land and for the light in the sky; the style sheet defines a colour for each. */
const tints = [1, 2, 3, 4, 5, 6, 7, 8] as const
const glints = [1, 2, 3, 4, 5] as const

const mostSeals = 8
const mostSideBySide = 3

/** The path of a stream from the hills to the lower edge, which gets wider towards the viewer. */
function stream(random: () => number): string {
  const [from, bend, to] = [150 + random() * 60, 190 + random() * 60, 90 + random() * 120].map(Math.round) as [number, number, number]
  return `M${from} 74C${from + 40} 80 ${bend + 20} 82 ${bend - 30} 90S${to - 40} 106 ${to - 60} 120H${to + 70}C${to + 40} 108 ${bend + 60} 100 ${bend + 40} 91S${from + 50} 80 ${from + 9} 74Z`
}

const waters = {
  stream,
  pools: (random: () => number) =>
    Array.from({ length: 7 }, (_, index) => {
      const [x, y, half] = [20 + index * 50 + random() * 20, 86 + random() * 20, 16 + random() * 18].map(Math.round) as [
        number,
        number,
        number,
      ]
      return `M${x - half} ${y}a${half} 4 0 1 0 ${2 * half} 0a${half} 4 0 1 0 ${-2 * half} 0Z`
    }).join(''),
  flood: () => `M0 87${'q7.5 -5 15 0t15 0'.repeat(12)}V120H0Z`,
}

/**
 * The picture of a scenario: its cards decide which landscape it shows, its code decides the colours and their arrangement, its stages are marks
 * along a path that branches where the scenario does, and the icons of its sets are in the sky. The same scenario has the same picture everywhere.
 */
export function Scenery({ code, ways, sets, shows }: Pick<ScenarioChoice, 'code' | 'ways' | 'sets' | 'shows'>) {
  const random = numbersFrom(hashOf(code))
  const among = <Thing,>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing
  const [tint, glint] = [among(tints), among(glints)]
  const { main, beside } = landsOf(shows, random)
  const sun = { x: Math.round(40 + random() * 120), y: Math.round(30 + random() * 20), r: Math.round(11 + random() * 9) }
  const ridges = { far: main.far(62, 22, random), near: main.near(84, 16, random) }
  const water = main.water ?? beside?.water
  const plants: readonly Plant[] = [...main.plants, ...main.plants, ...(beside?.plants ?? [])]
  const [least, more] = main.heights
  const grown = Array.from({ length: main.dense }, (_, index) => {
    const x = Math.round((360 * (index + random())) / main.dense)
    return among(plants)(x, Math.round(least + random() * more))
  })
  const columns = ways.map((count, step) =>
    Array.from({ length: Math.min(count, mostSideBySide) }, (_, index, side = Math.min(count, mostSideBySide)) => ({
      x: Math.round((360 * (step + 0.5)) / ways.length),
      y: 105 + (index - (side - 1) / 2) * 9,
    })),
  )
  const roads = columns.flatMap((column, step) =>
    (columns[step + 1] ?? []).flatMap((to) =>
      column.map((from) => `M${from.x} ${from.y}C${(from.x + to.x) / 2} ${from.y} ${(from.x + to.x) / 2} ${to.y} ${to.x} ${to.y}`),
    ),
  )
  const colours = { '--tint': `var(--tint-${tint})`, '--glint': `var(--glint-${glint})` } as CSSProperties
  return (
    <svg className="st-scenery" viewBox="0 0 360 120" preserveAspectRatio="xMaxYMid slice" aria-hidden="true" style={colours}>
      <rect width="360" height="120" className="is-sky" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} className="is-sun" />
      <path d={ridges.far} className="is-far" />
      <path d={ridges.near} className="is-near" />
      {main.mark && <path d={main.mark} className="is-plant" />}
      <path d={grown.join('')} className="is-plant" />
      <path d="M0 96Q90 91 180 95T360 93V120H0Z" className="is-ground" />
      {water && <path d={waters[water](random)} className="is-water" data-water={water} />}
      <path d={roads.join('')} className="is-way" />
      {columns.flat().map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.6" className="is-mark" />
      ))}
      {sets.slice(0, mostSeals).map(({ pack, slug }, index) => (
        <SetSeal key={`${pack}:${slug}`} pack={pack} slug={slug} x={340 - index * 23} y={29} size={9} />
      ))}
    </svg>
  )
}
