import type { WithEngine } from '../service.ts'

/** Hides values of settings in what a server writes down. */
export async function textMasker({ engine }: WithEngine): Promise<(text: string) => string> {
  const masker = await engine.secrets?.masker()
  return (text) => masker?.text(text) ?? text
}
