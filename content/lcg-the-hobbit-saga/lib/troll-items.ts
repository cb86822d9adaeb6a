import { attachesTo, check, hostsFor, type Part } from '@questwright/lcg'
import { isTroll } from './trolls.ts'

/** What the key and the purse say of where they lie: a Troll takes one that is in the staging area, where there is one in play. */
export const carriedByTrolls: readonly Part[] = [
  // one that is being destroyed takes nothing
  attachesTo((host) => isTroll(host) && host.hitPointsLeft > 0),
  check('taken', ({ self }) => (self.inStaging && hostsFor(self).length > 0 ? [{ kind: 'trollItemTaken', subject: self }] : [])),
]
