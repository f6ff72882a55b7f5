import { describe, expect, it } from 'vitest';
import { editCampaignBody, startCampaignBody } from '#contract/campaigns/campaigns';
import type { ActiveCampaign } from '#contract/courses/courses';
import { fromRecord, toEditRequest, toStartRequest } from '~/resources/campaigns/settings/settingsRequest.ts';
import { nextMinute, type TimingRules, toLocalInput } from '~/features/campaign-rules/public.ts';
import { settingsField } from '~/resources/campaigns/refusals.ts';
import { minDaysOf, type SettingsForm, settingsSchema, stepFields, stepOf } from '~/resources/campaigns/settings/settingsSchema.ts';

const now = new Date('2026-06-10T09:30:20Z').getTime();
const texts = { subject: 'New training', message: 'Please take it.' };
const course = { id: '11111111-1111-4111-8111-111111111111', name: 'Phishing', total_chapters: 6 };
const campaign: ActiveCampaign = {
  id: '22222222-2222-4222-8222-222222222222',
  name: 'Phishing',
  date_started: now / 1000 - 3 * 86_400,
  days_to_complete: 21,
  status: 'active',
  assignmentType: 'departments',
  items: [{ id: '33333333-3333-4333-8333-333333333333', name: 'Sales' }],
  notificationsEnabled: false,
  notificationSubject: '',
  notificationMessage: '',
  reminderSubject: null,
  reminderMessage: null,
};

const fresh = fromRecord(null, texts, now);
const rules: TimingRules = {
  isEditing: false,
  now: () => now,
  minDays: 1,
  atLeast: (min) => `at least ${min}`,
  atMost: (max) => `at most ${max}`,
};
const errorsOf = (change: Partial<SettingsForm>, more: Partial<TimingRules> = {}) => {
  const result = settingsSchema({ ...rules, ...more }).safeParse({ ...fresh, ...change });
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};
const inMinutes = (minutes: number) => toLocalInput(now + minutes * 60_000);

describe('the settings of a new campaign', () => {
  it('default to everybody, seven days, now, with the default notification', () => {
    expect(fresh).toEqual({
      assignmentType: 'all_users',
      selected: [],
      daysToComplete: '7',
      customDays: '',
      startDate: nextMinute(now),
      notificationsEnabled: true,
      ...texts,
    });
    expect(errorsOf({})).toEqual([]);
  });

  it('require a start in the future', () => {
    expect(errorsOf({ startDate: '' })).toEqual(['startDate: campaigns.errors.startRequired']);
    expect(errorsOf({ startDate: '2026-99-99T10:00' })).toEqual(['startDate: campaigns.errors.startInvalid']);
    expect(errorsOf({ startDate: inMinutes(-5) })).toEqual(['startDate: campaigns.errors.startPast']);
    expect(errorsOf({ startDate: inMinutes(-5) }, { isEditing: true })).toEqual([]);
    expect(errorsOf({ startDate: inMinutes(90) })).toEqual([]);
    expect(errorsOf({ startDate: '20260-06-10T10:00' })).toEqual(['startDate: campaigns.errors.startInvalid']);
    expect(errorsOf({ startDate: '2046-06-10T10:00' })).toEqual(['startDate: campaigns.errors.startInvalid']);
  });

  it('require at least one department or group if these were chosen', () => {
    expect(errorsOf({ assignmentType: 'departments' })).toEqual(['selected: campaigns.errors.nothingSelected']);
    expect(errorsOf({ assignmentType: 'groups', selected: ['Blue'] })).toEqual([]);
    expect(errorsOf({ assignmentType: 'nobody' as never })[0]).toMatch(/^assignmentType/);
  });

  it.each([
    ['', 'campaigns.errors.required'],
    ['seven', 'campaigns.errors.daysNumber'],
    ['-2', 'campaigns.errors.daysPositive'],
    ['0', 'campaigns.errors.daysPositive'],
    ['2.5', 'campaigns.errors.daysInteger'],
    ['366', 'at most 365'],
  ])('say what is wrong with %j days', (customDays, message) => {
    expect(errorsOf({ daysToComplete: 'custom', customDays })).toEqual([`customDays: ${message}`]);
    expect(errorsOf({ daysToComplete: '14', customDays })).toEqual([]);
  });

  it('of a running one keep the deadline in the future, or unchanged', () => {
    const minDays = minDaysOf(campaign, now);
    expect(minDays).toBe(4);
    expect(errorsOf({ daysToComplete: 'custom', customDays: '3' }, { minDays })).toEqual(['customDays: at least 4']);
    expect(errorsOf({ daysToComplete: 'custom', customDays: '3' }, { minDays, currentDays: 3 })).toEqual([]);
    expect(errorsOf({ daysToComplete: '7' }, { minDays: 9 })).toEqual(['daysToComplete: at least 9']);
    expect(errorsOf({ daysToComplete: '7' }, { minDays: 9, currentDays: 7 })).toEqual([]);
    expect(errorsOf({ daysToComplete: '14' }, { minDays: 9 })).toEqual([]);
    expect(minDaysOf({ date_started: now / 1000 + 86_400 }, now)).toBe(1);
    expect(minDaysOf(null, now)).toBe(1);
  });

  it('require a subject of at most 255 characters with notifications; the message is optional', () => {
    expect(errorsOf({ subject: ' ', message: '' })).toEqual(['subject: campaigns.errors.subjectRequired']);
    expect(errorsOf({ subject: '', notificationsEnabled: false })).toEqual([]);
    expect(errorsOf({ subject: 'x'.repeat(256) })).toEqual(['subject: campaigns.errors.subjectLong']);
  });

  it('are shown on one step, every field of them', () => {
    expect(stepFields.flat().toSorted()).toEqual(Object.keys(fresh).toSorted());
    expect([stepOf('selected'), stepOf('subject')]).toEqual([1, 1]);
  });
});

