import { describe, expect, test } from 'vitest'
import { checklistBy, checklistFrom, reportChecklist, UNCHECKED } from '../../src/protocol/documents/checklist.ts'
import { judgeDocuments, missingDocuments, missingText } from '../../src/protocol/documents/judge-documents.ts'
import { DEFAULT_PIPELINE } from '../../src/protocol/index.ts'
import { conditionOf } from '../../src/protocol/pipeline/conditions.ts'

const expected = conditionOf(DEFAULT_PIPELINE.stages, 'DOC', 'documents')?.documents ?? []
const judge = (changed: string[], notNeeded: Record<string, string> = {}, places: Record<string, string[]> = {}) =>
  judgeDocuments({
    expected,
    places,
    changed,
    notNeeded: Object.entries(notNeeded).map(([name, text]) => ({ name, text })),
  })
const missing = (...given: Parameters<typeof judge>) => missingDocuments(judge(...given)).map(({ name }) => name)

describe('expected documents', () => {
  test('are API docs, a user guide and a changelog', () => {
    expect(expected.map(({ name }) => name)).toEqual(['api_docs', 'user_guide', 'changelog'])
  })

  test.each([
    ['nothing written, nothing said', [], {}, {}, ['api_docs', 'user_guide', 'changelog']],
    ['all written', ['docs/api/a.md', 'docs/guides/a.md', 'CHANGELOG.md'], {}, {}, []],
    ['code alone', ['src/a.ts'], {}, {}, ['api_docs', 'user_guide', 'changelog']],
    ['some named with a reason', ['README.md'], { api_docs: 'no API', changelog: 'unseen' }, {}, []],
    ['a blank reason is none', ['README.md', 'CHANGES'], { api_docs: '  ' }, {}, ['api_docs']],
    ['a name that nobody expects', ['README.md', 'CHANGES'], { apidocs: 'no API' }, {}, ['api_docs']],
    ['where the project keeps them', ['doc/x.md'], { api_docs: 'x', changelog: 'x' }, { user_guide: ['doc/**'] }, []],
    [
      'and no longer where others do',
      ['README.md', 'CHANGES', 'docs/api/x'],
      {},
      { user_guide: ['doc/**'] },
      ['user_guide'],
    ],
    ['one that the project does not have', ['README.md', 'CHANGES'], {}, { api_docs: [] }, []],
  ])('%s', (_, changed, reasons, places, left) =>
    expect(missing(changed, reasons as Record<string, string>, places as Record<string, string[]>)).toEqual(left),
  )

  test('that are missing are named with where they would be and what else to do', () => {
    const facts = { expected, places: { user_guide: ['doc/**'] } }
    const text = missingText(judge(['CHANGES'], {}, facts.places), facts, 'en')
    expect(text).toContain('- api_docs (API documentation): docs/api/**')
    expect(text).toContain('- user_guide (User guide): doc/**')
    expect(text).not.toContain('changelog (')
    expect(text).toContain('not_needed')
    expect(missingText(judge([]), facts, 'ko')).toContain('변경 이력')
  })
})

describe('the documentation checklist', () => {
  const box = (checklist: ReturnType<typeof checklistFrom>, name: keyof typeof checklist) => checklist[name]

  test('says nobody checked where nobody did', () => {
    expect(Object.values(UNCHECKED)).toEqual(Array(4).fill({ checked: false, by: 'nobody', text: '' }))
    const report = reportChecklist(UNCHECKED)
    expect(report.checklist).toEqual({
      documented: false,
      consistent_format: false,
      consistent_terms: false,
      changelog_updated: false,
    })
    expect(report.checklist_basis).toMatchObject({ documented: { by: 'nobody' } })
  })

  test('rests on files first, then on reasons, and on the word of the agent where no file can show it', () => {
    const files = checklistFrom(judge(['docs/api/a.md', 'README.md', 'CHANGES']), [
      { name: 'consistent_terms', text: 'read' },
    ])
    expect(box(files, 'documented')).toEqual({ checked: true, by: 'files', text: 'docs/api/a.md; README.md; CHANGES' })
    expect(box(files, 'changelog_updated')).toEqual({ checked: true, by: 'files', text: 'CHANGES' })
    expect(box(files, 'consistent_terms')).toEqual({ checked: true, by: 'agent', text: 'read' })
    expect(box(files, 'consistent_format')).toMatchObject({ checked: false, by: 'nobody' })
    const reasons = checklistFrom(judge([], { api_docs: 'a', user_guide: 'b', changelog: 'c' }), [])
    expect(box(reasons, 'documented')).toEqual({
      checked: true,
      by: 'agent',
      text: 'api_docs: a; user_guide: b; changelog: c',
    })
    const configured = checklistFrom(judge(['README.md'], {}, { api_docs: [], changelog: [] }), [])
    expect(box(configured, 'changelog_updated')).toMatchObject({ checked: true, by: 'configuration' })
  })

  test('cannot be ticked by a statement where files must show it', () => {
    const claimed = checklistFrom(judge(['README.md']), [
      { name: 'documented', text: 'full text' },
      { name: 'changelog_updated', text: 'yes' },
    ])
    expect(box(claimed, 'documented').checked).toBe(false)
    expect(box(claimed, 'changelog_updated').checked).toBe(false)
    expect(box(checklistFrom([], [{ name: 'documented', text: 'x' }]), 'documented').checked).toBe(false)
  })

  test('of a person names the person', () => {
    expect(checklistBy('kkomkkom', ['documented']).documented).toEqual({
      checked: true,
      by: 'person',
      text: 'kkomkkom',
    })
    expect(checklistBy('kkomkkom', ['documented']).consistent_terms.checked).toBe(false)
  })
})
