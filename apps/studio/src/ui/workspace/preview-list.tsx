import type { PreviewAnswer } from '@questwright/workshop/page'

const most = 60
const mostLines = 8

/** The changes of a preview, file by file, and notes for the user. */
export function PreviewList({ answer: { files, notes, references } }: { readonly answer: PreviewAnswer }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, also with the keyboard
    <section className="st-import-preview" aria-label="What changes" tabIndex={0}>
      {references.length > 0 && (
        <section>
          <h3>
            {references.length} {references.length === 1 ? 'place names it and breaks' : 'places name it and break'}
          </h3>
          <ul>
            {references.slice(0, most).map((one) => (
              <li key={`${one.pack}/${one.path}:${one.line}`}>
                <span className="st-preview-path">
                  {one.pack}/{one.path}:{one.line}
                </span>
                <code>{one.text}</code>
              </li>
            ))}
            <More count={references.length - most} />
          </ul>
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h3>
            {files.length} {files.length === 1 ? 'file' : 'files'}
          </h3>
          <ul>
            {files.slice(0, most).map((file) => (
              <li key={`${file.pack}/${file.path}`}>
                <span className="st-preview-path">
                  {file.pack}/{file.path}
                  {file.to !== undefined && <> → {file.to.split('/').at(-1)}</>}
                  {file.what === 'deleted' && ' (to the trash)'}
                </span>
                {file.lines.slice(0, mostLines).map(({ line, before, after }) => (
                  <span key={line} className="st-preview-line">
                    <span className="st-quiet">{line}</span>
                    <del>{before}</del>
                    <ins>{after}</ins>
                  </span>
                ))}
                <More count={file.lines.length - mostLines} what="lines" />
              </li>
            ))}
            <More count={files.length - most} />
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h3>Left alone, look for yourself</h3>
          <ul>
            {notes.slice(0, most).map((one) => (
              <li key={one}>{one}</li>
            ))}
            <More count={notes.length - most} />
          </ul>
        </section>
      )}
    </section>
  )
}

function More({ count, what = 'places' }: { readonly count: number; readonly what?: string }) {
  if (count <= 0) return null
  return (
    <li className="st-quiet">
      and {count} more {what}
    </li>
  )
}
