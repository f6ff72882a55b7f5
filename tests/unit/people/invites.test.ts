import { describe, expect, it, vi } from 'vitest';
import { inviteUsers } from '#contract/people/invitations';
import { type AddUsersForm, addUsersSchema, addUsersSteps, stepOf } from '~/resources/users/add/addUsersSchema.ts';
import { formField, toImportRequest, toInviteRequest } from '~/resources/users/add/inviteRequest.ts';
import { findUsedEmails } from '~/resources/users/add/usedEmails.ts';

const form: AddUsersForm = {
  invites: ['ana@x.example', 'bo@x.example'],
  names: {},
  department: ['Sales'],
  group: [],
  role: 'user',
  sso: false,
  notificationList: 'userOnly',
  notification: true,
  subject: ' Welcome ',
  message: ' Hello ',
};
const silent = { notificationList: 'userOnly', notification: false, subject: '', message: '' } as const;
const errorsOf = (change: Partial<AddUsersForm>) => {
  const result = addUsersSchema.safeParse({ ...form, ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('the form of the drawer', () => {
  it('accepts a complete form, and requires a subject only with a notification', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ subject: '  ' })).toEqual(['subject: addUsers.errors.noSubject']);
    expect(errorsOf({ subject: '', notification: false })).toEqual([]);
  });

  it('reports all missing fields at once', () => {
    expect(errorsOf({ invites: [], department: [], subject: '' })).toEqual([
      'invites: addUsers.errors.noEmails',
      'department: addUsers.errors.noDepartment',
      'subject: addUsers.errors.noSubject',
    ]);
    expect(errorsOf({ invites: ['ana@x.example', 'b@'] })).toEqual(['invites: addUsers.errors.invalidEmails']);
  });

  it('shows each field on exactly one step', () => {
    const fields = Object.keys(form) as (keyof AddUsersForm)[];
    expect(addUsersSteps.flat().toSorted()).toEqual(fields.toSorted());
    expect([stepOf('invites'), stepOf('group'), stepOf('subject')]).toEqual([0, 0, 1]);
  });
});

describe('the call', () => {
  it('sends departments per person and for the call, and is valid for the server', () => {
    const request = toInviteRequest(form);
    expect(request).toEqual({
      emails: [
        { email: 'ana@x.example', role: 'user', departments: ['Sales'], groups: [] },
        { email: 'bo@x.example', role: 'user', departments: ['Sales'], groups: [] },
      ],
      departments: ['Sales'],
      groups: [],
      notificationsEnabled: true,
      custom_subject: 'Welcome',
      custom_message: 'Hello',
    });
    expect(inviteUsers.body?.safeParse(request).success).toBe(true);
  });

  it('sends no text without a notification, and no empty message', () => {
    expect(toInviteRequest({ ...form, notification: false }).custom_subject).toBeUndefined();
    expect(toInviteRequest({ ...form, message: ' ' }).custom_message).toBeUndefined();
  });

  it('starts training only with notifications, and with an existing course', () => {
    const begun = { ...form, notificationList: 'beginTraining' } as const;
    const courseId = '0f9e8f80-53a7-4a55-8a0c-4b7a31d5c222';
    expect(toInviteRequest(begun, courseId)).toHaveProperty('beginTraining', { courseId });
    for (const request of [
      toInviteRequest(form, courseId),
      toInviteRequest(begun),
      toInviteRequest({ ...begun, notification: false }, courseId),
    ])
      expect(request.beginTraining).toBeUndefined();
  });

  it('contains the names in front of the addresses', () => {
    const names = { 'bo@x.example': { name: 'Bo', lastName: 'Berg' } };
    const { emails } = toInviteRequest({ ...form, names });
    expect(emails[0]).not.toHaveProperty('name');
    expect(emails[1]).toMatchObject({ email: 'bo@x.example', name: 'Bo', lastName: 'Berg' });
  });

  it('imports rows as learners in one call with its id', () => {
    const away = { awayFrom: '2998-12-01', awayUntil: '2998-12-09' };
    const place = { language: 'Deutsch', timeZone: 'Europe/Vienna' };
    const person = {
      row: 2,
      email: 'a@x.example',
      name: 'Ana',
      lastName: '',
      department: 'Sales',
      group: 'Blue',
      ...away,
      ...place,
    };
    const empty = { name: '', group: '', awayFrom: '', awayUntil: '', language: '', timeZone: '' };
    const rows = [person, { ...person, row: 3, email: 'b@x.example', ...empty }];
    const importId = '0f9e8f80-53a7-4a55-8a0c-4b7a31d5c111';
    const request = toImportRequest(rows, silent, { importId });
    expect(request).toEqual({
      emails: [
        {
          email: 'a@x.example',
          role: 'user',
          name: 'Ana',
          departments: ['Sales'],
          groups: ['Blue'],
          ...away,
          ...place,
          language: 'de',
        },
        { email: 'b@x.example', role: 'user', departments: ['Sales'] },
      ],
      departments: ['Sales'],
      groups: ['Blue'],
      importId,
      notificationsEnabled: false,
    });
    expect(inviteUsers.body?.safeParse(request).success).toBe(true);
  });

  it('is valid with more departments than the call itself may name', () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({
      row: index + 2,
      email: `p${index}@x.example`,
      name: '',
      lastName: '',
      department: `Team ${index}`,
      group: '',
      awayFrom: '',
      awayUntil: '',
      language: '',
      timeZone: '',
    }));
    const request = toImportRequest(rows, silent, { importId: '0f9e8f80-53a7-4a55-8a0c-4b7a31d5c111' });
    expect(inviteUsers.body?.safeParse(request).success).toBe(true);
  });

  it('maps a refused field of the call to its field of the form', () => {
    expect(
      ['emails', 'emails.12.email', 'custom_subject', 'departments', 'emails.3.groups.0', 'company_id'].map(formField),
    ).toEqual(['invites', 'invites', 'subject', 'department', 'group', undefined]);
  });
});

