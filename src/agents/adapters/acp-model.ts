import { type Fields, fieldsOf, listOf, textOf } from './stream-adapter.ts'

interface ModelRequest {
  readonly method: 'session/set_config_option' | 'session/set_model'
  readonly params: Fields
}

/**
 * How the model of a session is chosen, by what the agent told of the session: as one of its options, or by the method that
 * came before these. Undefined where the agent lets nobody choose, or does not have this model.
 */
export function modelRequest(session: Fields, sessionId: string, model: string): ModelRequest | undefined {
  const option = listOf(session.configOptions).find(({ category, id }) => category === 'model' || id === 'model')
  if (option && valuesOf(option.options).includes(model)) {
    return { method: 'session/set_config_option', params: { sessionId, configId: textOf(option.id), value: model } }
  }
  const { availableModels } = fieldsOf(session.models)
  const isKnown = listOf(availableModels).some(({ modelId }) => modelId === model)
  return isKnown ? { method: 'session/set_model', params: { sessionId, modelId: model } } : undefined
}

/** Values of an option; some stand in groups. */
function valuesOf(options: unknown): readonly string[] {
  return listOf(options).flatMap((one) => (one.value === undefined ? valuesOf(one.options) : [textOf(one.value)]))
}
