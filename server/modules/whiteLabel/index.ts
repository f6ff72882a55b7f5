import type { contract } from '#contract/index';
import { scopeOf, tenantTx } from '../../db/tx.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { saveFile } from '../../files/saveFile.ts';
import type { Handlers } from '../../http/handler.ts';
import { requireWhiteLabel } from './access.ts';
import { findHost } from './brandedHosts.ts';
import { changeBrand, readBrand } from './brands.ts';
import {
  checkLinks,
  listCustomDomains,
  resetCustomDomain,
  saveCustomDomain,
  startVerification,
  verifyCustomDomain,
} from './customDomains.ts';

export const handlers: Handlers<(typeof contract)['whiteLabel']> = {
  async getBranding({ services, params }) {
    const found = await findHost(services.db, params.domain);
    return {
      logo: mediaAddressOr(found?.logo ?? null),
      customDomainAdmin: found?.customDomainAdmin ?? null,
      customDomainEmployee: found?.customDomainEmployee ?? null,
    };
  },

  async getBrandingProperty({ services, params }) {
    const found = await findHost(services.db, params.domain);
    return { property: found?.brand ?? null };
  },

  async getBrand({ tx, actor }) {
    await requireWhiteLabel(tx, actor);
    return readBrand(tx, actor);
  },

  async saveBrand({ tx, actor, body }) {
    const company = await requireWhiteLabel(tx, actor);
    return changeBrand(tx, actor, company, body);
  },

  async uploadBrandLogo({ tx, actor, upload }) {
    await requireWhiteLabel(tx, actor);
    const { id, path } = await saveFile(tx, actor, upload());
    return { id, url: mediaAddress(path) };
  },

  async listCustomDomains({ services, tx, actor }) {
    await requireWhiteLabel(tx, actor);
    return listCustomDomains(services, tx, actor);
  },

  async saveCustomDomain({ services, tx, actor, body }) {
    await requireWhiteLabel(tx, actor);
    return saveCustomDomain(services, tx, actor, body);
  },

  async startVerification({ services, tx, actor, body }) {
    await requireWhiteLabel(tx, actor);
    return startVerification(services, tx, actor, body.type);
  },

  async verifyCustomDomain({ services, actor, body }) {
    await tenantTx(services.db, scopeOf(actor), 'read', (tx) => requireWhiteLabel(tx, actor));
    return verifyCustomDomain(services, actor, body.type);
  },

  async checkLinks({ services, actor }) {
    await tenantTx(services.db, scopeOf(actor), 'read', (tx) => requireWhiteLabel(tx, actor));
    return checkLinks(services, actor);
  },

  async resetCustomDomain({ services, tx, actor, body }) {
    await requireWhiteLabel(tx, actor);
    return resetCustomDomain(services, tx, actor, body.type);
  },
};
