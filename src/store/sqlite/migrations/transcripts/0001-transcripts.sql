-- What runs said. Chunks are full and packed; the tail is what came since, a row an append, until it makes a chunk.

CREATE TABLE transcripts (
  position INTEGER PRIMARY KEY,
  run_id TEXT NOT NULL UNIQUE,
  -- How many bytes were said and are removed.
  pruned INTEGER NOT NULL DEFAULT 0,
  -- The newest frame is at least as new (ms); none where nothing is kept.
  at INTEGER
) STRICT;
CREATE INDEX transcripts_by_time ON transcripts (at) WHERE at IS NOT NULL;

-- By the place after the last byte: the first whose place is greater than another holds what comes after that.
CREATE TABLE chunks (
  transcript INTEGER NOT NULL REFERENCES transcripts (position),
  until INTEGER NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  -- The newest frame up to here (ms).
  at INTEGER NOT NULL,
  packed INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (transcript, until)
) STRICT;

CREATE TABLE tails (
  transcript INTEGER NOT NULL REFERENCES transcripts (position),
  until INTEGER NOT NULL,
  bytes INTEGER NOT NULL CHECK (bytes > 0),
  at INTEGER NOT NULL,
  -- How full the chunk is that this will be a part of.
  filled INTEGER NOT NULL,
  body BLOB NOT NULL,
  PRIMARY KEY (transcript, until)
) STRICT, WITHOUT ROWID;
