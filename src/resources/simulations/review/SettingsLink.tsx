import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useWhiteLabelPath } from '~/features/settings/public.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';

/** Leads to the settings of domains and senders; nothing for who may not change them. */
export function SettingsLink() {
  const { t } = useTranslation();
  const path = useWhiteLabelPath();
  if (path === null) return null;
  return (
    <Button size="small" color="inherit" component={Link} to={path}>
      {t('simulationCreate.toSettings')}
    </Button>
  );
}
