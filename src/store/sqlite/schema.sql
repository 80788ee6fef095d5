-- What the migrations make. Written by a test's failure, never by hand.

CREATE TABLE store (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  id TEXT NOT NULL,
  -- The number of the newest event: numbers are taken from here in the transaction that writes them.
  events INTEGER NOT NULL CHECK (events >= 0)
, witness_place TEXT) STRICT;

CREATE TABLE records (
  position INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id TEXT NOT NULL,
  version INTEGER NOT NULL CHECK (version > 0),
  body TEXT NOT NULL,
  UNIQUE (kind, id)
) STRICT;

CREATE TABLE commands (
  position INTEGER PRIMARY KEY,
  command_id TEXT NOT NULL UNIQUE,
  answer TEXT NOT NULL
) STRICT;

CREATE TABLE events (
  number INTEGER PRIMARY KEY,
  stream TEXT NOT NULL,
  seq INTEGER NOT NULL,
  previous TEXT NOT NULL,
  hash TEXT NOT NULL,
  -- The text that was hashed.
  body TEXT NOT NULL,
  UNIQUE (stream, seq)
) STRICT;

CREATE TABLE tasks (
  position INTEGER PRIMARY KEY REFERENCES records (position),
  task_id TEXT NOT NULL,
  title TEXT NOT NULL,
  status TEXT NOT NULL,
  team TEXT NOT NULL,
  agent TEXT,
  priority TEXT NOT NULL,
  revision_count INTEGER NOT NULL,
  blocked INTEGER NOT NULL,
  open INTEGER NOT NULL,
  updated_at TEXT NOT NULL,
  -- Pipeline time in milliseconds.
  due_at INTEGER,
  -- A digest of dependencies and escalations: a write that changes neither leaves their tables alone.
  links TEXT NOT NULL
) STRICT;

CREATE INDEX tasks_by_status ON tasks (status);

CREATE INDEX tasks_by_team ON tasks (team);

CREATE INDEX tasks_open ON tasks (open) WHERE open = 1;

CREATE INDEX tasks_open_by_team ON tasks (team) WHERE open = 1;

CREATE INDEX tasks_due ON tasks (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE dependencies (
  depends_on TEXT NOT NULL,
  position INTEGER NOT NULL REFERENCES tasks (position),
  PRIMARY KEY (depends_on, position)
) STRICT, WITHOUT ROWID;

CREATE INDEX dependencies_by_task ON dependencies (position);

CREATE TABLE messages (
  task_id TEXT NOT NULL,
  position INTEGER NOT NULL REFERENCES records (position),
  PRIMARY KEY (task_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE escalations (
  position INTEGER PRIMARY KEY AUTOINCREMENT,
  task INTEGER NOT NULL REFERENCES tasks (position),
  id TEXT NOT NULL,
  open INTEGER NOT NULL,
  body TEXT NOT NULL,
  UNIQUE (task, id)
) STRICT;

CREATE INDEX escalations_open ON escalations (open) WHERE open = 1;

CREATE TABLE days (
  day TEXT PRIMARY KEY,
  reserved INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE notices (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  receiver TEXT NOT NULL,
  body TEXT NOT NULL) STRICT;

CREATE INDEX notices_by_receiver ON notices (receiver);

CREATE TABLE work (
  position INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  ready_at INTEGER NOT NULL DEFAULT 0,
  held_until INTEGER,
  holder TEXT,
  done_at INTEGER,
  failure TEXT
) STRICT;

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

CREATE INDEX runs_by_state ON runs (state);

CREATE INDEX runs_by_task ON runs (task_id) WHERE task_id IS NOT NULL;

CREATE INDEX runs_by_holder ON runs (holder) WHERE holder IS NOT NULL;

CREATE INDEX runs_due ON runs (due_at) WHERE due_at IS NOT NULL;

CREATE INDEX workers_by_until ON records (json_extract(body, '$.until')) WHERE kind = 'worker';

CREATE INDEX relays_by_open ON records (json_extract(body, '$.open')) WHERE kind = 'relay';

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

CREATE INDEX queue_ready ON queue (queue, priority, ready_at) WHERE state = 'ready' AND suspended = 0;

CREATE INDEX queue_open ON queue (position) WHERE state <> 'settled';

CREATE INDEX queue_by_task ON queue (task_id) WHERE state <> 'settled' AND task_id IS NOT NULL;

CREATE INDEX queue_by_visit ON queue (visit) WHERE state <> 'settled' AND visit IS NOT NULL;

CREATE INDEX queue_by_holder ON queue (holder) WHERE holder IS NOT NULL;

CREATE TABLE queue_keys (
  key TEXT NOT NULL,
  row INTEGER NOT NULL REFERENCES queue (position),
  PRIMARY KEY (key, row)
) STRICT, WITHOUT ROWID;

CREATE INDEX queue_keys_by_row ON queue_keys (row);

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
