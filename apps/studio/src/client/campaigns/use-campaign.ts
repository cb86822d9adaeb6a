/** A campaign that is open in its editor: its files, its facts as they stand there, and how they are changed. */
import { type CampaignFacts, checkCampaignFacts, type FactIssue } from '@questwright/packs/browser'
import type { FactValue } from '@questwright/packs/types'
import { useEffect, useMemo } from 'react'
import { readFacts } from '../editor/facts-json.ts'
import { changeFile, fileKey, isChanged, type OpenFile, openFile, useFiles } from '../editor/files.ts'
import { textPath } from '../editor/text-json.ts'
import { type CampaignWords, campaignWords, readCampaign, writeCampaign, writeCampaignWords } from './campaign-json.ts'

export interface EditedCampaign {
  readonly file: OpenFile | undefined
  readonly words: CampaignWords
  /** Undefined while the file is read, and where it is no JSON object. */
  readonly facts: CampaignFacts | undefined
  readonly issues: readonly FactIssue[]
  readonly keys: readonly string[]
  readonly state: 'saved' | 'changed' | 'saving'
  readonly edit: (change: (facts: CampaignFacts) => CampaignFacts) => void
  readonly say: (words: CampaignWords) => void
}

/** Opens the files of a campaign and follows them. */
export function useCampaign(pack: string, slug: string, writing: 'allowed' | 'never'): EditedCampaign {
  const path = `campaigns/${slug}.json`
  const [key, textKey] = [fileKey(pack, path), fileKey(pack, textPath)]
  useEffect(() => {
    void openFile(pack, path)
    void openFile(pack, textPath)
  }, [pack, path])
  const file = useFiles((state) => state.files[key])
  const text = useFiles((state) => state.files[textKey])
  const facts = useMemo(() => (file ? readCampaign(file.text) : undefined), [file])
  const issues = useMemo(() => {
    const value = file && readFacts(file.text)
    return value ? checkCampaignFacts(value as FactValue).issues : []
  }, [file])
  const state = file?.status === 'saving' || text?.status === 'saving' ? 'saving' : isChanged(file) || isChanged(text) ? 'changed' : 'saved'
  return {
    file,
    facts,
    issues,
    words: campaignWords(text?.text ?? '', slug),
    keys: [key, textKey],
    state,
    edit: (change) => {
      if (writing === 'never') return
      const now = useFiles.getState().files[key]
      const before = now && readCampaign(now.text)
      if (before) changeFile(key, { text: writeCampaign(change(before)) })
    },
    say: (words) => {
      if (writing === 'never') return
      const now = useFiles.getState().files[textKey]
      if (now) changeFile(textKey, { text: writeCampaignWords(now.text, slug, words) })
    },
  }
}
