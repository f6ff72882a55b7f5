import { expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import { stateAfterMigrations } from '../../scripts/dbState/readState.ts';

const folder = 'server/db/state';
/** Starts a database and runs all migrations. */
const minutes = 60_000;

it(
  'server/db/state shows the database as the migrations make it',
  async () => {
    const state = await stateAfterMigrations();
    const present = filesIn([folder], /\.sql$/);
    const expected = [...state.keys()].map((path) => `${folder}/${path}`);
    const differing = expected.filter((file) => !present.includes(file) || read(file) !== state.get(file.slice(folder.length + 1)));
    const leftOver = present.filter((file) => !expected.includes(file));
    expect({ differing, leftOver }, 'run "npm run db:state" and commit the folder').toEqual({ differing: [], leftOver: [] });
  },
  2 * minutes,
);
