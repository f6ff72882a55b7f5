import { z } from 'zod';
import { courseLimits } from '../courses/limits.ts';
import { email, endpoint, id, nothing, text } from '../kit/endpoint.ts';
import { looksLikeFormula } from '../kit/formula.ts';
import { textLimits } from '../kit/limits.ts';
import { sessionLimits } from '../session/limits.ts';
import { absenceFields } from './absences.ts';
import { languageAndZoneFields } from './languageAndZone.ts';
import { peopleLimits } from './limits.ts';
import { invitedRoles, personName } from './users.ts';

/** A name that looks like a formula is a mistake in a file, not a department. */
const nameList = z.array(text().refine((name) => !looksLikeFormula(name))).max(100);

/** One person to add. Names of departments and groups that do not exist are created. */
const inviteRow = z.object({
  email,
  role: z.enum(invitedRoles).optional(),
  name: personName.optional(),
  lastName: personName.optional(),
  departments: nameList.optional(),
  groups: nameList.optional(),
  ...absenceFields,
  ...languageAndZoneFields,
});
export type InviteRow = z.input<typeof inviteRow>;

/** `importId` makes the call idempotent: a repeat returns the result of the first one. */
export const inviteUsers = endpoint({
  method: 'POST',
  path: '/api/v1/user/{companyId}/invite',
  summary: 'Adds people, creates missing departments and groups, sends invitations; all or nothing',
  access: 'users:write',
  needsVerifiedEmail: true,
  tx: 'none',
  body: z
    .object({
      emails: z.array(inviteRow).min(1).max(peopleLimits.inviteEmails),
      company_id: id.optional(),
      custom_message: z.string().trim().max(textLimits.messageMax).optional(),
      custom_subject: z.string().trim().max(textLimits.textMax).optional(),
      sso: z.boolean().optional(),
      departments: nameList.optional(),
      groups: nameList.optional(),
      notificationsEnabled: z.boolean(),
      importId: id.optional(),
      /** Starts annual training with this course, for a company that never had a training. */
      beginTraining: z.object({ courseId: id }).optional(),
    })
    .refine((b) => !b.beginTraining || b.notificationsEnabled, {
      path: ['beginTraining'],
      message: 'People are notified about the training, so notifications must be on',
    })
    .refine((b) => !b.notificationsEnabled || !!b.custom_subject, { path: ['custom_subject'], message: 'Please add subject.' }),
  reply: z.object({ added: z.number().int(), departmentsCreated: z.number().int(), groupsCreated: z.number().int() }),
  errors: [
    'email_in_use',
    'email_not_verified',
    'import_mismatch',
    'training_begun',
    'plan_required',
    'trial_expired',
    'course_is_draft',
  ],
  perMinute: peopleLimits.invitesPerMinute,
  bodyBytes: peopleLimits.importBodyBytes,
});

export const resendInvite = endpoint({
  method: 'POST',
  path: '/api/v1/user/{companyId}/resend_invite',
  summary: 'Sends the invitation of one person again',
  access: 'users:write',
  tx: 'write',
  body: z.object({
    companyId: id.optional(),
    userId: id,
    companyName: z.string().max(textLimits.textMax).optional(),
    adminEmail: z.string().max(textLimits.textMax).optional(),
    adminName: z.string().max(textLimits.longTextMax).optional(),
  }),
  reply: nothing,
  errors: ['user_not_editable', 'mail_sent_too_often'],
  perMinute: 60,
});

/** Limited by addresses per hour and company: `sessionLimits.addressesLookedUpPerHour`. */
export const verifyEmailsExisted = endpoint({
  method: 'POST',
  path: '/api/v1/users/verify_emails_existed',
  summary: 'Which of these addresses are already in use, in any company',
  access: 'users:write',
  tx: 'none',
  body: z.object({
    companyId: id,
    emails: z.array(z.string().trim().toLowerCase().max(textLimits.textMax)).min(1).max(peopleLimits.inviteEmails),
  }),
  reply: z.record(z.string(), z.boolean()),
  errors: [],
  perMinute: sessionLimits.lookupsPerMinute,
  bodyBytes: courseLimits.uploadBytes,
});