describe('addresses in use', () => {
  const emails = Array.from({ length: 12_001 }, (_, index) => `p${index}@x.example`);

  it('are checked 5,000 at a time, with progress', async () => {
    const ask = vi.fn(async (chunk: string[]) => Object.fromEntries(chunk.map((email) => [email, email === 'p7000@x.example'])));
    const steps: number[] = [];
    const used = await findUsedEmails(emails, { ask, onProgress: (done) => steps.push(done) });
    expect(ask.mock.calls.map(([chunk]) => chunk.length)).toEqual([5000, 5000, 2001]);
    expect(steps).toEqual([5000, 10_000, 12_001]);
    expect([...used]).toEqual(['p7000@x.example']);
  });

  it('wait and retry after a rate limit, but not for ever', async () => {
    const busy = Object.assign(new Error('busy'), { status: 429 });
    const pause = vi.fn(async () => {});
    const ask = vi.fn<(chunk: string[]) => Promise<Record<string, boolean>>>().mockRejectedValueOnce(busy).mockResolvedValue({});
    await expect(findUsedEmails(['a@x.example'], { ask, pause })).resolves.toEqual(new Set());
    expect(pause).toHaveBeenCalledOnce();
    await expect(findUsedEmails(['a@x.example'], { ask: () => Promise.reject(busy), pause })).rejects.toBe(busy);
  });

  it('do not wait for an hour', async () => {
    const enough = Object.assign(new Error('enough'), { status: 429, retryAfterSeconds: 3600 });
    const pause = vi.fn(async () => {});
    await expect(findUsedEmails(['a@x.example'], { ask: () => Promise.reject(enough), pause })).rejects.toBe(enough);
    expect(pause).not.toHaveBeenCalled();
  });

  it('are checked once, because checks are limited per hour', async () => {
    const known = new Map([['a@x.example', true]]);
    const ask = vi.fn(async (chunk: string[]) => Object.fromEntries(chunk.map((email) => [email, false])));
    const both = ['a@x.example', 'b@x.example'];
    for (let n = 0; n < 2; n += 1) expect([...(await findUsedEmails(both, { ask, known }))]).toEqual(['a@x.example']);
    expect(ask.mock.calls).toEqual([[['b@x.example']]]);
  });
});
