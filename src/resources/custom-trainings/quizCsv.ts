import { courseLimits } from '#contract/courses/limits';
import { textLimits } from '#contract/kit/limits';
import { type CsvTable } from '~/components/csv/types.ts';
import { toCsv } from '#contract/kit/csv';
import type { QuestionForm } from './editorForm.ts';

/** Columns of the file, the same in every language. */
export const quizColumns = ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Correct Answer Number'] as const;
export const quizTemplate = (): string => toCsv([quizColumns]);

/** i18n-keys: customTraining.csv.reasons.* */
export type RowFault = 'missing' | 'number' | 'long';
export interface QuizImport {
  questions: QuestionForm[];
  /** Rows that are left out; numbered as a spreadsheet shows them. */
  faults: { row: number; fault: RowFault }[];
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

function readRow(cells: readonly string[]): QuestionForm | RowFault {
  const [question = '', ...rest] = cells.map((cell) => cell.trim());
  const answers = rest.slice(0, courseLimits.quizAnswers);
  const number = rest[courseLimits.quizAnswers] ?? '';
  if ([question, ...answers, number].some((text) => text === '')) return 'missing';
  if (!/^\d$/.test(number) || Number(number) < 1 || Number(number) > courseLimits.quizAnswers) return 'number';
  if ([question, ...answers].some((text) => text.length > textLimits.longTextMax)) return 'long';
  return { question, answers, correctAnswer: Number(number) };
}

/** The questions of a file; null when it lacks one of the columns. */
export function readQuiz({ headers, rows }: CsvTable): QuizImport | null {
  const places = quizColumns.map((column) => headers.findIndex((header) => same(header, column)));
  if (places.includes(-1)) return null;
  const found: QuizImport = { questions: [], faults: [] };
  for (const { row, cells } of rows) {
    const read = readRow(places.map((place) => cells[place] ?? ''));
    if (typeof read === 'string') found.faults.push({ row, fault: read });
    else found.questions.push(read);
  }
  return found;
}
