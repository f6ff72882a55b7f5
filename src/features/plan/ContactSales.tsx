import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { config } from '~/browser/config.ts';
import { currentSession, type Session } from '~/session/useSession.ts';

/** Companies that buy from a partner, another vendor's console or (sub-resellers) their reseller. */
export const buysElsewhere = ({ company }: Session): boolean =>
  company.integration === 'acronis' ||
  company.distribution.companyType === 'subreseller' ||
  company.distribution.parentCompanyId !== null;

/** Address of sales, else of the prices, as the operator has set them; none for a company that buys elsewhere. */
export function salesContact(session: Session | null = currentSession()): string | undefined {
  return session && !buysElsewhere(session) ? (config.links.contactSales ?? config.links.pricing) : undefined;
}

/** Leads to sales; nothing without an address. */
export function ContactSales(look: Pick<ButtonProps, 'variant' | 'color'>) {
  const { t } = useTranslation();
  const href = salesContact();
  if (!href) return null;
  const isPage = !href.startsWith('mailto:');
  return (
    <Button
      {...look}
      component="a"
      href={href}
      target={isPage ? '_blank' : undefined}
      rel={isPage ? 'noopener noreferrer' : undefined}
    >
      {href === config.links.contactSales ? t('plans.contactSales') : t('home.interests.pricing.title')}
    </Button>
  );
}
