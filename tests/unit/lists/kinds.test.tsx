import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Tags } from '~/components/data/Tags.tsx';
import { type Field, fieldsOf, toColumn } from '~/schema/field.ts';
import type { WordOf } from '~/schema/kind.ts';
import * as kinds from '~/schema/kinds.tsx';
import { wordWidth } from '~/schema/wordWidth.ts';

interface Row {
  id: string;
  title: string;
  note: string | null;
  state: 'open' | 'closed';
  count: number;
  share: number | null;
  at: string;
  endedAt: string | null;
  isOver: boolean;
}
const row: Row = {
  id: '1',
  title: 'Safe links',
  note: null,
  state: 'open',
  count: 1234,
  share: 80,
  at: '2020-03-20T09:00:00.000Z',
  endedAt: null,
  isOver: true,
};
const words: Record<string, string> = { 'states.open': 'Open', 'states.closed': 'Closed', late: 'too late', never: 'Never' };
const wordOf: WordOf = (key) => words[key] ?? key;
const task = fieldsOf<Row, 'title' | 'at'>();
const { text, name, email, choice, status, day, date, number, average, money, percent, custom } = kinds;
const tones = { open: 'success', closed: 'neutral' } as const;

type Example = readonly [Field<Row>, string, Row?];

/** Of each kind what its fields look like, and what their cells say of a record, in sight or in a title. */
const examples: Record<keyof typeof kinds, readonly Example[]> = {
  text: [
    [task(text, 'title', { priority: 1 }), 'Safe links'],
    [task(text, 'title', { textOf: ({ count }) => `${count} links`, isWrapped: true, priority: 1 }), '1234 links'],
    [task(text, 'note', { priority: 1 }), '–'],
  ],
  name: [
    [task(name, 'title', { pathOf: ({ id }) => `/tasks/${id}`, priority: 1 }), 'Safe links'],
    [task(name, 'title', { pathOf: () => '/', noteOf: (_row, word) => word('late'), priority: 1 }), 'Safe links too late'],
    [task(name, 'title', { pathOf: () => undefined, textOf: () => 'Deleted', priority: 1 }), 'Deleted'],
  ],
  email: [
    [task(email, 'title', { priority: 1 }), 'Safe links'],
    [task(email, 'title', { priority: 1 }), '–', { ...row, title: '' }],
    [task(email, 'title', { emptyText: 'never', priority: 1 }), 'Never', { ...row, title: '' }],
  ],
  choice: [[task(choice, 'state', { texts: 'states', values: ['open', 'closed'], priority: 1 }), 'Open']],
  status: [
    [task(status, 'state', { texts: 'states', tones, priority: 1 }), 'Open'],
    [task(status, 'state', { texts: 'states', tones, warningOf: () => 'late', priority: 1 }), 'Open late'],
  ],
  day: [
    [task(day, 'at', { priority: 1 }), 'Mar 20, 2020'],
    [task(day, 'endedAt', { priority: 1 }), '–'],
  ],
  date: [
    [task(date, 'at', { priority: 1 }), 'Mar 20, 2020'],
    [task(date, 'at', { isDay: ({ isOver }) => isOver, priority: 1 }), 'Mar 20, 2020'],
    [task(date, 'endedAt', { priority: 1 }), '–'],
    [task(date, 'endedAt', { emptyText: 'never', priority: 1 }), 'Never'],
  ],
  number: [[task(number, 'count', { priority: 1 }), '1,234']],
  average: [[task(average, 'count', { priority: 1 }), '1,234.0']],
  money: [[task(money, 'count', { priority: 1 }), '$12.34']],
  percent: [
    [task(percent, 'share', { priority: 1 }), '80%'],
    [task(percent, 'count', { priority: 1 }), '1,234%'],
  ],
  custom: [
    [task(custom, 'count', { render: ({ count }) => `${count} of 5`, priority: 1 }), '1234 of 5'],
    [task(custom, 'count', { render: () => <b>★★★</b>, priority: 1 }), '★★★'],
  ],
};

const htmlOf = (field: Field<Row>, record = row) => renderToStaticMarkup(<MemoryRouter>{field.cell(record, wordOf)}</MemoryRouter>);

/** What a cell shows, and what its titles tell. */
function said(html: string): string {
  const titles = [...html.matchAll(/title="([^"]*)"/g)].map(([, title]) => title);
  return [html.replace(/<[^>]*>/g, ' '), ...titles].join(' ').replace(/\s+/g, ' ').trim();
}

