import { BatonError } from '../../protocol/baton-error.ts'
import type { Baton } from '../compose.ts'
import { usageProblem } from '../usage-error.ts'

/** Who wants no documentation, by the option or by the configuration; the store refuses anybody but the PO. */
export function skipDocs({ caller: { actor }, config, pipeline }: Baton, isAsked: boolean) {
  if (!isAsked && !config.skip_docs) return undefined
  if (!pipeline.definition.transitions.some(({ action }) => action === 'skip_docs')) {
    throw usageProblem({
      ko: `파이프라인 ${pipeline.definition.id} 에는 문서화를 생략하는 전이가 없습니다. --skip-docs 와 설정의 skip_docs 를 빼세요.`,
      en: `The pipeline ${pipeline.definition.id} has no step that skips documentation. Leave --skip-docs, and skip_docs of the configuration, out.`,
    })
  }
  const { po } = pipeline.definition
  if (actor !== po) throw BatonError.of('PO_ONLY', { action: 'skip documentation', po })
  return { by: actor, how: isAsked ? ('option' as const) : ('config' as const) }
}
