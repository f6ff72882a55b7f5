import type { contract } from '#contract/index';
import { limits } from '#contract/limits';
import { planOf } from '#contract/roles';
import type { Actor } from '../../actor.ts';
import type { Tx } from '../../db/tx.ts';
import type { Handlers } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { findCompanies, findCompany } from './companies.queries.ts';
import { toCompany } from './toCompany.ts';

const firstPage = [0, limits.defaultPageSize - 1] as const;

async function companyInScope({ tx, actor }: { tx: Tx; actor: Actor }) {
  const found = await findCompany(tx, actor.companyId);
  if (!found) throw new Refusal('not_found');
  return toCompany(found.company, found.totalUsersCount);
}

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
      logo: company.logo,
      companyType: company.companyType,
      plan: planOf({ ...company, trial: { status: company.trialStatus } }),
      totalUsersCount,
      disabled: company.disabled,
    }));
  },
  getCompanyView: companyInScope,
  getAdminPanelCompany: companyInScope,
};
