import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Actor } from '#server/core/actor';
import type { Tx } from '#server/db/tx';
import { csvFile } from '#server/reports/csvFiles';

interface Row {
  id: number;
}

/** Lines of a file of so many rows, and how they were read. `known`: what the audit log says before; `isShort`: it has no further pages. */
async function lines(count: number, known?: number, isShort = false) {
  const all = Array.from({ length: count }, (_, index): Row => ({ id: index + 1 }));
  const read: string[] = [];
  const exporting = {
    actor: { companyLang: 'en' } as Actor,
    request: { headers: {} } as FastifyRequest,
    inNewTransaction: <T>(work: (tx: Tx) => Promise<T>) => work({} as Tx),
  };
  const { csv } = csvFile<Row>(exporting, {
    name: 'rows',
    columns: [{ kind: 'number', source: 'id', label: 'report.columns.email' }],
    inOrder: async (_tx, limit) => (read.push(`sorted ${limit}`), all.slice(0, limit)),
    ...(!isShort && {
      next: async (_tx: Tx, after: Row | undefined, limit: number) => (
        read.push(`next ${limit}`), all.slice(after?.id ?? 0).slice(0, limit)
      ),
    }),
    ...(known !== undefined && { before: async () => known }),
  });
  let text = '';
  for await (const piece of csv) text += piece;
  return { ids: text.trim().split('\r\n').slice(1).map(Number), read, all: all.map(({ id }) => id) };
}

describe('a file', () => {
  it.each([0, 1, 5000, 5001, 5500, 10_500, 12_345])(
    'has each of %i rows once, whether their number is known or not',
    async (count) => {
      for (const known of [undefined, count, Math.min(count, 3)]) {
        const { ids, all } = await lines(count, known);
        expect(ids).toEqual(all);
      }
    },
  );

  it('without further pages has all rows, too', async () => {
    for (const count of [0, 3, 6000]) {
      const { ids, all } = await lines(count, undefined, true);
      expect(ids).toEqual(all);
    }
  });

  it('that is long begins with few rows, and is not sorted in vain', async () => {
    expect((await lines(6000, 6000)).read).toEqual(['next 500', 'next 5000', 'next 5000']);
    expect((await lines(4000, 4000)).read).toEqual(['sorted 5001']);
  });
});
