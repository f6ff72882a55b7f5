import { render, screen, waitFor } from '@testing-library/react';
import { signOut } from 'firebase/auth';
import { createElement } from 'react';
import { identity } from '~/session/firebase.ts';
import { dropSession } from '~/session/heldSession.ts';
import { switchLanguage } from '~/i18n/i18n.ts';
import { sessionStore } from '~/session/store.ts';
import { SignedOutApp } from '~/signed-out/mount.tsx';
import { ownId, somebody } from './somebody.ts';
import { startTexts } from './startTexts.ts';

export { ownId, somebody as someUser };

/** Opens a URL signed out, in English, and waits for the code of its page. */
export async function openSignedOut(address: string) {
  await signOut(identity());
  dropSession();
  sessionStore.set({ user: null, acting: null, actingCompany: null });
  await startTexts();
  await switchLanguage('en', { remember: false });
  window.history.replaceState(null, '', address);
  const opened = render(createElement(SignedOutApp));
  await waitFor(() => {
    if (screen.queryByText('Loading…')) throw new Error('the code of the page is being fetched');
  });
  return opened;
}
