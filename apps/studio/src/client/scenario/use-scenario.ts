/** A scenario that is open in its editor: its files, its facts as they stand there, and how they are changed. */
import { checkScenarioFacts, type FactIssue, type FullScenarioFacts } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { useEffect, useMemo } from 'react'
import { readFacts } from '../editor/facts-json.ts'
import { changeFile, fileKey, isChanged, type OpenFile, openFile, useFiles } from '../editor/files.ts'
import { textPath } from '../editor/text-json.ts'
import { useRulebook } from '../rulebook.ts'
import { readScenario, type ScenarioWords, scenarioWords, writeScenario, writeScenarioWords } from './scenario-json.ts'

export interface OpenScenario {
  readonly file: OpenFile | undefined
  readonly words: ScenarioWords
  /** Undefined while the file is read, and where it is no JSON object. */
  readonly facts: FullScenarioFacts | undefined
  readonly issues: readonly FactIssue[]
  readonly keys: readonly string[]
  readonly state: 'saved' | 'changed' | 'saving'
  readonly edit: (change: (facts: FullScenarioFacts) => FullScenarioFacts) => void
  readonly say: (words: ScenarioWords) => void
}

/** Opens the files of a scenario and follows them. */
export function useScenario(pack: string, slug: string, writing: 'allowed' | 'never' = 'allowed'): OpenScenario {
  const path = `scenarios/${slug}.json`
  const [key, textKey] = [fileKey(pack, path), fileKey(pack, textPath)]
  useEffect(() => {
    void openFile(pack, path)
    void openFile(pack, textPath)
  }, [pack, path])
  const file = useFiles((state) => state.files[key])
  const text = useFiles((state) => state.files[textKey])
  const facts = useMemo(() => (file ? readScenario(file.text) : undefined), [file])
  const rulebook = useRulebook(pack)
  const issues = useMemo(() => {
    const value = file && readFacts(file.text)
    return value ? checkScenarioFacts(value as FactValue, rulebook).issues : []
  }, [file, rulebook])
  const state = file?.status === 'saving' || text?.status === 'saving' ? 'saving' : isChanged(file) || isChanged(text) ? 'changed' : 'saved'
  return {
    file,
    facts,
    issues,
    words: scenarioWords(text?.text ?? '', slug),
    keys: [key, textKey],
    state,
    edit: (change) => {
      if (writing === 'never') return
      const now = useFiles.getState().files[key]
      const before = now && readScenario(now.text)
      if (before) changeFile(key, { text: writeScenario(change(before)) })
    },
    say: (words) => {
      if (writing === 'never') return
      const now = useFiles.getState().files[textKey]
      if (now) changeFile(textKey, { text: writeScenarioWords(now.text, slug, words) })
    },
  }
}
