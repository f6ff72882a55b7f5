/**
 * The editor of messages and the rules of their form. An area declares the kind of its templates: what they have beside
 * a message. It is large: import it only where a dialog has opened.
 */
export { checkMessage, longText, messageShape, say, type SenderRules } from './messageRules.ts';
export { emptyMessage, messageValues } from './messageForm.ts';
export type { TemplateKind } from './templateKind.ts';
export { TemplateDialog } from './TemplateDialog.tsx';
export { usePremise } from './usePremise.ts';
