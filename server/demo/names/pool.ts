/** A name, and its ASCII form for addresses. */
export interface NamePart {
  written: string;
  latin: string;
}

interface NamePool {
  first: readonly NamePart[];
  last: readonly NamePart[];
}

const special: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  đ: 'd',
  ı: 'i',
  ð: 'd',
  þ: 'th',
  œ: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
};

/** "Çelik" → "celik", "van der Berg" → "vanderberg". */
export function toAscii(text: string): string {
  return text
    .toLowerCase()
    .replace(/[łøßæđıðþœåäöü]/g, (char) => special[char] ?? char)
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '');
}

/** Parses a list such as "Ann José van_der_Berg" or, for other scripts, "דנה:dana". "_" is a space inside a name. */
function parts(words: string): NamePart[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [written = '', latin] = word.replaceAll('_', ' ').split(':');
      return { written, latin: latin ?? toAscii(written) };
    });
}

export const pool = (first: string, last: string): NamePool => ({ first: parts(first), last: parts(last) });
