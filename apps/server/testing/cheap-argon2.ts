import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** For integration tests, with a thousand accounts; a unit test holds the real cost. */
export const hash = (password: string) => argon2.hash(password, CHEAP);

export const { verify } = argon2;
