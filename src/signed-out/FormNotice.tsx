import { useTranslation } from 'react-i18next';
import { AlertIcon } from './icons.tsx';
import signedOutCss from './signedOut.module.css';
import css from './FormNotice.module.css';

export interface NoticeContent {
  message: string;
  /** A second sentence that helps. */
  info?: string | undefined;
  /** Where this account signs in instead. */
  link?: string | undefined;
}

/** What concerns the whole form. The live region is always there, so that its text is announced when it comes. */
export function FormNotice({
  notice,
  tone = 'error',
}: {
  notice: NoticeContent | undefined;
  tone?: 'error' | 'info' | 'success' | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div role={tone === 'error' ? 'alert' : 'status'}>
      {notice && (
        <div className={css.notice} data-tone={tone}>
          <AlertIcon />
          <div>
            <p>{notice.message}</p>
            {notice.info && <p className={css.info}>{notice.info}</p>}
            {notice.link && (
              <a className={signedOutCss.link} href={notice.link}>
                {t('auth.loginHere')}
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
