// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { emptyTemplate, type TemplateForm, templateSchema } from '~/resources/simulation-templates/editor/templateForm.ts';

const filled = (more: Partial<TemplateForm> = {}): TemplateForm => ({
  ...emptyTemplate(),
  subject: 'A parcel for {{firstName}}',
  displayName: '{{companyName}} post room',
  email: 'post-room',
  html: '<p>Dear {{firstName}}, <a href="#">see here</a></p>',
  name: 'Parcel',
  ...more,
});
const wrong = (form: TemplateForm) => (templateSchema.safeParse(form).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('the form of a simulated message', () => {
  it('takes a name and what stands before the @', () => {
    expect(wrong(filled())).toEqual([]);
  });

  it.each<[Partial<TemplateForm>, string]>([
    [{ email: 'post@room.example' }, 'email'],
    [{ email: 'post room' }, 'email'],
    [{ email: '' }, 'email'],
    [{ displayName: '{{firstName}}' }, 'displayName'],
    [{ displayName: 'Post <b>' }, 'displayName'],
    [{ subject: 'For {{salary}}' }, 'subject'],
    [{ html: '<p>{{password}}</p>' }, 'html'],
    [{ html: '<p>&nbsp;</p>' }, 'html'],
  ])('refuses %o', (more, field) => {
    expect(wrong(filled(more))).toEqual([field]);
  });
});
