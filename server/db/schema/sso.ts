import { sql } from 'drizzle-orm';
import { foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SsoFailure, SsoProtocol, SsoType } from '#contract/company/ssoProviders';
import { companyId, createdAt, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';
import { users } from './people.ts';

/**
 * The connection of a company with its identity provider. A row stands for one client at one issuer: another one is another row, to
 * which nobody is bound yet. `companies.sso_provider` follows it by a trigger; enforcement is `companies.sso_enforced`.
 */
export const ssoConnections = pgTable(
  'sso_connections',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    type: text('type').$type<SsoType>().notNull(),
    protocol: text('protocol').$type<SsoProtocol>().notNull(),
    issuer: text('issuer').notNull(),
    domain: text('domain'),
    tenantId: text('tenant_id'),
    /** Client of the company; null where the client of this installation stands for it (Entra). */
    clientId: text('client_id'),
    /** Encrypted, see `server/secrets.ts`. */
    sealedSecret: text('sealed_secret'),
    /** The last sign-in that failed, as the provider put it. */
    lastFailure: jsonb('last_failure').$type<{ at: string; reason: SsoFailure; detail: string }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('sso_connections_company').on(t.companyId)],
);

/** Who at the provider is who here. `subject` is what the issuer never gives to anybody else: `sub`, for Entra the object id. */
export const ssoIdentities = pgTable(
  'sso_identities',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    companyId: companyId(),
    userId: uuid('user_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.connectionId, t.issuer, t.subject] }),
    unique('sso_identities_person').on(t.connectionId, t.userId),
    foreignKey({ columns: [t.companyId, t.userId], foreignColumns: [users.companyId, users.id] }).onDelete('cascade'),
  ],
);

/** Sign-ins that are under way at the provider. The state in the address and the cookie of the browser are stored as hashes. */
export const ssoSignIns = pgTable(
  'sso_sign_ins',
  {
    stateHash: text('state_hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    /** Encrypted code verifier (PKCE), and the nonce that the provider must repeat. */
    sealedVerifier: text('sealed_verifier').notNull(),
    nonce: text('nonce').notNull(),
    /** The signed-in person who binds an account of the provider; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sso_sign_ins_expiry').on(t.expiresAt)],
);

/** One-time tokens that lead from the provider's answer to a session, in the browser that began. */
export const ssoTokens = pgTable(
  'sso_tokens',
  {
    hash: text('hash').primaryKey(),
    browserHash: text('browser_hash').notNull(),
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('sso_tokens_expiry').on(t.expiresAt)],
);

/** Domains of e-mail addresses. A company proves a domain by a TXT record with `token`; only one company can have proved it. */
export const companyDomains = pgTable(
  'company_domains',
  {
    id: primaryId(),
    companyId: companyId().references(() => companies.id),
    domain: text('domain').notNull(),
    token: text('token').notNull(),
    createdAt: createdAt(),
    provedAt: moment('proved_at'),
  },
  (t) => [
    unique('company_domains_company').on(t.companyId, t.domain),
    uniqueIndex('company_domains_proved').on(t.domain).where(sql`proved_at is not null`),
  ],
);
