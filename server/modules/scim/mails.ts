import { paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

/** Sent to the old address of a person when the directory of the company has moved them to another one. */
export const addressMoved = defineMail<{ name?: string; email: string }>({ template: 'address_by_directory' });

/** Asks somebody who uses the panel, and the account owner, about the address that the directory names for that person. */
export const moveQuestion = defineMail<{ name?: string; email: string; newEmail: string }>({
  template: 'address_by_directory_asked',
  button: { path: () => `${paths.provisionedPeople}?states=moving` },
});

const provisioned = { path: () => paths.provisionedPeople };

/** Tells the account owner that the directory manages an admin from now on. */
export const adminAdopted = defineMail<{ name?: string; email: string }>({ template: 'scim_admin_adopted', button: provisioned });

/** Tells the account owner that the directory has taken an admin their access. */
export const adminDeactivated = defineMail<{ name?: string; email: string }>({
  template: 'scim_admin_deactivated',
  button: provisioned,
});

/** Tells an admin that deactivations of the directory wait for somebody to say yes or no. */
export const waveHeld = defineMail<{ name?: string }>({
  template: 'scim_held',
  button: { path: () => `${paths.provisionedPeople}?states=held` },
});
