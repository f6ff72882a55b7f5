import { describe, expect, it } from 'vitest';
import { csvText, encode, manyPeople } from '#tests/support/files/csvFiles';
import { detectEncoding } from '~/components/csv/decode.ts';
import { parseCsv } from '~/components/csv/parse.ts';
import { checkCsvFile } from '~/components/csv/readCsv.ts';
import { CsvError } from '~/components/csv/types.ts';

const options = { maxRows: 20_000 };
const people = [
  ['Email', 'Department'],
  ['ana@x.example', 'Ventas, Sur'],
  ['bo@x.example', 'R;D'],
  ['cy@x.example', 'Línea'],
];
const faultOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof CsvError ? error.fault : error;
  }
  return 'none';
};
const cells = (text: string, encoding = 'utf-8') => parseCsv(encode(text, encoding), options).rows.map((row) => row.cells);

describe('delimiters', () => {
  it.each([',', ';', '\t', '|'])('detects %j, with the others inside quoted cells', (delimiter) => {
    const table = parseCsv(encode(csvText(people, delimiter), 'utf-8'), options);
    expect(table.delimiter).toBe(delimiter);
    expect(table.headers).toEqual(people[0]);
    expect(table.rows.map((row) => row.cells)).toEqual(people.slice(1));
  });

  it('follows a first line with sep=', () => {
    expect(cells('sep=;\r\nEmail;Department\r\na@x.example;A,B,C\r\n')).toEqual([['a@x.example', 'A,B,C']]);
  });

  it('reads a file of one column', () => {
    expect(cells('Email\na@x.example\nb@x.example\n')).toEqual([['a@x.example'], ['b@x.example']]);
  });
});

describe('encodings', () => {
  const samples: Record<string, string> = {
    'windows-1252': 'Müller;José;François;Señor Núñez;Größe',
    'windows-1255': 'ישראל;כהן;מחלקת שיווק;לוי;דוד',
    'windows-1251': 'Иванов;Пётр;отдел продаж;Сергеева;Маркетинг',
    'windows-1253': 'Παπαδόπουλος;Γιώργος;Τμήμα;Πωλήσεις;Μαρία',
    'windows-1256': 'محمد;أحمد;قسم المبيعات;الموارد البشرية',
  };
  it.each(Object.entries(samples))('recognises %s by its letters', (page, words) => {
    const text = `Email;A;B;C;D;E\nx@x.example;${words}\n`;
    expect(detectEncoding(encode(text, page))).toBe(page);
    expect(cells(text, page)[0]?.slice(1, 3)).toEqual(words.split(';').slice(0, 2));
  });

  it('recognises a single accent, or a single name, in each code page', () => {
    expect(detectEncoding(encode('Email,Name\na@x.example,Zoë\n', 'windows-1252'), 'he')).toBe('windows-1252');
    expect(detectEncoding(encode('Email,Name\na@x.example,דנה\n', 'windows-1255'))).toBe('windows-1255');
    expect(detectEncoding(encode('Email,Name\na@x.example,Анна\n', 'windows-1251'))).toBe('windows-1251');
  });

  it('recognises Shift_JIS and GB18030', () => {
    const japanese = [0x93, 0x63, 0x92, 0x86, 0x2c, 0x89, 0x63, 0x8b, 0xc6, 0x95, 0x94];
    const chinese = [0xcf, 0xfa, 0xca, 0xdb, 0xb2, 0xbf, 0x2c, 0xcd, 0xf5, 0xce, 0xb0];
    expect(detectEncoding(Uint8Array.from([...encode('Email,A,B\n', 'utf-8'), ...japanese]))).toBe('shift_jis');
    expect(detectEncoding(Uint8Array.from([...encode('Email,A,B\n', 'utf-8'), ...chinese]))).toBe('gb18030');
  });

  it.each(['utf-8', 'utf-16le', 'utf-16be'])('removes the byte order mark of %s', (encoding) => {
    const table = parseCsv(encode(`\uFEFF${csvText(people, '\t')}`, encoding), options);
    expect(table.encoding).toBe(encoding);
    expect(table.headers[0]).toBe('Email');
    expect(table.rows[2]?.cells[1]).toBe('Línea');
  });

  it('recognises UTF-16 without a byte order mark', () => {
    expect(detectEncoding(encode(csvText(people), 'utf-16le'))).toBe('utf-16le');
    expect(detectEncoding(encode(csvText(people), 'utf-16be'))).toBe('utf-16be');
  });

  it('uses the encoding that was chosen by hand', () => {
    const table = parseCsv(encode('Email,Name\na@x.example,éé\n', 'windows-1252'), { ...options, encoding: 'windows-1251' });
    expect(table.rows[0]?.cells[1]).toBe('йй');
  });
});

