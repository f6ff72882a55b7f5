import type { CsvEncoding } from './types.ts';

type CodePage = Extract<CsvEncoding, `windows-${string}`>;

/** Letters that make up most of a text written in each single-byte code page; what else decodes is unlikely. */
const usualLetters: Record<CodePage, string> = {
  'windows-1252': 'àáâãäåæçèéêëìíîïñòóôõöøùúûüýßœÀÁÂÃÄÅÆÇÈÉÊËÍÎÑÓÔÕÖØÚÜ’–',
  'windows-1255': 'אבגדהוזחטיךכלםמןנסעףפץצקרשת',
  'windows-1251': 'абвгдежзийклмнопрстуфхцчшщъыьэюяёАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЭЮЯЁ',
  'windows-1253': 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ',
  'windows-1256': 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةءآأؤإئ',
};

/** The commonest third of each alphabet, which tells neighbours such as Greek and Cyrillic apart. */
const commonLetters: Record<CodePage, string> = {
  'windows-1252': 'éäöüáíóñçèàãêß',
  'windows-1255': 'יוהלאמרתנבש',
  'windows-1251': 'оеаинтсрвлкм',
  'windows-1253': 'αοιετσνηυρςπ',
  'windows-1256': 'الينمورتبهد',
};

const languagePages: Record<string, CsvEncoding> = {
  he: 'windows-1255',
  ru: 'windows-1251',
  el: 'windows-1253',
  ar: 'windows-1256',
  ja: 'shift_jis',
  zh: 'gb18030',
};
const samplePairs = 20_000;
const isHigh = (byte: number | undefined) => byte !== undefined && byte >= 0x80;

/** Words with a byte above 127, at most 40 kB of them: only these distinguish code pages. */
function sampleWords(bytes: Uint8Array): Uint8Array[] {
  const words: Uint8Array[] = [];
  let start = 0;
  let taken = 0;
  let high = false;
  for (let i = 0; i <= bytes.length && taken < samplePairs * 2; i += 1) {
    const byte = bytes[i] ?? 0x20;
    if (isHigh(byte)) high = true;
    // Letters and high bytes make a word; separators, digits and punctuation end it.
    if (isHigh(byte) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)) continue;
    if (high) {
      words.push(bytes.subarray(start, i));
      taken += i - start;
    }
    high = false;
    start = i + 1;
  }
  return words;
}

/** Between about -1 (unlikely) and 2 (sure): usual letters count, common ones twice, anything else against. */
function scorePage(page: CodePage, words: Uint8Array[]): number {
  const decoder = new TextDecoder(page);
  let points = 0;
  let letters = 0;
  for (const word of words) {
    const text = decoder.decode(word);
    const foreign = [...text].filter((letter) => letter.charCodeAt(0) > 127);
    letters += foreign.length;
    for (const letter of foreign) {
      points += usualLetters[page].includes(letter) ? 1 : -1;
      if (commonLetters[page].includes(letter.toLowerCase())) points += 1;
    }
    // A capital after a small letter inside a word is typical of the wrong Cyrillic or Greek code page.
    if (/\p{Ll}\p{Lu}/u.test(text)) points -= foreign.length;
    // Western words are mostly plain letters with a few accents; words made of accents are another script.
    if (page === 'windows-1252' && foreign.length > text.length / 2 && text.length > 2) points -= 2 * foreign.length;
    if (page !== 'windows-1252' && foreign.length < text.length / 2) points -= 2 * foreign.length;
  }
  return letters === 0 ? 0 : points / letters;
}

/** Share of words that are well-formed and look written in this double-byte encoding. */
function scoreDoubleByte(encoding: 'shift_jis' | 'gb18030', words: Uint8Array[], bytes: Uint8Array): number {
  let decoded: string;
  try {
    decoded = new TextDecoder(encoding, { fatal: true }).decode(bytes.subarray(0, lastWholeLine(bytes, samplePairs * 4)));
  } catch {
    return -1;
  }
  if (encoding === 'shift_jis') {
    // Lead bytes 0x81–0x9f are hardly used by single-byte pages, and are most of a Japanese text.
    const leads = words.reduce((sum, word) => sum + word.filter((byte) => byte >= 0x81 && byte <= 0x9f).length, 0);
    const signs = decoded.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
    return signs > 0 && leads >= signs * 0.4 ? 2 : -1;
  }
  // Common Chinese characters have a lead byte 0xb0–0xd7 and a high second byte, so that words have an even length.
  let common = 0;
  let pairs = 0;
  for (const word of words) {
    if (word.length % 2 !== 0) return -1;
    for (let i = 0; i + 1 < word.length; i += 2) {
      pairs += 1;
      if ((word[i] ?? 0) >= 0xb0 && (word[i] ?? 0) <= 0xd7 && isHigh(word[i + 1])) common += 1;
    }
  }
  return pairs > 0 && common / pairs > 0.75 ? 1.9 : -1;
}

function lastWholeLine(bytes: Uint8Array, limit: number): number {
  if (bytes.length <= limit) return bytes.length;
  const end = bytes.lastIndexOf(0x0a, limit);
  return end === -1 ? bytes.length : end;
}

/**
 * Guesses the encoding of text that is neither UTF-8 nor UTF-16, as spreadsheets outside the English-speaking world write by
 * default. `language` (the panel's) only decides between equal scores. Not a library: a list of people has few words of the
 * language, and chardet takes most such files for Western.
 */
export function guessCodePage(bytes: Uint8Array, language = 'en'): CsvEncoding {
  const words = sampleWords(bytes);
  const home = languagePages[language] ?? 'windows-1252';
  const pages = Object.keys(usualLetters) as CodePage[];
  const scores: [CsvEncoding, number][] = [
    ...pages.map((page): [CsvEncoding, number] => [page, scorePage(page, words)]),
    ['shift_jis', scoreDoubleByte('shift_jis', words, bytes)],
    ['gb18030', scoreDoubleByte('gb18030', words, bytes)],
  ];
  const weighed = scores.map(([name, score]): [CsvEncoding, number] => [name, score + (name === home ? 0.15 : 0)]);
  return weighed.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
