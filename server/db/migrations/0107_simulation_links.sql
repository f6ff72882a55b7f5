CREATE TABLE "simulation_link_hosts" (
	"company_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"host" text NOT NULL,
	CONSTRAINT "simulation_link_hosts_round_id_host_pk" PRIMARY KEY("round_id","host")
);
--> statement-breakpoint
ALTER TABLE "custom_domains" ADD COLUMN "links_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "custom_domains" ADD COLUMN "links_lost_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "custom_domains" ADD COLUMN "links_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "custom_domains" ADD COLUMN "links_failure" text;--> statement-breakpoint
ALTER TABLE "simulation_link_hosts" ADD CONSTRAINT "simulation_link_hosts_round" FOREIGN KEY ("company_id","round_id") REFERENCES "public"."simulation_rounds"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "simulation_link_hosts_host" ON "simulation_link_hosts" USING btree ("host");--> statement-breakpoint
ALTER TABLE "custom_domains" ADD CONSTRAINT "custom_domains_links" CHECK (links_since IS NULL OR num_nulls(verified_at, links_failure, links_lost_at) = 2 AND verified_at IS NOT NULL);--> statement-breakpoint
-- Written when mails leave, and read by the owner, who answers under names whatever company they belong to.
SELECT heed_wall('simulation_link_hosts');
--> statement-breakpoint
-- Until when links count that were sent with the name of a company, in scope of a company with that one’s. Also links of companies below it,
-- which it cannot see.
CREATE FUNCTION heed_links_used_until(p_company uuid, p_host text, p_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT max(r.counts_until) FROM simulation_link_hosts h
    JOIN simulation_rounds r ON r.id = h.round_id JOIN simulation_campaigns c ON c.id = r.campaign_id
  WHERE h.host = p_host AND r.counts_until > p_at AND c.deleted_at IS NULL AND c.status <> 'archived'
    AND EXISTS (SELECT FROM custom_domains d WHERE d.domain = p_host AND d.verified_at IS NOT NULL AND d.company_id = coalesce(heed_company(), p_company))
$$;
--> statement-breakpoint
-- What simulations of a company need and what has failed since before a moment: its sender, as far as simulations leave through it, and the
-- mailbox of reports. Both have secrets, so nobody else reads their tables. In scope of another company it is that one.
CREATE FUNCTION heed_simulation_troubles(p_company uuid, p_before timestamptz) RETURNS TABLE (kind text, name text, since timestamptz, failure jsonb)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS $$
  SELECT s.kind, CASE s.kind WHEN 'graph' THEN s.from_email ELSE s.host END, p.failing_since, p.last_failure
    FROM mail_senders s JOIN companies c ON c.id = s.company_id AND c.white_label_page_access
      JOIN simulation_paces p ON p.sender = s.company_id::text AND p.failing_since <= p_before
    WHERE s.company_id = coalesce(heed_company(), p_company)
  UNION ALL
  SELECT 'mailbox', m.username, m.failing_since, m.failure FROM simulation_mailboxes m
    WHERE m.company_id = coalesce(heed_company(), p_company) AND m.failing_since <= p_before
$$;
