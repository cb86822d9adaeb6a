import { a, card, inPhases, playNextSite } from '@questwright/tcg'

export default card('pathfinder', [inPhases(['fellowship', 'regroup'], { spot: a('ranger') }, () => playNextSite())])
