import type { Deps } from '../../deps/deps.ts';
import type { Key } from '../../deps/keys.ts';
import { addKey } from '../../modules/key-ring/key-ring.ts';

/** Signs in a minute; re-seals in the background (SECURITY-1, SECURITY-2). Sessions stay valid. */
export async function rotateKeys(
  deps: Pick<Deps, 'db' | 'now' | 'jobs'>,
  { jwtSecret }: { readonly jwtSecret: string },
): Promise<Key> {
  const key = await addKey(deps.db, jwtSecret, deps.now());
  await deps.jobs.enqueue(
    deps.db,
    'rotate-sealed-data',
    {},
    { afterMs: key.signsFrom.getTime() - deps.now().getTime() + 1_000 },
  );
  return key;
}