describe('the calls', () => {
  it('start now within a minute of now, else at the chosen time', () => {
    const body = toStartRequest(fresh, course, now);
    expect(startCampaignBody.parse(body)).toMatchObject({
      courseId: course.id,
      campaign_name: 'Phishing',
      courseName: 'Phishing',
      totalChapters: 6,
      // Null, because the clock of the browser may be wrong.
      start_date: null,
      campaign_assignment_type: 'all',
      user_departments: [],
      selectedGroups: [],
      days_to_complete: 7,
      notificationSubject: 'New training',
    });
    const later = toStartRequest({ ...fresh, startDate: inMinutes(90) }, course, now);
    expect(later.start_date).toBe(Math.floor((now + 90 * 60_000) / 60_000) * 60);
  });

  it('name departments or groups, never both', () => {
    const groups = toStartRequest({ ...fresh, assignmentType: 'groups', selected: ['Blue'] }, course, now);
    expect(groups).toMatchObject({ selectedGroups: ['Blue'], user_departments: [] });
    const everybody = toStartRequest({ ...fresh, selected: ['left over'] }, course, now);
    expect(everybody).toMatchObject({ selectedGroups: [], user_departments: [] });
  });

  it('send back unchanged what was read', () => {
    const form = fromRecord(campaign, texts, now);
    expect(form).toMatchObject({ daysToComplete: 'custom', customDays: '21', selected: ['Sales'], subject: 'New training' });
    const body = toEditRequest(form, course, { ...campaign, name: 'Our own name' });
    expect(editCampaignBody.parse(body)).toEqual({
      id: campaign.id,
      notificationsEnabled: false,
      notificationSubject: 'New training',
      notificationMessage: 'Please take it.',
      user_departments: ['Sales'],
      selectedGroups: [],
      days_to_complete: 21,
      courseId: course.id,
      courseName: 'Phishing',
      totalChapters: 6,
      campaign_name: 'Our own name',
    });
    expect(body).not.toHaveProperty('start_date');
    expect(body).not.toHaveProperty('campaign_assignment_type');
  });

  it('map refused fields to those of the form', () => {
    expect(settingsField('user_departments.0')).toBe('selected');
    expect(settingsField('body.start_date')).toBe('startDate');
    expect(settingsField('notificationSubject')).toBe('subject');
    expect(settingsField('courseId')).toBeUndefined();
  });
});
