import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { config } from '~/browser/config.ts';
import { currentSession, type Session } from '~/session/useSession.ts';

/** Companies that do not buy from us: customers of a partner, users of another vendor's console, sub-resellers. */
export const buysElsewhere = ({ company }: Session): boolean =>
  company.integration === 'acronis' ||
  company.distribution.companyType === 'subreseller' ||
  company.distribution.parentCompanyId !== null;

/** The sales link, else the pricing link, if the operator has set one; none for a company that does not buy from us. */
export function salesContact(session: Session | null = currentSession()): string | undefined {
  return session && !buysElsewhere(session) ? (config.links.contactSales ?? config.links.pricing) : undefined;
}

/** A link to sales; nothing if there is none. */
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
