import { runScript } from './runScript.ts';
import { signInOver } from './signInOver.ts';

/** The account that `makeFirstAdmin` prepares: no demo is made beside it, which takes ten times as long. */
export const firstAdmin = { email: 'keeper@test.example', password: 'Corr3ct-horse!' } as const;

/**
 * Prepares an empty data directory or database with one company, whose administrator is staff. Returns what still has to be done
 * once a server runs there: choose the password and accept the policy.
 */
export async function makeFirstAdmin(place: Record<string, string>): Promise<(address: string) => Promise<void>> {
  const args = ['--staff', 'superadmin', '--email', firstAdmin.email, '--company', 'Keepers'];
  const made = await runScript('createAdmin.ts', args, place);
  const token = /token=([\w-]{43})/.exec(made.printed)?.[1];
  if (!token) throw new Error(made.printed);
  return async (address) => {
    const reply = await fetch(`${address}/gateway/rest/v1/password-links/use`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, newPassword: firstAdmin.password }),
    });
    if (!reply.ok) throw new Error(await reply.text());
    const { user, headers } = await signInOver(address, firstAdmin);
    const confirm = `/customers/api/v1/company/${user.company.id}/users/${user.id}/privacy_policy/confirm`;
    const accepted = await fetch(`${address}/gateway${confirm}`, { method: 'POST', headers });
    if (!accepted.ok) throw new Error(await accepted.text());
  };
}
