import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { describe, expect, it } from 'vitest';
import { filesIn, read } from '#tests/support/source/project';
import * as schema from '#server/db/schema';

type Snapshot = Awaited<ReturnType<typeof generateDrizzleJson>>;

describe('migrations', () => {
  it('have said all that the tables say: the next one begins with what is new', async () => {
    const last = filesIn(['server/db/migrations/meta'], /_snapshot\.json$/).at(-1) ?? '';
    const said = JSON.parse(read(last)) as Snapshot;
    const meant = generateDrizzleJson(schema, said.id);
    expect(await generateMigration(said, meant)).toEqual([]);
  });
});
