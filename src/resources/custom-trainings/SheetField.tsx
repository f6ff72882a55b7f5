import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listCheatSheets } from '#contract/courses/courses';
import { uploadCheatSheet } from '#contract/courses/files';
import { SelectInput } from '~/components/form/SelectInput.tsx';
import { DropArea } from '~/components/upload/DropArea.tsx';
import { FileButton } from '~/components/upload/FileButton.tsx';
import { UploadList } from '~/components/upload/UploadList.tsx';
import { useUploads } from '~/components/upload/useUploads.ts';
import { uploadFile, useEndpoint } from '~/dataProvider/index.ts';
import type { EditorForm } from './editorForm.ts';

/** The page of advice that comes with the training: one that is there already, or a PDF of one's own. */
export function SheetField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  const { data: sheets, refetch } = useEndpoint(listCheatSheets, {});
  const { field, fieldState } = useController<EditorForm, 'cheatSheetId'>({ name: 'cheatSheetId' });
  const uploads = useUploads(async (file, watching) => {
    const { id } = await uploadFile(uploadCheatSheet, {}, { file, ...watching });
    await refetch();
    field.onChange(id);
  }, onBusy);
  return (
    <DropArea onFiles={uploads.add} className="custom-training-sheet">
      <SelectInput
        label={t('customTraining.fields.cheatSheet')}
        value={field.value}
        options={(sheets ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel={t('customTraining.fields.noCheatSheet')}
        error={fieldState.error?.message}
        onChange={field.onChange}
      />
      <FileButton kind="cheatSheet" label={t('uploads.sheet.button')} onFiles={uploads.add} />
      <UploadList uploads={uploads} />
    </DropArea>
  );
}
