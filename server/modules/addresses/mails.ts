import { defineMail } from '../../mail/mailKind.ts';

const stop = { link: 'stop', page: '/stop_address_change' } as const;

/** Sent to the address to confirm. */
export const verifyEmailMail = defineMail<{ name?: string; email: string }>({
  template: 'verify_email',
  button: { link: 'verify', page: '/verify_email' },
  isByHouse: true,
});

/** Sent to the old address when a person changes their own. */
export const addressChange = defineMail<{ name?: string; email: string; changeId: string }>({
  template: 'address_change',
  button: stop,
  isByHouse: true,
});

interface ReplacedParams {
  name?: string;
  email: string;
  reason: string;
  /** `2026-11-21`. */
  effectDate: string;
  changeId: string;
}

/** Sent to the old address when a superadmin replaces a lost mailbox. */
export const addressReplaced = defineMail<ReplacedParams>({ template: 'address_replaced', button: stop, isByHouse: true });

/** Sent to the valid address after a change, or after a change was stopped. */
export const addressInForce = defineMail<{ name?: string; email: string }>({
  template: 'address_in_force',
  button: { link: 'reset', page: '/change-password' },
  isByHouse: true,
});
