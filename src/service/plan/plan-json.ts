import { estimatePlan, type PastRun } from '../../dispatch/graph/estimate-plan.ts'
import type { ChosenSkill } from '../../dispatch/skills/match-skill.ts'
import type { Lang } from '../../protocol/lang.ts'
import type { PlannedRequest } from './plan-request.ts'

/** A plan for programs. Reasons and problems are in the asked language. */
export function planJson(plan: PlannedRequest, lang: Lang, past: readonly PastRun[] = []) {
  const { analysis, graph, agents, touches } = plan
  const { skill } = analysis
  return {
    request: plan.request,
    intent: analysis.intent,
    size: analysis.size,
    mode: analysis.mode,
    skill: skill.chosen ?? (null as ChosenSkill | null),
    not_triggered: skill.refused.map(({ name, words, why }) => ({ name, words, why: why[lang] })),
    left_alone: analysis.leftAlone,
    reasons: analysis.reasons.map(({ about, rule, words }) => ({ about, rule: rule[lang], words })),
    levels: graph.ok ? graph.levels : [],
    serialised: graph.ok ? graph.serialised : [],
    agents: agents.map((agent) => ({
      name: agent.name,
      kind: agent.kind,
      tier: agent.tier,
      model: agent.model,
      tools: agent.tools,
      disallowed_tools: agent.disallowedTools,
      max_turns: agent.maxTurns,
      skills: agent.skills,
      path: agent.path,
      needs: graph.ok ? (graph.nodes.find(({ id }) => id === agent.name)?.needs ?? []) : [],
      task: agent.work,
      criteria: agent.criteria,
      output: agent.output,
      scope: agent.scope,
      files: touches.find((one) => one.agent === agent.name)?.count ?? 0,
      estimate: estimatePlan([[agent.name]], past) ?? null,
      notes: (plan.notes.get(agent.name) ?? []).map((note) => note[lang]),
    })),
    known: plan.known,
    unclear: plan.unclear.map((question) => question[lang]),
    needs_approval: plan.needsYes,
    overlaps: plan.overlaps,
    changed_together: plan.together,
    estimate: plan.estimate ?? null,
    left_out: plan.faults.map(({ path, line, column, problem }) => ({ path, line, column, problem: problem[lang] })),
    repository_files: plan.files,
  }
}
