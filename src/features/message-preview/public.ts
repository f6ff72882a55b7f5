/** A stored message as it is shown: with its callouts, in a frame that runs nothing, and as a test mail. Loaded without the editor. */
export { MarkedMessage, type Message } from './MarkedMessage.tsx';
export { type MessageCalls, MessageCallsProvider, useMessageCalls } from './messageCalls.ts';
export { MessagePreview } from './MessagePreview.tsx';
export { PreviewDialog } from './PreviewDialog.tsx';
export type { StoredSender, StoredTemplate } from './storedTemplate.ts';
export { TestMail } from './TestMail.tsx';
export { visibleText } from './visibleText.ts';
