import { PROBLEM_TEXT, TOO_LONG_TEXT } from '@ilaneer/contract/message/fields';
import type { FieldProblem } from '@ilaneer/domain/field-problem';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Convert } from 'typebox/value';
import { compilePruner, type Pruner } from './known-fields.ts';
import { plainProblem, type SchemaError, wordsOf } from './plain-problem.ts';
import { type Cleaner, compileCleaner } from './typed-input.ts';
import { findUnstorableText } from './unstorable-text.ts';

type Validated = { value: unknown } | { error: InvalidInput };

/** Input that does not fit its schema, field by field. */
export class InvalidInput extends Error {
  readonly fields: readonly FieldProblem[];

  constructor(fields: readonly FieldProblem[]) {
    super(fields[0]?.message ?? 'Validation failed');
    this.fields = fields;
  }
}

/** Compiled on first use, since most calls are rare. Converts path, query and headers, never bodies. */
export function validatorOf(schema: TSchema, part: string | undefined): (input: unknown) => Validated {
  let compiled: Compiled | null = null;
  const isText = part !== 'body';
  // A missing body counts as empty, so that the error names the first required field.
  const takesObject = memberOf(schema, 'type') === 'object';
  return (input) => {
    compiled ??= compiledOf(schema);
    const { validator, clean, prune } = compiled;
    const raw = isText ? Convert(schema, input) : (input ?? (takesObject ? {} : input));
    const unstorable = part === 'headers' ? null : findUnstorableText(raw, '');
    if (unstorable !== null) {
      const message = `${wordsOf(nameOf(unstorable))} contains a character that is not allowed`;
      return { error: new InvalidInput([{ field: nameOf(unstorable), message }]) };
    }
    const value = part === 'headers' ? raw : clean(raw);
    if (validator.Check(value)) return { value: part === 'headers' ? value : prune(value) };
    return { error: new InvalidInput(describe(schema, validator.Errors(value))) };
  };
}

type Compiled = { readonly validator: Validator; readonly clean: Cleaner; readonly prune: Pruner };

const known = new WeakMap<TSchema, Compiled>();

function compiledOf(schema: TSchema): Compiled {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const made = { validator: Compile(schema), clean: compileCleaner(schema), prune: compilePruner(schema) };
  known.set(schema, made);
  return made;
}

function describe(schema: TSchema, errors: readonly SchemaError[]): FieldProblem[] {
  const problems = new Map<string, string>();
  const byPlace = Map.groupBy(errors, ({ instancePath }) => instancePath);
  for (const error of errors) {
    const missing = 'requiredProperties' in error.params ? error.params.requiredProperties : [];
    const names = Array.isArray(missing) ? missing.map(String) : [];
    const places =
      names.length > 0
        ? names.map((name) => ({
            instance: `${error.instancePath}/${name}`,
            schema: `${error.schemaPath}/properties/${name}`,
          }))
        : [{ instance: error.instancePath, schema: error.schemaPath }];
    for (const place of places) {
      const field = nameOf(place.instance);
      if (problems.has(field)) continue;
      const annotation = error.keyword === 'maxLength' ? TOO_LONG_TEXT : PROBLEM_TEXT;
      const tooLarge = error.keyword === 'maximum' ? textAt(schema, place.schema, TOO_LONG_TEXT) : null;
      const ofPlace = names.length > 0 ? [error] : (byPlace.get(error.instancePath) ?? [error]);
      const text = tooLarge ?? textAt(schema, place.schema, annotation);
      problems.set(field, text ?? plainProblem(field, ofPlace));
    }
  }
  return [...problems].map(([field, message]) => ({ field, message }));
}

function nameOf(instancePath: string): string {
  const name = instancePath.replace(/^\//, '').replaceAll('/', '.');
  return name === '' ? 'body' : name;
}

/** Nearest text on the path from root to error. */
function textAt(schema: TSchema, schemaPath: string, annotation: string): string | null {
  let node: unknown = schema;
  let text: string | null = null;
  for (const step of schemaPath.replace(/^#\/?/, '').split('/')) {
    if (step !== '') node = memberOf(node, step);
    const own = memberOf(node, annotation);
    if (typeof own === 'string') text = own;
  }
  return text;
}

function memberOf(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, name) : undefined;
}
