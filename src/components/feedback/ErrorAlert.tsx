import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import type { TextKey } from '#locales/english.ts';
import { errorText } from '~/errors/errorText.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

interface ErrorAlertProps {
  error: unknown;
  /** The sentence for an error that has none, if not the usual one. */
  general?: TextKey | undefined;
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined;
  sx?: SxProps<Theme>;
}

/** An error message inside a page, with a retry. */
export function ErrorAlert({ error, general, onRetry, sx = {} }: ErrorAlertProps) {
  const { t } = useTranslation();
  const retry = onRetry && (
    <Button size="small" variant="text" onClick={onRetry}>
      {t('common.tryAgain')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry} sx={sx}>
      {errorText(error, general)}
    </Alert>
  );
}
