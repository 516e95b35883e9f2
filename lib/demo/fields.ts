// Imports have endings, and none is a package: the edge function and tests of the database run this too.
import type { demoFieldMessages } from '../../content/messages/demo.ts';
import {
  cleanEmail,
  cleanName,
  cleanPhone,
  countVisible,
  getPhoneDigits,
  isEmail,
  isPhone,
  losesVisible,
  normalizeText,
} from '../input-rules.ts';

/** The fields of a demo request, as form and table name them. Code before hydration imports these names alone. */
export const fieldNames = ['name', 'email', 'phone', 'purpose'] as const;

export type DemoField = (typeof fieldNames)[number];

/** Fields that may be empty: null in the table and the webhook, and shown nowhere. */
const optionalNames = [] as const satisfies readonly DemoField[];

export type RequiredField = Exclude<DemoField, (typeof optionalNames)[number]>;

export const isOptional = (name: DemoField) => (optionalNames as readonly DemoField[]).includes(name);

/** A request as it is typed. */
export type DemoRequest = Record<DemoField, string>;

interface Field<Rule extends string> {
  /** A text of several lines has a number of rows. */
  control:
    { type: 'text' | 'email' | 'tel'; autoComplete: string; dir?: 'auto' } | { rows: number; dir: 'auto' };
  /** The length that form and table allow. */
  longest: number;
  /** Cleans what is typed, on every change. */
  clean: (typed: string) => string;
  /** Tells whether cleaning removes something that its reader would miss. */
  loses?: (typed: string) => boolean;
  /** Tells whether the hint helps with an error of this text. */
  needsHint?: (text: string) => boolean;
  /** Writes a complete text as it is sent. */
  normalize: (text: string) => string;
  /** Checked in this order, and then the length. Its messages are in content/messages/demo.ts. */
  rules: Record<Rule, (text: string) => boolean>;
  /** Returns the columns of a text, where it is more than the one of its name. */
  store?: (text: string) => Record<string, string | null>;
}

type Words = typeof demoFieldMessages;

export const fields = {
  name: {
    control: { type: 'text', autoComplete: 'name', dir: 'auto' },
    longest: 120,
    clean: cleanName,
    loses: losesVisible,
    normalize: (text) => normalizeText(text).replace(/\s+/g, ' ').trim(),
    rules: {
      // Counted in characters, as the database counts.
      short: (text) => countVisible(text) >= 2,
      letters: (text) => /^[\p{L}\p{M} ]+$/u.test(text),
    },
  },
  email: {
    control: { type: 'email', autoComplete: 'email' },
    longest: 254,
    clean: cleanEmail,
    normalize: cleanEmail,
    rules: {
      missing: (text) => text !== '',
      wrong: isEmail,
      form: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
    },
  },
  phone: {
    control: { type: 'tel', autoComplete: 'tel' },
    longest: 60,
    clean: cleanPhone,
    needsHint: (text) => /^\D*0/.test(text),
    normalize: (text) => text.trim(),
    rules: {
      short: (text) => getPhoneDigits(text).length >= 10,
      wrong: isPhone,
    },
    store: (text) => {
      const phone = getPhoneDigits(text);
      return { phone, phone_typed: text === phone ? null : text };
    },
  },
  purpose: {
    control: { rows: 3, dir: 'auto' },
    longest: 2000,
    clean: (typed) => typed,
    normalize: (text) => normalizeText(text).trim(),
    rules: { short: (text) => countVisible(text) >= 10 },
  },
} satisfies { [Name in DemoField]: Field<keyof Words[Name]['errors'] & string> };

/** Returns a field with the optional parts that only some have. */
export const getField = (name: DemoField): Field<string> => fields[name];

export const emptyValues = Object.fromEntries(fieldNames.map((name) => [name, ''])) as DemoRequest;

export type FieldErrors = Partial<Record<DemoField, string | undefined>>;
