import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { SsoFailure, SsoProtocol, SsoType } from '#contract/company/ssoProviders';
import { companyId, createdAt, moment, primaryId, updatedAt } from '../columns.ts';
import { companies } from './companies.ts';
import { users } from './people.ts';

/**
 * The connection of a company with its identity provider. A row is one client at one issuer. Another client or issuer is a new row, to which
 * nobody is bound yet. `companies.sso_provider` follows it by a trigger; enforcement is `companies.sso_enforced`.
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
    /** Client of the company; null if the client of this installation is used (Entra). */
    clientId: text('client_id'),
    /** Encrypted, see `server/secrets.ts`. */
    sealedSecret: text('sealed_secret'),
    /** For SAML, where `issuer` is the entity id of the provider: its certificate (PEM). Also `ssoUrl`, its page, and our entity id there. */
    certificate: text('certificate'),
    /** When it expires; infinity if it cannot be read. Null: not read yet, see `noteExpiries`. */
    certificateExpiresAt: moment('certificate_expires_at'),
    ssoUrl: text('sso_url'),
    serviceProviderEntityId: text('service_provider_entity_id'),
    /** The admin who saved it first. Unless that is the account owner, other admins are not found through it by their address alone. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** The last sign-in that failed, as the provider put it. */
    lastFailure: jsonb('last_failure').$type<{ at: string; reason: SsoFailure; detail: string }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('sso_connections_company').on(t.companyId),
    index('sso_connections_unread').on(t.id).where(sql`certificate is not null and certificate_expires_at is null`),
  ],
);

/** Accounts at the provider and their people here. `subject` is an id that the issuer never reuses: `sub`, or for Entra the object id. */
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

/** Where a sign-in on the pages of learners leads, and what the browser has said there of the person. */
export interface LearnerReturn {
  path: string;
  zone: string | null;
  language: string | null;
}

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
    /** Encrypted code verifier (PKCE) of OpenID Connect; null for SAML. */
    sealedVerifier: text('sealed_verifier'),
    /** What the provider must repeat: the nonce of OpenID Connect, the id of the request of SAML. */
    nonce: text('nonce').notNull(),
    /** Encrypted: the person who signed in by SAML, until the browser that began the sign-in fetches it. */
    sealedAnswer: text('sealed_answer'),
    /** The person who binds an account of the provider to their own; null for a sign-in. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** How that was confirmed: in this session, with which the row ends, or by this link from a mail, which is then used. */
    sessionHash: text('session_hash'),
    linkHash: text('link_hash'),
    /** Of a sign-in that was begun on the pages of learners, which opens a session there and none of the panel; null for the panel. */
    learnerReturn: jsonb('learner_return').$type<LearnerReturn>(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    index('sso_sign_ins_expiry').on(t.expiresAt),
    check('sso_sign_ins_confirmed', sql`num_nonnulls(session_hash, link_hash) = num_nonnulls(user_id)`),
    check('sso_sign_ins_purpose', sql`learner_return is null or user_id is null`),
  ],
);

/** Assertions of SAML that were used, until they expire: none is accepted twice. */
export const ssoUsedAssertions = pgTable(
  'sso_used_assertions',
  {
    connectionId: uuid('connection_id')
      .notNull()
      .references(() => ssoConnections.id, { onDelete: 'cascade' }),
    assertionId: text('assertion_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.connectionId, t.assertionId] }), index('sso_used_assertions_expiry').on(t.expiresAt)],
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
    /** Since when another company has its record in place while the record of this one is missing. */
    contestedAt: moment('contested_at'),
  },
  (t) => [
    unique('company_domains_company').on(t.companyId, t.domain),
    uniqueIndex('company_domains_proved').on(t.domain).where(sql`proved_at is not null`),
  ],
);
