-- Runs of agents and the workers that hold them. The table is an index over the records of kind `run`.

CREATE TABLE runs (
  position INTEGER PRIMARY KEY REFERENCES records (position),
  run_id TEXT NOT NULL,
  task_id TEXT,
  stage TEXT,
  agent TEXT NOT NULL,
  state TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  holder TEXT,
  wish TEXT,
  -- Milliseconds of the clock on the wall.
  due_at INTEGER,
  created_at TEXT NOT NULL,
  started_at TEXT,
  ended_at TEXT,
  updated_at TEXT NOT NULL,
  -- The text of the question that it waits with.
  question TEXT,
  how TEXT
) STRICT;

-- Each ends in the position, which a page goes on from. The open runs are those of the states that are not an end.
CREATE INDEX runs_by_state ON runs (state);
CREATE INDEX runs_by_task ON runs (task_id) WHERE task_id IS NOT NULL;
CREATE INDEX runs_by_holder ON runs (holder) WHERE holder IS NOT NULL;
CREATE INDEX runs_due ON runs (due_at) WHERE due_at IS NOT NULL;

-- Workers are found by how long they are believed to be alive, which a heartbeat moves.
CREATE INDEX workers_by_until ON records (json_extract(body, '$.until')) WHERE kind = 'worker';
