import {
  action,
  addResources,
  addToVictoryDisplay,
  card,
  choose,
  chooseOne,
  choosePlayer,
  drawCards,
  healUpTo,
  heroesInPlay,
  lowerThreat,
  type Player,
} from '@questwright/lcg'
import { ringBearer } from '../../systems/fellowship.ts'

/** @param but an alternative that was used already @returns the alternative that was used */
function brings(you: Player, but?: unknown): unknown {
  const take = (way: string, deed: () => unknown): unknown => {
    if (way === but) return undefined
    deed()
    return way
  }
  return chooseOne(
    {
      heal: () =>
        take('heal', () =>
          healUpTo(
            choose(
              heroesInPlay().filter(({ damage }) => damage > 0),
              { as: 'choose-to-heal' },
            ),
            2,
          ),
        ),
      pay: () => take('pay', () => addResources(choose(heroesInPlay(), { as: 'choose-for-resources' }), 2)),
      draw: () => take('draw', () => drawCards(you, 2)),
      hide: () => take('hide', () => lowerThreat(choosePlayer(), 2)),
    },
    { as: 'choose-gift' },
  )
}

export default card('brace-of-coneys', [
  action({ phase: 'planning', when: ({ you }) => ringBearer()?.controller === you }, ({ self, you }) => {
    addToVictoryDisplay(self)
    brings(you, brings(you))
  }),
])
