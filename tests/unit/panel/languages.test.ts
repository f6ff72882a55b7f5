// @vitest-environment happy-dom
import { locales as lateLocales } from 'virtual:lateLocales';
import { locales } from 'virtual:locales';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { takeProblems } from '#tests/support/ui/problems';
import { startTexts } from '#tests/support/ui/startTexts';
import { addStage, currentLanguage, i18n, i18nProvider, switchLanguage } from '~/i18n/i18n.ts';
import { readPreference } from '~/browser/preferences.ts';

beforeAll(startTexts);
const some = <Stages>(stages: Stages | undefined): Stages => {
  if (!stages) throw new Error('no such language');
  return stages;
};

afterEach(async () => {
  expect(takeProblems()).toEqual([]);
  vi.restoreAllMocks();
  await switchLanguage('en', { remember: false });
  localStorage.clear();
});

it('loads the texts of the signed-out pages first, and further ones with their stage', async () => {
  expect([i18n.exists('auth.signOut'), i18n.exists('users.title')]).toEqual([true, false]);
  await addStage('panel');
  expect([i18n.exists('users.title'), i18n.exists('courses.tabs')]).toEqual([true, false]);
});

it('loads all stages of the page with a language, and only those', async () => {
  await addStage('panel');
  const training = vi.spyOn(some(lateLocales.es), 'training');
  await switchLanguage('es');
  expect(i18n.t('users.title')).toBe('Usuarios');
  expect(training).not.toHaveBeenCalled();
});

it('stays in its language if the texts of another fail to load, and tries again on request', async () => {
  vi.spyOn(some(locales.fr), 'base').mockRejectedValueOnce(new Error('no connection'));
  await expect(switchLanguage('fr')).rejects.toThrow('no connection');
  expect([currentLanguage().code, document.documentElement.lang, readPreference('language')]).toEqual(['en', 'en', null]);
  await switchLanguage('fr');
  expect(document.documentElement.lang).toBe('fr');
});

it('is shared with react-admin, which switches with the language menu', async () => {
  const { translate, changeLocale, getLocale, getLocales } = i18nProvider();
  expect(getLocales?.()).toContainEqual({ locale: 'pt-BR', name: 'Português (Brasil)' });
  await changeLocale('he');
  expect([getLocale(), document.documentElement.dir, readPreference('language')]).toEqual(['he', 'rtl', 'he']);
  expect(translate('common.cancel')).toBe(i18n.t('common.cancel'));
});

it('has the plural forms of the language for react-admin, too', async () => {
  await addStage('panel');
  const { translate } = i18nProvider();
  const inEnglish = [1, 2].map((smart_count) => translate('ra.notification.updated', { smart_count }));
  expect(inEnglish).toEqual(['Saved', '2 saved']);
});

it('keeps a value with letters of its own direction in its place inside a text from right to left', async () => {
  await addStage('panel');
  const asked = () => i18n.t('departments.delete.title', { name: 'Sales & more…' });
  expect(asked()).toBe('Delete the department “Sales & more…”?');
  await switchLanguage('he');
  expect(asked()).toContain('\u2068Sales & more…\u2069');
  expect(i18n.t('lists.pages.of', { pages: '7' })).not.toMatch(/[\u2066-\u2069]/);
});

it('reports a key without a text, unless the caller has a default', async () => {
  const { translate } = i18nProvider();
  expect(translate('resources.users.page.list', { _: 'Users' })).toBe('Users');
  expect(takeProblems()).toEqual([]);
  expect(translate('users.nowhere')).toBe('users.nowhere');
  expect(takeProblems()).toEqual(['no text for users.nowhere']);
});
