import {
  deDE,
  elGR,
  enUS,
  esES,
  frFR,
  heIL,
  itIT,
  jaJP,
  nlNL,
  type PickersLocaleText,
  ptBR,
  ptPT,
  ruRU,
  zhCN,
} from '@mui/x-date-pickers/locales';
import 'dayjs/locale/ar';
import 'dayjs/locale/de';
import 'dayjs/locale/el';
import 'dayjs/locale/es';
import 'dayjs/locale/fr';
import 'dayjs/locale/he';
import 'dayjs/locale/it';
import 'dayjs/locale/ja';
import 'dayjs/locale/nl';
import 'dayjs/locale/pt';
import 'dayjs/locale/pt-br';
import 'dayjs/locale/ru';
import 'dayjs/locale/zh-cn';
import type { LanguageCode } from '#locales/languages.ts';
import { arabicTexts } from './arabicTexts.ts';

interface PickerLanguage {
  /** Labels of the picker's buttons and parts. */
  texts: Partial<PickersLocaleText>;
  /** The dayjs locale: names of months and days, first day of the week, order of the parts. */
  locale: string;
  /** Replaces formats of the locale that contain characters which cannot be typed. */
  dateFormats?: { keyboardDate: string; keyboardDateTime24h: string };
  /** Heading of the calendar, for languages with a word for "year". */
  monthFormat?: string | undefined;
}

const textsOf: Record<Exclude<LanguageCode, 'ar' | 'el'>, typeof enUS> = {
  en: enUS,
  he: heIL,
  es: esES,
  fr: frFR,
  pt: ptPT,
  de: deDE,
  nl: nlNL,
  it: itIT,
  zh: zhCN,
  ru: ruRU,
  ja: jaJP,
  'pt-br': ptBR,
};

/** The only text that MUI lacks in Greek. */
const greekTexts = { ...elGR.components.MuiLocalizationProvider.defaultProps.localeText, empty: 'Κενό' };

/** MUI has texts for all our languages but Arabic. Digits are Latin in every language. */
export function pickerLanguage(code: LanguageCode): PickerLanguage {
  if (code === 'ar') {
    return {
      texts: arabicTexts,
      locale: 'ar',
      dateFormats: { keyboardDate: 'DD/MM/YYYY', keyboardDateTime24h: 'DD/MM/YYYY HH:mm' },
    };
  }
  // MUI types the texts as possibly undefined; none is.
  const texts = (
    code === 'el' ? greekTexts : textsOf[code].components.MuiLocalizationProvider.defaultProps.localeText
  ) as Partial<PickersLocaleText>;
  const isChineseOrJapanese = code === 'zh' || code === 'ja';
  return { texts, locale: code === 'zh' ? 'zh-cn' : code, monthFormat: isChineseOrJapanese ? 'YYYY年M月' : undefined };
}
