import { createRoot } from 'react-dom/client'
import { CardFace, createCatalogue } from '../src/index.ts'
import './fonts.css'
import '../src/styles.css'
import pack from './zz-pack.json'
const catalogue = createCatalogue({ packs: [pack as never] })
const codes = Object.keys(pack.cards).map((slug) => 'lcg-core-set:' + slug)
const big = new URLSearchParams(location.search).get('big')
const from = Number(new URLSearchParams(location.search).get('from') ?? 0)
createRoot(document.getElementById('root') as HTMLElement).render(
  <div className="qw" style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 8 }}>
    {codes.slice(from).map((code) => (
      <div key={code} style={{ width: big ? 236 : catalogue.card(code)?.type === 'quest' ? 176 : 90 }}>
        <CardFace catalogue={catalogue} code={code} size={big ? 'full' : 'table'} side={catalogue.card(code)?.type === 'quest' ? 'B' : undefined} />
      </div>
    ))}
  </div>,
)
