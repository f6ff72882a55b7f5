import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '~/session/errorReports.ts';
import { currentLanguage } from '~/session/i18n.ts';
import { useSession } from '~/session/useSession.ts';
import { formatDateTime } from '../data/format.ts';
import { useToast } from '../feedback/useToast.ts';
import type { PdfReport } from '../pdf/report.ts';

/** What a page says in its PDF; company, date and language are added here. */
export type PdfInput = Omit<PdfReport, 'companyName' | 'logoUrl' | 'date' | 'language' | 'dir'>;

interface PdfExport {
  /** In words, as the export menu takes it; absent while nothing is made. */
  progress: string | undefined;
  /** How much of it is made, from 0 to 1; absent while what it says is still read. */
  share: number | undefined;
  /** Reads what the PDF says, makes it and hands it to the browser. Failures are said in a toast. */
  start: (read: (signal: AbortSignal) => Promise<PdfInput>) => Promise<void>;
  cancel: () => void;
}

/** The page as a PDF. Nothing that makes it is fetched before it is asked for. */
export function usePdfExport(): PdfExport {
  const { t } = useTranslation();
  const toast = useToast();
  const { company } = useSession();
  const [isWorking, setIsWorking] = useState(false);
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start: PdfExport['start'] = async (read) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setIsWorking(true);
    setShare(undefined);
    try {
      const [{ exportPdf }, input] = await Promise.all([import('../pdf/exportPdf.ts'), read(signal)]);
      const { folder: language, dir } = currentLanguage();
      const date = formatDateTime(new Date());
      const report = { ...input, companyName: company.name, logoUrl: company.logo, date, language, dir };
      await exportPdf(report, { signal, onProgress: setShare });
      toast.success(t('pdf.done', { file: input.fileName }));
    } catch (error) {
      if (signal.aborted) return;
      reportError(error);
      toast.error(t('pdf.failed'));
    } finally {
      if (!signal.aborted) setIsWorking(false);
    }
  };
  const cancel = () => {
    running.current?.abort();
    setIsWorking(false);
  };
  return { progress: isWorking ? t('pdf.working') : undefined, share, start, cancel };
}
