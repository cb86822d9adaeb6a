import { system } from '@questwright/lcg'

// What cards of campaigns are stands in the chapter; what is done with them is done where a campaign is played.
export default system('campaign-cards', {})
