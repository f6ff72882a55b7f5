import { z } from 'zod';
import { outsideFetch } from '../../core/outsideFetch.ts';
import { graphApplication, type GraphEnv, graphReach } from './application.ts';
import { failureIn, graphFailure } from './failure.ts';

/** Whose mailbox a token is for; all in lower case. */
export interface MailboxOwner {
  /** From which it sends. */
  address: string;
  /** All under which it gets mail, with the name of its account. */
  addresses: string[];
}

const owner = z.object({
  mail: z.email().nullish(),
  userPrincipalName: z.string().nullish(),
  proxyAddresses: z.array(z.string()).nullish(),
});
const fields = Object.keys(owner.shape).join(',');
/** https://learn.microsoft.com/graph/api/resources/user: those of mail begin with `SMTP:` for the first and `smtp:` for the others. */
const ofMail = /^smtp:/i;

/** The owner of a token. Throws a failure of `failure.ts` if Microsoft does not say it, or the account has no mailbox. */
export async function readOwner(env: GraphEnv, token: string): Promise<MailboxOwner> {
  const { graphUrl } = graphApplication(env);
  const request = { method: 'GET', headers: { authorization: `Bearer ${token}` } };
  const answer = await outsideFetch(new URL(`${graphUrl}/v1.0/me?$select=${fields}`), request, graphReach(env)).catch(
    (cause: unknown) => {
      throw graphFailure('', cause);
    },
  );
  if (!answer.ok) throw await failureIn(answer);
  const { mail, userPrincipalName, proxyAddresses } = owner.parse(await answer.json());
  const address = z.email().safeParse(mail ?? userPrincipalName);
  if (!address.success) throw graphFailure('This account has no mailbox');
  const others = (proxyAddresses ?? []).filter((one) => ofMail.test(one)).map((one) => one.replace(ofMail, ''));
  const all = [address.data, userPrincipalName ?? '', ...others].filter(Boolean).map((one) => one.toLowerCase());
  return { address: address.data.toLowerCase(), addresses: [...new Set(all)] };
}
