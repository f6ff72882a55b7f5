import { describe, expect, it } from 'vitest';
import { createCleaner } from '#server/html/cleaner';
import { createTurns } from '#server/html/turns';

const message = { html: '<p>Hi</p>', layoutType: 'EMAIL' as const, anchors: [] };
const fine = { message, design: null };
const slow = { message: { ...message, html: '<p><b>x</b></p>'.repeat(20_000) }, design: null };
// Starting its worker again takes a while on a busy machine.
const patience = 90_000;

describe('cleaning', () => {
  it(
    'that takes too long is refused, and the next message is cleaned all the same',
    async () => {
      const cleaner = createCleaner();
      await cleaner.clean('one', fine);
      await expect(cleaner.clean('one', slow, 1)).rejects.toMatchObject({ code: 'validation_failed' });
      expect(await cleaner.clean('another', fine)).toMatchObject({ html: '<p>Hi</p>', isEmpty: false });
    },
    patience,
  );

  it(
    'of a company that sends slow messages stops for a while, and others do not wait for all of them',
    async () => {
      const cleaner = createCleaner();
      await cleaner.clean('one', fine);
      const flood = Promise.allSettled(Array.from({ length: 4 }, () => cleaner.clean('one', slow, 50)));
      expect(await cleaner.clean('another', fine)).toMatchObject({ html: '<p>Hi</p>' });
      const codes = (await flood).map((end) => (end.status === 'rejected' ? (end.reason as { code: string }).code : 'cleaned'));
      expect(codes).toEqual(['validation_failed', 'too_many_requests', 'too_many_requests', 'too_many_requests']);
    },
    patience,
  );

  it(
    'goes on for others while one message takes long',
    async () => {
      const cleaner = createCleaner();
      await cleaner.clean('one', fine);
      const first = async () => {
        const order: string[] = [];
        const long = cleaner.clean('one', slow, patience).then(() => order.push('the long one'));
        const other = cleaner.clean('another', fine).then(() => order.push('the other'));
        await Promise.all([long, other]);
        return order[0];
      };
      // The second thread is ready some time after the first message.
      await expect.poll(first, { timeout: patience }).toBe('the other');
    },
    patience,
  );

  it(
    'refuses at once what is nested without end, which costs nobody the thread',
    async () => {
      const cleaner = createCleaner();
      await cleaner.clean('one', fine);
      const deep = (html: string) => cleaner.clean('one', { message: { ...message, html }, design: null });
      for (const tag of ['<div>', '<span>', '<table><tr><td>', '<ul><li>'])
        await expect(deep(tag.repeat(3_000))).rejects.toMatchObject({ code: 'validation_failed', more: { fields: ['html'] } });
      expect(await cleaner.clean('one', fine)).toMatchObject({ html: '<p>Hi</p>' });
      const design = { pages: [{ component: '<div>'.repeat(3_000) }] };
      await expect(cleaner.clean('one', { message, design })).rejects.toMatchObject({ code: 'validation_failed' });
      expect(await deep('<table><tr><td>'.repeat(190))).toMatchObject({ isEmpty: true });
    },
    patience,
  );

  it(
    'does not keep an endless number of messages of one company',
    async () => {
      const cleaner = createCleaner();
      const many = Array.from({ length: 30 }, () => cleaner.clean('one', fine));
      const ends = await Promise.allSettled(many);
      expect(ends.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(15);
      expect(ends[0]).toMatchObject({ status: 'fulfilled' });
    },
    patience,
  );
});

describe('turns', () => {
  it('go from company to company, each in its own order', () => {
    const turns = createTurns<number>();
    for (const [company, thing] of [
      ['a', 1],
      ['a', 2],
      ['a', 3],
      ['b', 4],
      ['c', 5],
      ['c', 6],
    ] as const)
      turns.add(company, thing);
    const order = [];
    for (let turn = turns.next(); turn; turn = turns.next()) order.push(turn[1]);
    expect(order).toEqual([1, 4, 5, 2, 6, 3]);
    turns.add('a', 7);
    turns.add('b', 8);
    expect([turns.next(new Set(['a'])), turns.next(new Set(['a'])), turns.next()]).toEqual([['b', 8], undefined, ['a', 7]]);
  });
});
