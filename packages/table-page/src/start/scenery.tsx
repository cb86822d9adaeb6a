import './scenery.css'
import { hashOf, numbersFrom, SetSeal } from '@questwright/board'
import type { CSSProperties } from 'react'
import type { ScenarioChoice } from './scenario-choices.ts'

/** How many colours there are for the land, and for the light in the sky above it: they stand in the style sheet by number. */
const tints = [1, 2, 3, 4, 5, 6, 7, 8] as const
const glints = [1, 2, 3, 4, 5] as const

type Land = (level: number, rise: number, random: () => number) => string
type Plant = (x: number, height: number) => string

/** Ridges from side to side; levels are y in the picture. */
const lands: readonly Land[] = [
  function hills(level, rise, random) {
    const turn = () => Math.round(level - rise * random())
    return `M0 ${turn()}Q90 ${turn() - rise} 180 ${turn()}T360 ${turn()}V120H0Z`
  },
  function peaks(level, rise, random) {
    const points = Array.from(
      { length: 9 },
      (_, index) => `L${index * 45} ${Math.round(level - (index % 2) * rise * (0.8 + random()) - 6 * random())}`,
    )
    return `M0 120${points.join('')}V120Z`
  },
  function cliffs(level, rise, random) {
    const steps = Array.from({ length: 6 }, () => `V${Math.round(level - rise * 1.5 * random())}h46l14 6`)
    return `M0 120${steps.join('')}V120Z`
  },
]

/** They stand on the ground, at y 98. */
const plants: readonly Plant[] = [
  function fir(x, height) {
    const [crown, skirt] = [Math.round(height * 0.55), Math.round(height * 0.45)]
    return `M${x} ${98 - height}l9 ${crown}h-4l7 ${skirt}h-24l7 -${skirt}h-4Z`
  },
  function leafTree(x, height) {
    const crown = Math.round(height * 0.36)
    return `M${x - 1} 98v-${height - crown}a${crown} ${crown} 0 1 1 3 0v${height - crown}Z`
  },
  function reed(x, height) {
    return `M${x} 98q1 -${Math.round(height / 2)} 4 -${height}q1 ${Math.round(height / 2)} -1 ${height}ZM${x + 5} 98q2 -${Math.round(height / 3)} 7 -${Math.round(height * 0.7)}q-2 ${Math.round(height / 3)} -4 ${Math.round(height * 0.7)}Z`
  },
  function stone(x, height) {
    return `M${x - 6} 98l2 -${Math.round(height * 0.7)}l5 -4l5 5l1 ${Math.round(height * 0.7)}Z`
  },
]

const mostSeals = 8
const mostSideBySide = 3

/**
 * The picture of a scenario, made from what it is: its code chooses colours, land and plants, its stages are marks along a way that parts where
 * it branches, and the icons of its sets stand in the sky. The same scenario has the same picture everywhere.
 */
export function Scenery({ code, ways, sets }: Pick<ScenarioChoice, 'code' | 'ways' | 'sets'>) {
  const random = numbersFrom(hashOf(code))
  const among = <Thing,>(things: readonly Thing[]): Thing => things[Math.floor(random() * things.length)] as Thing
  const [tint, glint, far, near, plant] = [among(tints), among(glints), among(lands), among(lands.slice(0, 2)), among(plants)]
  const sun = { x: Math.round(40 + random() * 120), y: Math.round(30 + random() * 20), r: Math.round(11 + random() * 9) }
  const ridges = { far: far(62, 22, random), near: near(84, 16, random) }
  const grown = Array.from({ length: 14 }, (_, index) => ({
    id: index,
    drawn: plant(Math.round(index * 27 + random() * 18), Math.round(14 + random() * 22)),
  }))
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
    <svg className="st-scenery" viewBox="0 0 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true" style={colours}>
      <rect width="360" height="120" className="is-sky" />
      <circle cx={sun.x} cy={sun.y} r={sun.r} className="is-sun" />
      <path d={ridges.far} className="is-far" />
      <path d={ridges.near} className="is-near" />
      {grown.map(({ id, drawn }) => (
        <path key={id} d={drawn} className="is-plant" />
      ))}
      <path d="M0 96Q90 91 180 95T360 93V120H0Z" className="is-ground" />
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
