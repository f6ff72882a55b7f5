import { describe, expect, it } from 'vitest';
import { campaignStatuses } from '#contract/campaigns/campaignStates';
import { courseStates, courseStatusOf } from '#contract/courses/courseStatus';
import { courseWith, someCourse } from '#tests/support/ui/training';

describe('the status of a course', () => {
  it.each(campaignStatuses)('is that of its campaign: %s', (status) => {
    expect(courseStatusOf(courseWith(1, status))).toBe(status);
  });

  it('is that of a new campaign although an older one has ended', () => {
    expect(courseStatusOf(courseWith(1, 'scheduled', { lastEndedAt: '2026-02-03T09:00:00.000Z' }))).toBe('scheduled');
  });

  it('is idle if it was never started, and draft until it is published', () => {
    expect(courseStatusOf(someCourse(1))).toBe('idle');
    expect(courseStatusOf(someCourse(1, { is_draft: true }))).toBe('draft');
    expect(courseStatusOf(courseWith(1, 'running', { is_draft: true }))).toBe('draft');
  });

  it('tells whether there is a campaign to end, and whether there are figures', () => {
    const those = (has: 'isOpen' | 'hasFigures') =>
      Object.entries(courseStates).flatMap(([name, state]) => (state[has] ? [name] : []));
    expect(those('isOpen')).toEqual(['scheduled', 'running', 'suspended']);
    expect(those('hasFigures')).toEqual(campaignStatuses.slice());
  });
});
