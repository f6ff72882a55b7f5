import Button from '@mui/material/Button';
import { Copy, ExternalLink } from 'lucide-react';
import { sharePath } from '#contract/courses/share';
import { useToast } from '~/components/feedback/useToast.ts';
import { Field } from '~/components/form/Field.tsx';
import { config } from '~/browser/config.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import formCss from '~/components/form/form.module.css';
import { Dialog } from '~/components/overlay/Dialog.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import css from './ShareDialog.module.css';

/** The places to share a link; `{url}` stands for the link. Names are the same in every language. */
const places = [
  { name: 'LinkedIn', address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  { name: 'X', address: 'https://x.com/intent/post?url={url}' },
  { name: 'Facebook', address: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
] as const;

interface ShareDialogProps {
  course: { id: string; name: string };
  onClose: () => void;
}

/** Shares the page that shows a course to people without an account. */
export function ShareDialog({ course, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const url = (config.shareUrl ?? location.origin) + sharePath('course', course.id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('videos.share.copied'));
    } catch {
      toast.error(t('campaigns.share.notCopied'));
    }
  };
  return (
    <Dialog
      title={t('campaigns.share.title', { course: course.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button variant="contained" color="primary" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
            {t('videos.share.copy')}
          </Button>
        </>
      }
    >
      <div className={css.share}>
        <div className={css.places}>
          {places.map(({ name, address }) => (
            <Button
              key={name}
              variant="outlined"
              component="a"
              href={address.replace('{url}', encodeURIComponent(url))}
              target="_blank"
              rel="noopener noreferrer"
              endIcon={<ExternalLink size={14} aria-hidden />}
            >
              {name}
              <span className={helpersCss.visuallyHidden}> ({t('common.opensInNewTab')})</span>
            </Button>
          ))}
        </div>
        <Field label={t('campaigns.share.link')}>
          {(control) => (
            <input
              {...control}
              className={formCss.control}
              dir="ltr"
              readOnly
              value={url}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}
