/** What one small agent does; all of them prove that they are alone in their run. */
export interface WorkerAgent {
  /** A folder outside every workspace, where agents write down what they saw. */
  readonly ledger: string
  /** How many files it writes, a tenth of a second each. */
  readonly files: number
  readonly questions: number
  /** It reports an error and asks to be woken again, once in its life. */
  readonly errs?: boolean
  /** It leaves a process in a session of its own behind, which outlives it. */
  readonly daemon?: boolean
}

/**
 * A shell script. Its start goes to the ledger before it looks for others, so of two that start together at least one
 * sees the other. What stands in its files was done before and is not done again: that is what a checkpoint is for.
 */
const SCRIPT = `
ledger=$1 files=$2 questions=$3 errs=$4 daemon=$5
mine="$ledger/$BATON_RUN"
echo "$BATON_ATTEMPT $$" >> "$mine.starts"
while read -r attempt pid; do
  if [ "$pid" != $$ ] && [ -r "/proc/$pid/environ" ] &&
    tr '\\0' '\\n' 2>/dev/null < "/proc/$pid/environ" | grep -qx "BATON_RUN=$BATON_RUN"; then
    echo "$BATON_RUN: attempt $BATON_ATTEMPT found $pid of attempt $attempt alive" >> "$ledger/doubles"
  fi
done < "$mine.starts"
if [ "$daemon" = 1 ]; then
  setsid sleep 3600 < /dev/null > /dev/null 2>&1 &
  echo "$BATON_ATTEMPT $!" >> "$mine.starts"
fi
n=0
while [ $n -lt "$files" ]; do
  n=$((n + 1))
  [ -f "file$n" ] && continue
  sleep 0.1
  echo "attempt $BATON_ATTEMPT" > "file$n"
  echo "attempt $BATON_ATTEMPT wrote file$n"
done
if [ "$errs" = 1 ] && [ ! -f "$mine.erred" ]; then
  : > "$mine.erred"
  printf '%s\\n' '[ERROR]' 'type: recoverable' 'message: busy, retry after 1 second' 'recovery: pause_and_retry' '[/ERROR]'
  read -r line || exit 7
fi
n=0
while [ $n -lt "$questions" ]; do
  n=$((n + 1))
  [ -f "answer$n" ] && continue
  printf '%s\\n' '[USER_QUESTION]' 'category: business' "question: what of $n in $BATON_RUN?" 'required: true' '[/USER_QUESTION]'
  read -r line || exit 8
  echo "$n $line" >> "$mine.answers"
  echo "$line" > "answer$n"
done
echo '=== CUSTOM TASK COMPLETE ==='
echo "Summary: done by attempt $BATON_ATTEMPT"
`

export function workerAgentArgv(agent: WorkerAgent): string[] {
  const { ledger, files, questions, errs = false, daemon = false } = agent
  return ['sh', '-c', SCRIPT, 'agent', ledger, String(files), String(questions), errs ? '1' : '0', daemon ? '1' : '0']
}

/** What the person who answers says to a question: each has an answer of its own. */
export const answerTo = (question: string): string => `as in: ${question}`
