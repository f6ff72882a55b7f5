import { z } from 'zod';
import type { SsoSettings } from '#contract/company/sso';
import type { SsoType } from '#contract/company/ssoProviders';
import { textLimits } from '#contract/kit/limits';

type FieldName = 'domain' | 'clientId' | 'clientSecret' | 'tenantId';

/** The fields of each provider: exactly what its call sends. */
export const providerFields: Record<SsoType, readonly FieldName[]> = {
  okta: ['domain', 'clientId', 'clientSecret'],
  azure: ['tenantId'],
  onelogin: ['domain', 'clientId', 'clientSecret'],
};

/** How a domain looks at each provider. */
export const domainExample: Partial<Record<SsoType, string>> = { okta: 'acme.okta.com', onelogin: 'acme.onelogin.com' };

const line = z.string().trim().max(textLimits.textMax);
const required = line.min(1, 'settings.sso.required');
const rule: Record<FieldName, z.ZodType<string, string>> = {
  domain: required,
  clientId: required,
  clientSecret: required,
  tenantId: z.uuid('settings.sso.tenantFormat'),
};
export type ProviderForm = Record<FieldName, string>;

/** Messages are locale keys. The secret may be left out if one is stored for this provider. */
export function providerSchema(type: SsoType, hasSecret: boolean): z.ZodType<ProviderForm, ProviderForm> {
  const of = (name: FieldName) => {
    if (!providerFields[type].includes(name) || (name === 'clientSecret' && hasSecret)) return line;
    return rule[name];
  };
  return z.object({ domain: of('domain'), clientId: of('clientId'), clientSecret: of('clientSecret'), tenantId: of('tenantId') });
}

/** What is stored for this provider; empty for another one. */
export function valuesOf({ ssoType, domain, clientId, tenantId }: SsoSettings, type: SsoType): ProviderForm {
  const kept = ssoType === type ? { domain, clientId, tenantId } : { domain: null, clientId: null, tenantId: null };
  return { domain: kept.domain ?? '', clientId: kept.clientId ?? '', tenantId: kept.tenantId ?? '', clientSecret: '' };
}
