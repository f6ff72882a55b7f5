import { demoPassword } from '../../server/demo/index.ts';

/** The panel's calls over a real socket to a server process, as an admin of its demo. Never throws for a status. */
export async function signInTo(address: string, email = 'admin@acme.example') {
  const url = `${address}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k`;
  const body = JSON.stringify({ email, password: demoPassword, returnSecureToken: true });
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  const { idToken } = (await reply.json()) as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) => {
    const from = Date.now();
    const answer = await fetch(`${address}/gateway${path}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) });
    const text = await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, retryAfter, body: JSON.parse(text) as unknown, seconds: (Date.now() - from) / 1000 };
  };
  const me = (await call('GET', '/user')).body as { id: string; company_id: string };
  return { call, companyId: me.company_id, userId: me.id };
}

export const statusOf = async (address: string, path: string) => (await fetch(address + path)).status;
