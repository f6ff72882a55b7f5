ALTER TABLE "users" ADD COLUMN "language_guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone_guessed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scim_people" ADD COLUMN "preferred_language" text;--> statement-breakpoint
ALTER TABLE "scim_people" ADD COLUMN "time_zone" text;--> statement-breakpoint
-- Until now time zones came from browsers only, and some from before were checked by Node alone. Languages were chosen with a button.
UPDATE users SET time_zone_guessed = true,
    time_zone = CASE WHEN time_zone IN (SELECT name FROM pg_timezone_names) THEN time_zone END
  WHERE time_zone IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_time_zone" CHECK ((to_timestamp(0) at time zone "users"."time_zone") is not null or "users"."time_zone" is null);
--> statement-breakpoint
CREATE OR REPLACE VIEW people AS SELECT id, company_id, email, name, last_name, role, is_owner, disabled, deleted_at, has_login,
    email_verified, mfa_enabled, sso, scim_managed, temporary_password, privacy_policy_confirmed_at, onboarding_completed,
    onboarding_skipped, suspended_notification_shown, invited_at, last_login, created_at, updated_at, account, sort_name, search_text,
    sort_login, invitation_failure, sessions_ended_at, invited_by, first_session_at, notifications_seen_at, mfa_email, held_at, status,
    language, language_guessed, time_zone, time_zone_guessed
  FROM users WHERE company_id = (SELECT heed_company()) AND deleted_at IS NULL;
