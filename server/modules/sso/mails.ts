import { eq } from 'drizzle-orm';
import { paths } from '#contract/paths';
import { ssoConnections } from '../../db/schema.ts';
import { defineMail } from '../../mail/mailKind.ts';
import { beginPath } from './provider.ts';

/** Tells somebody that an account at the provider opens theirs from now on. */
export const ssoLinked = defineMail<{ name?: string }>({ template: 'sso_linked' });

/** Asks somebody whether an account at the provider that names their address is theirs; the link begins a sign-in that connects it. */
export const ssoConfirm = defineMail<{ name?: string; companyName: string; connectionId: string }>({
  template: 'sso_confirm',
  button: { link: 'bind', page: beginPath },
  isByHouse: true,
  // The connection may have been removed by the time the mail is sent; the lock keeps it until then.
  async fill(tx, { params: { connectionId = '' } }) {
    const [connection] = await tx
      .select({ id: ssoConnections.id })
      .from(ssoConnections)
      .where(eq(ssoConnections.id, connectionId))
      .for('share');
    return connection ? {} : null;
  },
});

const settings = { path: () => paths.settingsSso };

/** A partner asks the admins of a customer to verify its domains, of which `domains` names some. */
export const domainReminder = defineMail<{ name?: string; companyName: string; partnerName: string; domains: string }>({
  template: 'domain_reminder',
  button: settings,
});

/** Another company has proved a domain of this one, whose record is missing; it may take it from `effectDate` on. */
export const domainContested = defineMail<{ name?: string; domain: string; effectDate: string }>({
  template: 'domain_contested',
  button: settings,
});
/** Another company has taken a domain of this one. */
export const domainLost = defineMail<{ name?: string; domain: string }>({ template: 'domain_lost', button: settings });

/** A partner asks the admins of a customer for a new certificate; `effectDate` is the last day of the present one. */
export const certificateReminder = defineMail<{ name?: string; companyName: string; partnerName: string; effectDate: string }>({
  template: 'certificate_reminder',
  button: settings,
});
