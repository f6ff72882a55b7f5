import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CentredMessage } from './CentredMessage.tsx';

interface NotFoundStateProps {
  /** Where the list it was looked for in is. */
  backTo: string;
  backLabel: string;
  title?: string;
  text?: string;
}

/** A record that is gone or never was, inside the shell. */
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
