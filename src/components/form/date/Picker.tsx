import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import dayjs, { type Dayjs } from 'dayjs';
import { type ComponentProps, useState } from 'react';
import { currentLanguage } from '~/i18n/i18n.ts';
import { useTranslation } from '~/i18n/useTranslation.ts';
import { type DateInputProps, unreadableDate } from './DateInput.tsx';
import { pickerLanguage } from './pickerLanguages.ts';
import css from './Picker.module.css';

const icon = (Icon: typeof CalendarDays) => () => <Icon size={18} aria-hidden />;
const slots = {
  openPickerIcon: icon(CalendarDays),
  switchViewIcon: icon(ChevronDown),
  leftArrowIcon: icon(ChevronLeft),
  rightArrowIcon: icon(ChevronRight),
};

/** As formatEvenDate writes a day. */
const namedInEnglish = 'MMM DD, YYYY';
const formats = { day: 'YYYY-MM-DD', moment: 'YYYY-MM-DDTHH:mm' } as const;
const dateOf = (text: string | undefined): Dayjs | null => (text && text !== unreadableDate ? dayjs(text) : null);

/** MUI's date picker in the style of our fields. */
export function Picker(props: DateInputProps) {
  const { control, value, onChange, onBlur, inputRef, withTime = false, isNamed = false, min, max, disabled = false } = props;
  // Renders again when the language changes.
  useTranslation();
  const { texts, locale, dateFormats, monthFormat } = pickerLanguage(currentLanguage().code);
  const { date, take } = useDate(value, withTime ? formats.moment : formats.day, onChange);
  const group = {
    'aria-labelledby': `${control.id}-label`,
    'aria-describedby': control['aria-describedby'],
    'aria-invalid': control['aria-invalid'],
  };
  const picker: ComponentProps<typeof DatePicker> & ComponentProps<typeof DateTimePicker> = {
    value: date,
    onChange: take,
    disabled,
    slots,
    slotProps: {
      ...(monthFormat && { calendarHeader: { format: monthFormat } }),
      textField: {
        id: control.id,
        fullWidth: true,
        error: control['aria-invalid'] === true,
        required: control['aria-required'] === true,
        className: css.field,
        InputProps: group,
        ...(onBlur && { onBlur }),
        ...(inputRef && { inputRef }),
      },
    },
    ...(isNamed && currentLanguage().code === 'en' && { format: namedInEnglish }),
    ...(min && { minDate: dayjs(min) }),
    ...(max && { maxDate: dayjs(max) }),
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale}
      localeText={texts}
      {...(dateFormats && { dateFormats })}
    >
      {withTime ? <DateTimePicker {...picker} /> : <DatePicker {...picker} />}
    </LocalizationProvider>
  );
}

/** Converts the form's text to the picker's date; keeps an incomplete date as the picker has it. */
function useDate(value: string, format: string, onChange: (value: string) => void) {
  const [last, setLast] = useState<{ text: string; date: Dayjs | null }>();
  const date = last?.text === value ? last.date : dateOf(value);
  const take = (next: Dayjs | null) => {
    const text = next === null ? '' : next.isValid() ? next.format(format) : unreadableDate;
    setLast({ text, date: next });
    onChange(text);
  };
  return { date, take };
}
