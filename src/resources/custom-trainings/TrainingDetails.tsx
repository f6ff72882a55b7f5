import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { listCheatSheets } from '#contract/courses/courses';
import { uploadCheatSheet, uploadImage } from '#contract/courses/files';
import { SelectInput } from '~/components/form/inputs/SelectInput.tsx';
import { TextArea } from '~/components/form/inputs/TextArea.tsx';
import { TextInput } from '~/components/form/inputs/TextInput.tsx';
import { useErrorText } from '~/components/form/useErrorText.ts';
import { useEndpoint } from '~/dataProvider/index.ts';
import { uploadFile } from '~/dataProvider/uploadFile.ts';
import { CourseCover } from '~/features/learning/public.ts';
import { DropArea, FileButton, UploadList, useUploads } from '~/features/uploads/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type EditorForm, languageChoices } from './editorForm.ts';
import type { Busy } from './useEditor.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

/** The name, cover and cheat sheet of the training. */
export function TrainingDetails({ busy }: { busy: Busy }) {
  const { t } = useTranslation();
  const { field: language, fieldState } = useController<EditorForm, 'language'>({ name: 'language' });
  return (
    <section className={css.card} aria-labelledby="training-details">
      <h2 id="training-details">{t('customTraining.details')}</h2>
      <div className={formCss.column}>
        <CoverField onBusy={busy.cover} />
        <TextInput name="name" label={t('customTraining.fields.name')} isRequired />
        <TextArea name="description" label={t('customTraining.fields.description')} rows={3} />
        <div className={formCss.pair}>
          <SelectInput
            label={t('customTraining.fields.language')}
            value={language.value}
            options={languageChoices}
            error={fieldState.error?.message}
            onChange={language.onChange}
          />
          <SheetField onBusy={busy.sheet} />
        </div>
      </div>
    </section>
  );
}

/** The picture on the card of the training: an uploaded one, or a generated one. */
function CoverField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController<EditorForm, 'cover'>({ name: 'cover' });
  const errorText = useErrorText()(fieldState.error?.message);
  const name = useWatch<EditorForm, 'name'>({ name: 'name' });
  const uploads = useUploads(async (file, watching) => {
    const { id, url } = await uploadFile(uploadImage, {}, { file, ...watching });
    field.onChange({ url, fileId: id });
  }, onBusy);
  const choose = (files: Iterable<File>) => {
    // There is one cover: a new choice replaces an upload that failed or still runs.
    for (const { key } of uploads.list) uploads.cancel(key);
    uploads.add([...files].slice(0, 1));
  };
  return (
    <DropArea onFiles={choose} className={css.cover}>
      <CourseCover name={name} tone="custom" image={field.value?.url ?? null} />
      <div className={css.coverTools} role="group" aria-label={t('uploads.cover.label')}>
        <span className={formCss.label}>{t('uploads.cover.label')}</span>
        <span className={formCss.help}>{t('uploads.cover.help')}</span>
        <div className={css.add}>
          <FileButton kind="image" label={t('uploads.cover.choose')} onFiles={choose} />
          {field.value && (
            <Button startIcon={<Trash2 size={16} aria-hidden />} onClick={() => field.onChange(null)}>
              {t('uploads.cover.remove')}
            </Button>
          )}
        </div>
        <div className={formCss.error} role="alert">
          {errorText}
        </div>
        <UploadList uploads={uploads} />
      </div>
    </DropArea>
  );
}

/** The cheat sheet of the training: an existing one, or an uploaded PDF. */
function SheetField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  const { data: sheets, refetch } = useEndpoint(listCheatSheets, {});
  const { field, fieldState } = useController<EditorForm, 'cheatSheetId'>({ name: 'cheatSheetId' });
  const uploads = useUploads(async (file, watching) => {
    const { id } = await uploadFile(uploadCheatSheet, {}, { file, ...watching });
    await refetch();
    field.onChange(id);
  }, onBusy);
  return (
    <DropArea onFiles={uploads.add} className={css.sheet}>
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
