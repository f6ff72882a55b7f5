import type { contract } from '#contract/index';
import { Refusal } from '../../core/refusal.ts';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { cleaner } from '../../html/cleaner.ts';
import { cleanContent } from './content.ts';
import { rateDifficulty, readDifficulty } from './difficulty.ts';
import { listPackTemplates, listPacks } from './packs.ts';
import { previewPage } from './previewPage.ts';
import { keepPreview } from './previews.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './saveTemplate.ts';
import { listTemplates, readTemplate } from './templates.queries.ts';
import { sendTestMail } from './testMail.ts';

export const handlers: Handlers<(typeof contract)['exerciseTemplates']> = {
  listPacks: async ({ tx, actor }) => ({ data: await listPacks(tx, actor.companyLang) }),

  listPackTemplates: async ({ tx, actor, query }) => ({ data: await listPackTemplates(tx, actor.companyId, query) }),

  async listTemplates({ tx, actor, query }) {
    // Who looks at templates previews or edits one next.
    cleaner.prepare();
    return { data: await listTemplates(tx, { companyId: actor.companyId, lang: actor.companyLang }, query) };
  },

  async getTemplate({ tx, actor, params }) {
    cleaner.prepare();
    return { data: await readTemplate(tx, actor.companyId, params.templateId) };
  },

  async createTemplate({ services, actor, body, formFile }) {
    const content = await cleanContent(actor.companyId, body);
    return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      const id = await createTemplate(tx, actor, { body, content, picture: formFile() });
      return { data: { ...(await readTemplate(tx, actor.companyId, id)), droppedPictures: content.droppedPictures } };
    });
  },

  async updateTemplate({ services, actor, params, body, formFile }) {
    const content = await cleanContent(actor.companyId, body);
    return tenantTx(services.db, scopeOf(actor), 'write', async (tx) => {
      await updateTemplate(tx, actor, params.templateId, { body, content, picture: formFile() });
      const saved = await readTemplate(tx, actor.companyId, params.templateId);
      return { data: { ...saved, droppedPictures: content.droppedPictures } };
    });
  },

  async deleteTemplate({ tx, actor, params }) {
    await deleteTemplate(tx, actor, params.templateId);
    return { data: {} };
  },

  async previewTemplate({ services, actor, body: { html, layoutType, anchors } }) {
    const numbered = anchors.map((anchor, at) => ({ anchor, orderNumber: at + 1 }));
    const message = { html, layoutType, anchors: numbered, hasDeadLinks: true };
    const clean = await cleaner.clean(actor.companyId, { message, design: null });
    const url = await keepPreview(services, actor, previewPage(clean.html, layoutType));
    return { data: { url, droppedPictures: clean.droppedPictures } };
  },

  async cleanTemplateHtml({ actor, body: { html } }) {
    const message = { html, layoutType: 'EMAIL' as const, anchors: [] };
    const { html: clean, isEmpty, droppedPictures } = await cleaner.clean(actor.companyId, { message, design: null });
    if (isEmpty) throw new Refusal('template_is_empty', { fields: ['html'] });
    return { data: { html: clean, droppedPictures } };
  },

  sendTestMail: async ({ services, actor, params }) => ({ data: await sendTestMail(services, actor, params.templateId) }),

  getDifficulty: async ({ tx, params }) => ({ data: await readDifficulty(tx, params.templateId) }),

  async rateDifficulty({ tx, actor, params, body }) {
    await rateDifficulty(tx, actor, params.templateId, body);
    return { data: await readDifficulty(tx, params.templateId) };
  },
};
