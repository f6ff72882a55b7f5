import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId, showInPanel } from '#tests/support/ui/inPanel';
import { calls, idOf, pageOf, people } from '#tests/support/ui/people';
import { GroupPeoplePage, GroupsPage } from '~/features/member-sets/public.ts';

const base = `/customers/api/v1/company/${companyId}/groups`;
const night = { id: idOf(1, 2), name: 'Night shift', usersCount: 12, disabledCount: 0, createdAt: '2025-01-01T00:00:00.000Z' };

describe('groups', () => {
  it('are listed like departments, in their own words', async () => {
    answerNetwork({ [`GET ${base}`]: { body: { data: [night], totalCount: 1 } } });
    await showInPanel(<GroupsPage />, { address: '/users/groups', path: '/users/groups' });
    const link = await screen.findByRole('link', { name: 'Night shift' });
    expect(link.getAttribute('href')).toBe(`/users/groups/assigned-users/${night.id}`);
    expect(screen.getByRole('button', { name: 'Create group' })).toBeTruthy();
  });

  it('are mirrored in Hebrew', async () => {
    answerNetwork({ [`GET ${base}`]: { body: { data: [night], totalCount: 1 } } });
    await showInPanel(<GroupsPage />, { address: '/users/groups', path: '/users/groups', language: 'he' });
    await screen.findByRole('link', { name: 'Night shift' });
    expect(screen.getByRole('heading', { name: 'קבוצות' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
  });

  it('show their own people', async () => {
    const made = answerNetwork({ [`GET ${base}/${night.id}`]: { body: night }, [calls.list]: { body: pageOf(people(2), 12) } });
    const path = '/users/groups/assigned-users/:groupId';
    await showInPanel(<GroupPeoplePage />, { address: `/users/groups/assigned-users/${night.id}`, path });
    await screen.findByRole('link', { name: 'Person 1' });
    expect(made.find(({ method }) => method === 'POST')?.body).toMatchObject({ groupId: night.id });
  });
});
