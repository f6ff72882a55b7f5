import { FileUp, KeyRound, Mail } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#contract/paths';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { Drawer } from '~/components/overlay/Drawer.tsx';
import { withTexts } from '~/components/page/lazyPage.tsx';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { EmailsFlow } from './EmailsFlow.tsx';
import { useHasSso } from './useHasSso.ts';
import helpersCss from '~/app/theme/helpers.module.css';
import css from './addUsers.module.css';

const fetchImport = withTexts('training', () => import('../import/ImportFlow.tsx').then((m) => m.ImportFlow));
const ImportFlow = lazy(() => fetchedCode(fetchImport().then((component) => ({ default: component }))));

type AddMode = 'user' | 'csv';

interface AddUsersDrawerProps {
  /** The initial mode; the user may change it inside. */
  mode: AddMode;
  onClose: () => void;
}

/** Adds people by address or from a file. Each mode keeps its input while the other one is shown. */
export function AddUsersDrawer({ mode: openedAs, onClose }: AddUsersDrawerProps) {
  const { t } = useTranslation();
  const [mode, setMode] = useState(openedAs);
  const [visited, setVisited] = useState<readonly AddMode[]>([openedAs]);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const { isDirty, isFirst, isDone, reporters, finish } = useFlowState(onClose);

  const choose = (next: AddMode) => {
    setVisited((before) => (before.includes(next) ? before : [...before, next]));
    setMode(next);
  };
  const flow = (which: AddMode) => ({ footer: which === mode ? footer : null, onDone: finish, ...reporters[which] });
  return (
    <Drawer
      open={!isDone}
      title={t('addUsers.title')}
      onClose={onClose}
      isDirty={isDirty}
      footer={<div ref={setFooter} className={css.footer} />}
    >
      {isFirst[mode] && <ModeChoice mode={mode} onChange={choose} />}
      <div hidden={mode !== 'user'}>{visited.includes('user') && <EmailsFlow {...flow('user')} />}</div>
      <div hidden={mode !== 'csv'}>
        {visited.includes('csv') && (
          <Suspense fallback={null}>
            <ImportFlow {...flow('csv')} />
          </Suspense>
        )}
      </div>
    </Drawer>
  );
}

/** Collects the state of both modes. Closes after the render in which the drawer is no longer dirty, so that it does not ask. */
function useFlowState(onClose: () => void) {
  const [dirty, setDirty] = useState({ user: false, csv: false });
  const [isFirst, setFirst] = useState({ user: true, csv: true });
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);

  const onUserDirty = useCallback((value: boolean) => setDirty((now) => ({ ...now, user: value })), []);
  const onCsvDirty = useCallback((value: boolean) => setDirty((now) => ({ ...now, csv: value })), []);
  const onUserStep = useCallback((value: boolean) => setFirst((now) => ({ ...now, user: value })), []);
  const onCsvStep = useCallback((value: boolean) => setFirst((now) => ({ ...now, csv: value })), []);
  const finish = useCallback(() => setDone(true), []);
  return {
    isDirty: !isDone && (dirty.user || dirty.csv),
    isFirst,
    isDone,
    finish,
    reporters: {
      user: { onDirty: onUserDirty, onFirstStep: onUserStep },
      csv: { onDirty: onCsvDirty, onFirstStep: onCsvStep },
    },
  };
}

const modes = [
  { value: 'user', Icon: Mail },
  { value: 'csv', Icon: FileUp },
] as const;

/** The choice between the ways to add people. With a provider of single sign-on it adds them itself: that way leads to its settings. */
function ModeChoice({ mode, onChange }: { mode: AddMode; onChange: (mode: AddMode) => void }) {
  const { t } = useTranslation();
  const hasSso = useHasSso();
  return (
    <fieldset className={css.modeChoice}>
      <legend className={helpersCss.visuallyHidden}>{t('addUsers.mode')}</legend>
      {modes.map(({ value, Icon }) => (
        <label key={value}>
          <input type="radio" name="add-users-mode" value={value} checked={value === mode} onChange={() => onChange(value)} />
          <Icon size={16} aria-hidden />
          {t(`addUsers.modes.${value}`)}
        </label>
      ))}
      {hasSso && (
        <Link to={paths.settingsSso}>
          <KeyRound size={16} aria-hidden />
          {t('addUsers.modes.sso')}
        </Link>
      )}
    </fieldset>
  );
}
