import { attachesTo, check, hostsFor, type Part } from '@questwright/lcg'
import { isTroll } from './trolls.ts'

/** The parts of the key and the purse: if one is in the staging area and a Troll is in play, it is attached to a Troll. */
export const carriedByTrolls: readonly Part[] = [
  // not to a Troll that is being destroyed
  attachesTo((host) => isTroll(host) && host.hitPointsLeft > 0),
  check('taken', ({ self }) => (self.inStaging && hostsFor(self).length > 0 ? [{ kind: 'trollItemTaken', subject: self }] : [])),
]
