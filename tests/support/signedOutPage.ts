import { render } from '@testing-library/react';
import { signOut } from 'firebase/auth';
import { createElement } from 'react';
import type { CurrentUser } from '#contract/session';
import { identity } from '~/session/firebase.ts';
import { dropSession } from '~/session/heldSession.ts';
import { switchLanguage } from '~/session/i18n.ts';
import { sessionStore } from '~/session/store.ts';
import { SignedOutApp } from '~/signed-out/SignedOutApp.tsx';
import { startTexts } from './startTexts.ts';

/** As much of a user as the signed-out pages look at. */
export const someUser = (part: Partial<CurrentUser> = {}): CurrentUser =>
  ({ id: 'u1', company_id: 'c1', email: 'admin@acme.example', role: 'admin', temporary_password: false, ...part }) as CurrentUser;

/** Opens an address while nobody is signed in, in English. */
export async function openSignedOut(address: string) {
  await signOut(identity());
  dropSession();
  sessionStore.set({ user: null, acting: null, actingCompany: null });
  await startTexts();
  await switchLanguage('en', { remember: false });
  window.history.replaceState(null, '', address);
  return render(createElement(SignedOutApp));
}
