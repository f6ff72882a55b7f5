import { paths } from '#contract/paths';
import { leaveIfRefused, openSession } from '~/authProvider/openSession.ts';
import { watchAttention } from '~/browser/attention.ts';
import { reloadOnceOnFailedChunk } from '~/browser/reloadOnce.ts';
import { sendJson } from '~/dataProvider/http.ts';
import { reportError, reportUncaught, sendErrorsToSentry } from '~/errors/errorReports.ts';
import { HeedError } from '~/errors/heedError.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { followCompanyLanguage, i18n, startI18n } from '~/i18n/i18n.ts';
import { isActingTab } from '~/session/actingTab.ts';
import { isRemembered, loadProvider } from '~/session/provider.ts';
import { goTo, setFlash } from '~/session/signals.ts';
import { authType } from '~/session/authType.ts';
import { signInTokenOf, stageFor } from '~/session/stage.ts';
import { followBrand, shownProduct } from '~/session/brand.ts';
import { followOtherTabs } from '~/session/startAgain.ts';
import { enterCompany, sessionStore } from '~/session/store.ts';
import { startTheme } from '../theme/themeChoice.ts';
import css from './bootFailure.module.css';

type Mount = (root: HTMLElement) => () => void;
/** How each of the two programs is fetched. The result mounts the program and returns how to unmount it. */
type Stages = Record<'signedOut' | 'panel', () => Promise<Mount>>;

/**
 * Starts the page in `root`, and swaps the programs when somebody signs in or out. The result ends the swapping: pages that share their
 * modules with other pages, as in tests, would go on leading those to the sign-in page.
 */
export async function start(root: HTMLElement, stages: Stages): Promise<() => void> {
  sendErrorsToSentry();
  reportUncaught();
  startTheme();
  followBrand();
  reloadOnceOnFailedChunk();
  watchAttention();
  const leaveOtherTabs = followOtherTabs();
  // A link that signs in replaces the remembered session.
  const remembered = !signInTokenOf(location) && isRemembered();
  // Fetched in parallel with the texts.
  void (remembered ? loadProvider() : stages.signedOut()).catch(() => undefined);
  await startI18n({ product: shownProduct });
  if (location.pathname === paths.verifyEmail) await followEmailLink();
  if (remembered) {
    void stages.panel().catch(() => undefined);
    if (!(await openRememberedSession(root))) return leaveOtherTabs;
  }
  const leaveStage = keepStage(root, stages);
  return () => {
    leaveStage();
    leaveOtherTabs();
  };
}

/** False when the server did not answer: the page says so, instead of asking a signed-in user to sign in. */
async function openRememberedSession(root: HTMLElement): Promise<boolean> {
  const wasActing = isActingTab();
  try {
    await openSession('kept');
  } catch (error) {
    await leaveIfRefused(error);
    if (!(error instanceof HeedError) || error.status === 0 || error.status >= 500 || error.status === 429) {
      showBootFailure(root);
      return false;
    }
    if (error.code !== 'company_disabled') setFlash({ tone: 'error', key: dynamicKey(`errors.${error.code}`) });
    // The user's own session goes on.
    if (wasActing && !isActingTab() && isRemembered()) return openRememberedSession(root);
  }
  return true;
}

/** Shows the program of the current stage, now and after every sign-in and sign-out, until the result is called. */
function keepStage(root: HTMLElement, stages: Stages): () => void {
  let shown: 'signedOut' | 'panel' | undefined;
  let unmount = () => {};
  let attempts = 0;

  const swap = async () => {
    const { user } = sessionStore.get();
    const { stage, replaceWith, companyId } = stageFor(location, user, authType());
    if (replaceWith) history.replaceState(null, '', replaceWith);
    if (companyId && !user?.isAdminLoggedInAsCompany) enterCompany(companyId, '');
    if (stage === shown) {
      // The router does not notice addresses that other code has set.
      if (shown === 'panel') goTo(location.pathname + location.search, { replace: true });
      return;
    }
    attempts += 1;
    const attempt = attempts;
    const mount = await stages[stage]();
    if (user) await followCompanyLanguage(user.company.lang);
    if (attempt !== attempts) return;
    unmount();
    shown = stage;
    unmount = mount(root);
  };

  const update = () =>
    void swap().catch((error: unknown) => {
      reportError(error);
      showBootFailure(root);
    });
  // Signing in and out change the program; entering a company does not.
  let before = sessionStore.get();
  const unsubscribe = sessionStore.subscribe(() => {
    const next = sessionStore.get();
    const { user } = before;
    before = next;
    // `endSession` sets a new state, also when nobody is signed in any more.
    const hasEnded = next.user === null;
    if (hasEnded || user === null || next.user?.temporary_password !== user.temporary_password) update();
  });
  // Back and Forward may lead a guest to an address of the panel.
  const followHistory = () => {
    if (!sessionStore.get().user) update();
  };
  window.addEventListener('popstate', followHistory);
  // Typing comes before signing in: the panel is fetched meanwhile. A failure shows when the panel is mounted.
  const prefetch = () => void Promise.all([loadProvider(), stages.panel()]).catch(() => undefined);
  root.addEventListener('input', prefetch, { once: true });
  update();
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', followHistory);
  };
}

/** Uses the link of the verification e-mail, removes its token from the address and goes to the root. */
async function followEmailLink(): Promise<void> {
  const token = new URLSearchParams(location.search).get('token');
  history.replaceState(null, '', paths.root);
  if (!token) return;
  try {
    await sendJson({ method: 'POST', path: '/rest/v1/email-links/use', body: { token } });
    setFlash({ tone: 'success', key: 'common.emailVerified' });
  } catch (error) {
    const known = error instanceof HeedError && error.code === 'link_not_valid';
    setFlash({ tone: 'error', key: known ? 'errors.link_not_valid' : 'errors.internal_error' });
  }
}

/** Shown when no program can be mounted: a sentence and a button to reload, without React. */
function showBootFailure(root: HTMLElement): void {
  const card = document.createElement('main');
  card.className = css.card ?? '';
  const title = document.createElement('h1');
  title.textContent = i18n.t('common.bootFailure.title');
  const text = document.createElement('p');
  text.textContent = i18n.t('common.bootFailure.text');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = i18n.t('common.reload');
  button.addEventListener('click', () => location.reload());
  card.append(title, text, button);
  root.replaceChildren(card);
}
