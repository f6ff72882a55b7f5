import { verifyPassword } from '#contract/session/mfa';
import { password as ownPassword } from '#tests/support/server/bareServer';
import type { Call } from './callAs.ts';

/** Gives the password for a call that takes a second step; part of its body. */
export async function stepOf(by: Call, password: string = ownPassword): Promise<{ verificationTokenId: string }> {
  const reply = await by(verifyPassword, { body: { password } });
  if (reply.status !== 200) throw new Error(reply.text);
  const { verificationTokenId } = reply.json<{ verificationTokenId: string }>();
  return { verificationTokenId };
}
