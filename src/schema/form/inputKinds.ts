import type { TextKey } from '#locales/english.ts';

/**
 * A kind of input: its name, by which `SchemaFields` draws it. `V` is the value that the form holds, `O` the options of each field.
 * Kinds of columns are in `kinds.tsx`: a form holds typed text where a record has a number.
 */
export interface InputKind<V, O extends object = object> {
  name: string;
  /** Only types: no kind has these. */
  value?: V;
  options?: O;
}

export interface TextOptions {
  /** Text of a machine, from left to right in every language. */
  dir?: 'ltr';
  type?: 'tel';
  inputMode?: 'numeric';
  /** None by default. */
  autoComplete?: string;
  maxLength?: number;
  /** An example, the same in every language. */
  placeholder?: string;
  spellCheck?: false;
}
/** One line. */
export const text: InputKind<string, TextOptions> = { name: 'text' };

export const email: InputKind<string, Pick<TextOptions, 'placeholder' | 'spellCheck'>> = { name: 'email' };

export interface MessageOptions {
  /** Lines to begin with; 5 by default. */
  rows?: number;
}
/** Several lines. */
export const message: InputKind<string, MessageOptions> = { name: 'message' };

/** A password or key that another system gave: hidden, and never filled in by the browser. */
export const secret: InputKind<string> = { name: 'secret' };

/** A password of the person. */
export interface PasswordOptions {
  autoComplete: 'current-password' | 'new-password';
  /** With the rules for a new one. */
  withChecklist?: boolean;
}
export const password: InputKind<string, PasswordOptions> = { name: 'password' };

export interface NumberOptions {
  /** Shown if something other than a number is typed. */
  notNumber: TextKey;
}
/** A number, which the form holds as text. */
export const number: InputKind<string, NumberOptions> = { name: 'number' };

/** An amount in dollars, with or without cents, which the form holds as text; see `typedMoney.ts`. */
export const money: InputKind<string, NumberOptions> = { name: 'money' };

/** A day as `2026-03-09`; empty for none. */
export const day: InputKind<string> = { name: 'day' };

export interface ChoiceOptions {
  /** Prefix of the locale keys of its values. */
  texts: string;
  values: readonly string[];
}
/** One of a few values with texts. */
export const choice: InputKind<string, ChoiceOptions> = { name: 'choice' };

export interface CardsOptions extends ChoiceOptions {
  /** Prefix of the locale keys of the explanations. */
  helps: string;
}
/** One of two or three values, each with an explanation. */
export const cards: InputKind<string, CardsOptions> = { name: 'cards' };

/** On or off. */
export const toggle: InputKind<boolean> = { name: 'toggle' };
