import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Item {
  str: string;
  transform: number[];
}
interface Node {
  role?: string;
  alt?: string;
  children?: Node[];
}
export interface ReadPdf {
  /** The text of each page without spaces, line by line, in the direction of the document. */
  pages: string[];
  /** The same with a space between pieces and a line break between lines. */
  lines: string[];
  title: string;
  language: string;
  /** The PDF standard that the file claims. */
  metadata: string;
  isTagged: boolean;
  /** Role of each element for a screen reader, in reading order. */
  elements: { role: string; alt?: string }[];
}

/** Sorts the pieces of a line by position; the file has them in drawing order. */
function linesOf(items: Item[], dir: 'ltr' | 'rtl'): string[] {
  const lines = new Map<number, Item[]>();
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const y = Math.round(item.transform[5] ?? 0);
    const line = lines.get(y) ?? lines.get(y + 1) ?? lines.get(y - 1) ?? [];
    line.push(item);
    lines.set(y, line);
  }
  const turn = dir === 'rtl' ? -1 : 1;
  return [...new Set(lines.values())].map((line) =>
    line
      .toSorted((one, other) => turn * ((one.transform[4] ?? 0) - (other.transform[4] ?? 0)))
      .map(({ str }) => str)
      .join(' '),
  );
}

const elementsIn = ({ role, alt, children = [] }: Node): ReadPdf['elements'] => [
  ...(role ? [{ role, ...(alt && { alt }) }] : []),
  ...children.flatMap(elementsIn),
];

/** Extracts from a PDF what a reader, a search and a screen reader get. */
export async function readPdf(file: Uint8Array, dir: 'ltr' | 'rtl' = 'ltr'): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const [{ info, metadata }, mark] = await Promise.all([pdf.getMetadata(), pdf.getMarkInfo()]);
  const told = info as Record<string, string>;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const read = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return { lines: linesOf(items as Item[], dir), tree: (await page.getStructTree()) as Node | null };
    }),
  );
  await pdf.destroy();
  return {
    pages: read.map(({ lines }) => solid(lines.join(''))),
    lines: read.map(({ lines }) => lines.join('\n')),
    title: told['Title'] ?? '',
    language: told['Language'] ?? '',
    metadata: metadata?.getRaw() ?? '',
    isTagged: mark?.['Marked'] === true,
    elements: read.flatMap(({ tree }) => (tree ? elementsIn(tree) : [])),
  };
}

/** A text without spaces, composed: to compare texts that were wrapped. */
export const solid = (text: string): string => text.normalize('NFC').replace(/\s/g, '');
