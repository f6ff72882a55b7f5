import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { uploadImage } from '#contract/courses/files';
import { CourseCover } from '~/components/courses/CourseCover.tsx';
import { useErrorText } from '~/components/form/useErrorText.ts';
import { DropArea } from '~/components/upload/DropArea.tsx';
import { FileButton } from '~/components/upload/FileButton.tsx';
import { UploadList } from '~/components/upload/UploadList.tsx';
import { useUploads } from '~/components/upload/useUploads.ts';
import { uploadFile } from '~/dataProvider/index.ts';
import type { EditorForm } from './editorForm.ts';

/** The picture on the card of the training: one's own, or the one that is drawn for it. */
export function CoverField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<EditorForm, 'cover'>({ name: 'cover' });
  const errorText = useErrorText()(fieldState.error?.message);
  const name = useWatch<EditorForm, 'name'>({ name: 'name' });
  const uploads = useUploads(async (file, watching) => {
    const { id, url } = await uploadFile(uploadImage, {}, { file, ...watching });
    field.onChange({ url, fileId: id });
  }, onBusy);
  const choose = (files: Iterable<File>) => {
    // There is one cover: a new choice takes the place of one that failed or is on its way.
    for (const { key } of uploads.list) uploads.cancel(key);
    uploads.add([...files].slice(0, 1));
  };
  return (
    <DropArea onFiles={choose} className="custom-training-cover">
      <CourseCover name={name} tone="custom" image={field.value?.url ?? null} />
      <div className="custom-training-cover-tools" role="group" aria-label={t('uploads.cover.label')}>
        <span className="field-label">{t('uploads.cover.label')}</span>
        <span className="field-help">{t('uploads.cover.help')}</span>
        <div className="custom-training-add">
          <FileButton kind="image" label={t('uploads.cover.choose')} onFiles={choose} />
          {field.value && (
            <Button startIcon={<Trash2 size={16} aria-hidden />} onClick={() => field.onChange(null)}>
              {t('uploads.cover.remove')}
            </Button>
          )}
        </div>
        <div className="field-error" role="alert">
          {errorText}
        </div>
        <UploadList uploads={uploads} />
      </div>
    </DropArea>
  );
}
