import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, open, press, user } from '#tests/support/ui/courseDialog';
import { answerNetwork } from '#tests/support/ui/fakeNetwork';
import { companyId } from '#tests/support/ui/inPanel';
import { courseId, someCourse } from '#tests/support/ui/someCourse';
import { config } from '~/browser/config.ts';

beforeEach(() => answerNetwork({}));
afterEach(() => {
  delete config.shareUrl;
});

async function openShare() {
  answerNetwork(answers(someCourse()));
  await open(1);
  await press('More actions');
  await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
  return within(await screen.findByRole('dialog', { name: /^Share/ }));
}

describe('a course is shared', () => {
  it('under the URL of a page that people without an account can open', async () => {
    const dialog = await openShare();
    const address = `${location.origin}/course/${courseId}`;
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe(address);
    for (const link of dialog.getAllByRole('link')) expect(link.getAttribute('href')).toContain(encodeURIComponent(address));
  });

  it('under the public share URL if one is set', async () => {
    config.shareUrl = 'https://share.example';
    expect((await openShare()).getByRole<HTMLInputElement>('textbox').value).toBe(`https://share.example/course/${courseId}`);
  });

  it('not if it belongs to a company: nobody outside could open it', async () => {
    answerNetwork(answers(someCourse({ isCustom: true, custom_training_company_id: companyId })));
    await open(1);
    await press('More actions');
    expect(await screen.findByRole('menuitem', { name: 'Copy and Edit' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Share' })).toBeNull();
  });
});
