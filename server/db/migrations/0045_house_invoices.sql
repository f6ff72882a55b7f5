-- Staff at home see what every company bought, with its lines and withdrawals (their policies follow the invoice), and record what became of it.
CREATE POLICY house_reads ON invoices FOR SELECT TO heed_app USING (current_setting('app.house', true) = 'on');
--> statement-breakpoint
CREATE POLICY house_settles ON invoices FOR UPDATE TO heed_app
  USING (current_setting('app.house', true) = 'on') WITH CHECK (current_setting('app.house', true) = 'on' AND status IN ('paid', 'uncollectible'));
