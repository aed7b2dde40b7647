import { readFile } from 'node:fs/promises';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

/** Throws with the file's name if it does not fit. */
export async function readJsonFile<Schema extends TSchema>(
  file: string,
  schema: Schema,
): Promise<Static<Schema>> {
  return fitting(file, schema, parseJson(file, await readFile(file, 'utf8')));
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : 'is not JSON'}`, { cause: error });
  }
}

/** Throws with the file's name if it does not fit. */
export function fitting<Schema extends TSchema>(
  file: string,
  schema: Schema,
  content: unknown,
): Static<Schema> {
  const validator = Compile(schema);
  if (validator.Check(content)) return content;
  const [first] = validator.Errors(content);
  throw new Error(`${file}: ${first?.instancePath ?? ''} ${first?.message ?? 'is not as it should be'}`);
}
