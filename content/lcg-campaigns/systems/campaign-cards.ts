import { system } from '@questwright/lcg'

// the chapter describes campaign cards; the system of campaigns carries out their rules
export default system('campaign-cards', {})
