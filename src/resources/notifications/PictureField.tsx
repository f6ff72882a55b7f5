import Button from '@mui/material/Button';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { uploadNotificationImage } from '#contract/help/notifications';
import { useErrorToast } from '~/components/feedback/useErrorToast.ts';
import { Field } from '~/components/form/Field.tsx';
import { FileButton } from '~/features/uploads/public.ts';
import { uploadFile } from '~/dataProvider/uploadFile.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './PictureField.module.css';

interface Props {
  /** URL of the saved picture. */
  present: string | null;
  onUploading: (isUploading: boolean) => void;
}

/** The picture of a notification, bound to the form as `imageId`. */
export function PictureField({ present, onUploading }: Props) {
  const { t } = useTranslation();
  const { field } = useController<{ imageId?: string | null }>({ name: 'imageId' });
  const [shown, setShown] = useState(present);
  const showError = useErrorToast();
  const upload = async (file: File | undefined) => {
    if (!file) return;
    onUploading(true);
    try {
      const sending = { file, signal: new AbortController().signal, onProgress: () => undefined };
      const { id, url } = await uploadFile(uploadNotificationImage, {}, sending);
      field.onChange(id);
      setShown(url);
    } catch (error) {
      showError(error);
    } finally {
      onUploading(false);
    }
  };
  const remove = () => {
    field.onChange(null);
    setShown(null);
  };
  return (
    <Field as="group" label={t('help.notifications.image')}>
      {() => (
        <div className={css.picture}>
          {shown && <img src={shown} alt="" />}
          <FileButton label={t('help.notifications.upload')} kind="image" onFiles={(files) => void upload([...files][0])} />
          {shown && <Button onClick={remove}>{t('help.notifications.removeImage')}</Button>}
        </div>
      )}
    </Field>
  );
}
