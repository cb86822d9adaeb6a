import { a, card, discard, regroup } from '@questwright/tcg'

export default card('gondors-vengeance', [regroup({ exert: a('ranger', 'companion') }, () => discard(a('minion')))])
