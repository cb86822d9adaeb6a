import { card, choose, discard, forced, holdOutOfPlay, response, stagingArea } from '@questwright/lcg'

export default card('saruman', [
  forced.atEndOf('round', ({ self }) => discard(self)),
  response.after(
    'entersPlay',
    { of: 'self', targets: () => choose(stagingArea().filter((staged) => !staged.unique && (staged.isEnemy || staged.isLocation))) },
    ({ self, targets: chosen }) => holdOutOfPlay(chosen, self),
  ),
])
