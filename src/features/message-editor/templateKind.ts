import type { ComponentType } from 'react';
import type { ZodType } from 'zod';
import type { LayoutType } from '#contract/messageTemplates/message';
import type { TextKey } from '#locales/english.ts';
import type { Translate } from '~/i18n/translate.ts';
import type { MessageCalls, StoredSender, StoredTemplate } from '~/features/message-preview/public.ts';
import type { MessageForm, SenderRules } from './messageRules.ts';
import type { PremiseRating } from './usePremise.ts';

/** A step that only one area has. */
interface OwnStep {
  title: TextKey;
  fields: readonly string[];
  Content: ComponentType;
}

/** How an area edits its templates: what they have beside a message. A constant of its module. */
export interface TemplateKind<Form extends MessageForm, Stored extends StoredTemplate> {
  resource: string;
  /** Names its drafts. */
  draft: string;
  calls: MessageCalls;
  senderOf: (template: Stored) => StoredSender;
  /** All its messages are e-mails. */
  isMailOnly?: true;
  /** Who a message seems to come from, where that is not a name with a whole address. */
  sender?: {
    rules: SenderRules;
    /** Its fields in the first step, which are `subject`, `displayName`, `email` and these. */
    fields: readonly string[];
    Content: ComponentType;
    /** What readers see of the address that the form has. */
    addressOf: (email: string) => string;
  };
  /** `messageShape` with the fields of the area, and `checkMessage`. */
  schema: ZodType<Form, Form>;
  empty: (layoutType: LayoutType) => Form;
  valuesOf: (template: Stored) => Form;
  /** What is sent beside the message. */
  toRequest: (form: Form) => object;
  /** Between the message and its callouts. */
  steps: readonly OwnStep[];
  /** What the last step shows beside the message. */
  Summary: ComponentType<{ form: Form }>;
  /** What an author should know of what was saved; null if there is nothing. */
  noteOn?: (saved: Stored, t: Translate) => string | null;
  /** The stored difficulty of a template, and how it is stored; null for a new one. */
  useRating: (templateId: string | null) => PremiseRating;
}

export interface EditorStep {
  key: 'sender' | 'body' | 'own' | 'callouts' | 'save';
  title: TextKey;
  fields: readonly string[];
  Content?: ComponentType;
}

/** The steps of the editor, and the fields of each. */
export function stepsOf(layoutType: LayoutType, own: readonly OwnStep[], senderFields: readonly string[] = []): EditorStep[] {
  const isEmail = layoutType === 'EMAIL';
  return [
    {
      key: 'sender',
      title: isEmail ? 'exercise.editor.steps.header' : 'exercise.editor.steps.sender',
      fields: ['subject', 'displayName', 'email', 'contactType', 'phoneNumber', 'userName', ...senderFields],
    },
    {
      key: 'body',
      title: isEmail ? 'exercise.editor.steps.body' : 'exercise.editor.steps.message',
      fields: ['html', 'design'],
    },
    ...own.map((step) => ({ key: 'own' as const, ...step })),
    { key: 'callouts', title: 'exercise.editor.steps.callouts', fields: ['headerCalloutText', 'bodyCallouts'] },
    { key: 'save', title: 'exercise.editor.steps.save', fields: ['name'] },
  ];
}

/** The step that shows a field, by its index; -1 for a field that none shows. */
export const stepWith = (steps: readonly EditorStep[], field: string): number =>
  steps.findIndex(({ fields }) => fields.includes(field));
