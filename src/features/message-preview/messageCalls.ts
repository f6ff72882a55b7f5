import { createContext, useContext } from 'react';
import type { LayoutType } from '#contract/messageTemplates/message';

/** What the server does for a message. Each area has calls of its own, as their access differs. */
export interface MessageCalls {
  /** An address that shows a body once, clean, with the anchors of its callouts marked. */
  preview: (
    message: { html: string; layoutType: LayoutType; anchors: string[] },
    signal: AbortSignal,
  ) => Promise<{ url: string; droppedPictures: number }>;
  /** What is left of the HTML of a received e-mail. */
  clean: (html: string) => Promise<{ html: string; droppedPictures: number }>;
  /** Mails a stored template to the caller. */
  sendTest: (templateId: string) => Promise<{ email: string }>;
}

const Calls = createContext<MessageCalls | null>(null);
export const MessageCallsProvider = Calls.Provider;

/** The calls of the area whose message is shown. */
export function useMessageCalls(): MessageCalls {
  const calls = useContext(Calls);
  if (!calls) throw new Error('A message is shown inside MessageCallsProvider');
  return calls;
}
