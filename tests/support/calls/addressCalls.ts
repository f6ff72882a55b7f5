import { sql } from 'drizzle-orm';
import { changeOwnAddress, replaceLostAddress } from '#contract/session/addresses';
import { verifyPassword } from '#contract/session/mfa';
import { resendInvite } from '#contract/people/invitations';
import { changeDisabled, deleteUser, getProfile, updateProfile, type UserProfile } from '#contract/people/users';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { createLink } from '#server/identity/oneTimeLinks';
import type { Call } from '#tests/support/calls/callAs';
import { password as ownPassword } from '#tests/support/server/bareServer';
import type { TestServer } from '#tests/support/server/testServer';

export const freeAddress = (): string => `${crypto.randomUUID()}@address.example`;

/** Calls of a caller on a person and their e-mail address. */
export const addressCalls = (call: Call) => {
  const profile = async (userId: string) => (await call(getProfile, { params: { userId } })).json<UserProfile>();
  return {
    profile,
    /** Saves the form as it stands, with these changes. */
    async save(userId: string, changes: object) {
      const { name, lastName, email, role, departments, groups } = await profile(userId);
      const ids = (sets: { id: string }[]) => sets.map(({ id }) => id);
      const form = {
        name,
        lastName,
        email,
        role: role === 'user' ? 'user' : 'admin',
        departments: ids(departments),
        groups: ids(groups),
      };
      return call(updateProfile, { params: { userId }, body: { ...form, ...changes } });
    },
    /** Asks for another address of one's own, after the password. */
    async askOwn(email: string, password: string = ownPassword) {
      const begun = await call(verifyPassword, { body: { password } });
      if (begun.status !== 200) return begun;
      const { verificationTokenId } = begun.json<{ verificationTokenId: string }>();
      return call(changeOwnAddress, { body: { email, verificationTokenId } });
    },
    remove: (userId: string) => call(deleteUser, { body: { userId } }),
    resend: (userId: string) => call(resendInvite, { body: { userId } }),
    disable: (...userIds: string[]) => call(changeDisabled, { body: { isDisabled: true, isAllUsersSelected: false, userIds } }),
    replaceLost: (userId: string, email: string, reason = 'The old mailbox is gone') =>
      call(replaceLostAddress, { params: { userId }, body: { email, reason } }),
  };
};

/** Facts about a person's e-mail address from the database and the mail. */
export const addressFacts = (server: TestServer) => {
  const asOwner = <Row>(query: ReturnType<typeof sql>) => ownerTx(server.services.db, (tx) => rows<Row>(tx, query));
  const post = (path: string, body: object, headers = {}) =>
    server.app.inject({ method: 'POST', url: `/gateway/rest/v1/${path}`, payload: body, headers });
  return {
    emailOf: async (id: string) => (await asOwner<{ email: string }>(sql`SELECT email FROM users WHERE id = ${id}`))[0]?.email,
    mailsOf: (id: string) =>
      asOwner<{ template: string; recipient: string; status: string }>(
        sql`SELECT template, recipient, status FROM mails WHERE user_id = ${id} ORDER BY created_at, template`,
      ),
    /** Queues mail to a person's present address, with a link or without. It is due much later, so no delivery takes it meanwhile. */
    mailWaits: async ({ id }: { id: string }, ...templates: string[]): Promise<void> => {
      const kinds = sql.param(templates);
      await asOwner(sql`INSERT INTO mails (company_id, user_id, recipient, template, lang, params, created_at, due_at)
        SELECT company_id, id, email, t, 'en', '{"subject":"A training","message":"Please begin"}', ${new Date()}, now() + interval '1 day'
          FROM users, unnest(${kinds}::text[]) AS t WHERE id = ${id}`);
    },
    /** A link of a kind, as in a mail. */
    link: ({ id, companyId }: { id: string; companyId: string }, kind: 'invite' | 'reset' | 'verify', email?: string) =>
      ownerTx(server.services.db, (tx) => createLink(tx, { userId: id, companyId, kind, ...(email && { email }) })),
    /** The link of the newest notice about a change of this person's address. */
    stopLink: async ({ id, companyId }: { id: string; companyId: string }) => {
      const changes = await asOwner<{ id: string }>(
        sql`SELECT id FROM address_changes WHERE user_id = ${id} ORDER BY asked_at DESC LIMIT 1`,
      );
      return ownerTx(server.services.db, (tx) =>
        createLink(tx, { userId: id, companyId, kind: 'stop', addressChangeId: changes[0]?.id }),
      );
    },
    confirm: (token: string) => post('email-links/use', { token }),
    stop: (token: string) => post('address-stops/use', { token }),
    readStop: (token: string) => post('address-stops/read', { token }),
    readPassword: (token: string) => post('password-links/read', { token }),
    choosePassword: (token: string, newPassword: string) => post('password-links/use', { token, newPassword }),
  };
};
