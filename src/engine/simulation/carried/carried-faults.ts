/** The fault sites of the simulation of tasks with agents, and how often each fires. */
export const CARRIED_SITES = {
  'crash before commit': 0.012,
  'crash after commit': 0.012,
  'crash while reading': 0.002,
  'crash after reserving a number': 0,
  'crash after taking work or notices': 0.03,
  'crash before settling': 0.01,
  'crash after settling': 0.01,
  'commit fails': 0.01,
  'outlet fails': 0,
  'outlet fails after delivery': 0,
  'command sent again': 0.05,
  'message sent more than once': 0,
  'message delayed': 0,
  'message overtaken': 0,
  'clock jumps forwards': 0.01,
  'clock jumps backwards': 0.01,
  'second process': 0,
  /** A worker dies before it performs an effect, while it does, or before it reports the outcome. */
  'crash before an effect': 0.02,
  'crash in an effect': 0.02,
  'crash after an effect': 0.02,
  /** A performer throws: a fault of the environment, not of the work. */
  'effect fails': 0.06,
  /** A report is sent once more, with the token of a claim that is over. */
  'report sent again': 0.1,
  /** The API, the login or a kill from outside ends the process of a run. */
  'run meets an environment fault': 0.1,
  'worker killed': 0.01,
  'worker frozen': 0.01,
  'worker stops in good order': 0.005,
  /** Its machine is gone for good: nobody can tell that its workers are dead but by their leases. */
  'machine never returns': 0.004,
  /** Two commands decide on the same records: the second finds them changed. */
  'pause after reading': 0.1,
  'pause before commit': 0.1,
} as const
export type CarriedSite = keyof typeof CARRIED_SITES
