/** Password of all demo accounts. */
export const demoPassword = 'Password1!';

export type DemoCompanyKey =
  | 'acme'
  | 'globex'
  | 'initech'
  | 'hooli'
  | 'northstar'
  | 'polaris'
  | 'vertex'
  | 'meridian'
  | 'cobalt'
  | 'zenith'
  | 'heed'
  | 'dormant'
  | 'kestrel-aviation'
  | 'castellan-freight';

export interface DemoAccount {
  email: string;
  /** What the account is for, printed in the terminal. */
  who: string;
  company: DemoCompanyKey;
  name: string;
  lastName: string;
  role: 'admin' | 'user' | 'msp' | 'support' | 'superadmin';
  isOwner?: boolean;
  mfaEnabled?: boolean;
  temporaryPassword?: boolean;
  emailUnverified?: boolean;
  policyUnconfirmed?: boolean;
  sso?: boolean;
}

/** The learner of the demo, who always has a training and an exercise to do, at whatever time of the day the demo is made. */
export const demoLearner = 'learner@acme.example';

const owner = { role: 'admin', isOwner: true } as const;

/** Demo accounts; printed at start and used by tests. */
export const demoAccounts = [
  {
    email: 'admin@acme.example',
    who: 'admin of a direct customer on Boost with 240 people',
    company: 'acme',
    name: 'Ana',
    lastName: 'Martínez',
    ...owner,
  },
  { email: 'admin@globex.example', who: 'admin, trial running', company: 'globex', name: 'Hank', lastName: 'Whitfield', ...owner },
  {
    email: 'admin@initech.example',
    who: 'admin, trial expired',
    company: 'initech',
    name: 'Milton',
    lastName: 'Kendrick',
    ...owner,
  },
  { email: 'admin@hooli.example', who: 'admin, free plan', company: 'hooli', name: 'Priya', lastName: 'Nair', ...owner },
  {
    email: 'reseller@northstar.example',
    who: 'admin of a reseller with 40 customers and 3 sub-resellers',
    company: 'northstar',
    name: 'Ingrid',
    lastName: 'Lindström',
    ...owner,
  },
  {
    email: 'subreseller@polaris.example',
    who: 'admin of a sub-reseller of Northstar',
    company: 'polaris',
    name: 'Étienne',
    lastName: 'Gauthier',
    ...owner,
  },
  {
    email: 'admin@kestrel-aviation.example',
    who: 'admin of a customer of Northstar, which may act there for some days',
    company: 'kestrel-aviation',
    name: 'Amelia',
    lastName: 'Osei',
    ...owner,
  },
  {
    email: 'admin@castellan-freight.example',
    who: 'admin of a customer whom Northstar asks for access',
    company: 'castellan-freight',
    name: 'Tomás',
    lastName: 'Ferreira',
    ...owner,
  },
  {
    email: 'oem@vertex.example',
    who: 'admin of an OEM partner',
    company: 'vertex',
    name: 'Katharina',
    lastName: 'Vogel',
    ...owner,
  },
  {
    email: 'partner@meridian.example',
    who: 'admin of a Direct partner',
    company: 'meridian',
    name: 'Samuel',
    lastName: 'Okafor',
    ...owner,
  },
  {
    email: 'msp@cobalt.example',
    who: 'MSP with a package',
    company: 'cobalt',
    name: 'Joris',
    lastName: 'de Vries',
    role: 'msp',
    isOwner: true,
  },
  {
    email: 'admin@zenith.example',
    who: 'admin of a company with the Acronis integration',
    company: 'zenith',
    name: 'Çağla',
    lastName: 'Yılmaz',
    ...owner,
  },
  {
    email: 'support@heed.example',
    who: 'our staff: support',
    company: 'heed',
    name: 'Robin',
    lastName: 'Ashworth',
    role: 'support',
  },
  {
    email: 'superadmin@heed.example',
    who: 'our staff: superadmin',
    company: 'heed',
    name: 'Noa',
    lastName: 'Shapira',
    role: 'superadmin',
    isOwner: true,
  },
  { email: demoLearner, who: 'a learner: refused', company: 'acme', name: 'Léa', lastName: 'Fournier', role: 'user' },
  {
    email: 'mfa@acme.example',
    who: 'e-mail code on',
    company: 'acme',
    name: 'Marcus',
    lastName: 'Thornton',
    role: 'admin',
    mfaEnabled: true,
  },
  {
    email: 'temp@acme.example',
    who: 'temporary password',
    company: 'acme',
    name: 'Wouter',
    lastName: 'Bakker',
    role: 'admin',
    temporaryPassword: true,
  },
  {
    email: 'unverified@acme.example',
    who: 'e-mail not verified',
    company: 'acme',
    name: 'Sofía',
    lastName: 'Ibáñez',
    role: 'admin',
    emailUnverified: true,
  },
  {
    email: 'newcomer@acme.example',
    who: 'policy agreement not confirmed',
    company: 'acme',
    name: 'Yuki',
    lastName: 'Takahashi',
    role: 'admin',
    policyUnconfirmed: true,
  },
  {
    email: 'sso@acme.example',
    who: 'single sign-on only',
    company: 'acme',
    name: 'Grace',
    lastName: 'Boateng',
    role: 'admin',
    sso: true,
  },
  {
    email: 'admin@dormant.example',
    who: 'admin of a disabled company',
    company: 'dormant',
    name: 'Walter',
    lastName: 'Blackwood',
    ...owner,
  },
] as const satisfies readonly DemoAccount[];
