import { useCallback, useEffect, useRef, useState } from 'react';
import { courseLimits } from '#contract/courses/limits';
import { peopleLimits } from '#contract/people/limits';
import { readCsv } from '~/components/csv/readCsv.ts';
import { CsvError, type CsvEncoding, type CsvProgress, type CsvTable } from '~/components/csv/types.ts';
import { currentLanguage } from '~/session/i18n.ts';

interface FileState {
  file: File | null;
  table: CsvTable | null;
  progress: CsvProgress | null;
  fault: CsvError | null;
}

export interface CsvFile extends FileState {
  /** Reads a file; with `encoding` the same one again, as the person says it is written. */
  read: (file: File, encoding?: CsvEncoding) => Promise<void>;
}

const nothing: FileState = { file: null, table: null, progress: null, fault: null };

/** The chosen file and what was read from it. A newer choice ends the reading of an older one. */
export function useCsvFile(): CsvFile {
  const [state, setState] = useState<FileState>(nothing);
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  const read = useCallback(async (file: File, encoding?: CsvEncoding) => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setState({ ...nothing, file });
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
        ...(encoding ? { encoding } : {}),
      });
      change({ table, progress: null });
    } catch (error) {
      change({ fault: error instanceof CsvError ? error : new CsvError('parse'), progress: null });
    }
  }, []);
  return { ...state, read };
}
