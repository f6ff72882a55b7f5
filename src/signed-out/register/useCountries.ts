import { useEffect, useMemo, useState } from 'react';
import type { listCountries } from '#contract/company/registration';
import type { CallReply } from '#contract/kit/endpoint';
import { sendJson } from '~/dataProvider/http.ts';
import { useLanguage } from '~/i18n/useLanguage.ts';

type Country = CallReply<typeof listCountries>[number];

/** The countries by their names in the language on screen, in its order. */
export function useCountries() {
  const { folder } = useLanguage();
  const [countries, setCountries] = useState<readonly Country[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    let isCurrent = true;
    sendJson<Country[]>({ method: 'GET', path: '/collections/api/v1/countries', repeatable: true }).then(
      (read) => {
        if (!isCurrent) return;
        setCountries(read);
        setState('ready');
      },
      () => isCurrent && setState('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [state]);

  const options = useMemo(() => {
    const names = new Intl.DisplayNames([folder], { type: 'region' });
    return countries
      .map(({ code, name }) => ({ value: code, label: names.of(code) ?? name }))
      .sort((one, other) => one.label.localeCompare(other.label, folder));
  }, [countries, folder]);

  return { options, state, tryAgain: () => setState('loading') };
}
