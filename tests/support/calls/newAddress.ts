import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { addressFacts, addressCalls, freeAddress } from './addressCalls.ts';
import { callAs } from './callAs.ts';
import { password } from '../server/bareServer.ts';
import type { TestServer } from '../server/testServer.ts';

/** A signed-in admin, another one beside them, and a new e-mail address. */
export async function newAddress(server: TestServer) {
  await ownerTx(server.services.db, (tx) => rows(tx, sql`DELETE FROM rate_counters`));
  const companyId = (await server.aCompany()).id;
  const person = await server.aUser({ companyId, role: 'admin' });
  await server.aUser({ companyId, role: 'admin' });
  const headers = await server.signInAs(person);
  const [call, email, facts] = [callAs(server, headers, companyId), freeAddress(), addressFacts(server)];
  const confirmLink = (to = email) => facts.link(person, 'verify', to);
  return {
    companyId,
    person,
    headers,
    call,
    email,
    /** Asks for another address, or withdraws that by sending the present one. */
    async ask(to = email) {
      const own = addressCalls(call);
      const present = (await own.profile(person.id)).email;
      if (to === present) return own.save(person.id, { email: to });
      // The account follows a change of address a moment later.
      await expect.poll(() => server.services.identity.checkPassword(present, password)).toBe(true);
      return own.askOwn(to);
    },
    confirmLink,
    confirm: async (to = email) => (await facts.confirm(await confirmLink(to))).statusCode,
  };
}

export type NewAddress = Awaited<ReturnType<typeof newAddress>>;
