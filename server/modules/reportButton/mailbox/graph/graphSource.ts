import { z } from 'zod';
import { dayMs } from '#contract/kit/durations';
import { simulationLimits } from '#contract/simulation/limits';
import { outsideFetch } from '../../../../core/outsideFetch.ts';
import { graphApplication, type GraphEnv, graphReach } from '../../../../mail/graph/application.ts';
import type { GraphAccess } from '../../../../mail/graph/tokens.ts';
import { type Look, type Looked, MailboxError, mailsAtOnce, type MailSource } from '../source.ts';
import { Forgotten, graphError, NoMail, tokenError } from './graphError.ts';

const { mailBytes } = simulationLimits.reportMailbox;
/** Mails of one page: what is read of a page is kept until the next one. */
const pageSize = 25;
/** Pages say only when mails arrived. */
const pageBytes = 1024 * 1024;
/** A mail of the largest size takes longer than a page. */
const mailSeconds = 30;

/** The folder in which mails arrive, by the name that it has in every language. */
export const graphFolder = 'inbox';

/** The page that is read next, and the mails of it that were read. */
const position = z.object({ link: z.string(), taken: z.array(z.string()) });

const page = z.object({
  value: z.array(z.object({ id: z.string().min(1), receivedDateTime: z.string().nullish(), '@removed': z.unknown().optional() })),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});
const folders = z.object({ value: z.array(z.object({ displayName: z.string() })) });

/**
 * A mailbox at Microsoft 365 through Graph, with what its owner allowed. Nothing but GET is requested. New mails are those of the delta of the
 * folder (https://learn.microsoft.com/graph/api/message-delta), so also one that was moved there is new.
 */
export function graphSource(env: GraphEnv, access: GraphAccess): MailSource {
  const base = `${graphApplication(env).graphUrl}/v1.0/`;

  /** Only below Graph: the token goes nowhere else, whatever a link says. */
  async function get(address: string, signal: AbortSignal, limits: { milliseconds?: number; bytes: number; isMail?: boolean }) {
    if (!URL.canParse(address) || !new URL(address).href.startsWith(base)) throw new Forgotten('a link does not lead to Graph');
    const url = new URL(address);
    const { isMail = false, ...own } = limits;
    const reach = { ...graphReach(env), ...own, isBeginningEnough: isMail, signal };
    const send = async (isRefused: boolean) => {
      const token = await access.token(isRefused).catch((error: unknown) => {
        throw tokenError(error);
      });
      const prefer = `odata.maxpagesize=${pageSize}, IdType="ImmutableId"`;
      const request = { method: 'GET', headers: { authorization: `Bearer ${token}`, prefer } };
      return outsideFetch(url, request, reach).catch((cause: unknown) => {
        throw new MailboxError('microsoft', { cause });
      });
    };
    const first = await send(false);
    // A token can end early, for instance when Microsoft asks for a new sign-in.
    const answer = first.status === 401 ? await send(true) : first;
    if (!answer.ok) throw await graphError(answer, { isMail });
    return answer;
  }

  async function read<T>(schema: z.ZodType<T>, address: string, signal: AbortSignal): Promise<T> {
    const answer = await get(address, signal, { bytes: pageBytes });
    const parsed = schema.safeParse(await answer.json().catch(() => null));
    if (!parsed.success) throw new MailboxError('microsoft', { cause: parsed.error });
    return parsed.data;
  }

  /** What is large stands at the end of a mail: its beginning has the headers, and the mail that was forwarded. */
  async function mailOf(id: string, signal: AbortSignal): Promise<Uint8Array | null> {
    const limits = { bytes: mailBytes, milliseconds: mailSeconds * 1000, isMail: true };
    try {
      const answer = await get(`${base}me/messages/${encodeURIComponent(id)}/$value`, signal, limits);
      return new Uint8Array(await answer.arrayBuffer());
    } catch (error) {
      if (error instanceof NoMail) return null;
      throw error;
    }
  }

  /** Where nothing is known of what was read: mails that arrived since the day before. */
  function beginning(since: Date): z.output<typeof position> {
    const url = new URL(`${base}me/mailFolders/${graphFolder}/messages/delta`);
    const day = new Date(since.getTime() - dayMs).toISOString();
    url.search = new URLSearchParams({
      changeType: 'created',
      $select: 'receivedDateTime',
      $filter: `receivedDateTime ge ${day}`,
    }).toString();
    return { link: url.href, taken: [] };
  }

  async function lookFrom(from: z.output<typeof position>, { take, hasTime }: Look, signal: AbortSignal): Promise<Looked> {
    let after = from;
    for (let mails = 0; ; ) {
      const { value, '@odata.nextLink': next, '@odata.deltaLink': last } = await read(page, after.link, signal);
      const seen = new Set(after.taken);
      for (const { id, receivedDateTime } of value.filter((one) => one['@removed'] === undefined && !seen.has(one.id))) {
        if (!hasTime() || mails >= mailsAtOnce) return { after, isMore: true };
        const raw = await mailOf(id, signal);
        mails += 1;
        after = { link: after.link, taken: [...after.taken, id] };
        if (raw) await take({ raw, at: new Date(receivedDateTime ?? Number.NaN), after });
      }
      const link = next ?? last;
      if (link === undefined) throw new MailboxError('microsoft', { cause: new Error('a page without a link to the next one') });
      after = { link, taken: [] };
      if (next === undefined || !hasTime()) return { after, isMore: next !== undefined };
    }
  }

  return {
    folders: async (signal) => {
      const { value } = await read(folders, `${base}me/mailFolders?$select=displayName&$top=100`, signal);
      return value.map(({ displayName }) => displayName);
    },
    async look(look, signal) {
      const known = position.safeParse(look.from).data;
      try {
        return await lookFrom(known ?? beginning(look.since), look, signal);
      } catch (error) {
        if (!(error instanceof Forgotten)) throw error;
        if (!known) throw new MailboxError('microsoft', { detail: error.message, cause: error });
      }
      return lookFrom(beginning(look.since), look, signal).catch((error: unknown) => {
        throw error instanceof Forgotten ? new MailboxError('microsoft', { detail: error.message, cause: error }) : error;
      });
    },
  };
}
