import { type Fields, fieldsOf } from './stream-adapter.ts'

/** Tools of Goose's own extension `developer`, as kinds of ACP. */
const KINDS: Readonly<Record<string, string>> = {
  write: 'edit',
  edit: 'edit',
  text_editor: 'edit',
  shell: 'execute',
  tree: 'read',
  analyze: 'read',
}

/**
 * Goose (1.34.0) tells every tool with the kind `other`, and replaces its title by a summary that its model wrote. The name
 * of the tool stands apart.
 */
export function namedCall(call: Fields): Fields {
  const { toolName, extensionName } = fieldsOf(fieldsOf(fieldsOf(call._meta).goose).toolCall)
  if (typeof toolName !== 'string') return call
  const kind = extensionName === 'developer' ? KINDS[toolName] : undefined
  return { ...call, title: toolName, ...(kind === undefined ? {} : { kind }) }
}
