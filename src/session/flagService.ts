import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { type EvaluationContext, OpenFeature, ProviderEvents, ProviderStatus } from '@openfeature/web-sdk';
import { flagDefaults, flagNames, type FlagValues } from '#contract/flags';
import { panelLimits } from '#contract/panel';
import { credentials } from './credentials.ts';
import { flagValues } from './flags.ts';
import { sessionStore } from './store.ts';
import { currentSession, type Session } from './useSession.ts';

const silent = () => undefined;
/** A service that does not answer is nothing a person could do something about. */
const quiet = { error: silent, warn: silent, info: silent, debug: silent };

/** The service is asked every few minutes, also by a tab that nobody uses: so it is the one that hears of the end of a session. */
const fetchFor =
  (onSignedOut: () => void): typeof fetch =>
  async (...question) => {
    const answer = await fetch(...question);
    if (answer.status === 401) onSignedOut();
    return answer;
  };

const newProvider = (onSignedOut: () => void) =>
  new OFREPWebProvider(
    {
      fetchImplementation: fetchFor(onSignedOut),
      baseUrl: location.origin,
      pollInterval: panelLimits.featureFlagPollMs,
      changeDetection: 'polling',
      disableVisibilityRefresh: true,
      // What was true for one person must not wait in the browser for the next.
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
 * Keeps `flagValues` as the flag service has them for whoever is signed in, in the company in scope.
 * The returned function ends that and puts the defaults back. `onSignedOut` hears that the service knows no such session any more.
 */
export function followFlags(onSignedOut: () => void = silent): () => void {
  OpenFeature.setLogger(quiet);
  const client = OpenFeature.getClient();
  let asked = '';
  let retry: ReturnType<typeof setTimeout> | undefined;

  const read = () => {
    // An earlier provider may still have something to say while the next one has no answer yet.
    if (client.providerStatus !== ProviderStatus.READY && client.providerStatus !== ProviderStatus.STALE) return;
    const values = flagNames.map((name) => [name, client.getBooleanValue(name, flagDefaults[name])]);
    flagValues.set(Object.fromEntries(values) as FlagValues);
  };

  const ask = (context: EvaluationContext) => {
    clearTimeout(retry);
    // Polling begins with the first answer, so until there is one it is asked for here.
    OpenFeature.setProviderAndWait(newProvider(onSignedOut), context).catch(() => {
      if (asked === JSON.stringify(context)) retry = setTimeout(() => ask(context), panelLimits.featureFlagPollMs);
    });
  };

  const forget = () => {
    asked = '';
    clearTimeout(retry);
    void OpenFeature.clearProviders().catch(silent);
    flagValues.set(flagDefaults);
  };

  const follow = () => {
    const session = currentSession();
    if (!session && !sessionStore.get().user && asked !== '') return forget();
    const context = session && contextOf(session);
    if (!context || JSON.stringify(context) === asked) return;
    asked = JSON.stringify(context);
    ask(context);
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
