import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { ExternalLink, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signOut } from '~/authProvider/signOut.ts';
import { useLearnerLogin } from '~/features/account/public.ts';
import { LtrText } from '~/components/data/LtrText.tsx';
import { initialsOf } from '~/components/data/initials.ts';
import { sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { MenuButton } from './MenuButton.tsx';
import { type UserMenuItem, visibleUserMenu } from './userMenu.ts';
import '~/components/data/avatar.css';

/** Who is signed in, the ways that are theirs, and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const user = session?.user ?? sessionStore.get().user;
  if (!user) return null;
  const name = `${user.name} ${user.lastName}`.trim() || user.email;
  const items = session ? visibleUserMenu(session) : [];
  const avatar = <span className="avatar" aria-hidden data-initials={initialsOf(name)} />;
  return (
    <MenuButton label={t('shell.userMenu.title')} icon={avatar}>
      {(close) => [
        <Who key="who" disabled name={name} email={user.email} role={t(`common.roles.${user.role as 'admin'}`)} />,
        <Divider key="line" component="li" aria-hidden />,
        ...items.map((item) => <Entry key={item.key} item={item} onGo={close} />),
        <MenuItem key="logout" onClick={() => void signOut()}>
          <LogOut size={16} aria-hidden className="mirrored" />
          {t('shell.userMenu.logout')}
        </MenuItem>,
      ]}
    </MenuButton>
  );
}

interface WhoProps {
  name: string;
  email: string;
  role: string;
  /** Keeps the menu from giving it the focus. */
  disabled: true;
}

function Who({ name, email, role }: WhoProps) {
  return (
    <li className="menu-who" role="presentation">
      <strong>{name}</strong>
      <LtrText>{email}</LtrText>
      <span>{role}</span>
    </li>
  );
}

function Entry({ item: { key, title, icon: Icon, to, href }, onGo, ...rest }: { item: UserMenuItem; onGo: () => void }) {
  const { t } = useTranslation();
  const toLearnerApp = useLearnerLogin();
  const inside = (
    <>
      <Icon size={16} aria-hidden />
      <span className="menu-text">{t(title)}</span>
    </>
  );
  if (key === 'learnerLogin') {
    const go = () => {
      onGo();
      void toLearnerApp();
    };
    return (
      <MenuItem {...rest} onClick={go}>
        {inside}
        <ExternalLink size={14} aria-label={t('common.opensInNewTab')} />
      </MenuItem>
    );
  }
  if (to) {
    return (
      <MenuItem {...rest} component={Link} to={to} onClick={onGo}>
        {inside}
      </MenuItem>
    );
  }
  return (
    <MenuItem {...rest} component="a" href={href ?? ''} target="_blank" rel="noopener noreferrer" onClick={onGo}>
      {inside}
      <ExternalLink size={14} aria-label={t('common.opensInNewTab')} />
    </MenuItem>
  );
}
