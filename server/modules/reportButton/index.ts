import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { importReporters } from './importReporters.ts';
import { beginConsent } from '../graphConsents/public.ts';
import { connectGraph } from './mailbox/graph/connectGraph.ts';
import { imapSource } from './mailbox/imap/imapSource.ts';
import { completePlace, readSettings, removeMailbox, saveImap, testStored, tryMailbox } from './mailbox/settings.ts';

/** Handlers of the calls about the mailbox to which people report mails. */
export const mailboxHandlers: Handlers<(typeof contract)['simulationReportMailbox']> = {
  getReportMailbox: ({ services, actor }) => readSettings(services, actor),

  async saveReportMailbox({ services, actor, body }) {
    await saveImap(services, actor, body);
    return readSettings(services, actor);
  },

  beginReportMailboxConsent: async ({ services, actor, body: { redirectDomain }, request, reply }) => ({
    url: await beginConsent(services, actor, { purpose: 'reports', redirectDomain }, { request, reply }),
  }),

  async connectReportMailbox({ services, actor, body, request }) {
    await connectGraph(services, actor, body, request);
    return readSettings(services, actor);
  },

  async testReportMailbox({ services, actor, body: { imap } }) {
    if (imap === null) return { folders: await testStored(services, actor) };
    const place = await completePlace(services, actor, imap);
    const folders = await tryMailbox(services, (signal) => imapSource(services.env, place).folders(signal));
    return { folders };
  },

  async removeReportMailbox({ services, actor }) {
    await removeMailbox(services, actor);
    return {};
  },
};

/** Handlers of the calls about reports that arrive elsewhere. */
export const reporterHandlers: Handlers<(typeof contract)['simulationReporters']> = { importReporters };

export { addinHandlers } from './addin/settings.ts';
