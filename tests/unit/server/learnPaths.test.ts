import { describe, expect, it } from 'vitest';
import { campaignOfPath, learnPaths, ownPath } from '#server/modules/learnerPages/paths';
import { learner } from '#server/modules/learnerPages/public';
import { pages } from '#server/modules/pages';

const campaignId = '0b6f2a44-6a3e-4a55-9a4e-1f0a5d1c2b3d';
const filled = (path: string): string => path.replace('*', 'x').replace(/:\w+/g, campaignId);
const ofLearners = pages.filter(({ door }) => door === (learner as unknown)).map(({ path }) => path);
const others = pages.map(({ path }) => path).filter((path) => !ofLearners.includes(path));

describe('the way back from signing in, and from choosing a language', () => {
  it.each(ofLearners)('leads to %s', (path) => {
    expect(ownPath(filled(path))).toBe(filled(path));
    expect(ownPath(`${filled(path)}?message=2`)).toBe(`${filled(path)}?message=2`);
  });

  it.each(others)('leads to all tasks instead of %s, which is no page of somebody who is signed in', (path) => {
    expect(ownPath(filled(path))).toBe(learnPaths.tasks);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/learn//evil.example',
    '/learn\\@evil.example',
    '/learn?next=\\evil.example',
    '/learn/../gateway/user',
    '/learn/trainings/../../gateway/user',
    '/learn/exercises/%2e%2e',
    '/learn/exercises/x\n',
    '/learning',
    `/learn?${'x'.repeat(500)}`,
    '',
    null,
  ])('leads to all tasks instead of %j', (path) => {
    expect(ownPath(path)).toBe(learnPaths.tasks);
  });

  it('knows the campaign that a page is about', () => {
    expect(campaignOfPath(filled(learnPaths.chapter))).toBe(campaignId);
    expect(campaignOfPath(`${filled(learnPaths.exercise)}?message=2`)).toBe(campaignId);
    expect([campaignOfPath('/learn/exercises/x'), campaignOfPath(learnPaths.tasks)]).toEqual([null, null]);
  });
});
