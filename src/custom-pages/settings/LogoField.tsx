import Button from '@mui/material/Button';
import { Trash2 } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { uploadLogo } from '#contract/company/companies';
import { CompanyLogo } from '~/components/data/CompanyLogo.tsx';
import { uploadFile } from '~/dataProvider/index.ts';
import { DropArea, FileButton, UploadList, useUploads } from '~/features/uploads/public.ts';
import type { GeneralForm } from './generalForm.ts';
import formCss from '~/components/form/form.module.css';
import css from './settings.module.css';

/** The logo as the sidebar shows it, with buttons that replace and remove it. It counts once the form is saved. */
export function LogoField({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const { t } = useTranslation();
  const { field } = useController<GeneralForm, 'logo'>({ name: 'logo' });
  const name = useWatch<GeneralForm, 'name'>({ name: 'name' });
  const uploads = useUploads(
    async (file, watching) => field.onChange(await uploadFile(uploadLogo, {}, { file, ...watching })),
    onBusy,
  );
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
        <span className={formCss.help}>{t('settings.general.logoHelp')}</span>
        <div className={css.buttons}>
          <FileButton kind="image" label={t('settings.general.chooseLogo')} onFiles={choose} />
          {field.value && (
            <Button startIcon={<Trash2 size={16} aria-hidden />} onClick={() => field.onChange(null)}>
              {t('settings.general.removeLogo')}
            </Button>
          )}
        </div>
        <UploadList uploads={uploads} />
      </div>
    </DropArea>
  );
}
