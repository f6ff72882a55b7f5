import { useCallback, useEffect, useRef, useState } from 'react';
import { courseLimits } from '#contract/courses/limits';
import { peopleLimits } from '#contract/people/limits';
import { readCsv } from '~/components/csv/readCsv.ts';
import { CsvError, type CsvEncoding, type CsvProgress, type CsvTable } from '~/components/csv/types.ts';
import { currentLanguage } from '~/i18n/i18n.ts';

interface FileState {
  file: File | null;
  table: CsvTable | null;
  progress: CsvProgress | null;
  fault: CsvError | null;
}

export interface CsvFile extends FileState {
  /** Reads a file; with `encoding`, in the encoding that the user chose. */
  read: (file: File, encoding?: CsvEncoding) => Promise<void>;
}

const noFile: FileState = { file: null, table: null, progress: null, fault: null };

/** The chosen file and its content. A new choice aborts the reading of the previous file. */
export function useCsvFile(): CsvFile {
  const [state, setState] = useState<FileState>(noFile);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = useCallback(async (file: File, encoding?: CsvEncoding) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState({ ...noFile, file });
    const change = (part: Partial<FileState>) => {
      if (!controller.signal.aborted) setState((now) => ({ ...now, ...part }));
    };
    try {
      const table = await readCsv(file, {
        maxBytes: courseLimits.uploadBytes,
        maxRows: peopleLimits.importRows,
        language: currentLanguage().code,
        signal: controller.signal,
        onProgress: (progress) => change({ progress }),
        encoding,
      });
      change({ table, progress: null });
    } catch (error) {
      change({ fault: error instanceof CsvError ? error : new CsvError('parse'), progress: null });
    }
  }, []);
  return { ...state, read };
}
