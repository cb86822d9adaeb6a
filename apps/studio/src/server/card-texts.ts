/**
 * Reads the texts of cards as abilities, and makes scripts of them. It runs on the server, which has the compiler and the packs loaded: in the page
 * both, and all phrases, would have to be loaded again. Nothing is written.
 */
import '@questwright/workshop/authoring'
import type { PackBundle } from '@questwright/packs'
import { sha256 } from '@questwright/packs/sha256'
import { Refusal } from '@questwright/workshop/refusal'
import { cardsInWords, compileInSteps, readCard } from '@questwright/workshop/texts'
import { bundlesAtHand, readPacks, type Workspace } from '@questwright/workshop/workspace'
import { absent, type CardTextRequest, type PackTextsAnswer, type ReadCard } from '../api-types.ts'

/** The reader divides longer texts, too, but no card has so much. */
const mostLetters = 40_000

/**
 * Reads the texts of a card as they are typed.
 * @throws Refusal for an unknown pack, and for texts that are too long
 */
export async function cardTextOf(workspace: Workspace, request: CardTextRequest): Promise<ReadCard> {
  const { pack, ...card } = request
  if (JSON.stringify(card.words ?? '').length > mostLetters)
    throw new Refusal(400, 'texts/too-long', 'This text is too long to be read as abilities.', 'Divide it into several cards.')
  const { bundle, all } = await packAt(workspace, pack)
  return readCard(bundle, all, card)
}

/**
 * What can be compiled of each card of a pack, as it is saved, and the changes of files that its scripts are. Other requests are answered in between.
 * @throws Refusal for an unknown pack, and where the page has gone
 */
export async function packTextsOf(workspace: Workspace, pack: string, signal: AbortSignal): Promise<PackTextsAnswer> {
  // the pack may just have been imported
  await readPacks(workspace)
  const { bundle, all } = await packAt(workspace, pack)
  const files = await workspace.readPack(pack)
  const steps = compileInSteps(bundle, files, all)
  for (let done = 1; ; done++) {
    const step = steps.next()
    if (step.done) {
      const changes = Object.entries(step.value.files).map(([path, text]) => {
        const before = files[path]
        return { do: 'write' as const, pack, path, text, expected: before === undefined ? absent : sha256(before) }
      })
      return { list: step.value.list.map(({ source: _, ...report }) => report), says: cardsInWords(step.value.list), changes }
    }
    if (done % together !== 0) continue
    await new Promise((resolve) => setImmediate(resolve))
    if (signal.aborted) throw new Refusal(499, 'texts/gone', 'The page no longer waits for the texts.', 'Load the page again.')
  }
}

/** After so many cards other requests are answered. */
const together = 4

async function packAt(workspace: Workspace, pack: string): Promise<{ readonly bundle: PackBundle; readonly all: readonly PackBundle[] }> {
  const packs = await bundlesAtHand(workspace)
  const bundle = packs.get(pack)
  if (bundle === undefined)
    throw new Refusal(
      404,
      'texts/no-pack',
      `The pack "${pack}" cannot be read, so its texts cannot be read either.`,
      'Mend what its problems name first.',
    )
  return { bundle, all: [...packs.values()] }
}
