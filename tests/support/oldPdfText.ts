import { inflateSync } from 'node:zlib';

/** What stands on a page, glyph by glyph in the order of drawing. */
export type PdfPage = string[];

const streamOf = (object: string): string => {
  const body = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(object)?.[1] ?? '';
  const bytes = Buffer.from(body, 'latin1');
  return object.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : body;
};
const utf16 = (hex: string) => Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** The characters that a font's glyphs stand for, in the order of the glyphs. */
function charactersOf(map: string): string[] {
  return [...map.matchAll(/beginbfrange\s*([\s\S]*?)endbfrange/g)].flatMap(([, ranges = '']) =>
    [...ranges.matchAll(/\[([\s\S]*?)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/<([\da-fA-F\s]*)>/g)].map(([, hex = '']) => utf16(hex)),
    ),
  );
}

/** Reads the texts of a PDF as our renderer writes them: fonts with a table of characters, glyphs in hexadecimal numbers. */
export async function pdfPages(file: Blob): Promise<PdfPage[]> {
  const source = Buffer.from(await file.arrayBuffer()).toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const reference = (text: string, name: string) => new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1] ?? '';
  const fonts = new Map<string, string[]>();
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    if (fonts.has(name)) continue;
    const map = objects.get(reference(objects.get(id) ?? '', 'ToUnicode'));
    fonts.set(name, map ? charactersOf(streamOf(map)) : []);
  }
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b(?!s)/.test(object));
  return pages.map((page) => {
    const content = streamOf(objects.get(reference(page, 'Contents')) ?? '');
    let font: string[] = [];
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, glyphs = '']) => {
      if (name) font = fonts.get(name) ?? [];
      const numbers = [...glyphs.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return numbers.map((number) => font[Number.parseInt(number, 16)] ?? '\ufffd');
    });
  });
}

/** A page as text without spaces; right-to-left pages are drawn from the end of each line. */
export const textOfPage = (page: PdfPage, dir: 'ltr' | 'rtl'): string =>
  (dir === 'rtl' ? page.toReversed() : page).join('').normalize('NFC').replace(/\s/g, '');
