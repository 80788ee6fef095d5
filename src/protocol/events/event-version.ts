/**
 * The version of the map that events are written by. Events without `v` are of version 1.
 *
 * 2: `run:workspace` is `workspace:made`, `documentation:partial` is `documentation:progressed`, the subject of
 * `person:*` is `who` and no longer `person`, and every step forward and every evidence has its `result`.
 *
 * 3: `run:erred` is `run:error_reported`, and `relay:encouraged` is `relay:retry_allowed`.
 */
export const EVENT_VERSION = 3
