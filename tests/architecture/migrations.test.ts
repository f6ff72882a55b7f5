import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import * as schema from '#server/db/schema';

// Drizzle Kit adds it to every list, where pdf.js refuses to read a file; test files of a worker share their lists.
Reflect.deleteProperty(Array.prototype, 'random');

type Snapshot = Awaited<ReturnType<typeof generateDrizzleJson>>;

describe('migrations', () => {
  it('have said all that the tables say: the next one begins with what is new', async () => {
    const last = filesIn(['server/db/migrations/meta'], /_snapshot\.json$/).at(-1) ?? '';
    const snapshot = JSON.parse(read(last)) as Snapshot;
    const meant = generateDrizzleJson(schema, snapshot.id);
    expect(await generateMigration(snapshot, meant)).toEqual([]);
  });
});
