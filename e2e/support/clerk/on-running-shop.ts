import { type Connection, connect } from '@ilaneer/server/db/connect';
import { findRunningDatabase } from '@ilaneer/server/db/embedded/start';

export async function onRunningShop<T>(
  dataDir: string,
  work: (shop: Pick<Connection, 'db'> & { readonly url: string }) => Promise<T>,
): Promise<T> {
  const url = await findRunningDatabase(dataDir);
  if (url === null) throw new Error('no shop runs here');
  const { db, close } = connect(url, fail, 1);
  try {
    return await work({ db, url });
  } finally {
    await close();
  }
}

export function fail(error: Error): never {
  throw error;
}
