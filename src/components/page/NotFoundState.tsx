import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { CentredMessage } from './CentredMessage.tsx';

interface NotFoundStateProps {
  /** URL of the list that the record would be in. */
  backTo: string;
  backLabel: string;
  title?: string;
  text?: string;
}

/** Shown for a record that does not exist. */
export function NotFoundState({ backTo, backLabel, title, text }: NotFoundStateProps) {
  const { t } = useTranslation();
  return (
    <CentredMessage
      icon={<SearchX size={22} />}
      title={title ?? t('errors.record.title')}
      text={text ?? t('errors.record.text')}
      action={
        <Button component={Link} to={backTo}>
          {backLabel}
        </Button>
      }
    />
  );
}
