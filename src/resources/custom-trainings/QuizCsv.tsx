import Button from '@mui/material/Button';
import { Download, FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { courseLimits } from '#contract/courses/limits';
import { toCsv } from '#contract/kit/csv';
import { textLimits } from '#contract/kit/limits';
import { checkCsvFile } from '~/components/csv/readCsv.ts';
import { CsvError, type CsvTable } from '~/components/csv/types.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { saveFile } from '~/browser/saveFile.ts';
import { Notice } from '~/fields/Notice.tsx';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { QuestionForm } from './editorForm.ts';
import css from './editor.module.css';

/** Columns of the file, the same in every language. */
const quizColumns = ['Question', 'Answer 1', 'Answer 2', 'Answer 3', 'Answer 4', 'Correct Answer Number'] as const;
/** A further column, which a file may lack, and a row leave empty. */
const explanationColumn = 'Explanation';
const quizTemplate = (): string => toCsv([[...quizColumns, explanationColumn]]);

/** i18n-keys: customTraining.csv.reasons.* */
type RowFault = 'missing' | 'number' | 'long';
interface QuizImport {
  questions: QuestionForm[];
  /** The skipped rows, numbered as a spreadsheet shows them. */
  faults: { row: number; fault: RowFault }[];
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

function readRow(cells: readonly string[], explanation: string): QuestionForm | RowFault {
  const [question = '', ...rest] = cells.map((cell) => cell.trim());
  const answers = rest.slice(0, courseLimits.quizAnswers);
  const number = rest[courseLimits.quizAnswers] ?? '';
  if ([question, ...answers, number].some((text) => text === '')) return 'missing';
  if (!/^\d$/.test(number) || Number(number) < 1 || Number(number) > courseLimits.quizAnswers) return 'number';
  if ([question, ...answers, explanation].some((text) => text.length > textLimits.longTextMax)) return 'long';
  return { question, answers, correctAnswer: Number(number), explanation };
}

/** Reads the questions of a file; null if a column is missing. */
function readQuiz({ headers, rows }: CsvTable): QuizImport | null {
  const placeOf = (column: string) => headers.findIndex((header) => same(header, column));
  const places = quizColumns.map(placeOf);
  const explained = placeOf(explanationColumn);
  if (places.includes(-1)) return null;
  const result: QuizImport = { questions: [], faults: [] };
  for (const { row, cells } of rows) {
    const read = readRow(
      places.map((place) => cells[place] ?? ''),
      cells[explained]?.trim() ?? '',
    );
    if (typeof read === 'string') result.faults.push({ row, fault: read });
    else result.questions.push(read);
  }
  return result;
}

/** The result of a file: questions and rows with faults, or why the file could not be read. */
async function readFile(file: File, room: number): Promise<QuizImport | CsvError | 'columns'> {
  const { parseCsv } = await import('~/components/csv/parse.ts');
  try {
    checkCsvFile(file, courseLimits.uploadBytes);
    const table = parseCsv(new Uint8Array(await file.arrayBuffer()), { maxRows: room, language: currentLanguage().code });
    return readQuiz(table) ?? 'columns';
  } catch (error) {
    return error instanceof CsvError ? error : new CsvError('parse');
  }
}

interface QuizCsvProps {
  /** Returns how many more questions the quiz can hold. */
  roomLeft: () => number;
  onQuestions: (questions: QuestionForm[]) => void;
}

/** Imports questions from a CSV file, and offers an empty template. */
export function QuizCsv({ roomLeft, onQuestions }: QuizCsvProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const room = roomLeft();
    const result = await readFile(file, room);
    // Without this, choosing the same file again after a correction fires no event.
    target.value = '';
    if (result instanceof CsvError) {
      const { fault, row = 0 } = result;
      const reason = fault === 'rows' ? t('customTraining.csv.tooMany', { rows: row, room }) : t(`imports.faults.${fault}`);
      return setProblems([reason]);
    }
    if (result === 'columns') return setProblems([t('customTraining.csv.columns', { columns: quizColumns.join(', ') })]);
    setProblems(
      result.faults.map(({ row, fault }) => t('customTraining.csv.row', { row, reason: t(`customTraining.csv.reasons.${fault}`) })),
    );
    if (result.questions.length === 0) return;
    onQuestions(result.questions);
    toast.success(t('customTraining.csv.done', { number: result.questions.length }));
  };
  const template = () => saveFile(new Blob([quizTemplate()], { type: 'text/csv;charset=utf-8' }), 'quiz-template.csv');
  return (
    <>
      <Button startIcon={<FileUp size={16} />} onClick={() => input.current?.click()}>
        {t('customTraining.csv.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('customTraining.csv.import')}
        onChange={(event) => void choose(event)}
      />
      <Button startIcon={<Download size={16} />} onClick={template}>
        {t('customTraining.csv.template')}
      </Button>
      {problems.length > 0 && (
        <div className={css.faults}>
          <Notice tone="warning">
            <strong>{t('customTraining.csv.problems')}</strong>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </>
  );
}
