import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { type EvaluationContext, OpenFeature, type Provider, ProviderEvents, ProviderStatus } from '@openfeature/web-sdk';
import { flagDefaults, flagNames, type FlagValues } from '#contract/flags';
import { panelLimits } from '#contract/panel';
import { credentials } from '~/session/credentials.ts';
import { flagValues } from './flags.ts';
import { sessionStore } from '~/session/store.ts';
import { currentSession, type Session } from '~/session/useSession.ts';

const silent = () => undefined;
/** No log: a user cannot do anything about a service that does not answer. */
const quiet = { error: silent, warn: silent, info: silent, debug: silent };

/** Idle tabs poll the service, too; its 401 is how they notice that the session has ended. */
const fetchFor =
  (onSignedOut: () => void): typeof fetch =>
  async (...request) => {
    const response = await fetch(...request);
    if (response.status === 401) onSignedOut();
    return response;
  };

const newProvider = (onSignedOut: () => void) =>
  new OFREPWebProvider(
    {
      fetchImplementation: fetchFor(onSignedOut),
      baseUrl: location.origin,
      pollInterval: panelLimits.featureFlagPollMs,
      changeDetection: 'polling',
      disableVisibilityRefresh: true,
      // The flags of one user must not be stored for the next.
      cacheMode: 'disabled',
      headersFactory: async () => Object.entries((await credentials()).headers),
    },
    quiet,
  );

const contextOf = ({ user, company, role, plan }: Session): EvaluationContext => ({
  targetingKey: user.id,
  userId: user.id,
  companyId: company.id,
  role,
  plan,
});

/**
 * Updates `flagValues` from the flag service, for the signed-in user in the company in scope, until the returned function is
 * called, which restores the defaults. `onSignedOut` is called when the service answers 401.
 */
export function followFlags(onSignedOut: () => void = silent): () => void {
  OpenFeature.setLogger(quiet);
  const client = OpenFeature.getClient();
  let current = '';
  let retry: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    // Events of the previous provider may arrive while the next one has no values yet.
    if (client.providerStatus !== ProviderStatus.READY && client.providerStatus !== ProviderStatus.STALE) return;
    const values = flagNames.map((name) => [name, client.getBooleanValue(name, flagDefaults[name])]);
    flagValues.set(Object.fromEntries(values) as FlagValues);
  };

  const request = (context: EvaluationContext) => {
    clearTimeout(retry);
    // The provider polls only after its first answer; until then we retry here.
    // The provider declares `status?: … | undefined` where the interface has `status?: …`; they are the same at run time.
    OpenFeature.setProviderAndWait(newProvider(onSignedOut) as Provider, context).catch(() => {
      if (current === JSON.stringify(context)) retry = setTimeout(() => request(context), panelLimits.featureFlagPollMs);
    });
  };

  const forget = () => {
    current = '';
    clearTimeout(retry);
    void OpenFeature.clearProviders().catch(silent);
    flagValues.set(flagDefaults);
  };

  const follow = () => {
    const session = currentSession();
    if (!session && !sessionStore.get().user && current !== '') return forget();
    const context = session && contextOf(session);
    if (!context || JSON.stringify(context) === current) return;
    current = JSON.stringify(context);
    request(context);
  };

  const events = [ProviderEvents.Ready, ProviderEvents.ConfigurationChanged] as const;
  for (const event of events) client.addHandler(event, read);
  const unsubscribe = sessionStore.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    for (const event of events) client.removeHandler(event, read);
    forget();
  };
}
