import { identity } from './firebase.ts';

/** The bearer token of whoever is signed in (renewed by the provider when needed); null when nobody is. */
export async function idToken(): Promise<string | null> {
  return (await identity().currentUser?.getIdToken()) ?? null;
}
