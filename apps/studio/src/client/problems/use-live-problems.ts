'use client'

import { rulebooks } from '@questwright/workshop/rulebooks'
import '@questwright/workshop/authoring'
import { liveProblems, textPath } from '@questwright/editing'
import type { Problem } from '@questwright/packs/browser'
import { useEffect, useState } from 'react'
import type { WholePack, WholePacks } from '../../api-types.ts'
import { fileKey, useFiles } from '../editor/files.ts'
import { useTypedScript } from '../editor/typed-script.ts'
import { bundlesOf } from '../library.ts'

/** Delay after the last key before the card is checked again. */
const quietMilliseconds = 250

/** Problems of the open card while it is edited. @returns undefined until the first check, and while facts or texts cannot be parsed */
export function useLiveProblems(
  answer: WholePacks,
  pack: WholePack,
  slug: string,
  paths: { readonly facts: string; readonly script: string },
): readonly Problem[] | undefined {
  const text = (path: string) => (state: ReturnType<typeof useFiles.getState>) => {
    const file = state.files[fileKey(pack.pack, path)]
    return file && (file.status === 'ready' || file.status === 'saving') ? file.text : undefined
  }
  const facts = useFiles(text(paths.facts))
  const book = useFiles(text(textPath))
  const script = useFiles(text(paths.script))
  const changed = useTypedScript(pack.pack, 'card', slug)
  const [problems, setProblems] = useState<readonly Problem[]>()
  const { bundle } = pack
  useEffect(() => {
    if (!bundle) return setProblems(undefined)
    // keep the last problems until the names in the changed script are known
    if (changed === 'reading') return
    const timer = setTimeout(() => {
      const bundles = bundlesOf(answer)
      const keywords = new Set(bundles.flatMap((one) => Object.keys(one.keywords)))
      const typed = changed !== 'saved' ? changed : script === undefined ? undefined : { path: paths.script, text: script }
      setProblems(liveProblems(bundle, keywords, { slug, file: paths.facts, facts, book, script: typed }, rulebooks, bundles))
    }, quietMilliseconds)
    return () => clearTimeout(timer)
  }, [answer, bundle, slug, paths.facts, paths.script, facts, book, script, changed])
  return problems
}
