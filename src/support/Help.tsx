import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchedCode } from '~/browser/reloadOnce.ts';
import { addStage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { closeSupport, openSupport, supportStore } from './supportStore.ts';
import css from './Help.module.css';

const load = async () => {
  const [{ SupportDrawer }] = await Promise.all([import('./SupportDrawer.tsx'), addStage('training')]);
  return { default: SupportDrawer };
};
const SupportDrawer = lazy(() => fetchedCode(load()));

/** The floating Help button and the drawer that it opens, in the panel and on the signed-out pages. */
export function Help() {
  const { t } = useTranslation();
  const isOpen = useSyncExternalStore(supportStore.subscribe, supportStore.get);
  return (
    <>
      <button type="button" className={css.help} aria-haspopup="dialog" onClick={openSupport}>
        <svg width="18" height="18" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
          <circle cx="12" cy="12" r="9.5" />
          <path d="M9.2 9a2.9 2.9 0 0 1 5.6 1c0 1.9-2.8 2.3-2.8 4M12 17.4v.1" />
        </svg>
        {t('common.help')}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SupportDrawer onClosed={closeSupport} />
        </Suspense>
      )}
    </>
  );
}
