import { card, choosePlayer, enemiesInPlay, engage, forced, modifier, type Player, playersInOrder } from '@questwright/lcg'

const isHillTroll = ({ slug }: { readonly slug: string }): boolean => slug === 'hill-troll'

export default card('anduin-troll-spawn', [
  modifier('keywords', { gain: 'surge', while: () => enemiesInPlay().filter((enemy) => enemy.slug === 'hill-troll').length === 0 }),
  forced.atBeginningOf('combat', ({ self }) => {
    const prey = playersInOrder().filter((player: Player) => player.engagedEnemies.some(isHillTroll))
    if (!prey.some((player) => player === self.engagedWith)) engage(self, choosePlayer(prey))
  }),
])
