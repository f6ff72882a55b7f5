import type { contract } from '#contract/index';
import type { Handlers } from '../../http/handler.ts';
import { passkeyHostOf } from '../../http/passkeySite.ts';
import { companyLink, takeCompanyLink } from './companyLinks.ts';
import { learnerLink, panelLink, takePanelLink } from './magicLinks.ts';

export const handlers: Handlers<(typeof contract)['signInLinks']> = {
  async getMagicLink({ services, actor, query }) {
    if (query.platformType === 'employee') return { link: await learnerLink(services, actor, query.campaignId) };
    return { link: await panelLink(services, actor, query.redirectTo) };
  },
  takeMagicLink: ({ services, params, request }) =>
    takePanelLink(services, params.verificationToken, passkeyHostOf(request, services.env)),
  getCompanyLink: async ({ services, actor, request, reply }) => ({ link: await companyLink(services, actor, { request, reply }) }),
  takeCompanyToken: ({ services, params, request }) => takeCompanyLink(services, params.token, request),
};
