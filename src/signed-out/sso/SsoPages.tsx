import { paths } from '#contract/paths';
import { AcronisFailPage } from './AcronisFailPage.tsx';
import { SsoFailPage } from './SsoFailPage.tsx';
import { SsoLoginPage } from './SsoLoginPage.tsx';
import { SsoTokenPage } from './SsoTokenPage.tsx';

interface SsoPagesProps {
  /** The one-time token with which the browser came back from the provider. */
  token: string;
  onLeave: () => void;
}

/** The pages of single sign-on, by the address. */
export function SsoPages({ token, onLeave }: SsoPagesProps) {
  if (token) return <SsoTokenPage token={token} onLeave={onLeave} />;
  if (location.pathname.startsWith(paths.acronisFail)) return <AcronisFailPage />;
  if (location.pathname.startsWith(paths.ssoFail)) return <SsoFailPage />;
  return <SsoLoginPage onLeave={onLeave} />;
}
