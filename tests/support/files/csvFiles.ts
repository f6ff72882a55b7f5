/** CSV files as spreadsheet programs write them: encodings, byte order marks, delimiters and mistakes. */

const singleByteHigh: Record<string, string> = Object.fromEntries(
  ['windows-1252', 'windows-1255', 'windows-1251', 'windows-1253', 'windows-1256'].map((page) => {
    const bytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128);
    return [page, new TextDecoder(page).decode(bytes)];
  }),
);

function codePageBytes(text: string, page: string): Uint8Array {
  const table = singleByteHigh[page];
  if (!table) throw new Error(`no such code page here: ${page}`);
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const high = table.indexOf(letter);
    if (code >= 128 && high === -1) throw new Error(`${letter} is not in ${page}`);
    return code < 128 ? code : high + 128;
  });
}

function utf16Bytes(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let i = 0; i < text.length; i += 1) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
}

/** The bytes of a text in an encoding; a byte order mark is the caller's, as `\uFEFF` in front. */
export function encode(text: string, encoding: string): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return utf16Bytes(text, encoding === 'utf-16le');
  return codePageBytes(text, encoding);
}

/** A table as CSV text with any delimiter and line end; cells are quoted where they must be. */
export function csvText(rows: readonly (readonly string[])[], delimiter = ',', lineEnd = '\r\n'): string {
  const cell = (value: string) => (/["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value);
  return rows.map((row) => row.map(cell).join(delimiter)).join(lineEnd) + lineEnd;
}

/** A large file of different people; every `badEvery`-th row has no valid address. */
export function manyPeople(count: number, { badEvery = 0, domain = 'import.example' } = {}): string {
  const rows = Array.from({ length: count }, (_, index) => {
    const bad = badEvery > 0 && (index + 1) % badEvery === 0;
    return [`person.${index}${bad ? '' : '@'}${domain}`, `Team ${index % 40}`, `First${index}`, `O'Last ${index}`];
  });
  return csvText([['Email Address', 'Department', 'First Name', 'Last Name'], ...rows]);
}

/** One file with every kind of rejected row. Two rows are valid. */
export const messyRows: readonly (readonly string[])[] = [
  ['Full remark', 'EMAIL address ', 'department', 'First name', 'Surname', 'Group'],
  ['fine, with comma', ' Ana@Messy.example', 'Sales', 'Ana', 'Núñez', 'Blue'],
  ['no address', '', 'Sales', 'Bo', 'Berg', ''],
  ['not an address', 'carla(at)messy.example', 'Sales', 'Carla', 'Conti', ''],
  ['twice', 'ANA@messy.example', 'Support', 'Ana', 'Again', ''],
  ['two\nlines', 'dan@messy.example', '', 'Dan', "O'Neill", ''],
  ['odd name', 'eve@messy.example', 'Sales', 'Eve <admin>', 'Evans', ''],
  ['=1+1', 'missing-at-sign.example', '@Sales', '+Formula', '-1+1', '\tTab'],
  ['', '', '', '', '', ''],
];
