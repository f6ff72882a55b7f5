import { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CoreAdminContext, localStorageStore, ResourceDefinitionContextProvider, type Store } from 'react-admin';
import type { Subject } from '#contract/access';
import { createAuthProvider } from '~/authProvider/authProvider.ts';
import { SavedQueriesControl } from '~/components/filters/saved/savedQueriesControl.ts';
import { createDataProvider } from '~/dataProvider/dataProvider.ts';
import { SavedQueries } from '~/resources/saved-filters/public.ts';
import { HeedError } from '~/errors/heedError.ts';
import { i18nProvider } from '~/i18n/i18n.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { panelRouter } from './panelRouter.tsx';
import { adapters, answerAccess, canAccess, definitions } from './resources.ts';

const stored = localStorageStore(undefined, 'heed');

/**
 * react-admin's store of preferences, without list parameters: react-admin stores them even if a list forbids it, and renders
 * the list again when they change. Ours are in the URL.
 */
const panelStore: Store = {
  ...stored,
  setItem: (key, value) => {
    if (!key.endsWith('.listParams')) stored.setItem(key, value);
  },
};

const dataProvider = createDataProvider(adapters);
const authProvider = createAuthProvider(canAccess);

/**
 * Calls fail without a connection. By default they would pause, and a change would be sent later without the person's
 * knowledge.
 */
const anyNetwork = { networkMode: 'always' } as const;

function makeClient(subject: Subject | undefined): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        refetchOnWindowFocus: false,
        ...anyNetwork,
        refetchOnReconnect: true,
        // Retry lost connections only, never 4xx and 5xx.
        retry: (failures, error) => error instanceof HeedError && error.status === 0 && failures < 2,
      },
      mutations: anyNetwork,
    },
  });
  if (subject) answerAccess(client, subject);
  return client;
}

/** react-admin's contexts with our providers, and a cache for the company in scope. */
export function PanelProviders({ children }: { children: ReactNode }) {
  const subject = useMaybeSession()?.subject;
  const [client] = useState(() => makeClient(subject));
  // The plan may change while the company stays.
  useEffect(() => {
    if (subject) answerAccess(client, subject);
  }, [client, subject]);
  useEffect(() => () => client.clear(), [client]);
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider()}
      store={panelStore}
      queryClient={client}
      routerProvider={panelRouter}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <SavedQueriesControl.Provider value={SavedQueries}>{children}</SavedQueriesControl.Provider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}
