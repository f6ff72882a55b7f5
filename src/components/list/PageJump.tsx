import { useState } from 'react';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { useCountText } from './useCountText.ts';

interface Props {
  page: number;
  pages: number;
  isCapped: boolean;
  goTo: (page: number) => void;
}

/** "Page 3 of 12", with an editable page number. */
export function PageJump({ page, pages, isCapped, goTo }: Props) {
  const { t } = useTranslation();
  const countText = useCountText();
  const [typed, setTyped] = useState<string>();

  const jump = () => {
    const typedPage = Number(typed);
    setTyped(undefined);
    if (!typed || !Number.isInteger(typedPage) || typedPage < 1) return;
    const target = isCapped ? typedPage : Math.min(typedPage, pages);
    if (target !== page) goTo(target);
  };
  return (
    <label>
      {t('lists.pages.page')}
      <input
        inputMode="numeric"
        aria-label={t('lists.pages.jump')}
        value={typed ?? String(page)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 6))}
        onBlur={jump}
        onKeyDown={(event) => {
          if (event.key === 'Enter') jump();
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      {t('lists.pages.of', { pages: countText(pages, isCapped) })}
    </label>
  );
}
