import Button from '@mui/material/Button';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { Working } from '~/components/form/Working.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { NotificationForm } from '../add/addUsersSchema.ts';
import type { Import } from './useImport.ts';
import formCss from '~/components/form/form.module.css';
import addUsersCss from '../add/addUsers.module.css';

interface ImportButtonsProps {
  footer: HTMLElement | null;
  flow: Import;
  onNext: () => void;
  onSave: () => void;
  onDone: () => void;
}

/** The buttons of the current step, in the footer of the drawer. */
export function ImportButtons({ footer, flow, onNext, onSave, onDone }: ImportButtonsProps) {
  const { t } = useTranslation();
  if (!footer) return null;
  return createPortal(
    <>
      <ImportProgress flow={flow} />
      <Buttons flow={flow} onNext={onNext} onSave={onSave} onDone={onDone} label={t('imports.saved.close')} />
    </>,
    footer,
  );
}

function Buttons({ flow, onNext, onSave, onDone, label }: Omit<ImportButtonsProps, 'footer'> & { label: string }) {
  const { t } = useTranslation();
  const { step, csv, mapping, final, lookup, isSaving, back } = flow;
  const isMailed = useWatch<NotificationForm, 'notification'>({ name: 'notification' });
  if (step === 'saved') {
    return (
      <Button variant="contained" color="primary" onClick={onDone}>
        {label}
      </Button>
    );
  }
  if (step === 'review') {
    const count = final?.valid.length ?? 0;
    const isEmpty = count === 0;
    const submitText = () => {
      if (final?.rejected.length === 0) return t('imports.submit');
      // Some rows stay out: the button says how many do not.
      return isMailed && !isEmpty ? t('imports.importAndMail', { count }) : t('imports.importValid', { count });
    };
    return (
      <>
        <Button className={addUsersCss.back} onClick={back} disabled={isSaving}>
          {t('addUsers.back')}
        </Button>
        {isEmpty && <span className={formCss.help}>{t('imports.noneValid')}</span>}
        <Button variant="contained" color="primary" onClick={onSave} disabled={isEmpty} loading={isSaving}>
          {submitText()}
        </Button>
      </>
    );
  }
  const hasFile = csv.table !== null;
  const isStuck = mapping.review !== null && mapping.review.valid.length === 0 && mapping.missing.length === 0;
  return (
    <>
      {!hasFile && <span className={formCss.help}>{t('imports.noFile')}</span>}
      {isStuck && <span className={formCss.help}>{t('imports.noneValid')}</span>}
      <Button
        variant="contained"
        color="primary"
        onClick={onNext}
        disabled={isStuck || !hasFile}
        loading={lookup !== null || mapping.progress !== null}
      >
        {t('addUsers.next')}
      </Button>
    </>
  );
}

/** Progress of the server calls, above the buttons so that every step shows it. */
function ImportProgress({ flow: { lookup, isSaving, final } }: { flow: Import }) {
  const { t } = useTranslation();
  if (!lookup && !isSaving) return null;
  return (
    <div className={addUsersCss.working}>
      {lookup ? (
        <Working label={t('imports.progress.lookup', lookup)} {...lookup} />
      ) : (
        <Working label={t('imports.progress.uploading', { count: final?.valid.length ?? 0 })} />
      )}
    </div>
  );
}