describe('a kind of field', () => {
  for (const [kind, fields] of Object.entries(examples)) {
    it(`${kind} says in its cell what its record has`, () => {
      for (const [field, expected, record = row] of fields) {
        expect(field.kind).toBe(kind);
        expect(said(htmlOf(field, record))).toContain(expected);
      }
    });
  }

  it("keeps the direction of a record's text, in any page direction", () => {
    const title = 'VPN (Berlin) +2';
    const pathOf = ({ isOver }: Row) => (isOver ? undefined : '/');
    const fields = [
      task(text, 'title', {}),
      task(text, 'title', { isWrapped: true }),
      task(text, 'note', { textOf: () => title }),
      task(name, 'title', { pathOf }),
      task(email, 'title', {}),
    ];
    for (const field of fields)
      for (const isOver of [true, false]) {
        const html = htmlOf(field, { ...row, title, isOver });
        expect(html.replace(/<bdi[^>]*>.*?<\/bdi>/, '').replace(/<[^>]*>/g, ''), html).toBe('');
      }
    const note = htmlOf(task(name, 'title', { pathOf: () => '/', noteOf: () => title }));
    expect(note).toMatch(/<small [^>]*dir="auto"[^>]*>VPN \(Berlin\) \+2<\/small>/);
    expect(renderToStaticMarkup(<Tags names={['Sales', 'Legal', 'IT']} />)).toMatch(/<bdi[^>]*>\+2<\/bdi>/);
  });

  it('links to the page of a record that has one', () => {
    const pathOf = ({ id, isOver }: Row) => (isOver ? undefined : `/tasks/${id}`);
    const field = task(name, 'title', { pathOf, priority: 1 });
    expect(htmlOf(field, { ...row, isOver: false })).toContain('href="/tasks/1"');
    expect(htmlOf(field)).not.toContain('<a');
  });

  it('only accepts sources and options of its type', () => {
    // @ts-expect-error -- a number is no status
    task(status, 'count', { texts: 'states', tones, priority: 1 });
    // @ts-expect-error -- where the words of the values stand is missing
    task(choice, 'state', { values: ['open'], priority: 1 });
    // @ts-expect-error -- the list cannot be sorted by it
    task(number, 'count', { orderField: 'count', priority: 1 });
    // @ts-expect-error -- an option of another kind
    task(number, 'count', { emptyText: 'never', priority: 1 });
    // @ts-expect-error -- the record has no such property
    task(text, 'title', { textOf: ({ name: unknown }) => unknown, priority: 1 });
    expect(task(number, 'count', { priority: 1 }).kind).toBe('number');
  });
});

describe('the column of a field', () => {
  const columnOf = (field: Field<Row>) => toColumn(field, 'Label', wordOf);
  const placed = { texts: 'states', tones, priority: 1 };

  it('has the properties of its kind, unless the field overrides them', () => {
    expect(columnOf(task(number, 'count', { priority: 2 }))).toMatchObject({
      key: 'count',
      align: 'end',
      minWidth: 96,
      priority: 2,
    });
    expect(columnOf(task(date, 'at', { orderField: 'at', priority: 1 }))).toMatchObject({ orderField: 'at', firstOrder: 'DESC' });
    expect(columnOf(task(custom, 'count', { key: 'stars', render: () => '', align: 'end', priority: 1 }))).toMatchObject({
      key: 'stars',
      align: 'end',
    });
    expect(columnOf(task(status, 'state', { ...placed, minWidth: 300 })).minWidth).toBe(300);
  });

  it('is as wide as its texts in the language on screen, within limits', () => {
    expect(columnOf(task(status, 'state', placed)).minWidth).toBe(98);
    const long: WordOf = () => 'Nicht abgeschlossen';
    expect(toColumn(task(status, 'state', placed), 'Label', long).minWidth).toBe(172);
    expect(wordWidth(['未完了の課題'], { atLeast: 50, atMost: 200 })).toBe(102);
  });

  // Measured in a browser, at the table’s font size.
  it.each([
    ['Suspended', 71],
    ['Ausgesetzt', 70],
    ['Programmata', 81],
    ['Opgeschort', 73],
    ['Προγραμματισμένη', 124],
    ['Приостановлена', 107],
    ['一時停止中', 65],
  ])('has room for %s', (word, width) => {
    expect(wordWidth([word], { atLeast: 0, atMost: 200 }) - 24).toBeGreaterThanOrEqual(width);
  });
});
