import { simulationTemplates } from '#contract/simulation/templates';
import { callEndpoint } from '~/dataProvider/index.ts';
import type { MessageCalls, StoredSender } from '~/features/message-preview/public.ts';

export const simulationTemplateCalls: MessageCalls = {
  preview: ({ html, anchors }, signal) => callEndpoint(simulationTemplates.preview, { body: { html, anchors }, signal }),
  clean: (html) => callEndpoint(simulationTemplates.clean, { body: { html } }),
  sendTest: (simulationTemplateId) => callEndpoint(simulationTemplates.test, { params: { simulationTemplateId } }),
};

/** The address of a sender without its domain, which the campaign has. */
export const addressOf = (senderLocal: string): string => `${senderLocal}@…`;

export const senderOf = ({ senderName, senderLocal }: { senderName: string; senderLocal: string }): StoredSender => ({
  layoutType: 'EMAIL',
  fromName: senderName,
  fromEmail: senderLocal,
  fromPhone: null,
});
