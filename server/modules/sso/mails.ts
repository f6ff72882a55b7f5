import { eq } from 'drizzle-orm';
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
  // The connection may be gone when the mail is sent; until then it is kept from being removed.
  async fill(tx, { params: { connectionId = '' } }) {
    const [connection] = await tx
      .select({ id: ssoConnections.id })
      .from(ssoConnections)
      .where(eq(ssoConnections.id, connectionId))
      .for('share');
    return connection ? {} : null;
  },
});
