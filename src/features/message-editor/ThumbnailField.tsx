import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { messageLimits } from '#contract/messageTemplates/limits';
import { useToast } from '~/components/feedback/useToast.ts';
import { DropArea, FileButton } from '~/features/uploads/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { MessageForm } from './messageRules.ts';
import formCss from '~/components/form/form.module.css';
import css from './editor.module.css';

interface ThumbnailFieldProps {
  /** Address of the picture that the template has. */
  saved: string | null;
  chosen: File | null;
  onChoose: (file: File | null) => void;
}

const types = ['image/png', 'image/jpeg'];

/** The address of a chosen picture, as data: the policy of the panel knows no other for files. */
function useAddress(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; address: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, address: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return file && read?.file === file ? read.address : null;
}

/** The picture on the template's card. */
export function ThumbnailField({ saved, chosen, onChoose }: ThumbnailFieldProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const { field: removal } = useController<MessageForm, 'isDeleteThumbnail'>({ name: 'isDeleteThumbnail' });
  const [error, setError] = useState<string>();
  const address = useAddress(chosen) ?? (removal.value ? null : saved);
  const { width, height } = messageLimits.thumbnailSize;
  const choose = ([file]: File[]) => {
    if (!file) return;
    const problem = !types.includes(file.type)
      ? t('errors.not_a_thumbnail')
      : file.size > messageLimits.thumbnailBytes
        ? t('errors.thumbnail_too_large')
        : undefined;
    setError(problem);
    if (problem) return toast.error(problem);
    removal.onChange(false);
    onChoose(file);
  };
  const remove = () => {
    setError(undefined);
    onChoose(null);
    removal.onChange(saved !== null);
  };
  return (
    <DropArea onFiles={(files) => choose([...files])} className={css.thumbnail}>
      <div role="group" aria-label={t('exercise.editor.thumbnail.label')} className={css.thumbnailTools}>
        <span className={formCss.label}>{t('exercise.editor.thumbnail.label')}</span>
        <span className={formCss.help}>{t('exercise.editor.thumbnail.help', { width, height })}</span>
        <div className={css.tools}>
          <FileButton kind="thumbnail" label={t('exercise.editor.thumbnail.choose')} onFiles={(files) => choose([...files])} />
          {address && (
            <Button startIcon={<Trash2 size={16} aria-hidden />} onClick={remove}>
              {t('exercise.editor.thumbnail.remove')}
            </Button>
          )}
        </div>
        <div className={formCss.error} role="alert">
          {error}
        </div>
      </div>
      {address && <img src={address} alt="" className={css.picture} />}
    </DropArea>
  );
}
