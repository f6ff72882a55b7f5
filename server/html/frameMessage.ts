import { frameStyle } from '#contract/messageTemplates/messageLook';

/** An e-mail as the builder shows it: in the same font and width, in the direction of its text unless it has its own. */
export const frameMessage = (html: string): string => `<div dir="auto" style="${frameStyle}">${html}</div>`;
