import { cleanTemplateHtml, previewTemplate, sendTestMail } from '#contract/exercise/templates';
import { callEndpoint } from '~/dataProvider/index.ts';
import type { MessageCalls } from '~/features/message-preview/public.ts';

export const exerciseCalls: MessageCalls = {
  preview: async (body, signal) => (await callEndpoint(previewTemplate, { body, signal })).data,
  clean: async (html) => (await callEndpoint(cleanTemplateHtml, { body: { html } })).data,
  sendTest: async (templateId) => (await callEndpoint(sendTestMail, { params: { templateId } })).data,
};