describe('rows', () => {
  it('keeps quoted line breaks and counts rows as a spreadsheet does, blank ones included', () => {
    const table = parseCsv(
      encode('Email,Note\r\n\r\na@x.example,"two\r\nlines"\r\n,\r\nb@x.example,"say ""hi"""\r\n', 'utf-8'),
      options,
    );
    expect(table.rows).toEqual([
      { row: 3, cells: ['a@x.example', 'two\nlines'] },
      { row: 5, cells: ['b@x.example', 'say "hi"'] },
    ]);
  });

  it.each(['\n', '\r\n', '\r'])('accepts %j as line end', (lineEnd) => {
    expect(cells(csvText(people, ',', lineEnd))).toHaveLength(3);
  });

  it('pads short rows and keeps extra cells of long ones', () => {
    const table = parseCsv(encode('Email,Department\na@x.example\nb@x.example,Sales,extra\n', 'utf-8'), options);
    expect(table.headers).toEqual(['Email', 'Department', '']);
    expect(table.rows[0]?.cells).toEqual(['a@x.example', '', '']);
  });

  it('reads 20,000 rows with progress, and refuses one more', () => {
    const seen: number[] = [];
    const table = parseCsv(encode(manyPeople(20_000), 'utf-8'), { ...options, onProgress: ({ done }) => seen.push(done) });
    expect(table.rows).toHaveLength(20_000);
    expect(table.rows.at(-1)).toEqual({
      row: 20_001,
      cells: ['person.19999@import.example', 'Team 39', 'First19999', "O'Last 19999"],
    });
    expect(seen.length).toBeGreaterThan(2);
    expect(faultOf(() => parseCsv(encode(manyPeople(20_001), 'utf-8'), options))).toBe('rows');
  });
});

describe('files that cannot be read', () => {
  it('says that there is no data', () => {
    for (const text of ['', '\n\n', ' , \n', 'Email,Department\n', 'Email,Department\n,\n,\n'])
      expect(faultOf(() => parseCsv(encode(text, 'utf-8'), options))).toBe('empty');
  });

  it('says that parsing failed, and where', () => {
    const run = () => parseCsv(encode('Email,Name\na@x.example,Ana\nb@x.example,"Bo\nc@x.example,Cy\n', 'utf-8'), options);
    expect(run).toThrowError(expect.objectContaining({ fault: 'parse', row: 3 }));
  });

  it('refuses a renamed workbook', () => {
    const zip = Uint8Array.from([
      0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0, 0xb5, 0x30, 0x8d, 0xf2, 1, 2, 3, 10, 44, 55, 200,
    ]);
    expect(faultOf(() => parseCsv(zip, options))).toBe('parse');
  });

  it('refuses by name and size before reading', () => {
    const check = (name: string, size: number) => faultOf(() => checkCsvFile({ name, size }, 7_340_032));
    expect(check('people.CSV', 10)).toBe('none');
    expect(check('people.xlsx', 10)).toBe('name');
    expect(check('csv', 10)).toBe('name');
    expect(check('people.csv', 7_340_032)).toBe('none');
    expect(check('people.csv', 7_340_033)).toBe('size');
    expect(check('people.csv', 0)).toBe('empty');
  });
});
