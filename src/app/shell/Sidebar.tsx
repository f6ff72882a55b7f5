import IconButton from '@mui/material/IconButton';
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { useMaybeSession } from '~/session/useSession.ts';
import { CompanyLogo } from '~/components/data/CompanyLogo.tsx';
import { FoldedGroup } from './FoldedGroup.tsx';
import { isGroup, visibleNavigation } from './navigation.ts';
import { NavGroup } from './NavGroup.tsx';
import { NavLine } from './NavLine.tsx';

interface SidebarProps {
  isFolded?: boolean;
  /** Folds or unfolds beside the page; in the drawer there is `onClose` instead. */
  onToggle?: () => void;
  onClose?: () => void;
}

/** Company on top, then the ways through the panel that this session has. */
export function Sidebar({ isFolded = false, onToggle, onClose }: SidebarProps) {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const entries = session ? visibleNavigation(session) : [];
  return (
    <div className="side" data-folded={isFolded}>
      <div className="side-head">
        <Link to={paths.home} className="side-company">
          <CompanyLogo name={session?.company.name ?? ''} logo={session?.company.logo ?? null} />
          <span className={isFolded ? 'visually-hidden' : 'side-name'}>{session?.company.name}</span>
        </Link>
        {onClose && (
          <IconButton onClick={onClose} aria-label={t('shell.nav.close')}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <nav className="side-nav" aria-label={t('shell.nav.title')}>
        <ul>
          {entries.map((entry) => {
            if (!isGroup(entry))
              return <NavLine key={entry.key} entry={entry} icon={entry.icon} isFolded={isFolded} onGo={onClose} />;
            return isFolded ? (
              <FoldedGroup key={entry.key} group={entry} />
            ) : (
              <NavGroup key={entry.key} group={entry} onGo={onClose} />
            );
          })}
        </ul>
      </nav>
      {onToggle && (
        <div className="side-foot">
          <button
            type="button"
            className="side-line"
            onClick={onToggle}
            aria-expanded={!isFolded}
            aria-label={t(isFolded ? 'shell.nav.unfold' : 'shell.nav.fold')}
          >
            {isFolded ? (
              <PanelLeftOpen size={18} aria-hidden className="mirrored" />
            ) : (
              <PanelLeftClose size={18} aria-hidden className="mirrored" />
            )}
            {!isFolded && <span className="side-title">{t('shell.nav.fold')}</span>}
          </button>
        </div>
      )}
    </div>
  );
}
