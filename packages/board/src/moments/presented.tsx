import { useBoard } from '../board-context.ts'
import { CardOnTable } from '../card-on-table.tsx'
import { cardsIn } from '../view.ts'
import { tableZones, zoneTitle } from '../zone-look.ts'

/** The cards in zones with the look `presented`: enlarged at the left end of the question, as long as they are in such a zone. */
export function Presented() {
  const { view, catalogue } = useBoard()
  const filled = tableZones(catalogue.rulebook, ['presented']).filter(({ id }) => cardsIn(view, id).length > 0)
  return filled.map(({ id, name }) => (
    <section key={id} className="qw-presented" data-zone={name} aria-label={zoneTitle(catalogue, name)}>
      {cardsIn(view, id).map((card) => (
        <CardOnTable key={card.key} card={card} lies="presented" />
      ))}
    </section>
  ))
}
