-- The queue of all work. Its rows are not bound to the chain: whoever claims one reads the records again.
-- The table `work` stays as it is, for the audit of stores whose work was bound; nothing is added to it any more.

CREATE TABLE queue (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  queue TEXT NOT NULL,
  kind TEXT NOT NULL,
  task_id TEXT,
  visit TEXT,
  -- 0 comes first.
  priority INTEGER NOT NULL,
  schema INTEGER NOT NULL,
  -- ready, claimed, parked or settled.
  state TEXT NOT NULL,
  suspended INTEGER NOT NULL,
  -- Grows with each claim and each suspension.
  token INTEGER NOT NULL DEFAULT 0,
  claims INTEGER NOT NULL DEFAULT 0,
  failures INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  -- The store's own time in milliseconds.
  ready_at INTEGER NOT NULL,
  holder TEXT,
  data TEXT NOT NULL
) STRICT;

-- None holds a settled row, so what was done long ago costs nothing.
CREATE INDEX queue_ready ON queue (queue, priority, ready_at) WHERE state = 'ready' AND suspended = 0;
CREATE INDEX queue_open ON queue (position) WHERE state <> 'settled';
CREATE INDEX queue_by_task ON queue (task_id) WHERE state <> 'settled' AND task_id IS NOT NULL;
CREATE INDEX queue_by_visit ON queue (visit) WHERE state <> 'settled' AND visit IS NOT NULL;
CREATE INDEX queue_by_holder ON queue (holder) WHERE holder IS NOT NULL;

-- What parked rows wait for.
CREATE TABLE queue_keys (
  key TEXT NOT NULL,
  row INTEGER NOT NULL REFERENCES queue (position),
  PRIMARY KEY (key, row)
) STRICT, WITHOUT ROWID;
CREATE INDEX queue_keys_by_row ON queue_keys (row);

INSERT INTO queue (id, queue, kind, task_id, priority, schema, state, suspended, ready_at, data)
SELECT id, 'house', json_extract(body, '$.kind'), json_extract(body, '$.task_id'), 0, 1, 'ready', 0, 0,
  coalesce(json_extract(body, '$.data'), '{}')
FROM work WHERE done_at IS NULL AND json_valid(body) AND json_extract(body, '$.kind') IS NOT NULL ORDER BY position;
DROP INDEX work_open;

-- A notice is delivered by a row of the queue for each outlet.
DROP INDEX notices_open;
ALTER TABLE notices DROP COLUMN attempts;
ALTER TABLE notices DROP COLUMN ready_at;
ALTER TABLE notices DROP COLUMN held_until;
ALTER TABLE notices DROP COLUMN holder;
ALTER TABLE notices DROP COLUMN done_at;
ALTER TABLE notices DROP COLUMN failure;

-- Indexes over the records of kind `visit` and `item`.
CREATE TABLE visits (
  position INTEGER PRIMARY KEY REFERENCES records (position),
  task_id TEXT NOT NULL,
  open INTEGER NOT NULL,
  -- Milliseconds of the clock on the wall.
  due_at INTEGER
) STRICT;
CREATE INDEX visits_by_task ON visits (task_id);
CREATE INDEX visits_open ON visits (open) WHERE open = 1;
CREATE INDEX visits_due ON visits (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE items (
  position INTEGER PRIMARY KEY REFERENCES records (position),
  task_id TEXT NOT NULL,
  open INTEGER NOT NULL
) STRICT;
CREATE INDEX items_by_task ON items (task_id);
CREATE INDEX items_open ON items (open) WHERE open = 1;
