import IconButton from '@mui/material/IconButton';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { formatPercent } from '~/components/data/format.ts';
import { errorText } from '~/errors/errorText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { isFinal, type Upload, type Uploads } from './useUploads.ts';
import formCss from '~/components/form/form.module.css';
import css from './UploadList.module.css';

/** The running uploads, each with a progress bar and a cancel button; a failed one shows its reason. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <ul className={css.list}>
      {uploads.list.map((upload) => (
        <Row
          key={upload.key}
          upload={upload}
          onCancel={() => uploads.cancel(upload.key)}
          onRetry={() => uploads.retry(upload.key)}
        />
      ))}
    </ul>
  );
}

function Row({ upload, onCancel, onRetry }: { upload: Upload; onCancel: () => void; onRetry: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { file, state, share, fault } = upload;
  const { name } = file;
  const isFailed = state === 'failed';
  return (
    <li className={css.row} data-state={state}>
      {isFailed && <CircleAlert size={16} aria-hidden />}
      <div className={css.what}>
        <bdi id={id} className={css.name}>
          {name}
        </bdi>
        {isFailed ? (
          <span className={formCss.error} role="alert">
            {errorText(fault)}
          </span>
        ) : (
          <progress aria-labelledby={id} max={1} value={state === 'sending' && share < 1 ? share : undefined} />
        )}
      </div>
      {!isFailed && <span className={css.share}>{state === 'waiting' ? t('uploads.waiting') : formatPercent(share)}</span>}
      {isFailed && !isFinal(fault) && (
        <IconButton aria-label={t('uploads.retry', { name })} onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton aria-label={t(isFailed ? 'uploads.dismiss' : 'uploads.cancel', { name })} onClick={onCancel}>
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}
