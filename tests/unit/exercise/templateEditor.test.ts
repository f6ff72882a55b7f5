// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Template } from '#contract/exercise/templates';
import { anchorProblem } from '~/features/message-editor/anchorProblems.ts';
import { websiteOf } from '~/features/text-editor/LinkPopover.tsx';
import { calloutsOf, messageParts } from '~/features/message-editor/messageForm.ts';
import { problemsOf } from '~/features/message-editor/messageRules.ts';
import { stepsOf, stepWith } from '~/features/message-editor/templateKind.ts';
import { exerciseKind } from '~/resources/exercise-templates/editor/exerciseKind.tsx';
import {
  emptyTemplate,
  fromTemplate,
  type TemplateForm,
  templateSchema,
} from '~/resources/exercise-templates/editor/templateForm.ts';

const filled = (given: Partial<TemplateForm> = {}): TemplateForm => ({
  ...emptyTemplate('EMAIL'),
  subject: 'Hi',
  displayName: 'Bank & Co',
  email: 'a@bank.example',
  html: '<p>Pay now</p>',
  legend: 'You wait',
  name: 'One',
  answers: emptyTemplate('EMAIL').answers.map((answer) => ({ ...answer, status: 'WRONG', description: 'Because' })),
  ...given,
});
const wrongSteps = (form: TemplateForm) => {
  const steps = stepsOf(form.layoutType, exerciseKind.steps);
  return new Set(problemsOf(templateSchema, form).map(({ field }) => stepWith(steps, field)));
};
const messagesOf = (form: TemplateForm) =>
  (templateSchema.safeParse(form).error?.issues ?? []).map(({ message }) => message.split('.').at(-1));

describe('the form of a template', () => {
  it('is right when everything is there', () => {
    expect(messagesOf(filled())).toEqual([]);
    expect(wrongSteps(filled())).toEqual(new Set());
  });

  it.each<[Partial<TemplateForm>, string, number]>([
    [{ subject: ' ' }, 'subject', 0],
    [{ displayName: '' }, 'displayName', 0],
    [{ displayName: '<b>' }, 'displayNameFormat', 0],
    [{ email: '' }, 'username', 0],
    [{ email: 'bank' }, 'emailFormat', 0],
    [{ html: '<p>&nbsp;</p>' }, 'noBody', 1],
    [{ legend: '' }, 'legend', 2],
    [{ isHeaderCalloutEnabled: true }, 'calloutText', 3],
    [{ isHeaderCalloutEnabled: true, headerCalloutText: 'x'.repeat(1001) }, 'long', 3],
    [{ isBodyCalloutsEnabled: true, bodyCallouts: [{ anchorText: 'now', description: 'x'.repeat(1001) }] }, 'long', 3],
    [{ isBodyCalloutsEnabled: true, bodyCallouts: [{ anchorText: '', description: 'x' }] }, 'anchor', 3],
    [{ name: '' }, 'name', 4],
    [{ layoutType: 'SMS', phoneNumber: '' }, 'phone', 0],
    [{ layoutType: 'SMS', phoneNumber: 'abc' }, 'phoneFormat', 0],
    [{ layoutType: 'SMS', contactType: 'userName' }, 'contactName', 0],
  ])('says what is missing in %o', (given, message, step) => {
    expect(messagesOf(filled(given))).toContain(message);
    expect([...wrongSteps(filled(given))]).toEqual([step]);
  });

  it('numbers its callouts: 0 in the head, from 1 in the body', () => {
    const form = filled({
      isHeaderCalloutEnabled: true,
      headerCalloutText: 'Who?',
      isBodyCalloutsEnabled: true,
      bodyCallouts: [{ anchorText: ' now ', description: 'Hurry' }],
    });
    expect(calloutsOf(form).map(({ orderNumber, place, anchor }) => [orderNumber, place, anchor])).toEqual([
      [0, 'HEADER', ''],
      [1, 'BODY', 'now'],
    ]);
  });

  it('sends the sender of its kind only', () => {
    expect(messageParts(filled(), null)).not.toHaveProperty('fromPhone');
    const sms = messageParts(filled({ layoutType: 'SMS', contactType: 'userName', userName: 'Parcel' }), null);
    expect(sms).toMatchObject({ fromPhone: 'Parcel' });
    expect(sms).not.toHaveProperty('fromEmail');
  });

  it('knows a number from a name, and takes the marks out of the text', () => {
    const template = {
      layoutType: 'SMS',
      subject: '',
      name: 'One',
      legend: 'x',
      designData: null,
      fromEmail: null,
      fromName: null,
      answers: [],
      callouts: [{ anchor: 'now', description: 'Hurry', orderNumber: 1, place: 'BODY' }],
      fromPhone: '(555) 123-4567',
      html: '<p>Pay <span class="callout" data-order="1">now</span></p>',
    } as unknown as Template;
    expect(fromTemplate(template)).toMatchObject({
      contactType: 'phoneNumber',
      html: '<p>Pay now</p>',
      isBodyCalloutsEnabled: true,
    });
    expect(fromTemplate({ ...template, fromPhone: 'Parcel' })).toMatchObject({ contactType: 'userName', userName: 'Parcel' });
  });
});

describe('an anchor', () => {
  const check = (text: string, ...anchors: string[]) =>
    anchors.map((_, at) =>
      anchorProblem(
        text,
        anchors.map((anchorText) => ({ anchorText, description: '' })),
        at,
      ),
    );

  it('has to be in the text, in the same case', () => {
    expect(check('Pay now', 'Pay', 'pay')).toEqual([{ kind: 'twice' }, { kind: 'none' }]);
    expect(check('Pay now', ' Pay  now ')).toEqual([undefined]);
  });

  it('may not be part of another', () => {
    expect(check('Pay now', 'now', 'Pay now')).toEqual([{ kind: 'within', number: 2 }, undefined]);
  });
});

describe('the address of a link', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['http://a.example/x', 'http://a.example/x'],
    ['localhost:3000', 'https://localhost:3000'],
    ['javascript:alert(1)', null],
    ['mailto:a@b.example', null],
    ['two words', null],
    ['', null],
  ])('%s becomes %s', (typed, address) => {
    expect(websiteOf(typed)).toBe(address);
  });
});
