import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import localizedFormat from 'dayjs/plugin/localizedFormat';
import { enUS } from '@mui/x-date-pickers/locales';
import { describe, expect, it } from 'vitest';
import { languages } from '#locales/languages.ts';
import { arabicTexts } from '~/components/form/date/arabicTexts.ts';
import { pickerLanguage } from '~/components/form/date/pickerLanguages.ts';

dayjs.extend(localizedFormat);
dayjs.extend(customParseFormat);
const english = enUS.components.MuiLocalizationProvider.defaultProps.localeText;

describe('the date pickers', () => {
  it.each(languages.map(({ code }) => code))('speak %s, with Latin digits that can be typed', (code) => {
    const { texts, locale, dateFormats } = pickerLanguage(code);
    // Words of pickers of two dates, and of a button to clear, are not shown.
    const shown = Object.keys(english).filter((key) => !/range|^(start|end)|clear/i.test(key));
    expect(shown.filter((key) => !(key in texts))).toEqual([]);
    if (code !== 'en')
      expect(texts.okButtonLabel === english.okButtonLabel && texts.previousMonth === english.previousMonth).toBe(false);
    const date = dayjs('2026-03-09T14:05').locale(locale);
    expect(date.locale()).toBe(locale);
    const format = dateFormats?.keyboardDate ?? 'L';
    const typed = date.format(format);
    expect(typed).toMatch(/^[\d/.-]+$/);
    expect(dayjs(typed, format, locale).format('YYYY-MM-DD')).toBe('2026-03-09');
    expect(date.format('MMMM') === dayjs(date).locale('en').format('MMMM')).toBe(code === 'en');
  });

  it('call each part in Arabic', () => {
    const sentences = [
      arabicTexts.clockLabelText?.('hours', '10:30'),
      arabicTexts.clockLabelText?.('minutes', null),
      arabicTexts.openDatePickerDialogue?.('9 مارس 2026'),
      arabicTexts.hoursClockNumberText?.('10'),
      arabicTexts.selectViewText?.('meridiem'),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/^[\u0600-\u06ff\d\s:.،]+$/);
  });
});
