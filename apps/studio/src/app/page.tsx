import { PackList } from '../client/pack-list.tsx'

/** The home page. */
export default function Home() {
  return (
    <main>
      <h1>Questwright</h1>
      <PackList />
    </main>
  )
}
