import type { contract } from '#contract/index';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import type { Handlers } from '../../http/handler.ts';
import { cleaner } from '../../html/cleaner.ts';
import {
  cleanContent,
  cleanReceived,
  deleteOwn,
  rateDifficulty,
  readDifficulty,
  sendTest,
  showPreview,
} from '../messageTemplates/public.ts';
import { templateTest } from './mails.ts';
import { listPackTemplates, listPacks } from './packs.ts';
import { createTemplate, updateTemplate } from './saveTemplate.ts';
import { tables } from './tables.ts';
import { listTemplates, readTemplate } from './templates.queries.ts';

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
    await deleteOwn(tx, actor, tables, params.templateId);
    return { data: {} };
  },

  previewTemplate: async ({ services, actor, body }) => ({ data: await showPreview(services, actor, body) }),

  cleanTemplateHtml: async ({ actor, body }) => ({ data: await cleanReceived(actor, body.html) }),

  async sendTestMail({ services, actor, params: { templateId: id } }) {
    const template = await tenantTx(services.db, scopeOf(actor), 'read', (tx) => readTemplate(tx, actor.companyId, id));
    const entry = { action: 'exercises.tested', subject: { type: 'template', id, label: template.name } } as const;
    return { data: await sendTest(services, actor, template, { kind: templateTest, entry }) };
  },

  getDifficulty: async ({ tx, params }) => ({ data: await readDifficulty(tx, tables, params.templateId) }),

  async rateDifficulty({ tx, actor, params, body }) {
    await rateDifficulty(tx, actor, tables, params.templateId, body);
    return { data: await readDifficulty(tx, tables, params.templateId) };
  },
};
