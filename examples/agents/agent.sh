#!/bin/sh
# The agent of agent.mjs in POSIX shell.
set -eu

# Every block and signal carries the nonce of the run, where there is one.
run() {
  if [ -n "${BATON_NONCE:-}" ]; then printf 'run: %s\n' "$BATON_NONCE"; fi
}

# wait_for TYPE KEY: waits for a message and prints one of its texts. Shell has no JSON: this is good enough for texts
# without quotes and escapes, such as the options that this agent offers itself.
wait_for() {
  while IFS= read -r line; do
    case $line in
      *"\"type\":\"$1\""*)
        printf '%s\n' "$line" | sed -n "s/.*\"$2\":\"\\([^\"\\\\]*\\)\".*/\\1/p"
        return
        ;;
    esac
  done
  echo 'the platform closed stdin' >&2
  exit 1
}

echo 'working on the plan'
cat <<BLOCK

[USER_QUESTION]
$(run)
category: choice
question: Which database would you prefer?
options:
- PostgreSQL
- MySQL
default: PostgreSQL
required: true
[/USER_QUESTION]
BLOCK
database=$(wait_for question_answer answer)

# A text of several lines goes on in indented lines, or is written as a JSON string, as here.
printf '\n[ERROR]\n'
run
cat <<'BLOCK'
type: recoverable
message: Rate limit exceeded
details: "The API said:\n  429 Too Many Requests"
recovery: pause_and_retry
[/ERROR]
BLOCK
wait_for retry type >/dev/null

# The empty line at the end says that no more details follow.
printf '\n=== PHASE 1 COMPLETE ===\n'
run
printf 'Phase: Planning\nDocuments created:\n- docs/planning/01_idea.md\n\n'
verdict=$(wait_for phase_result verdict)

case $verdict in
  approved) outcome=pass ;;
  *) outcome=needs_revision ;;
esac
cat <<BLOCK

[AGENT_RESULT]
$(run)
summary: Planned with $database; the phase was $verdict
verdict: $outcome
files:
- docs/planning/01_idea.md
issues:
- minor docs/planning/01_idea.md:3 a word is missing
[/AGENT_RESULT]
BLOCK
