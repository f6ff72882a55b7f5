import { z } from 'zod';

/** Every refusal the server can give: HTTP status and English sentence. The code is also the key `errors.<code>` of the locales. */
export const errorCodes = {
  invalid_session: { status: 401, message: 'Your session has ended. Please sign in again.' },
  session_expired: { status: 401, message: 'Your session has expired. Please sign in again.' },
  company_disabled: { status: 403, message: 'Company is disabled' },
  company_not_accessible: { status: 403, message: 'You have no access to this company' },
  permission_denied: { status: 403, message: "You don't have permission to access" },
  validation_failed: { status: 422, message: 'Missing or invalid request parameters' },
  not_found: { status: 404, message: 'Not found' },
  bad_request: { status: 400, message: 'The request couldn’t be read' },
  request_timeout: { status: 408, message: 'The request took too long. Please try again.' },
  headers_too_large: { status: 431, message: 'The address or the headers of the request are too long' },
  host_not_known: {
    status: 421,
    message:
      'This address isn’t set up on this server. Check it with the person who gave it to you. If you run this server, set its address in PUBLIC_URL.',
  },
  body_too_large: { status: 413, message: 'The request is too large' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  internal_error: { status: 500, message: 'Something went wrong. Please try again.' },
  unavailable: { status: 503, message: 'The service isn’t available at the moment. Please try again later.' },
  /** Not a failure: the report is still being generated. */
  report_generation_in_progress: {
    status: 409,
    message: 'The report is being generated. Please try again in a few minutes.',
  },
  pdf_busy: { status: 429, message: 'Several PDFs are being created right now. Try again in a minute.' },
  pdf_not_made: { status: 500, message: 'The PDF couldn’t be created. Try again.' },

  invalid_credentials: { status: 401, message: 'Invalid login credentials' },
  too_many_attempts: {
    status: 429,
    message: 'Too many failed attempts or the password is too weak. Please try again later or reset your password',
  },
  account_suspended: { status: 403, message: 'Your account was suspended. Please, contact your manager' },
  learner_no_access: { status: 403, message: "This account doesn't have access to the admin console." },
  mfa_required: { status: 403, message: 'This account has a second factor. Please sign in again.' },
  mfa_step_expired: { status: 410, message: 'This took too long. Please start again.' },
  mfa_code_wrong: { status: 422, message: 'This code isn’t correct' },
  /** The server’s SECRETS_KEY is not the one with which the app’s secret was stored. */
  authenticator_not_readable: {
    status: 409,
    message:
      'The codes of this authenticator app can’t be checked any more. Choose another way, or ask an admin to reset your two-factor authentication.',
  },
  mfa_last_factor: { status: 409, message: 'Add an authenticator app or a passkey first' },
  /** The number that the panel knows for too many wrong codes. */
  '60202': { status: 429, message: 'The number of attempts has been exhausted. Please try again in 10 minutes' },
  /** The same for too many codes sent. */
  '60203': { status: 429, message: 'The number of attempts has been exhausted. Please try again in 10 minutes' },
  passkey_not_valid: { status: 422, message: 'This passkey couldn’t be verified. Try again, or use another way.' },
  passkey_not_here: { status: 409, message: 'Passkeys need an address with a name. They don’t work on an IP address.' },
  too_many_passkeys: { status: 409, message: 'You’ve reached the maximum number of passkeys. Remove one to add another.' },
  sso_required: { status: 403, message: 'This account signs in with single sign-on.' },
  verification_token_expired: { status: 410, message: 'Verification token is expired, please try again' },
  email_is_not_connected: { status: 404, message: 'This email is not connected to SSO. Please, contact your manager' },
  sso_unreachable: { status: 422, message: 'The identity provider didn’t answer as expected. Check the details you entered.' },
  sso_provider_not_set_up: { status: 409, message: 'Microsoft Entra isn’t set up for this installation. Please contact support.' },
  certificate_unreadable: {
    status: 422,
    message: 'This isn’t one X.509 certificate. Paste the text from -----BEGIN CERTIFICATE----- to -----END CERTIFICATE-----.',
  },
  certificate_weak: { status: 422, message: 'The key of this certificate is too weak. Use an RSA key with at least 2048 bits.' },
  certificate_not_in_force: {
    status: 422,
    message: 'This certificate has expired or isn’t valid yet. Create another one at your provider.',
  },
  sso_session_required: { status: 409, message: 'Sign in with single sign-on first, so that you don’t lock yourself out' },
  domain_in_use: { status: 409, message: 'This domain is already in use' },
  domain_contested: {
    status: 409,
    message:
      'Another company verified this domain earlier, but its record is missing. We’ve told its admins. Check again in 72 hours: if the record is still missing, the domain moves to you.',
  },
  domain_not_proved: {
    status: 409,
    message: 'We couldn’t find the TXT record yet. It can take a few hours for a new record to be visible.',
  },
  'custom_domain/upsert_one/conflict': { status: 409, message: 'This custom domain is already in use by another company.' },
  white_label_not_available: { status: 403, message: 'White label isn’t included for your company. Please contact us to add it.' },
  too_many_domains: { status: 409, message: 'You’ve reached the maximum number of domains. Remove one to add another.' },
  weak_password: { status: 422, message: 'The password doesn’t meet the requirements' },
  wrong_password: { status: 403, message: 'The current password is not correct' },
  password_unchanged: { status: 422, message: 'Choose a password that differs from the current one' },
  link_not_valid: { status: 410, message: 'This link has expired or has already been used. Request a new one.' },
  email_not_verified: { status: 403, message: 'Please verify your email!' },
  password_change_required: { status: 403, message: 'Set your own password to continue' },
  privacy_policy_not_confirmed: { status: 403, message: 'Accept the User Agreement and Privacy Policy to continue' },
  two_factor_required: { status: 403, message: 'Your company requires two-factor authentication. Set it up to continue.' },
  privacy_policy_already_confirmed: { status: 409, message: 'The privacy policy is already confirmed' },

  email_in_use: { status: 409, message: 'These emails are already in use.' },
  company_in_use: { status: 409, message: 'This company was already registered by someone' },
  name_in_use: { status: 409, message: 'This name is already in use' },
  total_changed: {
    status: 409,
    message: 'The list has changed since you made your selection, so no changes were made. Review your selection and try again.',
  },
  acronis_restricted: {
    status: 403,
    message: 'Unable to disable user with admin role. Admin user found in the selected list. Disable action canceled.',
  },
  user_not_editable: { status: 403, message: 'This user can’t be changed' },
  mail_sent_too_often: { status: 429, message: 'This email has already been sent several times. Please try again in an hour.' },
  nothing_to_change: { status: 409, message: 'None of the selected users can be changed' },
  nobody_to_remind: {
    status: 409,
    message: 'There is no one to remind: everything is done, or a reminder was sent within the last hour',
  },
  no_customer_to_change: { status: 409, message: 'None of the selected companies can be changed' },
  customer_not_editable: { status: 409, message: 'This company can’t be changed this way' },
  no_parent_company: { status: 409, message: 'Your company has no parent company that could get access' },
  customer_not_restorable: { status: 410, message: 'This customer can’t be brought back any more' },
  plan_required: { status: 403, message: 'This requires a trial or Boost. Upgrade to continue.' },
  trial_expired: { status: 403, message: 'Your trial period has expired. Upgrade to continue.' },
  training_begun: { status: 409, message: 'This company has already started its training. Choose “Invite users only”.' },
  trial_not_available: { status: 409, message: 'No trial is available for this company. It may already have been used.' },
  campaign_already_active: { status: 409, message: 'This training is already running' },
  campaign_not_editable: { status: 409, message: 'This campaign has ended and can’t be changed' },
  campaign_is_shared: { status: 409, message: 'Your provider shared this training. Only they can change or end it.' },
  campaign_already_started: { status: 409, message: 'This campaign has already started. End it instead.' },
  campaign_not_started: { status: 409, message: 'This campaign hasn’t started yet. Delete it instead.' },
  simulation_not_started: { status: 409, message: 'Report unavailable for postponed Phishing Simulation campaign.' },
  exercise_not_started: { status: 409, message: 'Report unavailable for postponed Phishing Exercise campaign.' },
  campaign_not_running: { status: 409, message: 'This campaign isn’t running at the moment' },
  campaign_not_archived: { status: 409, message: 'Archive this exercise first' },
  exercise_answered: { status: 409, message: 'You’ve already answered this message. Answers are final.' },
  no_golden_certificate: { status: 404, message: 'The golden certificate is for people with the top score' },
  template_in_use: { status: 409, message: 'The template is used in active Phishing Exercise Campaign' },
  simulation_template_in_use: { status: 409, message: 'The template is used in a phishing simulation that isn’t archived' },
  template_is_empty: { status: 422, message: 'The message cannot be empty. Please configure the SMS content.' },
  callout_not_found: { status: 422, message: 'No matches found.' },
  one_link_needed: { status: 422, message: 'The message needs exactly one link. Its address is put in when it is sent.' },
  not_an_email_template: { status: 422, message: 'Only an email template can be sent as a test' },
  consent_needed: {
    status: 409,
    message: 'An admin of the company has to agree to simulations first. Do this in the settings of phishing simulations.',
  },
  simulations_stopped: {
    status: 409,
    message: 'Support has stopped the sending of simulations. Please contact support.',
  },
  sender_domain_needed: {
    status: 409,
    message: 'There is no domain that simulations may be sent from. Verify a domain of the company, and set up its mail sending.',
  },
  simulation_host_needed: {
    status: 409,
    message:
      'Links of simulations have no address yet. Set up a web domain of the company, or ask the operator for SIMULATION_URL.',
  },
  no_recipients: {
    status: 422,
    message: 'No one would get this simulation. Choose people who are active and not exempt.',
  },
  no_template_matches: {
    status: 422,
    message: 'No template matches. Choose other types, another difficulty or single templates.',
  },
  round_too_short: {
    status: 422,
    message: 'The mails don’t fit into one round at the pace of the sender. Choose more days or longer hours, or fewer people.',
  },
  simulation_is_draft: { status: 409, message: 'This simulation waits for approval. Approve it before you share it.' },
  too_many_follow_ups: { status: 409, message: 'You’ve reached the maximum number of follow-ups. Delete one to add another.' },
  follow_up_group_exempt: {
    status: 422,
    message: 'People of an exempt group get no simulations, so it can’t have a follow-up. Choose another group.',
  },
  follow_up_group_managed: { status: 422, message: 'Your directory manages the people of this group. Choose another group.' },
  campaign_not_waiting: { status: 409, message: 'This simulation doesn’t wait for approval any more' },
  start_day_in_past: { status: 422, message: 'The start date cannot be in the past.' },
  campaign_has_begun: {
    status: 409,
    message: 'This campaign has begun. This can’t be changed any more.',
  },
  report_mailbox_refused: {
    status: 422,
    message: 'The mailbox can’t be read. Check the server, the user, the password and the folder.',
  },
  report_mailbox_personal: {
    status: 422,
    message: 'This is the mailbox of an admin. Use one that takes reported mails and nothing else.',
  },
  start_in_past: { status: 422, message: 'The date must be in the future' },
  assignment_not_removable: { status: 409, message: 'Departments and groups can’t be removed from a running campaign' },
  course_is_running: { status: 409, message: 'This training is running. End it before you delete it.' },
  course_in_use: { status: 409, message: 'This training is running. End it before you change it.' },
  course_is_draft: { status: 409, message: 'Publish this training before you start it' },
  course_not_completed: { status: 409, message: 'You can only rate training that you have completed' },
  course_has_no_chapters: { status: 409, message: 'Add at least one chapter before you publish' },
  scorm_too_large: { status: 409, message: 'The videos of this training are too large for one SCORM package' },
  too_many_pinned_videos: { status: 409, message: 'Maximum number of videos added! Remove one to add more.' },
  file_too_large: { status: 413, message: 'File size should be less than 7 MB' },
  not_an_image: { status: 415, message: 'File should be of allowed content type: GIF, JPEG, JPG, PNG' },
  not_a_thumbnail: { status: 415, message: 'File should be of allowed content type: PNG, JPG(JPEG)' },
  thumbnail_too_large: { status: 413, message: 'File size should be less than 200KB' },
  not_a_video: {
    status: 415,
    message: 'File should be of allowed content type: MOV, MPG, AVI, FLV, F4V, MP4, M4V, ASF, WMV, VOB, MOD, 3GP, MKV, WEBM',
  },
  not_a_cheat_sheet: { status: 415, message: 'File should be of allowed content type: PDF' },
  image_too_wide: { status: 413, message: 'This image is too large. Use one of up to 10,000 × 10,000 pixels.' },
  storage_full: { status: 409, message: 'Storage is full. Delete training you no longer need.' },
  too_many_saved_filters: {
    status: 409,
    message: 'You’ve reached the maximum number of saved filters for this list. Delete one to save another.',
  },
  survey_answered: { status: 409, message: 'You have already answered this survey' },
  api_key_not_valid: { status: 401, message: 'This API key isn’t valid. It may have been revoked.' },
  too_many_api_keys: { status: 409, message: 'You’ve reached the maximum number of API keys. Revoke one to create another.' },
  not_enough_licences: { status: 409, message: 'There aren’t enough licenses. Buy more, or allocate fewer.' },
  customer_suspended: { status: 409, message: 'This customer is suspended. Enable it first.' },
  customer_removed: {
    status: 409,
    message: 'This customer was removed while you were paying. Nothing was bought, and you get the payment back.',
  },
  subscription_running: { status: 409, message: 'This customer already has a subscription. Upgrade its licenses instead.' },
  no_subscription: { status: 409, message: 'This customer has no running subscription. Buy licenses instead.' },
  coupon_not_valid: { status: 422, message: 'This promotion code isn’t valid or has expired' },
  invoice_not_allowed: { status: 403, message: 'Your company can’t pay by invoice. Choose another payment method.' },
  payment_used: { status: 409, message: 'Part of this payment has been used already' },
  credit_not_enough: { status: 409, message: 'Your distributor credit doesn’t cover this purchase' },
  card_not_available: { status: 409, message: 'Card payments aren’t set up for this installation. Please contact support.' },
  payment_failed: {
    status: 402,
    message: 'Your payment failed. Nothing was bought. Check your card, or choose another payment method.',
  },
  payments_unavailable: {
    status: 503,
    message: 'The payment service isn’t answering. Nothing was bought or charged. Please try again in a few minutes.',
  },
  invoice_not_due: { status: 409, message: 'This invoice isn’t awaiting payment. Nothing was charged.' },
  refund_given_back: { status: 409, message: 'This payment is already marked as given back' },
  refund_not_noted: { status: 409, message: 'This payment wasn’t marked as given back by us' },
  idempotency_key_used: {
    status: 409,
    message: 'This purchase or allocation was already made with other details. Please start again.',
  },
  downgrade_not_available: { status: 409, message: 'This company can’t be downgraded: it isn’t on Boost, or it is a partner.' },
  downgrade_not_planned: { status: 409, message: 'No downgrade of this company is planned' },
  paid_period_changed: {
    status: 409,
    message: 'The day on which your last licenses end has changed. Reload the page and try again.',
  },
  trial_not_over: { status: 409, message: 'The trial of this company isn’t over' },
  contact_your_provider: { status: 403, message: 'To unlock this feature, please contact your training provider.' },
  scim_token_in_force: { status: 409, message: 'Revoke the directory’s token first' },
  from_not_proved: { status: 422, message: 'The sender’s address must be in a domain that your company has verified' },
  mail_sender_refused: { status: 422, message: 'The mail server didn’t accept the test email, so nothing was saved' },
  mail_sender_in_use: { status: 409, message: 'Custom SMTP and Office Graph API cannot be used at the same time' },
  graph_refused: { status: 422, message: 'Microsoft didn’t send the test email, so nothing was saved' },
  import_mismatch: { status: 409, message: 'This import has already been run with different rows' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** Refusals that any endpoint may give, so that declarations list only their own. */
export const commonErrors = [
  'invalid_session',
  'session_expired',
  'api_key_not_valid',
  'company_disabled',
  'company_not_accessible',
  'permission_denied',
  'password_change_required',
  'privacy_policy_not_confirmed',
  'two_factor_required',
  'validation_failed',
  'not_found',
  'body_too_large',
  'too_many_requests',
  'internal_error',
  'unavailable',
] as const satisfies readonly ErrorCode[];

/** The wire envelope. `details[0].description` is what a person reads; with `validation_failed` each detail names a field. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    status: z.number().int(),
    /** Names the request in the server’s log; each answer has it in the header `X-Request-Id`, too. */
    requestId: z.string(),
    details: z.array(
      z.object({
        description: z.string(),
        code: z.string(),
        field: z.string().optional(),
        info: z.string().optional(),
        link: z.string().optional(),
      }),
    ),
  }),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
