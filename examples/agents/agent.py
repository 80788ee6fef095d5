"""The agent of agent.mjs in Python 3, with nothing but the standard library."""

import json
import os
import sys

NONCE = os.environ.get("BATON_NONCE")


def value(text):
    """A text that could be read as something else is written as a JSON string."""
    plain = text and text == text.strip() and not text.startswith('"') and text.isprintable()
    return text if plain else json.dumps(text)


def lines(fields):
    if NONCE:
        yield f"run: {NONCE}"
    for key, content in fields.items():
        if isinstance(content, str):
            yield f"{key}: {value(content)}"
        else:
            yield f"{key}:"
            yield from (f"- {value(item)}" for item in content)


def say(first, fields, last):
    print("", first, *lines(fields), last, sep="\n", flush=True)


def block(tag, **fields):
    say(f"[{tag}]", fields, f"[/{tag}]")


def signal(text, fields):
    # The empty line says that no more details follow.
    say(f"=== {text} ===", fields, "")


def wait_for(kind):
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == kind:
            return message
    sys.exit("the platform closed stdin")


print("working on the plan")
block(
    "USER_QUESTION",
    category="choice",
    question="Which database would you prefer?",
    options=["PostgreSQL", "MySQL"],
    default="PostgreSQL",
    required="true",
)
database = wait_for("question_answer")["answer"]

block(
    "ERROR",
    type="recoverable",
    message="Rate limit exceeded",
    details="The API said:\n  429 Too Many Requests",
    recovery="pause_and_retry",
)
wait_for("retry")

signal("PHASE 1 COMPLETE", {"Phase": "Planning", "Documents created": ["docs/planning/01_idea.md"]})
verdict = wait_for("phase_result")["verdict"]

block(
    "AGENT_RESULT",
    summary=f"Planned with {database}; the phase was {verdict}",
    verdict="pass" if verdict == "approved" else "needs_revision",
    files=["docs/planning/01_idea.md"],
    issues=["minor docs/planning/01_idea.md:3 a word is missing"],
)
