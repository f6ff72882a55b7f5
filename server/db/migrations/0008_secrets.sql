-- What the server signs with, the same for all its nodes. Requests have no right to it at all.
CREATE TABLE secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL
);
