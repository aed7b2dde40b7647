import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  readonly port: number;
  /** Silent loss. */
  cut(): void;
  mend(): void;
  /** Hides disconnects; the next use gets RST. */
  forget(): void;
  /** Refuses and closes connections. */
  refuse(): Promise<void>;
  accept(): Promise<void>;
  close(): Promise<void>;
};

export async function startTcpProxy(toPort: number): Promise<TcpProxy> {
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>();
  let isCut = false;
  const callers = new Set<Socket>();
  const server = createServer((near) => {
    callers.add(near);
    near.on('close', () => callers.delete(near));
    const far = connect(toPort, '127.0.0.1');
    const pair = { near, far };
    pairs.add(pair);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('data', (bytes) => other.write(bytes));
      one.on('error', () => undefined);
      one.on('close', () => {
        if (pairs.delete(pair)) other.destroy();
      });
      if (isCut) one.pause();
    }
  });
  const accept = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  };
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const caller of callers) caller.destroy();
    await closed;
  };
  const port = await accept(0);
  return {
    port,
    cut: () => {
      isCut = true;
      for (const { near, far } of pairs) for (const one of [near, far]) one.pause();
    },
    mend: () => {
      isCut = false;
      for (const { near, far } of pairs) for (const one of [near, far]) one.resume();
    },
    forget: () => {
      for (const pair of pairs) {
        pairs.delete(pair);
        pair.far.destroy();
        pair.near.removeAllListeners('data');
        pair.near.on('data', () => pair.near.resetAndDestroy());
      }
    },
    refuse,
    accept: async () => {
      await accept(port);
    },
    close: refuse,
  };
}
