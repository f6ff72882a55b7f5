import { describe, expect, it } from 'vitest';
import { csvText, encode, manyPeople, messyRows } from '#tests/support/files/csvFiles';
import { parseCsv } from '~/components/csv/parse.ts';
import { neutralCell } from '#contract/kit/formula';
import { toCsv } from '#contract/kit/csv';
import { asHeaderless, guessColumns, lacksHeader } from '~/resources/users/import/columns.ts';
import { readLanguageCell } from '~/resources/users/import/languageCell.ts';
import { rejectedCsv, rejectedFileName } from '~/resources/users/import/rejectedRows.ts';
import { cleanCell, refusedCells, reviewRows, withoutRefused, withoutUsed } from '~/resources/users/import/rowRules.ts';

/** Files without the columns of an absence, and without those of language and time zone. */
const notAway = { awayFrom: null, awayUntil: null };
const plain = { ...notAway, language: null, timeZone: null };
const rules = { noDepartment: '-', today: '2026-11-29' };
const read = (text: string) => parseCsv(encode(text, 'utf-8'), { maxRows: 20_000 });
const withHeaders = (headers: string[]) => read(csvText([headers, headers.map((_, index) => `cell ${index}`)]));

describe('detecting columns', () => {
  it.each([
    [['Email Address', 'Department', 'Group', 'Name', 'Last Name'], { email: 0, department: 1, group: 2, name: 3, lastName: 4 }],
    [['LAST NAME', 'first_name', 'E-MAIL', 'dept.'], { email: 2, department: 3, group: null, name: 1, lastName: 0 }],
    [['כתובת דוא"ל', 'מחלקה', 'שם משפחה', 'שם פרטי'], { email: 0, department: 1, group: null, name: 3, lastName: 2 }],
    [['Correo electrónico', 'Departamento', 'Apellidos', 'Nombre'], { email: 0, department: 1, group: null, name: 3, lastName: 2 }],
    [['Nom', 'Prénom', 'Adresse e-mail', 'Département'], { email: 2, department: 3, group: null, name: 1, lastName: 0 }],
    [['Nachname', 'Vorname', 'E-Mail-Adresse', 'Abteilung', 'Gruppe'], { email: 2, department: 3, group: 4, name: 1, lastName: 0 }],
    [['Фамилия', 'Имя', 'Эл. почта', 'Отдел'], { email: 2, department: 3, group: null, name: 1, lastName: 0 }],
    [['البريد الإلكتروني', 'القسم'], { email: 0, department: 1, group: null, name: null, lastName: null }],
    [['メールアドレス', '部署', '姓', '名'], { email: 0, department: 1, group: null, name: 3, lastName: 2 }],
    [
      ['Endereço de e-mail', 'Departamento', 'Grupo', 'Nome próprio', 'Apelido'],
      { email: 0, department: 1, group: 2, name: 3, lastName: 4 },
    ],
    [['E-mailadres', 'Afdeling', 'Achternaam', 'Voornaam'], { email: 0, department: 1, group: null, name: 3, lastName: 2 }],
    [['Email', 'Reparto', 'Gruppo', 'Nome', 'Cognome'], { email: 0, department: 1, group: 2, name: 3, lastName: 4 }],
    [['电子邮件', '部门', '组', '名字', '姓氏'], { email: 0, department: 1, group: 2, name: 3, lastName: 4 }],
    [['Email', 'Τμήμα', 'Ομάδα', 'Όνομα', 'Επώνυμο'], { email: 0, department: 1, group: 2, name: 3, lastName: 4 }],
    [['E-mail', 'Setor', 'Grupo', 'Primeiro nome', 'Sobrenome'], { email: 0, department: 1, group: 2, name: 3, lastName: 4 }],
    [['Something', 'Else'], { email: null, department: null, group: null, name: null, lastName: null }],
  ])('%j', (headers, expected) => {
    expect(guessColumns(withHeaders(headers))).toEqual({ ...plain, ...expected });
  });

  it('prefers the exact name to an earlier approximate one', () => {
    expect(guessColumns(withHeaders(['Mail', 'Email Address', 'Team', 'Department']))).toMatchObject({ email: 1, department: 3 });
  });

  it('detects the address column by its content', () => {
    const table = read('Login,Where\nana@x.example,Sales\nbo@x.example,Sales\n,Sales\n');
    expect(guessColumns(table)).toMatchObject({ email: 0, department: null });
  });

  it('detects a file without a header and keeps its first person', () => {
    const table = read('ana@x.example,Sales\nbo@x.example,Support\n');
    expect(lacksHeader(table)).toBe(true);
    const whole = asHeaderless(table, (column) => `Column ${column}`);
    expect(whole.headers).toEqual(['Column 1', 'Column 2']);
    expect(whole.rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
      [1, 'ana@x.example'],
      [2, 'bo@x.example'],
    ]);
  });
});

