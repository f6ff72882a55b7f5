import { z } from 'zod';
import { companyLimits } from '#contract/company/limits';
import type { SsoSettings } from '#contract/company/sso';
import { textLimits } from '#contract/kit/limits';

type FieldName =
  | 'domain'
  | 'clientId'
  | 'clientSecret'
  | 'tenantId'
  | 'certificate'
  | 'identityProviderEntityId'
  | 'ssoUrl'
  | 'serviceProviderEntityId';

/** What an admin chooses: a provider, for Okta with its protocol. */
export type ProviderKind = 'okta' | 'okta_saml' | 'azure' | 'onelogin' | 'gsuite' | 'custom_saml';

const oidcFields = ['domain', 'clientId', 'clientSecret'] as const;
const samlFields = ['ssoUrl', 'identityProviderEntityId', 'certificate'] as const;

/** The fields of each provider: exactly what its call sends. */
export const providerFields: Record<ProviderKind, readonly FieldName[]> = {
  okta: oidcFields,
  okta_saml: [...samlFields, 'serviceProviderEntityId'],
  azure: ['tenantId'],
  onelogin: oidcFields,
  gsuite: samlFields,
  custom_saml: samlFields,
};

/** Whether the provider answers over SAML. */
export const isOverSaml = (kind: ProviderKind): boolean => providerFields[kind].includes('certificate');

/** The kind of the present connection; null without one. */
export function kindOf({ ssoType, ssoProtocol }: Pick<SsoSettings, 'ssoType' | 'ssoProtocol'>): ProviderKind | null {
  return ssoType === 'okta' && ssoProtocol === 'saml' ? 'okta_saml' : ssoType;
}

/** How a value looks at each provider. */
export const examples: Partial<Record<ProviderKind, Partial<Record<FieldName, string>>>> = {
  okta: { domain: 'acme.okta.com' },
  onelogin: { domain: 'acme.onelogin.com' },
  okta_saml: { ssoUrl: 'https://acme.okta.com/app/…/sso/saml', identityProviderEntityId: 'http://www.okta.com/…' },
  gsuite: {
    ssoUrl: 'https://accounts.google.com/o/saml2/idp?idpid=…',
    identityProviderEntityId: 'https://accounts.google.com/o/saml2?idpid=…',
  },
};

const line = z.string().trim().max(textLimits.textMax);
const required = line.min(1, 'settings.sso.required');
const rule: Record<FieldName, z.ZodType<string, string>> = {
  domain: required,
  clientId: required,
  clientSecret: required,
  tenantId: z.uuid('settings.sso.tenantFormat'),
  certificate: z.string().trim().min(1, 'settings.sso.required').max(companyLimits.sso.certificateMax),
  identityProviderEntityId: required,
  ssoUrl: z
    .string()
    .trim()
    .min(1, 'settings.sso.required')
    .max(textLimits.longTextMax)
    .pipe(z.url({ protocol: /^https?$/, error: 'settings.sso.urlFormat' })),
  serviceProviderEntityId: required,
};
export type ProviderForm = Record<FieldName, string>;

/** Messages are locale keys. The secret may be left out if one is stored for this provider. */
export function providerSchema(kind: ProviderKind, hasSecret: boolean): z.ZodType<ProviderForm, ProviderForm> {
  const of = (name: FieldName) => {
    if (!providerFields[kind].includes(name)) return z.string();
    return name === 'clientSecret' && hasSecret ? line : rule[name];
  };
  return z.object({
    domain: of('domain'),
    clientId: of('clientId'),
    clientSecret: of('clientSecret'),
    tenantId: of('tenantId'),
    certificate: of('certificate'),
    identityProviderEntityId: of('identityProviderEntityId'),
    ssoUrl: of('ssoUrl'),
    serviceProviderEntityId: of('serviceProviderEntityId'),
  });
}

/** What is stored for this provider; for another one nothing but our own entity id, which most providers take as it is. */
export function valuesOf(settings: SsoSettings, kind: ProviderKind): ProviderForm {
  const kept: Partial<SsoSettings> = kindOf(settings) === kind ? settings : {};
  return {
    domain: kept.domain ?? '',
    clientId: kept.clientId ?? '',
    clientSecret: '',
    tenantId: kept.tenantId ?? '',
    certificate: kept.certificate ?? '',
    identityProviderEntityId: kept.identityProviderEntityId ?? '',
    ssoUrl: kept.ssoUrl ?? '',
    serviceProviderEntityId: kept.serviceProviderEntityId ?? settings.saml.entityId,
  };
}

/** The field of the form for one of a call. */
export const fieldOf = (wireField: string): FieldName | undefined =>
  wireField === 'clientID' ? 'clientId' : Object.keys(rule).find((name): name is FieldName => name === wireField);
