import type { Realm } from '../src/index.ts'

/** Records the methods that are called in a realm. @param open opens the realm @param calls gets the name of each method */
export function withCalls(open: () => Promise<Realm>, calls: string[]): () => Promise<Realm> {
  return async () => {
    const realm = await open()
    return {
      ...realm,
      call: (method, ...rest) => {
        calls.push(method)
        return realm.call(method, ...rest)
      },
    }
  }
}
