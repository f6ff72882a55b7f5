import type { TextKey } from '#locales/english.ts';
import type { InputKind } from './inputKinds.ts';

/** What all fields of forms have besides the options of their kind. */
interface Settings {
  label: TextKey;
  /** The explanation. */
  help?: TextKey | undefined;
  /** Values for the placeholders of its texts. */
  textValues?: Record<string, string | number> | undefined;
  isRequired?: boolean | undefined;
}

/** One field of a form as data: the kind of its input decides how it is drawn. */
export interface FormField extends Settings {
  /** The name of the kind. */
  kind: string;
  /** The property of the form's values. */
  source: string;
  /** Options of its kind. */
  options: object;
}

/** The properties of the form's values that an input of the kind can hold. */
type SourceOf<Values, V> = { [K in keyof Values]-?: Values[K] extends V ? K : never }[keyof Values] & string;

/**
 * Makes the fields of one form: `const form = formFieldsOf<z.input<typeof schema>>(); form(text, 'name', { label: '…' })`. The
 * compiler checks that the kind can hold the value, and that the texts and options are there.
 */
export const formFieldsOf =
  <Values extends object>() =>
  <V, O extends object>(kind: InputKind<V, O>, source: SourceOf<Values, V>, settings: Settings & O): FormField => {
    const { label, help, textValues, isRequired, ...options } = settings;
    return { kind: kind.name, source, label, help, textValues, isRequired, options };
  };
