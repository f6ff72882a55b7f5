import type { contract } from '#contract/index';
import { exerciseLimits } from '#contract/exercise/limits';
import { now } from '../../clock.ts';
import { hashToken, newToken } from '../../core/secretToken.ts';
import { exercisePreviews } from '../../db/schema.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { cleaner } from '../../html/cleaner.ts';
import { cleanContent } from './content.ts';
import { rateDifficulty, readDifficulty } from './difficulty.ts';
import { listPackTemplates, listPacks } from './packs.ts';
import { previewPage } from './previewPage.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './saveTemplate.ts';
import { listTemplates, readTemplate } from './templates.queries.ts';
import { sendTestMail } from './testMail.ts';

export const handlers: Handlers<(typeof contract)['exerciseTemplates']> = {
  listPacks: async ({ tx, actor }) => ({ data: await listPacks(tx, actor.companyLang) }),

  listPackTemplates: async ({ tx, actor, query }) => ({ data: await listPackTemplates(tx, actor.companyId, query) }),

  listTemplates: async ({ tx, actor, query }) => ({
    data: await listTemplates(tx, { companyId: actor.companyId, lang: actor.companyLang }, query),
  }),

  getTemplate: async ({ tx, actor, params }) => ({ data: await readTemplate(tx, actor.companyId, params.templateId) }),

  async createTemplate({ services, actor, body, formFile }) {
    const content = await cleanContent(body);
    return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      const id = await createTemplate(tx, actor, { body, content, picture: formFile() });
      return { data: await readTemplate(tx, actor.companyId, id) };
    });
  },

  async updateTemplate({ services, actor, params, body, formFile }) {
    const content = await cleanContent(body);
    return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      await updateTemplate(tx, actor, params.templateId, { body, content, picture: formFile() });
      return { data: await readTemplate(tx, actor.companyId, params.templateId) };
    });
  },

  async deleteTemplate({ tx, actor, params }) {
    await deleteTemplate(tx, actor, params.templateId);
    return { data: {} };
  },

  async previewTemplate({ services, actor, body: { html, layoutType, anchors } }) {
    const numbered = anchors.map((anchor, at) => ({ anchor, orderNumber: at + 1 }));
    const message = { html, layoutType, anchors: numbered, hasDeadLinks: true };
    const clean = await cleaner.clean({ message, design: null });
    const token = newToken();
    await tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      await tx.insert(exercisePreviews).values({
        hash: hashToken(token),
        companyId: actor.companyId,
        html: previewPage(clean.html, layoutType),
        expiresAt: new Date(now().getTime() + exerciseLimits.previewSeconds * 1000),
      });
    });
    return { data: { url: `/exercise-preview/${token}` } };
  },

  sendTestMail: async ({ services, actor, params }) => ({ data: await sendTestMail(services, actor, params.templateId) }),

  getDifficulty: async ({ tx, params }) => ({ data: await readDifficulty(tx, params.templateId) }),

  async rateDifficulty({ tx, actor, params, body }) {
    await rateDifficulty(tx, actor, params.templateId, body);
    return { data: await readDifficulty(tx, params.templateId) };
  },
};
