/** Words shared by the pages of the history. */
import type { GameSummary } from '../../api-types.ts'

export const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('en', { dateStyle: 'medium' })

export const timeOf = (iso: string): string => new Date(iso).toLocaleTimeString('en', { timeStyle: 'short' })

export const decksOf = ({ players }: Pick<GameSummary, 'players'>): string => players.map(({ deck }) => deck).join(' and ')
