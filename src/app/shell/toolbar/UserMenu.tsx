import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { ExternalLink, LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { signOut } from '~/authProvider/signOut.ts';
import { useLearnerLogin } from '~/features/account/public.ts';
import { LtrText } from '~/components/data/LtrText.tsx';
import { initialsOf } from '~/components/data/initials.ts';
import { dynamicKey } from '~/i18n/dynamicKey.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { sessionStore } from '~/session/store.ts';
import { useMaybeSession } from '~/session/useSession.ts';
import { MenuButton } from './MenuButton.tsx';
import { type UserMenuItem, visibleUserMenu } from './userMenu.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import avatarCss from '~/components/data/avatar.module.css';
import css from './UserMenu.module.css';

/** Name and role of the user, their entries of `userMenu`, and Logout. */
export function UserMenu() {
  const { t } = useTranslation();
  const session = useMaybeSession();
  const user = session?.user ?? sessionStore.get().user;
  if (!user) return null;
  const name = `${user.name} ${user.lastName}`.trim() || user.email;
  const items = session ? visibleUserMenu(session) : [];
  const avatar = <span className={avatarCss.avatar} aria-hidden data-initials={initialsOf(name)} />;
  return (
    <MenuButton label={t('shell.userMenu.title')} icon={avatar}>
      {(close) => [
        <Who key="who" disabled name={name} email={user.email} role={t(dynamicKey(`common.roles.${user.role}`))} />,
        <Divider key="line" component="li" aria-hidden />,
        ...items.map((item) => <Entry key={item.key} item={item} onGo={close} />),
        <MenuItem key="logout" onClick={() => void signOut()}>
          <LogOut size={16} aria-hidden className={helpersCss.mirrored} />
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
  /** Keeps the menu from focusing it. */
  disabled: true;
}

function Who({ name, email, role }: WhoProps) {
  return (
    <li className={css.who} role="presentation">
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
      <span className={css.text}>{t(title)}</span>
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
