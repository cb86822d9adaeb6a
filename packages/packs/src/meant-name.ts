import { nearestName } from '@questwright/kernel/nearest'

/** The known name that was probably meant: it differs by one or two letters, or one of the two names begins with the other. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  return nearestName(name, known) ?? known.find((one) => name !== '' && (one.startsWith(name) || name.startsWith(one)))
}
