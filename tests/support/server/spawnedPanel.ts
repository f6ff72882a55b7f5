import { demoPassword } from '../../../server/demo/index.ts';
import { signInOver } from './signInOver.ts';

/** Calls a server process over a socket, as an admin, of its demo unless `password` is given. Never throws for a status. */
export async function signInTo(address: string, { email, password = demoPassword }: { email: string; password?: string }) {
  const { user, headers: own } = await signInOver(address, { email, password });
  const headers = { ...own, 'content-type': 'application/json' };
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, sent?: object) => {
    const from = Date.now();
    const answer = await fetch(`${address}/gateway${path}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) });
    const text = await answer.text();
    const retryAfter = answer.headers.get('retry-after');
    return { status: answer.status, retryAfter, body: JSON.parse(text) as unknown, seconds: (Date.now() - from) / 1000 };
  };
  return { call, companyId: user.company_id, userId: user.id };
}

export const statusOf = async (address: string, path: string) => (await fetch(address + path)).status;
