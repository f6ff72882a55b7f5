import type { contract } from '#contract/index';
import { Refusal } from '../../core/refusal.ts';
import { ownerTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { graphApplication } from '../../mail/graph/application.ts';
import { passwordContext, type SmtpSender } from '../../mail/senders.ts';
import { mailPorts } from '../../mail/smtpPost.ts';
import { beginConsent } from '../graphConsents/public.ts';
import { connect } from './connectGraph.ts';
import { findSender, ofKind, removeSender, requireFree, requireProved, saveSender, testSender } from './senders.ts';
import { sendTestMail } from './testMail.ts';

export const handlers: Handlers<(typeof contract)['mailSending']> = {
  async getSmtp({ services, actor }) {
    const found = await ownerTx(services.db, (tx) => findSender(tx, actor));
    const sender = ofKind(found.sender, 'smtp');
    return {
      host: sender?.host ?? null,
      port: sender?.port ?? null,
      username: sender?.username ?? null,
      password: { isSet: sender !== undefined },
      fromEmail: sender?.fromEmail ?? null,
      isSecure: sender?.isSecure ?? null,
      failingSince: sender ? found.health.failingSince : null,
      lastFailure: sender ? found.health.lastFailure : null,
    };
  },

  async saveSmtp({ services, actor, body: { password, ...server } }) {
    const { companyId } = actor;
    const { env, secrets, db } = services;
    if (!mailPorts.includes(server.port) && !env.heedDev) throw new Refusal('validation_failed', { fields: ['port'] });
    const context = passwordContext({ companyId, ...server });
    const before = await ownerTx(db, (tx) => findSender(tx, actor));
    requireFree(before, 'smtp');
    const stored = ofKind(before.sender, 'smtp');
    const kept = stored && passwordContext(stored) === context ? stored.sealedPassword : undefined;
    const sealedPassword = password ? secrets.seal(password, context) : kept;
    if (!sealedPassword) throw new Refusal('validation_failed', { fields: ['password'] });
    const sender: SmtpSender = { kind: 'smtp', companyId, ...server, sealedPassword };
    await ownerTx(db, (tx) => requireProved(tx, sender));
    await sendTestMail(services, actor, sender);
    await saveSender(services, actor, sender, { isNewPassword: password !== undefined });
    return {};
  },

  async testSmtp({ services, actor }) {
    await testSender(services, actor, 'smtp');
    return {};
  },

  async removeSmtp({ services, actor }) {
    await removeSender(services, actor, 'smtp');
    return {};
  },

  async getGraph({ services, actor }) {
    const found = await ownerTx(services.db, (tx) => findSender(tx, actor));
    const sender = ofKind(found.sender, 'graph');
    return {
      isAvailable: services.env.azure !== undefined,
      isConnected: sender !== undefined,
      fromEmail: sender?.fromEmail ?? null,
      failingSince: sender ? found.health.failingSince : null,
      lastFailure: sender ? found.health.lastFailure : null,
    };
  },

  async getGraphAuthUrl({ services, actor, query: { redirectDomain }, request, reply }) {
    graphApplication(services.env);
    await ownerTx(services.db, async (tx) => requireFree(await findSender(tx, actor), 'graph'));
    return { url: await beginConsent(services, actor, { purpose: 'send', redirectDomain }, { request, reply }) };
  },

  async connectGraph({ services, actor, body, request }) {
    await connect(services, actor, body, request);
    return {};
  },

  async testGraph({ services, actor }) {
    await testSender(services, actor, 'graph');
    return {};
  },

  async resetGraph({ services, actor }) {
    await removeSender(services, actor, 'graph');
    return {};
  },
};
