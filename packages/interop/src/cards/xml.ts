/** Parses XML from untrusted sources: nothing is fetched, declared types and entities are refused, and the size is limited before parsing. */
import { parseXml, XmlElement, XmlError } from '@rgrove/parse-xml'
import { mostCardElements } from './limits.ts'
import { type ImportProblem, importProblem } from './problem.ts'

/** The root element of a document, or the problem that it cannot be parsed. */
export function rootOf(text: string, what: string): XmlElement | ImportProblem {
  const declared = /<!(DOCTYPE|ENTITY)/i.exec(text)
  if (declared !== null)
    return importProblem(
      'error',
      'document-type',
      [
        'The file declares a document type or entities, which could make it grow without end.',
        'Delete the <!DOCTYPE …> part, if you trust where the file comes from.',
      ],
      { line: text.slice(0, declared.index).split('\n').length },
    )
  if (text.split('<', mostCardElements * 2 + 1).length > mostCardElements * 2)
    return importProblem('error', 'too-large', [`The file has more than ${mostCardElements} elements.`, 'Split it into several sets.'])
  try {
    const { root } = parseXml(text.replace(/^\ufeff/, '').trimStart(), { includeOffsets: true })
    if (root !== null) return root
  } catch (error) {
    if (error instanceof XmlError) {
      const reason = (error.message.split('\n')[0] ?? '').replace(/ \(line \d+, column \d+\)$/, '').slice(0, 200)
      return importProblem(
        'error',
        'broken-xml',
        [`The XML is broken here: ${reason}.`, 'Export the file again, or correct it in an editor.'],
        { line: error.line, column: error.column },
      )
    }
    // the parser is recursive, so a deeply nested document exhausts the stack first
    if (!(error instanceof RangeError)) throw error
  }
  return importProblem('error', 'broken-xml', [
    `The XML cannot be read: it has no content, or thousands of elements inside one another.`,
    `Choose ${what}.`,
  ])
}

/** The value of an attribute; empty where the element does not have it. */
export function attributeOf(element: XmlElement, name: string): string {
  return Object.hasOwn(element.attributes, name) ? (element.attributes[name] ?? '') : ''
}

/** The direct child elements with a name. */
export function elementsOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
}

/** A text escaped for XML, also for use in attributes. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]|\p{Cs}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;')
}
