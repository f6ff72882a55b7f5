import type { Endpoint } from '#contract/kit/endpoint';
import { saveFile } from '~/browser/saveFile.ts';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { useToast } from '~/components/feedback/useToast.ts';
import { type EndpointInput, requestOf } from '~/dataProvider/callEndpoint.ts';
import { fileNameOf } from '~/dataProvider/download.ts';
import { send } from '~/dataProvider/http.ts';
import { useCancellable } from '~/dataProvider/useCancellable.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface PdfExport<E extends Endpoint> {
  /** A text for the export menu; undefined while no export is running. */
  progress: string | undefined;
  start: (input: EndpointInput<E>) => Promise<void>;
  cancel: () => void;
}

/** The server writes the days of the file in the time zone of the browser. */
const timeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The PDF of a report's call, one at a time; it is cancelled when the component unmounts. Failures show a toast. */
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
