import Button from '@mui/material/Button';
import { Download, FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { courseLimits } from '#contract/courses/limits';
import { checkCsvFile } from '~/components/csv/readCsv.ts';
import { CsvError } from '~/components/csv/types.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { Notice } from '~/components/form/Notice.tsx';
import { saveFile } from '~/dataProvider/index.ts';
import { currentLanguage } from '~/session/i18n.ts';
import type { QuestionForm } from './editorForm.ts';
import { quizColumns, quizTemplate, readQuiz, type QuizImport } from './quizCsv.ts';

/** What a file gave: questions and rows with faults, or why it gave nothing at all. */
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
  /** How many questions the quiz can still take. */
  roomLeft: () => number;
  onQuestions: (questions: QuestionForm[]) => void;
}

/** Questions from a CSV file, and the empty file to fill in. */
export function QuizCsv({ roomLeft, onQuestions }: QuizCsvProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<string[]>([]);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const room = roomLeft();
    const found = await readFile(file, room);
    // The same file may be chosen again once it has been mended.
    target.value = '';
    if (found instanceof CsvError) {
      const { fault, row = 0 } = found;
      const reason = fault === 'rows' ? t('customTraining.csv.tooMany', { rows: row, room }) : t(`imports.faults.${fault}`);
      return setProblems([reason]);
    }
    if (found === 'columns') return setProblems([t('customTraining.csv.columns', { columns: quizColumns.join(', ') })]);
    setProblems(
      found.faults.map(({ row, fault }) => t('customTraining.csv.row', { row, reason: t(`customTraining.csv.reasons.${fault}`) })),
    );
    if (found.questions.length === 0) return;
    onQuestions(found.questions);
    toast.success(t('customTraining.csv.done', { number: found.questions.length }));
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
        <div className="custom-training-faults">
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
