import { paths } from '#contract/paths';
import { leaveIfRefused, openSession } from '~/authProvider/openSession.ts';
import { watchAttention } from '~/session/attention.ts';
import { reportError, reportUncaught } from '~/session/errorReports.ts';
import { tellErrorService } from '~/session/errorService.ts';
import { HeedError } from '~/session/heedError.ts';
import { followCompanyLanguage, startI18n } from '~/session/i18n.ts';
import { isRemembered, loadProvider } from '~/session/provider.ts';
import { goTo, setFlash } from '~/session/signals.ts';
import { stageFor } from '~/session/stage.ts';
import { sessionStore } from '~/session/store.ts';
import { followOtherTabs } from '~/session/startAgain.ts';
import { startTheme } from '~/session/theme.ts';
import { reloadOnceOnFailedChunk } from '~/session/reloadOnce.ts';
import { showBootFailure } from './showBootFailure.ts';
import { followEmailLink } from './followEmailLink.ts';

type Mount = (root: HTMLElement) => () => void;
/** How each of the two programs is fetched; the function it gives shows the program and answers how to take it away. */
export type Stages = Record<'signedOut' | 'panel', () => Promise<Mount>>;

/** Starts the page in `root` and keeps the right program on it as people sign in and out. */
export async function start(root: HTMLElement, stages: Stages): Promise<void> {
  tellErrorService();
  reportUncaught();
  startTheme();
  reloadOnceOnFailedChunk();
  watchAttention();
  followOtherTabs();
  const remembered = isRemembered();
  // What is needed first is fetched while the texts are on their way.
  void (remembered ? loadProvider() : stages.signedOut()).catch(() => undefined);
  await startI18n();
  if (location.pathname === paths.verifyEmail) await followEmailLink();
  if (remembered) {
    void stages.panel().catch(() => undefined);
    if (!(await openRememberedSession(root))) return;
  }
  keepStage(root, stages);
}

/** False when the server could not say who this is; the page then says so instead of sending a signed-in person to sign in. */
async function openRememberedSession(root: HTMLElement): Promise<boolean> {
  try {
    await openSession('kept');
  } catch (error) {
    await leaveIfRefused(error);
    if (!(error instanceof HeedError) || error.status === 0 || error.status >= 500 || error.status === 429) {
      showBootFailure(root);
      return false;
    }
    if (error.code !== 'company_disabled') setFlash({ tone: 'error', key: `errors.${error.code}` });
  }
  return true;
}

function keepStage(root: HTMLElement, stages: Stages) {
  let shown: 'signedOut' | 'panel' | undefined;
  let unmount = () => {};
  let turn = 0;

  const settle = async () => {
    const { user } = sessionStore.get();
    const { stage, replaceWith } = stageFor(location, user);
    if (replaceWith) history.replaceState(null, '', replaceWith);
    if (stage === shown) {
      // The router knows only of addresses that it went to itself.
      if (shown === 'panel') goTo(location.pathname + location.search, { replace: true });
      return;
    }
    turn += 1;
    const mine = turn;
    const mount = await stages[stage]();
    if (user) await followCompanyLanguage(user.company.lang);
    if (mine !== turn) return;
    unmount();
    shown = stage;
    unmount = mount(root);
  };

  const attempt = () =>
    void settle().catch((error: unknown) => {
      reportError(error);
      showBootFailure(root);
    });
  // Only signing in and out changes the program; entering a company does not.
  let user = sessionStore.get().user;
  let end = sessionStore.get();
  sessionStore.subscribe(() => {
    const next = sessionStore.get();
    const changed = (next.user === null) !== (user === null) || next.user?.temporary_password !== user?.temporary_password;
    const endedAgain = next.user === null && next !== end;
    user = next.user;
    end = next;
    if (changed || endedAgain) attempt();
  });
  // Back and Forward of a guest lead to addresses that only somebody signed in may see, or to the other program.
  window.addEventListener('popstate', () => {
    if (!sessionStore.get().user) attempt();
  });
  // Whoever types is about to sign in: what comes after is fetched meanwhile. A failure shows when it is needed.
  const prefetch = () => void Promise.all([loadProvider(), stages.panel()]).catch(() => undefined);
  root.addEventListener('input', prefetch, { once: true });
  attempt();
}