describe('validating rows', () => {
  const table = read(csvText(messyRows));
  const columns = guessColumns(table);
  const review = reviewRows(table.rows, columns, { ...rules, noDepartment: 'No Department' });

  it('accepts valid rows, trimmed and in lower case, and puts blank departments into No Department', () => {
    expect(review.valid).toEqual([
      {
        row: 2,
        email: 'ana@messy.example',
        name: 'Ana',
        lastName: 'Núñez',
        department: 'Sales',
        group: 'Blue',
        awayFrom: '',
        awayUntil: '',
        language: '',
        timeZone: '',
      },
      {
        row: 6,
        email: 'dan@messy.example',
        name: 'Dan',
        lastName: "O'Neill",
        department: 'No Department',
        group: '',
        awayFrom: '',
        awayUntil: '',
        language: '',
        timeZone: '',
      },
    ]);
  });

  it('gives the reason for each rejected row', () => {
    expect(review.rejected.map(({ row, reason, field }) => [row, reason, field])).toEqual([
      [3, 'emailEmpty', 'email'],
      [4, 'emailInvalid', 'email'],
      [5, 'duplicate', 'email'],
      [7, 'namePattern', 'name'],
      [8, 'emailInvalid', 'email'],
    ]);
    expect(review.rejected[2]?.firstRow).toBe(2);
  });

  it('does not treat a valid row after a rejected one as a duplicate', () => {
    const rows = [
      { row: 2, cells: ['ana@x.example', 'Sales', '<b>'] },
      { row: 3, cells: ['ana@x.example', 'Sales', 'Ana'] },
    ];
    const map = { email: 0, department: 1, name: 2, lastName: null, group: null, ...plain };
    expect(reviewRows(rows, map, rules).valid.map(({ row }) => row)).toEqual([3]);
  });

  it('accepts names of every script, and rejects long ones', () => {
    const map = { email: 0, department: 1, name: 2, lastName: 3, group: null, ...plain };
    const rows = [
      ['a@x.example', 'מכירות', 'נועה', 'בן-דוד'],
      ['b@x.example', '営業部', '花子', '山田'],
      ['c@x.example', 'D', "D'Artagnan & Söhne", 'St. John_2'],
      ['d@x.example', 'D'.repeat(256), 'Dee', 'Dee'],
      [`${'e'.repeat(250)}@x.example`, 'D', 'Eli', 'Eli'],
    ].map((cells, index) => ({ row: index + 2, cells }));
    const { valid, rejected } = reviewRows(rows, map, rules);
    expect(valid).toHaveLength(3);
    expect(rejected.map(({ reason, field }) => [reason, field])).toEqual([
      ['tooLong', 'department'],
      ['tooLong', 'email'],
    ]);
  });

  it('rejects a formula as department or group', () => {
    const map = { email: 0, department: 1, group: 2, name: null, lastName: null, ...plain };
    const rows = [
      ['a@x.example', '=SUM(A1:A9)', ''],
      ['b@x.example', 'Sales', '＠cmd'],
      ['c@x.example', 'R&D = fun', 'A-team'],
    ].map((cells, index) => ({ row: index + 2, cells }));
    const { valid, rejected } = reviewRows(rows, map, rules);
    expect(valid.map(({ email }) => email)).toEqual(['c@x.example']);
    expect(rejected.map(({ reason, field }) => [reason, field])).toEqual([
      ['formula', 'department'],
      ['formula', 'group'],
    ]);
  });

  it('takes both days of an absence or none, and rejects days that are no such', () => {
    expect(guessColumns(withHeaders(['Email', 'Away from', 'היעדרות עד תאריך']))).toMatchObject({ awayFrom: 1, awayUntil: 2 });
    const rows = [
      ['a@x.example', '2998-12-01', '2998-12-09'],
      ['b@x.example', '', ''],
      ['c@x.example', '01/12/2998', '2998-12-09'],
      ['d@x.example', '2998-12-01', ''],
      ['e@x.example', '2998-12-09', '2998-12-01'],
      ['f@x.example', '2026-11-20', '2026-11-28'],
      ['g@x.example', '2026-11-20', '2026-11-29'],
    ].map((cells, index) => ({ row: index + 2, cells }));
    const columns = { ...plain, email: 0, department: null, group: null, name: null, lastName: null, awayFrom: 1, awayUntil: 2 };
    const { valid, rejected } = reviewRows(rows, columns, { ...rules, noDepartment: 'No Department' });
    expect(valid.map(({ email, awayFrom, awayUntil }) => [email, awayFrom, awayUntil])).toEqual([
      ['a@x.example', '2998-12-01', '2998-12-09'],
      ['b@x.example', '', ''],
      ['g@x.example', '2026-11-20', '2026-11-29'],
    ]);
    expect(rejected.map(({ reason, field }) => [reason, field])).toEqual([
      ['absence', 'awayFrom'],
      ['absence', 'awayUntil'],
      ['absence', 'awayUntil'],
      ['absence', 'awayUntil'],
    ]);
  });

  it('guesses no absence from titles of other systems, nor from one day alone', () => {
    expect(guessColumns(withHeaders(['Email', 'Leave start', 'Leave end']))).toMatchObject(notAway);
    expect(guessColumns(withHeaders(['Email', 'Away from']))).toMatchObject(notAway);
  });

  it('takes languages by tag or by name in any of them, and time zones; rejects others by their column', () => {
    expect(guessColumns(withHeaders(['E-Mail', 'Sprache', 'Zeitzone']))).toMatchObject({ language: 1, timeZone: 2 });
    const rows = [
      ['a@x.example', 'de-AT', 'Europe/Vienna'],
      ['b@x.example', '', ''],
      ['c@x.example', 'German', 'UTC'],
      ['d@x.example', 'ΕΛΛΗΝΙΚΆ', ''],
      ['e@x.example', 'Klingon', ''],
      ['f@x.example', '', 'W. Europe Standard Time'],
    ].map((cells, index) => ({ row: index + 2, cells }));
    const columns = { ...plain, email: 0, department: null, group: null, name: null, lastName: null, language: 1, timeZone: 2 };
    const { valid, rejected } = reviewRows(rows, columns, { ...rules, noDepartment: 'No Department' });
    expect(valid.map(({ language }) => language && readLanguageCell(language))).toEqual(['de', '', 'de', 'el']);
    expect(rejected.map(({ reason, field }) => [reason, field])).toEqual([
      ['language', 'language'],
      ['timeZone', 'timeZone'],
    ]);
    const review = { valid, rejected: [] };
    const refused = withoutRefused(review, refusedCells(['emails.0.timeZone', 'emails.1.name', 'emails']), () => []);
    expect(refused.rejected).toMatchObject([{ row: 2, reason: 'timeZone', field: 'timeZone' }]);
  });

  it('reads the name in front of an address, unless the file has name columns', () => {
    const read = (...cells: string[]) =>
      reviewRows([{ row: 2, cells }], { email: 0, department: 1, group: null, name: 2, lastName: 3, ...plain }, rules).valid;
    const lena = { email: 'lena@x.example', name: 'Lena', lastName: 'Fox' };
    expect(read('Lena Fox <Lena@x.example>', 'D', '', '')).toMatchObject([lena]);
    expect(read('"Fox, Lena" <lena@x.example>', 'D', '', '')).toMatchObject([lena]);
    expect(read('L. F. <lena@x.example>', 'D', 'Lena', 'Fox')).toMatchObject([lena]);
    expect(read('<lena@x.example>', 'D', '', '')).toMatchObject([{ email: 'lena@x.example', name: '', lastName: '' }]);
  });

  it('moves people who exist already to the rejected rows, in the order of the file', () => {
    const moved = withoutUsed(
      review,
      new Set(['dan@messy.example']),
      (row) => table.rows.find((each) => each.row === row)?.cells ?? [],
    );
    expect(moved.valid.map(({ email }) => email)).toEqual(['ana@messy.example']);
    expect(moved.rejected.map(({ row, reason }) => [row, reason])).toContainEqual([6, 'inUse']);
    expect(moved.rejected.map(({ row }) => row)).toEqual([3, 4, 5, 6, 7, 8]);
  });

  it('rejects rows whose days the server refused', () => {
    const away = { awayFrom: '2026-11-20', awayUntil: '2026-11-29' };
    const days = refusedCells(['emails.1.awayUntil', 'emails.0.email', 'custom_subject']);
    const moved = withoutRefused({ ...review, valid: review.valid.map((row) => ({ ...row, ...away })) }, days, () => []);
    expect(moved.valid.map(({ row }) => row)).toEqual([2]);
    expect(moved.rejected.find(({ row }) => row === 6)).toMatchObject({ ...away, reason: 'absence', field: 'awayUntil' });
  });

  it('removes line breaks, repeated spaces and invisible characters', () => {
    expect(cleanCell('\u200e Ana \n\t Maria\u00a0\ufeff')).toBe('Ana Maria');
  });

  it('reviews 20,000 rows quickly', () => {
    const large = read(manyPeople(20_000, { badEvery: 10 }));
    const begun = performance.now();
    const result = reviewRows(large.rows, guessColumns(large), rules);
    expect([result.valid.length, result.rejected.length]).toEqual([18_000, 2000]);
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('writing CSV', () => {
  it.each([
    ...['=1+1', '+1', '-1+1', '-cmd', '@sum', '\tx', '\rx'],
    ...['\u200b=1+1', '\ufeff@sum', ' =1+1', '＝1+1', '＋1', '－1', '＠sum', '\u200b＝1'],
  ])('neutralises %j', (cell) => {
    expect(neutralCell(cell)).toBe(`'${cell}`);
  });

  it.each(['-5', '-745.50', '5'])('leaves %j a number, so that spreadsheets add it up', (cell) => {
    expect(neutralCell(cell)).toBe(cell);
  });

  it('leaves other cells unchanged and quotes where needed', () => {
    expect(toCsv([['a', 'b,c', 'say "hi"', 'two\nlines', ' x ']])).toBe('\uFEFFa,"b,c","say ""hi""","two\nlines"," x "\r\n');
  });

  it('writes rejected rows with their reason, without formulas, and reads them again', () => {
    const table = read(csvText(messyRows));
    const { rejected } = reviewRows(table.rows, guessColumns(table), rules);
    const text = rejectedCsv(table, rejected, { row: 'Row', reason: 'Reason', reasonOf: ({ reason }) => reason });
    const again = read(text);
    expect(again.headers.at(0)).toBe('Row');
    expect(again.headers.at(-1)).toBe('Reason');
    expect(again.rows.at(-1)?.cells).toEqual([
      '8',
      "'=1+1",
      'missing-at-sign.example',
      "'@Sales",
      "'+Formula",
      "'-1+1",
      "'\tTab",
      'emailInvalid',
    ]);
    expect(guessColumns(again)).toMatchObject({ email: 2, department: 3 });
  });

  it('writes rejected rows with the separator of their file', () => {
    const table = read('Email;Department\nnobody;Sales, north\n');
    const { rejected } = reviewRows(table.rows, guessColumns(table), rules);
    const text = rejectedCsv(table, rejected, { row: 'Row', reason: 'Reason', reasonOf: ({ reason }) => reason });
    expect(text).toBe('\uFEFFRow;Email;Department;Reason\r\n2;nobody;"Sales, north";emailInvalid\r\n');
  });

  it('names the file after the original', () => {
    expect(rejectedFileName('people.CSV')).toBe('people-rejected.csv');
  });
});
