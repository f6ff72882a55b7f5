import IconButton from '@mui/material/IconButton';
import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../data/format.ts';
import { errorText } from '~/session/errorText.ts';
import { isFinal, type Upload, type Uploads } from './useUploads.ts';
import './upload.css';

/** The files on their way, each with a bar and a way to stop it; those that were not taken say why. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  if (uploads.list.length === 0) return null;
  return (
    <ul className="upload-list">
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
    <li className="upload-row" data-state={state}>
      {isFailed && <CircleAlert size={16} aria-hidden />}
      <div className="upload-what">
        <bdi id={id} className="upload-name">
          {name}
        </bdi>
        {isFailed ? (
          <span className="field-error" role="alert">
            {errorText(fault)}
          </span>
        ) : (
          <progress aria-labelledby={id} max={1} {...(state === 'sending' && share < 1 ? { value: share } : {})} />
        )}
      </div>
      {!isFailed && <span className="upload-share">{state === 'waiting' ? t('uploads.waiting') : formatPercent(share)}</span>}
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
