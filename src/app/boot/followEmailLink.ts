import { paths } from '#contract/paths';
import { sendJson } from '~/dataProvider/http.ts';
import { HeedError } from '~/session/heedError.ts';
import { setFlash } from '~/session/signals.ts';

/** Uses the link of the verification e-mail, takes its token out of the address and goes on at the root. */
export async function followEmailLink(): Promise<void> {
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
