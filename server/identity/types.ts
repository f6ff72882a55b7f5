import type { FastifyInstance } from 'fastify';
import type { MfaMethod } from '#contract/session/mfaMethods';
import type { Database } from '../db/database.ts';
import type { WrongPassword } from './attempts.ts';

/** An account at the identity provider. `uid` is `users.id`. */
export interface Account {
  uid: string;
  email: string;
  /** Unchanged if absent. */
  password?: string;
  emailVerified?: boolean | undefined;
  /** Nobody has signed in yet. If the address changes, the password is reset, because the old address's owner may have set it. */
  isUnused?: boolean;
}

/** What our custom tokens say about the sign-in; the provider copies it into the tokens of the session. */
export interface SignInClaims {
  /** The second factor that was used. */
  factor?: MfaMethod | undefined;
  /** The connection of single sign-on through which the person signed in. */
  connectionId?: string | undefined;
  /** The person signed in with a magic link alone. */
  isByLink?: true | undefined;
  /** The session is for this company only, and ends with the one it was opened from. */
  acting?: { companyId: string; openedBy: string } | undefined;
}

export interface VerifiedToken extends SignInClaims {
  uid: string;
  /** Time of the sign-in in seconds; the same in all tokens of one sign-in. */
  authTime: number;
  email: string;
  /**
   * The id of the sign-in, which opens one session: that of its custom token. Sign-ins with a password have one only at the embedded provider;
   * at Firebase they are identified by their second.
   */
  signInId?: string;
  /** When the password or factor behind the custom token was checked. Ending the person's sessions later also voids the token. */
  customTokenAt?: Date;
}

/** Sign-in: Firebase Auth, or its emulator on this machine. */
export interface Identity {
  /** Verifies an ID token (without `Bearer`). Refuses with session_expired or invalid_session. */
  verifyToken(token: string): Promise<VerifiedToken>;
  /** Checks a password. Unknown addresses get the same answer in the same time. Does not count attempts. */
  checkPassword(email: string, password: string): Promise<boolean>;
  /** Creates and updates accounts. Keeps the password of an account without one in the call. */
  putAccounts(accounts: readonly Account[]): Promise<void>;
  setPassword(uid: string, password: string): Promise<void>;
  /** Ignores missing accounts. */
  removeAccounts(uids: readonly string[]): Promise<void>;
  /** All uids of the provider, in pages; may include accounts that are not ours. */
  listAccounts(): AsyncIterable<string[]>;
  /** Revokes all sign-ins at the provider. */
  revoke(uid: string): Promise<void>;
  /** Whether the sign-in is newer than the last password change or revocation. */
  isCurrent(signIn: { uid: string; authTime: number }): Promise<boolean>;
  /**
   * A token that signs a browser in as this person; valid for minutes, opens one session. `provenAt`: when the person was
   * authenticated, if that was earlier; if their sessions are ended after that, the token opens none, although it is newer.
   */
  customToken(uid: string, claims?: SignInClaims, provenAt?: Date): Promise<string>;
  isEmulator: boolean;
  /** Whether only this database uses the provider, so that unknown accounts can be removed. */
  isOursAlone: boolean;
  /** Embedded mode: adds routes for the browser's sign-in calls. Otherwise does nothing. */
  mount(app: FastifyInstance, parts: { db: Database; onWrongPassword: (wrong: WrongPassword) => Promise<void> }): void;
  /** Rejects if the provider does not answer. */
  ready(): Promise<void>;
  /** Saves pending changes and stops. */
  close(): Promise<void>;
}
