import { ActingBanner } from './ActingBanner.tsx';
import { TrialBanner } from './TrialBanner.tsx';
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx';
import { VersionBanner } from './VersionBanner.tsx';

/** What needs to be known on every page, the most pressing first. */
export function Banners() {
  return (
    <div className="banners">
      <VersionBanner />
      <ActingBanner />
      <VerifyEmailBanner />
      <TrialBanner />
    </div>
  );
}
