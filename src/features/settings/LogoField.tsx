import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useController } from 'react-hook-form';
import type { uploadLogo } from '#contract/company/companies';
import type { uploadBrandLogo } from '#contract/partners/whiteLabel';
import { z } from 'zod';
import { CompanyLogo } from '~/components/data/CompanyLogo.tsx';
import { uploadFile } from '~/dataProvider/uploadFile.ts';
import { DropArea, FileButton, UploadList, useUploads } from '~/features/uploads/public.ts';
import formCss from '~/components/form/form.module.css';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './logoField.module.css';

/** The logo on screen; `id` only of a picture that was uploaded since. */
export const logoSchema = z.object({ id: z.string().nullable(), url: z.string() }).nullable();
interface WithLogo {
  logo: z.input<typeof logoSchema>;
}

/** What a save sends: a logo that was there before is not sent again. */
export const logoIdOf = ({ logo }: WithLogo): { logoId?: string | null } =>
  logo === null ? { logoId: null } : logo.id === null ? {} : { logoId: logo.id };

interface LogoFieldProps {
  /** Takes the picture. */
  upload: typeof uploadLogo | typeof uploadBrandLogo;
  /** Whose initials stand in the place of a logo. */
  name: string;
  /** Where the logo is shown. */
  help: string;
  isDisabled?: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** The field `logo` of a form: the picture, with buttons that replace and remove it. It counts once the form is saved. */
export function LogoField({ upload, name, help, isDisabled = false, onBusy }: LogoFieldProps) {
  const { t } = useTranslation();
  const { field } = useController<WithLogo, 'logo'>({ name: 'logo' });
  const uploads = useUploads(async (file, watching) => field.onChange(await uploadFile(upload, {}, { file, ...watching })), onBusy);
  const choose = (files: Iterable<File>) => {
    // There is one logo: a new choice replaces an upload that failed or still runs.
    for (const { key } of uploads.list) uploads.cancel(key);
    uploads.add([...files].slice(0, 1));
  };
  return (
    <DropArea onFiles={choose} className={css.logo}>
      <CompanyLogo name={name} logo={field.value?.url ?? null} size={64} />
      <div className={css.logoTools} role="group" aria-label={t('settings.general.logo')}>
        <span className={formCss.label}>{t('settings.general.logo')}</span>
        <span className={formCss.help}>{help}</span>
        {!isDisabled && (
          <div className={css.buttons}>
            <FileButton kind="image" label={t('settings.general.chooseLogo')} onFiles={choose} />
            {field.value && (
              <Button startIcon={<Trash2 size={16} aria-hidden />} onClick={() => field.onChange(null)}>
                {t('settings.general.removeLogo')}
              </Button>
            )}
          </div>
        )}
        <UploadList uploads={uploads} />
      </div>
    </DropArea>
  );
}
