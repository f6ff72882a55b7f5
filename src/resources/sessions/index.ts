import { lazyPage, withTexts } from '~/components/page/lazyPage.tsx';
import { endpointAdapter } from '~/dataProvider/endpointAdapter.ts';
import { resource } from '../resource.ts';

/** Where the user is signed in: a part of their own profile. */
export const sessions = resource({
  name: 'sessions',
  list: lazyPage(withTexts('training', () => import('./SessionList.tsx').then((m) => m.SessionList))),
  options: {
    adapter: () =>
      import('#contract/session/sessions').then((m) =>
        endpointAdapter({ list: m.listSessions, remove: m.endSession }, { id: 'sessionId', isWhole: true }),
      ),
    access: { read: 'panel:use', write: 'panel:use' },
  },
});
