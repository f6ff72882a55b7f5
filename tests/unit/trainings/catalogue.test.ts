import { describe, expect, it } from 'vitest';
import { isInLanguage } from '#contract/courses/courseLanguage';
import { courseRefusal, premiumRefusal } from '#contract/courses/premium';
import { courseWith, runningCourse, someCourse } from '#tests/support/ui/training';
import { clockOf } from '~/features/video/clockOf.ts';
import { catalogueOf, chipOf } from '~/resources/courses/catalogue.ts';

describe('the language of a course', () => {
  it.each([
    ['en', ['en', 'EN', '', null], ['he', 'iw', 'pt']],
    ['he', ['iw', 'he', 'IW'], ['en', null]],
    ['pt-br', ['pt-br', 'pt', 'pt-BR'], ['en', null]],
    ['pt', ['pt'], ['pt-br', null]],
    ['ja', ['ja'], ['en', null]],
  ])('matches the panel in %s', (panel, shown, hidden) => {
    expect(shown.filter((language) => !isInLanguage({ language }, panel))).toEqual([]);
    expect(hidden.filter((language) => isInLanguage({ language }, panel))).toEqual([]);
  });
});

describe('the catalogue', () => {
  const courses = [
    someCourse(1),
    someCourse(2, { course_type: 'compliance', name: 'GDPR at work' }),
    someCourse(3, { course_type: 'for_developers' }),
    someCourse(4, { course_type: 'for_developers_manual_start' }),
    someCourse(5, { deleted: true }),
    someCourse(6, { isGaming: true }),
    someCourse(7, { language: 'iw' }),
    someCourse(8, { isSpecialized: true, order: 0, language: null }),
  ];
  const names = (found: { name: string }[]) => found.map(({ name }) => name);

  it('excludes deleted courses, games and developers’ trainings, and keeps the order', () => {
    expect(names(catalogueOf(courses, 'en').find('all', ''))).toEqual(['Course 8', 'Course 1', 'GDPR at work']);
    expect(names(catalogueOf(courses, 'he').find('all', ''))).toEqual(['Course 7']);
  });

  it('sorts them into categories; a category without courses in this language is empty', () => {
    const { categories, find } = catalogueOf(courses, 'en');
    expect(categories.filter(({ isEmpty }) => isEmpty).map(({ key }) => key)).toEqual(['custom']);
    expect(names(find('specialized', ''))).toEqual(['Course 8']);
    expect(names(find('all', 'gdpr AT'))).toEqual(['GDPR at work']);
  });

  it('includes courses that the company made or has started, in any language', () => {
    const own = [courseWith(11, 'running'), courseWith(12, 'scheduled'), someCourse(13, { isCustom: true, is_draft: true })];
    const past = courseWith(14, 'ended');
    const { find, categories } = catalogueOf([...courses, ...own, past], 'he');
    expect(names(find('all', ''))).toEqual(['Course 7', 'Course 11', 'Course 12', 'Course 13', 'Course 14']);
    expect(names(find('custom', ''))).toEqual(['Course 13']);
    expect(categories).toContainEqual({ key: 'custom', isEmpty: false });
  });

  it('has Shared only if something is shared', () => {
    const keys = (shared: boolean) => catalogueOf([someCourse(1, { isShared: shared, language: 'iw' })], 'en').categories;
    expect(keys(false).map(({ key }) => key)).not.toContain('shared');
    expect(keys(true)).toContainEqual({ key: 'shared', isEmpty: true });
  });
});

describe('the chip of a card', () => {
  const now = Date.parse('2026-06-01T00:00:00Z');
  it.each([
    ['draft', someCourse(1, { is_draft: true, isActive: true }), 'draft'],
    ['suspended', courseWith(1, 'suspended', { isHot: true }), 'suspended'],
    ['scheduled', courseWith(1, 'scheduled', { isHot: true }), 'scheduled'],
    ['what recommends one that has ended', courseWith(1, 'ended', { isHot: true }), 'hot'],
    ['running', runningCourse(1, { isPopular: true }), 'running'],
    ['hot before popular', someCourse(1, { isHot: true, isPopular: true }), 'hot'],
    ['popular before new', someCourse(1, { isPopular: true, createdAt: '2026-05-30T00:00:00Z' }), 'popular'],
    ['new for thirty days', someCourse(1, { createdAt: '2026-05-03T00:00:00Z' }), 'new'],
    ['nothing after that', someCourse(1, { createdAt: '2026-05-01T00:00:00Z' }), null],
  ])('is %s', (_, course, chip) => {
    expect(chipOf(course, now)).toBe(chip);
  });
});

describe('what is not free', () => {
  it.each([
    ['free', false, 'plan_required'],
    ['trialEnded', false, 'trial_expired'],
    ['trial', false, null],
    ['boost', false, null],
    ['free', true, null],
  ] as const)('on plan %s, partner %s: %s', (plan, isPartner, refusal) => {
    expect(premiumRefusal({ plan, isPartner }, { is_free: false })).toBe(refusal);
    expect(premiumRefusal({ plan, isPartner }, { is_free: true })).toBeNull();
  });
});

describe('a free course', () => {
  it.each([
    ['en', 'free', [null, 'en', ''], ['de', 'iw']],
    ['he', 'free', ['iw', 'he', null], ['de']],
    ['pt-br', 'trialEnded', ['pt', 'pt-BR', 'en'], ['es']],
  ] as const)('of a company that speaks %s is free on plan %s in its own language and English', (lang, plan, held, others) => {
    const refused = (language: string | null) => courseRefusal({ plan, isPartner: false, lang }, { is_free: true, language });
    expect(held.filter((language) => refused(language))).toEqual([]);
    for (const language of others) expect(refused(language)).toBe(plan === 'free' ? 'plan_required' : 'trial_expired');
    expect(courseRefusal({ plan, isPartner: true, lang }, { is_free: true, language: 'ja' })).toBeNull();
    expect(courseRefusal({ plan: 'trial', isPartner: false, lang }, { is_free: true, language: 'ja' })).toBeNull();
  });
});

it('formats a length like a player', () => {
  expect([5, 65, 3723].map(clockOf)).toEqual(['0:05', '1:05', '1:02:03']);
});
