import { phonePattern } from '#contract/kit/phone';
import type { Callout, LayoutType } from '#contract/messageTemplates/message';
import type { StoredSender, StoredTemplate } from '~/features/message-preview/public.ts';
import type { BodyCallout, MessageForm } from './messageRules.ts';

export const blankCallout = (): BodyCallout => ({ anchorText: '', description: '' });

/** A new message. The SMS begins with a sample, which has a link to try the tools on. */
export const emptyMessage = (layoutType: LayoutType): MessageForm => ({
  layoutType,
  subject: '',
  displayName: '',
  email: '',
  contactType: 'phoneNumber',
  phoneNumber: '',
  userName: '',
  html:
    layoutType === 'SMS'
      ? '<p>Your package could not be delivered. Reschedule here: <a href="https://example.com">https://example.com</a></p>'
      : '',
  design: '',
  isHeaderCalloutEnabled: false,
  headerCalloutText: '',
  isBodyCalloutsEnabled: false,
  bodyCallouts: [blankCallout()],
  name: '',
  isDeleteThumbnail: false,
});

/** The template without the marks of its callouts, which are set again when it is saved. */
const unmarked = (html: string) => html.replace(/<span class="callout" data-order="\d+">([^<]*)<\/span>/g, '$1');

/** The form of a stored message. */
export function messageValues(template: StoredTemplate, { layoutType, fromName, fromEmail, fromPhone }: StoredSender): MessageForm {
  const { callouts, designData } = template;
  const head = callouts.find(({ place }) => place === 'HEADER');
  const body = callouts.filter(({ place }) => place === 'BODY').sort((a, b) => a.orderNumber - b.orderNumber);
  const isPhone = phonePattern.test(fromPhone ?? '');
  return {
    ...emptyMessage(layoutType),
    subject: template.subject,
    displayName: fromName ?? '',
    email: fromEmail ?? '',
    contactType: layoutType === 'SMS' && !isPhone ? 'userName' : 'phoneNumber',
    phoneNumber: isPhone ? (fromPhone ?? '') : '',
    userName: isPhone ? '' : (fromPhone ?? ''),
    html: unmarked(template.html),
    design: designData ? JSON.stringify(designData) : '',
    isHeaderCalloutEnabled: head !== undefined,
    headerCalloutText: head?.description ?? '',
    isBodyCalloutsEnabled: body.length > 0,
    bodyCallouts: body.length > 0 ? body.map(({ anchor, description }) => ({ anchorText: anchor, description })) : [blankCallout()],
    name: template.name,
  };
}

/** The callouts as they are stored: the one of the head has the number 0, those of the body follow. */
export function calloutsOf(form: MessageForm): Callout[] {
  const head = { anchor: '', description: form.headerCalloutText.trim(), orderNumber: 0, place: 'HEADER' as const };
  const body = form.bodyCallouts.map(({ anchorText, description }, at) => ({
    anchor: anchorText.trim(),
    description: description.trim(),
    orderNumber: at + 1,
    place: 'BODY' as const,
  }));
  return [...(form.isHeaderCalloutEnabled ? [head] : []), ...(form.isBodyCalloutsEnabled ? body : [])];
}

const senderOf = ({ contactType, phoneNumber, userName }: MessageForm) => (contactType === 'phoneNumber' ? phoneNumber : userName);

/** The message that the form describes, to look at. */
export const messageOf = (form: MessageForm, addressOf = (email: string) => email) => ({
  layoutType: form.layoutType,
  html: form.html,
  subject: form.subject,
  fromName: form.displayName,
  from: form.layoutType === 'EMAIL' ? addressOf(form.email) : senderOf(form),
});

/** The message as it is sent; empty parts stay out of the form. */
export function messageParts(form: MessageForm, thumbnail: File | null): object {
  const isEmail = form.layoutType === 'EMAIL';
  return {
    name: form.name.trim(),
    layoutType: form.layoutType,
    html: form.html,
    callouts: calloutsOf(form),
    thumbnail,
    ...(isEmail && { subject: form.subject.trim(), fromEmail: form.email.trim(), fromName: form.displayName.trim() }),
    ...(isEmail ? { designData: form.design } : { fromPhone: senderOf(form).trim() }),
    ...(form.isDeleteThumbnail && { isDeleteThumbnail: 'true' }),
  };
}
