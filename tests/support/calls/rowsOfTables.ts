import { sql } from 'drizzle-orm';
import type { TestCourse } from './courses.ts';

interface Learned {
  companyId: string;
  userId: string;
  course: TestCourse;
}

/** One row of each table of a company that its calls do not fill in the test of the wall between companies. */
export const rowsOfTables = ({ companyId, userId, course }: Learned) => sql`
  WITH sheet AS (INSERT INTO cheat_sheets (company_id, name, file, created_at) VALUES (${companyId}, 'Sheet', 'sheet.pdf', now())),
    file AS (INSERT INTO files (company_id, kind, type, name, bytes, sha256, created_at)
      VALUES (${companyId}, 'image', 'image/png', 'x', 1, 'x', now()) RETURNING id),
    piece AS (INSERT INTO file_pieces (company_id, file_id, position, content) SELECT ${companyId}, id, 0, '\\x00' FROM file),
    pinned AS (INSERT INTO pinned_videos (company_id, video_id, pinned_at) VALUES (${companyId}, ${course.videoId}, now())),
    moved AS (INSERT INTO address_changes (company_id, user_id, kind, old_email, new_email, state, asked_by, asked_at)
      VALUES (${companyId}, ${userId}, 'own', 'old', 'new', 'withdrawn', ${userId}, now())),
    review AS (INSERT INTO course_reviews (company_id, course_id, user_id, rating, created_at) VALUES (${companyId}, ${course.id}, ${userId}, 5, now())),
    saved AS (INSERT INTO saved_filters (company_id, user_id, list, name, filter, created_at, updated_at)
      VALUES (${companyId}, ${userId}, 'users', 'Mine', 'search=a', now(), now())),
    ticket AS (INSERT INTO support_tickets (company_id, user_id, email, category, description, lang, source, created_at)
      VALUES (${companyId}, ${userId}, 'a@wall.example', 'other', 'Help', 'en', 'admin_panel', now())),
    asked AS (INSERT INTO sales_requests (company_id, user_id, full_name, company_name, email, users_number, message, created_at)
      VALUES (${companyId}, ${userId}, 'Ana', 'Wall', 'a@wall.example', 30, '', now())),
    news AS (INSERT INTO notifications (head, title, description, button_name, url, is_pinned, status, published_at, created_at, updated_at)
      VALUES ('', 'News', 'News', '', '', false, 'published', now(), now(), now()) RETURNING id),
    has_read AS (INSERT INTO notification_reads (company_id, user_id, notification_id, read_at)
      SELECT ${companyId}, ${userId}, id, now() FROM news),
    survey AS (INSERT INTO surveys (name, status, created_at, updated_at) VALUES ('How is it?', 'open', now(), now()) RETURNING id),
    opinion AS (INSERT INTO survey_answers (company_id, user_id, survey_id, rating, message, created_at)
      SELECT ${companyId}, ${userId}, id, 4, '', now() FROM survey),
    message AS (INSERT INTO company_messages (company_id, kind, subject, message, updated_at)
      VALUES (${companyId}, 'invite_admin', 'Welcome', 'Hello', now())),
    key AS (INSERT INTO api_keys (company_id, name, scope, hash, hint, created_by, created_at, expires_at)
      VALUES (${companyId}, 'Sync', 'read', ${companyId}, 'abcd', ${userId}, now(), now() + interval '1 year')),
    app AS (INSERT INTO authenticators (user_id, company_id, sealed_secret, created_at) VALUES (${userId}, ${companyId}, 'x', now())),
    step AS (INSERT INTO mfa_steps (hash, user_id, company_id, created_at, expires_at) VALUES (${userId}, ${userId}, ${companyId}, now(), now())),
    passkey AS (INSERT INTO passkeys (user_id, company_id, host, name, credential_id, public_key, counter, transports, created_at)
      VALUES (${userId}, ${companyId}, 'localhost', 'Laptop', ${userId}, 'x', 0, '{}', now())),
    spare AS (INSERT INTO recovery_codes (user_id, company_id, hash) VALUES (${userId}, ${companyId}, 'x')),
    answer AS (INSERT INTO quiz_answers (company_id, campaign_id, user_id, question_id, answer, is_correct, answered_at)
      SELECT ${companyId}, a.campaign_id, ${userId}, ${course.questions[0]}, 1, false, now() FROM assignments a WHERE a.user_id = ${userId}),
    made AS (INSERT INTO exercise_templates (company_id, version_id, created_at, updated_at)
      VALUES (${companyId}, gen_random_uuid(), now(), now()) RETURNING id, version_id),
    version AS (INSERT INTO exercise_template_versions (id, company_id, template_id, name, subject, layout_type, legend, html, answers, callouts, created_at)
      SELECT version_id, ${companyId}, id, 'Invoice', '', 'SMS', 'x', 'x', '[]', '[]', now() FROM made RETURNING id, template_id),
    pack AS (INSERT INTO exercise_packs (company_id, name, language, difficulty, position, template_ids, created_at)
      VALUES (${companyId}, 'Pack', 'en', 1, 1, '{}', now())),
    exercise AS (INSERT INTO exercise_campaigns (company_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at)
      VALUES (${companyId}, 'Exercise', 'running', 'all', now(), 7, false, now()) RETURNING id),
    for_department AS (INSERT INTO exercise_departments SELECT ${companyId}, e.id, d.id FROM exercise e, departments d WHERE d.company_id = ${companyId}),
    for_group AS (INSERT INTO exercise_groups SELECT ${companyId}, e.id, g.id FROM exercise e, groups g WHERE g.company_id = ${companyId}),
    for_person AS (INSERT INTO exercise_users SELECT ${companyId}, id, ${userId} FROM exercise),
    mailed AS (INSERT INTO exercise_messages SELECT ${companyId}, e.id, v.template_id, v.id, 1 FROM exercise e, version v),
    judged AS (INSERT INTO exercise_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
      SELECT ${companyId}, id, ${userId}, now(), now() FROM exercise RETURNING campaign_id),
    judgement AS (INSERT INTO exercise_answers SELECT ${companyId}, j.campaign_id, ${userId}, m.id, 'LOOKS_LEGIT', 'WRONG', now() FROM judged j, made m),
    rule AS (INSERT INTO policies (company_id, name, review_months, created_at) VALUES (${companyId}, 'Rule', 12, now()) RETURNING id),
    rule_draft AS (INSERT INTO policy_drafts (policy_id, company_id, source, language, html, change_note, places, saved_at)
      SELECT id, ${companyId}, 'text', 'en', 'x', '', '{}', now() FROM rule),
    rule_text AS (INSERT INTO policy_revisions (company_id, policy_id, name, status, audience, starts_at, days_to_complete, notifications_enabled, created_at,
        source, language, html, change_note, number, content_sha256, asks_again, required_since, approved_by, min_minutes, published_at)
      SELECT ${companyId}, id, 'Rule', 'running', 'all', now(), 7, false, now(), 'text', 'en', 'x', '', 1, 'x', true, 1, '', 0, now() FROM rule RETURNING id),
    rule_department AS (INSERT INTO policy_departments SELECT ${companyId}, r.id, d.id FROM rule_text r, departments d WHERE d.company_id = ${companyId}),
    rule_group AS (INSERT INTO policy_groups SELECT ${companyId}, r.id, g.id FROM rule_text r, groups g WHERE g.company_id = ${companyId}),
    rule_read AS (INSERT INTO policy_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
      SELECT ${companyId}, id, ${userId}, now(), now() FROM rule_text RETURNING campaign_id),
    rule_proof AS (INSERT INTO policy_acknowledgements SELECT ${companyId}, campaign_id, ${userId}, now(), now(), 'x', 'app' FROM rule_read),
    monthly AS (INSERT INTO monthly_programmes (company_id, is_on, counts_from, audience, day_of_month, start_time, days_to_complete, notifications_enabled)
      VALUES (${companyId}, false, now(), 'all', 1, '09:00', 7, true) RETURNING id),
    monthly_for AS (INSERT INTO monthly_programme_departments SELECT ${companyId}, m.id, d.id FROM monthly m, departments d WHERE d.company_id = ${companyId}),
    monthly_also AS (INSERT INTO monthly_programme_groups SELECT ${companyId}, m.id, g.id FROM monthly m, groups g WHERE g.company_id = ${companyId}),
    no_month AS (INSERT INTO monthly_choices (company_id, month, is_skipped) VALUES (${companyId}, '2030-01-01', true)),
    month AS (INSERT INTO monthly_events (company_id, name, status, audience, starts_at, created_at, days_to_complete, notifications_enabled, topic, month, seconds)
      VALUES (${companyId}, 'Links', 'ended', 'all', now(), now(), 7, false, 'links', '2020-01-01', 8) RETURNING id),
    month_department AS (INSERT INTO monthly_departments SELECT ${companyId}, m.id, d.id FROM month m, departments d WHERE d.company_id = ${companyId}),
    month_group AS (INSERT INTO monthly_groups SELECT ${companyId}, m.id, g.id FROM month m, groups g WHERE g.company_id = ${companyId}),
    month_watched AS (INSERT INTO monthly_assignments (company_id, campaign_id, user_id, assigned_at, due_at)
      SELECT ${companyId}, id, ${userId}, now(), now() FROM month),
    lure AS (INSERT INTO simulation_templates (company_id, version_id, type, language, created_at, updated_at)
      VALUES (${companyId}, gen_random_uuid(), 'CUSTOM', 'en', now(), now()) RETURNING id, version_id),
    lure_version AS (INSERT INTO simulation_template_versions (id, company_id, template_id, name, sender_name, sender_local, subject, html, text, callouts, landing_kind, created_at)
      SELECT version_id, ${companyId}, id, 'Lure', 'IT', 'it', 'Full', 'x', 'x', '[]', 'teach', now() FROM lure RETURNING id, template_id),
    landing AS (INSERT INTO simulation_landings (company_id, name, kind, language, title, paragraph, created_at, updated_at)
      VALUES (${companyId}, 'Landing', 'teach', 'en', 'x', 'x', now(), now())),
    simulation AS (INSERT INTO simulation_campaigns (company_id, name, status, audience, starts_at, created_at, type, schedule, email_platform, time_zone, start_hour, end_hour)
      VALUES (${companyId}, 'Simulation', 'draft', 'all', now(), now(), 'ONE_TIME_PHISHING', 'once', 0, 'UTC', 9, 17) RETURNING id),
    lure_departments AS (INSERT INTO simulation_departments SELECT ${companyId}, s.id, d.id FROM simulation s, departments d WHERE d.company_id = ${companyId}),
    lure_groups AS (INSERT INTO simulation_groups SELECT ${companyId}, s.id, g.id FROM simulation s, groups g WHERE g.company_id = ${companyId}),
    lure_users AS (INSERT INTO simulation_users SELECT ${companyId}, id, ${userId} FROM simulation),
    lure_choice AS (INSERT INTO simulation_choices SELECT ${companyId}, s.id, l.id FROM simulation s, lure l),
    round AS (INSERT INTO simulation_rounds (company_id, campaign_id, number, status, plans_at, starts_on, ends_on, counts_until)
      SELECT ${companyId}, id, 1, 'closed', now(), '2026-01-05', '2026-02-05', now() FROM simulation RETURNING id, campaign_id),
    pool AS (INSERT INTO simulation_pool (company_id, round_id, template_id, version_id, language)
      SELECT ${companyId}, r.id, v.template_id, v.id, 'en' FROM round r, lure_version v),
    led AS (INSERT INTO simulation_link_hosts (company_id, round_id, host) SELECT ${companyId}, id, 'go.wall.example' FROM round),
    lured AS (INSERT INTO simulation_messages (company_id, campaign_id, round_id, user_id, key, template_id, version_id, due_at, status, sent_at, sent_on, opened_raw_at)
      SELECT ${companyId}, r.campaign_id, r.id, ${userId}, substr(decode(md5(${companyId}::text), 'hex'), 1, 10), v.template_id, v.id, now(), 'sent', now(), now(), now()
        FROM round r, lure_version v RETURNING id),
    waiting AS (INSERT INTO simulation_queue (message_id, company_id, due_at, not_after) SELECT id, ${companyId}, now() + interval '1 year', now() + interval '1 year' FROM lured),
    debriefed AS (INSERT INTO simulation_debriefs SELECT id, ${companyId}, now() FROM lured),
    followed AS (INSERT INTO simulation_follow_ups (company_id, group_id, is_active, active_since, created_at)
      SELECT ${companyId}, id, false, now(), now() FROM groups WHERE company_id = ${companyId} LIMIT 1 RETURNING id),
    joined AS (INSERT INTO simulation_follow_up_members (company_id, follow_up_id, user_id, since)
      SELECT ${companyId}, id, ${userId}, now() FROM followed),
    touched AS (INSERT INTO simulation_events (company_id, message_id, kind, method, at) SELECT ${companyId}, id, 'link', 'GET', now() FROM lured),
    verdicts AS (INSERT INTO simulation_verdicts (company_id, campaign_id, scope, value, class, reason, n, settled_by, settled_at)
      SELECT ${companyId}, id, 'event', '1', 'human', 'other', 1, ${userId}, now() FROM simulation),
    lure_settings AS (INSERT INTO simulation_settings (company_id, x_test_phish, updated_at) VALUES (${companyId}, 'heed-0123456789', now())),
    lure_networks AS (INSERT INTO simulation_networks VALUES (${companyId}, '198.51.100.0/24', 'Office', 'own')),
    rehearsed AS (INSERT INTO simulation_rehearsals (company_id, user_id, key, version_id, email_platform, email, created_at)
      SELECT ${companyId}, ${userId}, substr(decode(md5('rehearsal ' || ${companyId}::text), 'hex'), 1, 10), id, 0, 'ana@wall.example', now() FROM lure_version RETURNING id),
    tried AS (INSERT INTO simulation_rehearsal_events (company_id, rehearsal_id, kind, method, at, signals)
      SELECT ${companyId}, id, 'link', 'GET', now(), 0 FROM rehearsed),
    reading AS (INSERT INTO simulation_mailboxes (company_id, kind, host, port, is_secure, username, sealed_password, folder, due_at, created_at)
      VALUES (${companyId}, 'imap', 'imap.wall.example', 993, true, 'ana', 'x', 'INBOX', now() + interval '1 year', now())),
    readings AS (INSERT INTO simulation_report_reads (company_id, mail_hash, message_id, user_id, outcome, at)
      SELECT ${companyId}, 'x', id, ${userId}, 'counted', now() FROM lured),
    button AS (INSERT INTO simulation_addins (company_id, key, addin_id, version, created_at)
      VALUES (${companyId}, substr(decode(md5('addin ' || ${companyId}::text), 'hex'), 1, 10), ${companyId}, 1, now())),
    stopped AS (INSERT INTO simulation_stops (company_id, reason, created_at) VALUES (${companyId}, 'x', now())),
    tasks AS (INSERT INTO person_facts (company_id, user_id, tasks, completed) VALUES (${companyId}, ${userId}, 1, 0)),
    industry AS (INSERT INTO industry_scores (company_id, industry, day) VALUES (${companyId}, 'retail', now())),
    facts AS (INSERT INTO work_facts (company_id, kind, set_id, campaign_id, status, assigned_day, n)
      SELECT ${companyId}, 'scratch', ${companyId}, id, 'not_started', now(), 1 FROM exercise),
    learning AS (INSERT INTO learner_sessions (hash, company_id, user_id, is_preview, created_at, expires_at)
      VALUES (${companyId}, ${companyId}, ${userId}, false, now(), now())),
    away AS (INSERT INTO absences VALUES (${companyId}, ${userId}, '2026-01-05', '2026-01-09')),
    shown AS (INSERT INTO exercise_previews VALUES (${companyId}, ${companyId}, 'x', now())),
    domain AS (INSERT INTO company_domains (company_id, domain, token, created_at) VALUES (${companyId}, 'wall.example', 'x', now())),
    sender AS (INSERT INTO mail_senders (company_id, kind, host, port, is_secure, username, sealed_password, from_email, created_at, updated_at)
      VALUES (${companyId}, 'smtp', 'mail.wall.example', 587, false, 'ana', 'x', 'ana@wall.example', now(), now())),
    consent AS (INSERT INTO graph_consents (state_hash, purpose, company_id, session_hash, browser_hash, sealed_verifier, origin, created_at, expires_at)
      VALUES (${companyId}, 'send', ${companyId}, 'x', 'x', 'x', 'http://localhost', now(), now())),
    sso AS (INSERT INTO sso_connections (company_id, type, protocol, issuer, created_at, updated_at)
      VALUES (${companyId}, 'okta', 'oidc', 'x', now(), now()) RETURNING id),
    known AS (INSERT INTO sso_identities SELECT id, 'x', 'x', ${companyId}, ${userId}, now() FROM sso),
    begun AS (INSERT INTO sso_sign_ins SELECT ${companyId}, 'x', id, ${companyId}, 'x', 'x', NULL, now(), now() FROM sso),
    directory AS (INSERT INTO scim_tokens (company_id, hash, hint, created_by, created_at) VALUES (${companyId}, ${companyId}, 'abcd', ${userId}, now())),
    managed AS (INSERT INTO scim_people (user_id, company_id, user_name) VALUES (${userId}, ${companyId}, 'ana')),
    pushed AS (INSERT INTO scim_groups (group_id, company_id) SELECT id, company_id FROM groups WHERE company_id = ${companyId} LIMIT 1),
    once AS (INSERT INTO customer_invitations (company_id, idempotency_key, digest, created_at) VALUES (${companyId}, ${companyId}, 'x', now())),
    told AS (INSERT INTO finding_mails (user_id, company_id) VALUES (${userId}, ${companyId})),
    visit AS (INSERT INTO access_uses (company_id, session_hash, user_id, from_company_id, first_used_at, last_used_at)
      VALUES (${companyId}, 'x', ${userId}, ${companyId}, now(), now())),
    brand AS (INSERT INTO brands (company_id, colour, updated_at) VALUES (${companyId}, '#104080', now())),
    host AS (INSERT INTO custom_domains (company_id, type, domain, token, created_at)
      VALUES (${companyId}, 'admin', 'portal.' || ${companyId} || '.example', 'token', now())),
    shared AS (INSERT INTO course_shares (company_id, course_id, partner_id, received_at)
      VALUES (${companyId}, ${course.id}, ${companyId}, now())),
    removed AS (INSERT INTO removed_customers (company_id, partner_id, removed_at, undo_until, before)
      VALUES (${companyId}, ${companyId}, now(), now(), '{}')),
    invoice AS (INSERT INTO invoices (company_id, buyer_name, customer_id, customer_name, method, idempotency_key, admin_name, created_at)
      VALUES (${companyId}, 'Wall', ${companyId}, 'Wall', 'credit_card', ${companyId}, 'Ana', now()) RETURNING id),
    line AS (INSERT INTO invoice_lines (invoice_id, company_id, seats, yearly_cents, unit_cents, discount_cents, starts_at, ends_at)
      SELECT id, ${companyId}, 25, 2400, 2400, 0, now(), now() + interval '1 year' FROM invoice RETURNING id, ends_at),
    seats AS (INSERT INTO seat_entries (company_id, lot_id, seats, created_at, ends_at) SELECT ${companyId}, id, 25, now(), ends_at FROM line),
    checkout AS (INSERT INTO checkouts (company_id, invoice_id, provider, session_id, created_at)
      SELECT ${companyId}, id, 'sandbox', ${companyId}, now() FROM invoice),
    payer AS (INSERT INTO payment_customers (company_id, provider, reference, created_at) VALUES (${companyId}, 'sandbox', 'x', now())),
    event AS (INSERT INTO payment_events (company_id, provider, event_id, created_at) VALUES (${companyId}, 'sandbox', ${companyId}, now())),
    refund AS (INSERT INTO refunds (company_id, invoice_id, provider, reference, cents, reason, created_at)
      SELECT ${companyId}, id, 'sandbox', ${companyId}, 100, 'invoiceVoid', now() FROM invoice),
    planned AS (INSERT INTO planned_downgrades (company_id, admin_id, created_at)
      VALUES (${companyId}, ${companyId}, now() + interval '1 day')),
    page AS (INSERT INTO sandbox_payments (company_id, reference, buyer, seats, cents, lang, created_at)
      VALUES (${companyId}, ${companyId}, 'Wall', 50, 120000, 'en', now())),
    given AS (INSERT INTO licence_allocations (company_id, customer_id, customer_name, kind, idempotency_key, admin_name, created_at)
      VALUES (${companyId}, ${companyId}, 'Wall', 'allocated', ${companyId}, 'Ana', now())),
    bank AS (INSERT INTO banks (company_id, created_at) VALUES (${companyId}, now()) RETURNING company_id),
    deposit AS (INSERT INTO bank_entries (company_id, cents, created_at) SELECT company_id, 5000, now() FROM bank),
    department AS (INSERT INTO campaign_departments (company_id, campaign_id, department_id)
      SELECT d.company_id, c.id, d.id FROM campaigns c JOIN departments d USING (company_id) WHERE d.company_id = ${companyId})
  INSERT INTO campaign_groups (company_id, campaign_id, group_id)
    SELECT g.company_id, c.id, g.id FROM campaigns c JOIN groups g USING (company_id) WHERE g.company_id = ${companyId}`;
