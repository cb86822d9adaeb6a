/** A landscape of our own, another one for each name. */
export function Scenery({ seed }: { readonly seed: string }) {
  let n = 7
  for (const letter of seed) n = (n * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  const pick = (least: number, range: number) => {
    n = (n * 137 + 41) % 9973
    return least + (n % range)
  }
  const sun = { x: pick(70, 220), y: pick(26, 22) }
  const trees = Array.from({ length: 13 }, (_, index) => ({ id: index, x: index * 30 + pick(0, 18), height: pick(34, 34) }))
  return (
    <svg className="st-scenery" viewBox="0 0 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="360" height="120" className="is-sky" />
      <circle cx={sun.x} cy={sun.y} r="19" className="is-sun" />
      <path d={`M0 ${pick(56, 14)} Q90 ${pick(34, 20)} 180 ${pick(54, 12)} T360 ${pick(46, 14)} V120 H0Z`} className="is-far" />
      <path d={`M0 ${pick(76, 10)} Q110 ${pick(58, 14)} 210 ${pick(78, 8)} T360 ${pick(70, 10)} V120 H0Z`} className="is-near" />
      {trees.map(({ id, x, height }) => (
        <path
          key={id}
          d={`M${x} ${120 - height} l13 ${Math.round(height * 0.55)} h-6 l9 ${Math.round(height * 0.45)} h-32 l9 -${Math.round(height * 0.45)} h-6Z`}
          className="is-tree"
        />
      ))}
    </svg>
  )
}
