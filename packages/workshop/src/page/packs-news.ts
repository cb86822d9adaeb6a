/** For a page that requests packs again: names the packs that it has in the request, and adds them to the server's answer. */
import type { PacksAnswer, PacksNews } from './packs.ts'

/**
 * The parameters that name the packs that a page has, by their hashes. They are needed because a restarted server has none of its earlier answers in
 * its cache.
 */
export const hadOf = ({ hash, packs }: PacksAnswer): URLSearchParams =>
  new URLSearchParams({ since: hash, has: packs.map((pack) => pack.hash).join() })

/** An answer with the packs that were not sent, because the page has them. @param known the packs of the page, named by `hadOf` */
export function withHad<Answer extends PacksAnswer>(news: PacksNews<Answer>, known: Answer): Answer {
  const mine = new Map(known.packs.map((pack) => [pack.hash, pack]))
  // the server leaves out only packs that `known` has
  const packs = news.packs.map((pack) => ('had' in pack ? mine.get(pack.had) : pack))
  return { ...news, packs } as unknown as Answer
}
