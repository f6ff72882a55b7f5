import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { PanelLeftClose, PanelLeftOpen, X } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { CompanyLogo } from '~/components/data/CompanyLogo.tsx';
import { useFlags } from '~/flags/flags.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { FoldedGroup } from './FoldedGroup.tsx';
import { NavGroup, NavLine } from './NavEntries.tsx';
import { isGroup, visibleNavigation } from './navigation.ts';
import { TrialCard } from './TrialCard.tsx';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './Sidebar.module.css';

const logoWidth = 100;

interface SidebarProps {
  isFolded?: boolean;
  /** Folds or unfolds beside the page; in the drawer there is `onClose` instead. */
  onToggle?: () => void;
  onClose?: () => void;
}

/** The company, then the entries of `navigation` that this session sees. */
export function Sidebar({ isFolded = false, onToggle, onClose }: SidebarProps) {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const flags = useFlags();
  const logo = session?.company.logo;
  const entries = session ? visibleNavigation(session, flags) : [];
  return (
    <div className={css.side} data-folded={isFolded}>
      <div className={css.head}>
        {/* While an entered company is being read, it has no name yet. */}
        <Link
          to={paths.home}
          className={css.company}
          data-logo={logo ? true : undefined}
          aria-label={session ? undefined : t('shell.nav.home')}
        >
          {logo ? (
            <img className={css.logo} src={logo} alt="" width={logoWidth} />
          ) : (
            <CompanyLogo name={session?.company.name ?? ''} logo={null} />
          )}
          <span className={isFolded ? helpersCss.visuallyHidden : css.name}>{session?.company.name}</span>
        </Link>
        {onClose && (
          <IconButton onClick={onClose} aria-label={t('shell.nav.close')}>
            <X size={18} aria-hidden />
          </IconButton>
        )}
      </div>
      <nav className={css.nav} aria-label={t('shell.nav.title')}>
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
      {!isFolded && <TrialCard />}
      {onToggle && (
        <div className={css.foot}>
          <button
            type="button"
            className={css.line}
            onClick={onToggle}
            aria-expanded={!isFolded}
            aria-label={t(isFolded ? 'shell.nav.unfold' : 'shell.nav.fold')}
          >
            {isFolded ? (
              <PanelLeftOpen size={18} aria-hidden className={helpersCss.mirrored} />
            ) : (
              <PanelLeftClose size={18} aria-hidden className={helpersCss.mirrored} />
            )}
            {!isFolded && <span className={css.title}>{t('shell.nav.fold')}</span>}
          </button>
        </div>
      )}
    </div>
  );
}

/** The sidebar on narrow screens. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('shell.nav.title'),
          sx: { width: 'min(var(--sidebar-open), 84vw)' },
        },
      }}
    >
      <Sidebar onClose={onClose} />
    </Drawer>
  );
}
