import { card, skips } from '@questwright/tcg'

export default card('anduin-wilderland', [skips('archery')])
