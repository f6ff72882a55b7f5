import type { contract } from '#contract/index';
import { listLimits } from '#contract/kit/limits';
import { planOf } from '#contract/roles';
import { knownZones } from '../../db/timeZones.ts';
import { mediaAddress, mediaAddressOr } from '../../files/mediaAddress.ts';
import { saveFile } from '../../files/saveFile.ts';
import type { Handlers } from '../../http/handler.ts';
import { findCompanies } from './companies.queries.ts';
import { companyInScope } from './companyInScope.ts';
import { saveCompanySettings } from './saveCompanySettings.ts';

const firstPage = [0, listLimits.defaultPageSize - 1] as const;

export const handlers: Handlers<(typeof contract)['companies']> = {
  async listCompanies({ tx, query, contentRange }) {
    const [field, direction] = query.sort ?? ['name', 'ASC'];
    const [first, last] = query.range ?? firstPage;
    const { rows, total } = await findCompanies(tx, {
      q: query.filter?.q,
      field,
      direction,
      offset: first,
      limit: last - first + 1,
    });
    contentRange(first, first + rows.length - 1, total);
    return rows.map(({ company, totalUsersCount }) => ({
      id: company.id,
      name: company.name,
      logo: mediaAddressOr(company.logo),
      companyType: company.companyType,
      plan: planOf({ ...company, trial: { status: company.trialStatus } }),
      totalUsersCount,
      disabled: company.disabled,
    }));
  },
  getCompanyView: companyInScope,
  getAdminPanelCompany: companyInScope,
  saveCompanySettings,
  listTimeZones: ({ tx }) => knownZones(tx),
  async uploadLogo({ tx, actor, upload }) {
    const { id, path } = await saveFile(tx, actor, upload());
    return { id, url: mediaAddress(path) };
  },
};
