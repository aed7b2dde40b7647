import { connect } from '../../src/db/connect.ts';
import { cloneTestDatabase, type TestDatabase } from '../test-database.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Behind a breakable network; `direct` bypasses it. */
export type DistantDatabase = TestDatabase & { readonly proxy: TcpProxy; readonly direct: TestDatabase };

export async function distantTestDatabase(maxConnections?: number): Promise<DistantDatabase> {
  const direct = await cloneTestDatabase(1);
  const address = new URL(direct.url);
  const proxy = await startTcpProxy(Number(address.port));
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  const connection = connect(address.href, () => undefined, maxConnections);
  return {
    ...connection,
    url: address.href,
    proxy,
    direct,
    drop: async () => {
      await proxy.refuse();
      await connection.close();
      await direct.drop();
    },
  };
}
