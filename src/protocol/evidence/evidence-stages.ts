/** The stage that the checks of the merge itself stand under. */
export const INTEGRATION_STAGE = 'INTEGRATION'

/** The stage that the checks of the base stand under, before the first agent. */
export const BASE_STAGE = 'BASE'

/** The stage that the checks of a person's own commits stand under. */
export const TAKEN_STAGE = 'PERSON'
