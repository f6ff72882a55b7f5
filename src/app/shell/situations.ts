import type { Session } from '~/session/useSession.ts';

const domainsOf = ({ company }: Session) => company.customDomains.filter(({ type }) => type === 'admin' || type === 'employee');

/** The situations that hide entries of sidebar and user menu. Each is a question about the session, asked by name. */
export const situations = {
  /** In a company that is not one's own, or whose admin one plays. */
  actingElsewhere: ({ isActingElsewhere, user }: Session) => isActingElsewhere || user.isAdminLoggedInAsCompany,
  /** Training was running when the trial ended. */
  suspended: ({ plan, company }: Session) => plan === 'trialEnded' && company.companySettings.isTrainingSuspended,
  /** The company came through the security vendor's console. */
  integration: ({ company }: Session) => company.integration === 'acronis',
  notPartner: ({ company }: Session) => !company.distribution.isPartner,
  subreseller: ({ company }: Session) => company.distribution.companyType === 'subreseller',
  noWhiteLabel: ({ company }: Session) => !company.white_label_page_access,
  domainVerified: (session: Session) => domainsOf(session).some(({ isVerified }) => isVerified),
  noDomain: (session: Session) => domainsOf(session).every(({ domain }) => domain === ''),
} as const satisfies Record<string, (session: Session) => boolean>;

export type Situation = keyof typeof situations;

export const isHidden = (hiddenWhen: readonly Situation[] | undefined, session: Session): boolean =>
  hiddenWhen?.some((name) => situations[name](session)) ?? false;
