import { nearestName } from '@questwright/kernel/nearest'

/** The known name that was probably meant: one that differs by a letter or two, or one that was written in part. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  return nearestName(name, known) ?? known.find((one) => name !== '' && (one.startsWith(name) || name.startsWith(one)))
}
