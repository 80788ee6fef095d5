import fc from 'fast-check'

/**
 * In CI the properties are tried on cases that follow from the commit (vitest.config.ts), so that two runs of one commit
 * agree and each commit tries others. Elsewhere the cases are new in each run. A failure names its seed either way.
 */
const { BATON_PROPERTY_SEED: seed } = process.env
if (seed !== undefined) fc.configureGlobal({ seed: Number(seed) })
