import { pathTo, paths } from '#contract/paths';
import { defineMail } from '../../mail/mailKind.ts';

interface RuleParams {
  name?: string;
  companyName: string;
  effectDate: string;
  /** Whose page of second factors the button opens. */
  personId: string;
}
const button = { path: ({ personId = '' }: { personId?: string }) => pathTo(paths.userProfileEdit, { userId: personId }) };

/** Tells an admin without a second factor that one is required from `effectDate` on. */
export const twoFactorRequired = defineMail<RuleParams>({ template: 'two_factor_required', button });
/** Reminds those who still have none. */
export const twoFactorReminder = defineMail<RuleParams>({ template: 'two_factor_reminder', button });
/** Tells the account owner that the requirement has ended. */
export const twoFactorNoLonger = defineMail<{ name?: string; companyName: string; adminName: string }>({
  template: 'two_factor_no_longer',
  isByHouse: true,
  button: { path: () => paths.settingsSecurity },
});
