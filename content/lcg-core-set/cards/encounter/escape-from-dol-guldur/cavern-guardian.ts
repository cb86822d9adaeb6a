import { addToStagingArea, card, chooseSome, discard, shadow } from '@questwright/lcg'

export default card('cavern-guardian', [
  shadow(({ you, attack }) => {
    const attachments = you.controlled.filter((card) => card.isAttachment)
    const chosen = attack.undefended ? attachments : chooseSome(attachments, 1, { as: 'choose-to-discard' })
    discard(chosen.filter((card) => !card.isObjective))
    for (const objective of chosen.filter((card) => card.isObjective)) addToStagingArea(objective)
  }),
])
