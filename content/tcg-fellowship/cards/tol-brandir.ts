import { card, endShadowPhase, inDiscard, playFrom, shadow, upToOf } from '@questwright/tcg'

export default card('tol-brandir', [
  shadow({}, () => {
    for (let n = 0; n < 3 && playFrom(upToOf(1, inDiscard('tracker'))); n++);
    endShadowPhase()
  }),
])
