import { guessCodePage } from './codePage.ts';
import { CsvError, type CsvEncoding } from './types.ts';

const marks: [CsvEncoding, number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Some programs save UTF-16 ("Unicode text") without a byte order mark; half of its bytes are zero, always on the same side.
 */
function utf16WithoutMark(bytes: Uint8Array): CsvEncoding | undefined {
  const sample = bytes.subarray(0, 4096);
  let even = 0;
  let odd = 0;
  sample.forEach((byte, index) => {
    if (byte !== 0) return;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  });
  const half = sample.length / 2;
  if (odd > half * 0.3 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.3 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Detects the encoding of a text file: by byte order mark, zero bytes, valid UTF-8, else the likeliest code page. */
export function detectEncoding(bytes: Uint8Array, language?: string): CsvEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  return utf16WithoutMark(bytes) ?? (isUtf8(bytes) ? 'utf-8' : guessCodePage(bytes, language));
}

/** Decodes to text with \n line ends and no byte order mark. Refuses files that are not text, such as a renamed workbook. */
export function decodeText(bytes: Uint8Array, encoding: CsvEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  if (text.slice(0, 65_536).includes('\0')) throw new CsvError('parse');
  return text;
}
