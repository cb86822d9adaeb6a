import { allow, an, card, maneuver } from '@questwright/tcg'

export default card('hunt-them-down', [maneuver({}, () => allow('fierce', an('uruk-hai'), 'regroup'))])
