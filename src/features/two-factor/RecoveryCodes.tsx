import Button from '@mui/material/Button';
import { useToast } from '~/components/feedback/useToast.ts';
import { ShownOnceDialog } from '~/components/overlay/ShownOnceDialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './twoFactor.module.css';

const fileName = 'heed-recovery-codes.txt';

/** Shows new recovery codes. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(t('security.recovery.copied'));
  };
  return (
    <ShownOnceDialog title={t('security.recovery.saveTitle')} done={t('security.recovery.done')} onClose={onClose}>
      <p className={css.help}>{t('security.recovery.save')}</p>
      <ul className={css.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button onClick={() => void copy()} autoFocus>
          {t('security.recovery.copy')}
        </Button>
        <Button component="a" href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={fileName}>
          {t('security.recovery.download')}
        </Button>
      </div>
    </ShownOnceDialog>
  );
}
