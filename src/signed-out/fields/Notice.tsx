import { useTranslation } from 'react-i18next';
import { AlertIcon } from '../icons.tsx';

export interface NoticeContent {
  message: string;
  /** A second sentence that helps. */
  info?: string | undefined;
  /** Where this account signs in instead. */
  link?: string | undefined;
}

/** What concerns the whole form. The live region is always there, so that its text is announced when it comes. */
export function Notice({ notice, tone = 'error' }: { notice: NoticeContent | undefined; tone?: 'error' | 'info' | 'success' }) {
  const { t } = useTranslation();
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className="so-notice-region">
      {notice && (
        <div className="so-notice" data-tone={tone}>
          <AlertIcon />
          <div>
            <p>{notice.message}</p>
            {notice.info && <p className="so-notice-info">{notice.info}</p>}
            {notice.link && (
              <a className="so-link" href={notice.link}>
                {t('auth.loginHere')}
              </a>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
