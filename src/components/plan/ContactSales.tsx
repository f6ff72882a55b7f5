import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { config } from '~/session/config.ts';
import { salesContact } from './salesContact.ts';

/** The way to those who sell Boost; nothing where there is none. */
export function ContactSales(look: Pick<ButtonProps, 'variant' | 'color'>) {
  const { t } = useTranslation();
  const href = salesContact();
  if (!href) return null;
  const isPage = !href.startsWith('mailto:');
  return (
    <Button {...look} component="a" href={href} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {href === config.links.contactSales ? t('plans.contactSales') : t('home.interests.pricing.title')}
    </Button>
  );
}
