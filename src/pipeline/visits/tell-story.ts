import type { Evidence } from '../../protocol/plays/evidence.ts'
import type { StoryEvent } from '../../protocol/plays/story.ts'
import type { Draft } from '../draft.ts'
import { openRelay, putRelay } from '../relay/open-relay.ts'
import { withoutTail } from '../relay/tell-evidence.ts'
import type { VisitRecord } from './visit-record.ts'

/** What a play tells: into the task's chain for people, and into the visit or the relay for later decisions. */
export function tellStory(draft: Draft, visit: VisitRecord, story: StoryEvent): VisitRecord {
  const { task_id, seq, stage } = visit
  switch (story.type) {
    case 'condition:recorded': {
      draft.event(task_id, story.type, { seq, stage, ...story.result })
      return { ...visit, conditions: [...visit.conditions, story.result] }
    }
    case 'document:judged': {
      const { text: _, ...document } = story.document
      draft.event(task_id, story.type, { seq, ...document })
      if (document.problems.length > 0 && document.judged_by === null)
        draft.event(task_id, 'document:refused', { seq, stage, problems: document.problems })
      const others = visit.documents.filter(({ run_id }) => run_id !== document.run_id)
      return { ...visit, documents: [...others, document] }
    }
    case 'loop:moved': {
      const { loop, why } = story
      const { status, attempt, allowed, redesigns, lastFeedback, failedFiles, relaxedCriteria } = loop
      draft.event(task_id, story.type, {
        ...{ seq, why, status, attempt, allowed, redesigns },
        ...{ feedback: lastFeedback, failed_files: failedFiles, relaxed: relaxedCriteria },
      })
      return { ...visit, loop }
    }
    case 'attempt:failed':
      draft.event(task_id, story.type, { seq, stage, attempt: story.attempt, feedback: story.feedback })
      return visit
    case 'checks:waived': {
      draft.event(task_id, story.type, { seq, stage, checks: story.checks, by: story.by })
      const relay = openRelay(draft, task_id)
      putRelay(draft, { ...relay, waived: [...new Set([...(relay.waived ?? []), ...story.checks])] })
      return visit
    }
    case 'base:checked': {
      const { effect, passed } = story
      const found = draft.read('outcome', effect)
      if (found?.do === 'gather_evidence') {
        const { commit, tree, checks } = found.outcome as Evidence
        draft.event(task_id, story.type, { commit, tree, checks: checks.map(withoutTail), passed })
      }
      putRelay(draft, { ...openRelay(draft, task_id), base: { effect, choice: passed ? 'passed' : null } })
      return visit
    }
    case 'base:judged': {
      const { type, ...judged } = story
      draft.event(task_id, type, judged)
      const relay = openRelay(draft, task_id)
      if (relay.base) putRelay(draft, { ...relay, base: { ...relay.base, choice: story.choice } })
      return visit
    }
    case 'branch:taken': {
      const { commit, from, by, evidence } = story
      draft.event(task_id, story.type, { commit, from, by })
      const relay = openRelay(draft, task_id)
      const found = evidence === null ? undefined : draft.read('outcome', evidence)
      const known = found?.do === 'gather_evidence' ? (found.outcome as Evidenced) : null
      const taken = [...(relay.taken ?? []), { commit, from, by, at: draft.at, evidence: known }]
      // Where it was joined with the work of this visit, both have landed: the branch stands at the merge of them.
      putRelay(draft, { ...relay, tip: visit.landed ?? commit, taken })
      return visit
    }
    case 'graph:planned': {
      draft.event(task_id, story.type, { visit: visit.visit, seq, stage, nodes: story.nodes })
      return { ...visit, graph: story.nodes }
    }
    case 'graph:moved': {
      draft.event(task_id, story.type, { visit: visit.visit, seq, stage, ...story.node, why: story.why })
      const graph = (visit.graph ?? []).map((one) => (one.agent === story.node.agent ? story.node : one))
      return { ...visit, graph }
    }
    case 'graph:looped': {
      const { loop, by, agents, why } = story
      draft.event(task_id, story.type, { visit: visit.visit, seq, stage, loop, by, agents, why })
      return visit
    }
    case 'branch:set_aside': {
      const { commit, ref, to, by } = story
      draft.event(task_id, story.type, { commit, ref, to, by })
      return visit
    }
  }
}

type Evidenced = NonNullable<ReturnType<typeof openRelay>['taken']>[number]['evidence']
