import type { FactValue } from '@questwright/packs/types'
import { printedValue, withFact } from '../../client/editor/facts-json.ts'
import { FactInput } from './fact-input.tsx'

type Sides = { readonly [side: string]: { readonly [fact: string]: FactValue | undefined } }

/** The quest points of each side of a quest card. */
export function QuestSides({ sides, onSides }: { readonly sides: FactValue | undefined; readonly onSides: (sides: FactValue) => void }) {
  const known = (typeof sides === 'object' && sides !== null && !Array.isArray(sides) ? sides : {}) as Sides
  return (
    <div className="st-numbers">
      {['A', 'B'].map((side) => (
        <FactInput
          key={side}
          field={{ fact: `questPoints-${side}`, name: `Quest points ${side}`, kind: 'printed' }}
          value={known[side]?.questPoints}
          onValue={(value) =>
            onSides({
              ...known,
              [side]: withFact(known[side] ?? {}, 'questPoints', typeof value === 'string' ? printedValue(value) : value),
            } as FactValue)
          }
        />
      ))}
    </div>
  )
}
