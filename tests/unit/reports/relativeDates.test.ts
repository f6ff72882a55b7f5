import { describe, expect, it } from 'vitest';
import { formatRelative } from '~/components/data/format.ts';

const now = new Date('2026-06-10T09:30:00Z');
const inDays = (days: number) => formatRelative(new Date(now.getTime() + days * 86_400_000), now);

describe('relative dates', () => {
  it('count completed units in the past, and round in the future', () => {
    expect(inDays(-2.9)).toBe('2 days ago');
    expect(inDays(-1)).toBe('yesterday');
    expect(inDays(6.999)).toBe('in 7 days');
    expect(inDays(3.2)).toBe('in 3 days');
  });
});
