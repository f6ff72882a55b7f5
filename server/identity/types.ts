import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** An account at the identity provider. `uid` is the person's users.id. */
export interface Account {
  uid: string;
  email: string;
  /** Left as it is when absent. */
  password?: string;
  emailVerified?: boolean;
  /** Nobody has signed in yet: with another address a password is not kept, since whoever had the first one chose it. */
  isUnused?: boolean;
}

export interface VerifiedToken {
  uid: string;
  /** Seconds since 1970 of the sign-in; every token of one sign-in carries the same. */
  authTime: number;
  email: string;
  /** Names the custom token that the sign-in was made with. */
  customTokenId?: string;
  /** When that was made: what ended the person's sessions since ended it, too. */
  customTokenAt?: Date;
}

/** Who people are and how they prove it: Firebase Auth, the real one or its emulator on this machine. */
export interface Identity {
  /** Checks an ID token (without `Bearer`). Refuses with session_expired or invalid_session. */
  verifyToken(token: string): Promise<VerifiedToken>;
  /** Whether this is the password. The same answer, as slowly, for an address that nobody has. Does not count attempts. */
  checkPassword(email: string, password: string): Promise<boolean>;
  /** Creates what is missing and changes what differs. Passwords are kept unless given. */
  putAccounts(accounts: readonly Account[]): Promise<void>;
  setPassword(uid: string, password: string): Promise<void>;
  /** Of accounts that are not there nothing is said. */
  removeAccounts(uids: readonly string[]): Promise<void>;
  /** Everything the provider holds, in pages; a provider that is not ours alone has other people too. */
  listAccounts(): AsyncIterable<string[]>;
  /** Ends every sign-in so far at the provider. */
  revoke(uid: string): Promise<void>;
  /** Whether a sign-in of that time still counts: it is not from before a new password or a revocation. */
  isCurrent(signIn: { uid: string; authTime: number }): Promise<boolean>;
  /** Signs a browser in as this person; valid for minutes, and opens one session. */
  customToken(uid: string): Promise<string>;
  isEmulator: boolean;
  /** True when the provider belongs to this database alone, so that whoever is not in the database is not in it. */
  isOursAlone: boolean;
  /** Embedded mode: answers the browser's sign-in calls on our own origin. Does nothing otherwise. */
  mount(app: FastifyInstance, parts: { db: Database }): void;
  /** Fails when the provider does not answer. */
  ready(): Promise<void>;
  /** Writes what is not yet written and ends. */
  close(): Promise<void>;
}
