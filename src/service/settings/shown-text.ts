import type { WithEngine } from '../service.ts'

/**
 * A value as JSON, for the API, event streams and MCP: secret values in its texts are masked. What is stored is masked
 * before; files of a repository, and texts that are older than a setting, are not.
 */
export async function shownJson({ engine }: WithEngine, value: unknown): Promise<string> {
  const text = JSON.stringify(value ?? null)
  const masker = await engine.secrets?.masker()
  if (!masker) return text
  // All at once, because there are many texts and almost never a value among them.
  const bytes = Buffer.from(text)
  return masker.bytes(bytes) === bytes ? text : JSON.stringify(masker.deep(JSON.parse(text)))
}

/** The same, as a value. */
export async function shown<Value>(service: WithEngine, value: Value): Promise<Value> {
  return value === undefined ? value : (JSON.parse(await shownJson(service, value)) as Value)
}

/** Reads the values to mask before a command runs, so that its refusal is masked too. */
export async function openMasking({ engine }: WithEngine): Promise<void> {
  await engine.secrets?.masker()
}
