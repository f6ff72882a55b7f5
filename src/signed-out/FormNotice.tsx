import { Notice } from '~/fields/Notice.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import type { Flash } from '~/session/signals.ts';
import { openSupport } from '~/support/supportStore.ts';
import { AlertIcon, CheckIcon } from './icons.tsx';
import signedOutCss from './signedOut.module.css';
import css from './FormNotice.module.css';

export interface NoticeContent {
  message: string;
  /** A second sentence that helps. */
  info?: string | undefined;
  /** Where this account signs in instead. */
  link?: string | undefined;
  /** Has a button that opens the support drawer. */
  isForSupport?: boolean;
}

interface FormNoticeProps {
  notice: NoticeContent | undefined;
  tone?: Flash['tone'] | undefined;
}

/** A message about the whole form. */
export function FormNotice({ notice, tone = 'error' }: FormNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={css.place}>
      <Notice tone={tone === 'error' ? 'danger' : tone}>
        {notice && (
          <div className={css.content}>
            {tone === 'success' ? <CheckIcon /> : <AlertIcon />}
            <div>
              <p>{notice.message}</p>
              {notice.info && <p className={css.info}>{notice.info}</p>}
              <div className={css.leads}>
                {notice.link && (
                  <a className={signedOutCss.link} href={notice.link}>
                    {t('auth.loginHere')}
                  </a>
                )}
                {notice.isForSupport && (
                  <button type="button" className={signedOutCss.link} onClick={openSupport}>
                    {t('errors.pages.disabled.support')}
                  </button>
                )}
              </div>
            </div>
          </div>
        )}
      </Notice>
    </div>
  );
}
