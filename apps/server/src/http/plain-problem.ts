import { atMost } from '@ilaneer/contract/message/fields';
import { indianDigits } from '@ilaneer/domain/indian-digits';

export type SchemaError = {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
};

/** Longer enumerations don't fit a sentence. */
const MOST_NAMED = 12;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'a date and time, such as 2026-12-24T09:30:00Z',
  date: 'a day, such as 2026-12-24',
  email: 'an email address',
  uri: 'a web address',
};

/** A readable error for fields without a text. `errors`: all for this value; unions are reported once. */
export function plainProblem(field: string, errors: readonly SchemaError[]): string {
  const name = wordsOf(field);
  const [error] = errors;
  if (error === undefined) return `${name} is not valid`;
  const constants = errors.flatMap(({ keyword, params }) =>
    keyword === 'const' ? [paramOf(params, 'allowedValue')] : [],
  );
  if (constants.length > 0) return oneOf(name, constants);
  switch (error.keyword) {
    case 'required': {
      const missing = listOf(paramOf(error.params, 'requiredProperties')).map(String);
      const names = missing.includes(field.split('.').at(-1) ?? '') ? [name] : missing.map(wordsOf);
      return `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} required`;
    }
    case 'type':
      return `${name} must be ${kindOf(paramOf(error.params, 'type'))}`;
    case 'enum':
      return oneOf(name, listOf(paramOf(error.params, 'allowedValues')));
    case 'format': {
      const format = FORMATS[String(paramOf(error.params, 'format'))];
      return format === undefined ? `${name} is not valid` : `${name} must be ${format}`;
    }
    case 'additionalProperties':
      return `${name} has a field that is not known: ${listOf(paramOf(error.params, 'additionalProperties')).join(', ')}`;
    case 'uniqueItems':
      return `${name} must not have the same entry twice`;
    default:
      return limitProblem(name, error) ?? `${name} is not valid`;
  }
}

function limitProblem(name: string, { keyword, params }: SchemaError): string | null {
  const limit = Number(paramOf(params, 'limit'));
  if (!Number.isFinite(limit)) return null;
  const figure = Number.isInteger(limit) ? indianDigits(limit) : String(limit);
  switch (keyword) {
    case 'minLength':
      return limit === 1 ? `${name} is required` : `${name} must be at least ${figure} characters`;
    case 'maxLength':
      return atMost(name, limit);
    case 'minimum':
      return `${name} must be at least ${figure}`;
    case 'exclusiveMinimum':
      return `${name} must be more than ${figure}`;
    case 'maximum':
      return `${name} must be at most ${figure}`;
    case 'exclusiveMaximum':
      return `${name} must be less than ${figure}`;
    case 'minItems':
      return `${name} must have at least ${figure} ${limit === 1 ? 'entry' : 'entries'}`;
    case 'maxItems':
      return `${name} must have at most ${figure} ${limit === 1 ? 'entry' : 'entries'}`;
    default:
      return null;
  }
}

/** 'Product ID' for `items.0.productId`, 'Tags' for `tags.0`. */
export function wordsOf(field: string): string {
  if (field === 'body') return 'What was sent';
  const named = field.split('.').filter((part) => !/^\d+$/.test(part));
  const last = named.at(-1) ?? field;
  const words = last.replaceAll('_', ' ').replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
  const withId = words.trim().replace(/\bid\b/g, 'ID');
  return withId.charAt(0).toUpperCase() + withId.slice(1);
}

function kindOf(type: unknown): string {
  const kinds = (Array.isArray(type) ? type : [type]).map((one) => KINDS[String(one)] ?? 'something else');
  return kinds.join(' or ');
}

function oneOf(name: string, values: readonly unknown[]): string {
  const [only] = values;
  if (values.length === 1) return `${name} must be ${String(only)}`;
  if (values.length > MOST_NAMED) return `${name} is none of the values that it can have`;
  return `${name} must be one of: ${values.map(String).join(', ')}`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function paramOf(params: object, name: string): unknown {
  return Reflect.get(params, name);
}
