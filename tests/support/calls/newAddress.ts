import { sql } from 'drizzle-orm';
import { rows } from '#server/db/rows';
import { ownerTx } from '#server/db/tx';
import { addressFacts, addressCalls, freeAddress } from './addressCalls.ts';
import { callAs } from './callAs.ts';
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
    ask: (to = email) => addressCalls(call).save(person.id, { email: to }),
    confirmLink,
    confirm: async (to = email) => (await facts.confirm(await confirmLink(to))).statusCode,
  };
}

export type NewAddress = Awaited<ReturnType<typeof newAddress>>;
