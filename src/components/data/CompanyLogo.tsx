import { initialsOf } from './initials.ts';
import css from './CompanyLogo.module.css';

/** The company's logo, or its initials if it has none. */
export function CompanyLogo({ name, logo, size = 32 }: { name: string; logo: string | null; size?: number }) {
  return logo ? (
    <img className={css.logo} src={logo} alt="" width={size} height={size} />
  ) : (
    // Drawn by the style sheet, because the initials are decoration, not text.
    <span className={css.logo} aria-hidden data-initials={initialsOf(name)} style={{ width: size, height: size }} />
  );
}
