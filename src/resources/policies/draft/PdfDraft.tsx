import { uploadPolicy } from '#contract/courses/files';
import { uploadFile } from '~/dataProvider/uploadFile.ts';
import { DropArea, FileButton, UploadList, useUploads } from '~/features/uploads/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { FileLine } from '../page/Content.tsx';
import type { DraftContent } from './draftContent.ts';
import formCss from '~/components/form/form.module.css';
import css from './draft.module.css';

interface PdfDraftProps {
  file: DraftContent['file'];
  onChange: (file: NonNullable<DraftContent['file']>) => void;
}

/** A policy as a document. */
export function PdfDraft({ file, onChange }: PdfDraftProps) {
  const { t } = useTranslation();
  const uploads = useUploads(async (chosen, watching) => {
    const { id, name, bytes, url } = await uploadFile(uploadPolicy, {}, { file: chosen, ...watching });
    onChange({ id, name, bytes, url, isNew: true });
  });
  const choose = (files: Iterable<File>) => {
    // There is one document: a new choice replaces an upload that failed or still runs.
    for (const { key } of uploads.list) uploads.cancel(key);
    uploads.add([...files].slice(0, 1));
  };
  return (
    <DropArea onFiles={choose} className={css.drop}>
      {file && <FileLine file={file} />}
      <div className={css.choose}>
        <FileButton kind="policy" label={t(file ? 'policies.draft.replacePdf' : 'policies.draft.choosePdf')} onFiles={choose} />
        <span className={formCss.help}>{t('policies.draft.pdfHelp')}</span>
      </div>
      <UploadList uploads={uploads} />
    </DropArea>
  );
}
