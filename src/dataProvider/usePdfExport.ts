import { useTranslation } from 'react-i18next';
import type { Endpoint } from '#contract/kit/endpoint';
import { saveFile } from '~/components/data/saveFile.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { type EndpointInput, requestOf } from './callEndpoint.ts';
import { fileNameOf } from './fileName.ts';
import { send } from './http.ts';
import { useCancellable } from './useCancellable.ts';

export interface PdfExport<E extends Endpoint> {
  /** In words, as the export menu takes it; absent while nothing is made. */
  progress: string | undefined;
  start: (input: EndpointInput<E>) => Promise<void>;
  cancel: () => void;
}

/** What the server writes of days is about the place where the reader is. */
const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A report's own call as a PDF, one at a time; leaving the page ends it. Failures are said in a toast. */
export function usePdfExport<E extends Endpoint>(endpoint: E, filename: string): PdfExport<E> {
  const { t } = useTranslation();
  const toast = useToast();
  const say = useErrorToast();
  const { progress, run, cancel } = useCancellable<true>();
  const start: PdfExport<E>['start'] = (input) =>
    run(
      true,
      async (signal) => {
        const accept = 'application/pdf, application/json;q=0.9';
        const response = await send({
          ...requestOf(endpoint, { ...input, signal }),
          accept,
          headers: { 'Time-Zone': timeZone() },
        });
        const named = fileNameOf(response, filename);
        saveFile(await response.blob(), named);
        toast.success(t('pdf.done', { file: named }));
      },
      say,
    );
  return { progress: progress && t('pdf.working'), start, cancel };
}
