import type { ListRecord } from '~/components/list/column.ts';
import type { WordOf } from './cells.tsx';
import { type Field, kinds } from './field.ts';

const padding = 24;
const dot = 16;
/** Wider words go on a second line, a state is cut. */
const widest = { choice: 132, status: 140 };

/** Pixels at the table's size; near enough to choose a width. */
function widthOfLetter(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= 0x2e80) return 13;
  return code >= 0x370 && code < 0x530 ? 7.6 : 6.8;
}

const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + widthOfLetter(letter), 0);

/** The least width of a column whose words are known: they are longer in some languages than in others. */
export function widthOfWords<T extends ListRecord>(field: Field<T>, wordOf: WordOf): { minWidth?: number } {
  if (field.kind !== 'choice' && field.kind !== 'status') return {};
  const values = field.kind === 'choice' ? field.values : Object.keys(field.tones);
  const longest = Math.max(...values.map((value) => widthOf(wordOf(`${field.texts}.${value}`))));
  const wanted = Math.ceil(longest) + padding + (field.kind === 'status' ? dot : 0);
  return { minWidth: Math.min(widest[field.kind], Math.max(kinds[field.kind].minWidth, wanted)) };
}
