import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NOTICES_LOSS } from './connect.ts';

export type Channel =
  | 'catalogue_changed'
  | 'content_changed'
  | 'settings_changed'
  | 'stores_changed'
  | 'session_revoked'
  | 'staff_changed'
  | 'keys_changed';

/** `onGap`: notifications may have been missed while disconnected. */
export type Listeners = {
  readonly on: Readonly<Record<Channel, (payload: string) => void>>;
  readonly onGap: () => void;
  readonly onError: (error: Error) => void;
};

const RETRY_MS = 500;
// An idle connection does not notice a cut network.
const ASK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 3_000;

/** Own connection, reconnecting. Resolves once listening. */
export async function listen(url: string, listeners: Listeners): Promise<{ close(): Promise<void> }> {
  let current = await open(url, listeners);
  const ending = new AbortController();
  const follow = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      await untilLost(current, ending.signal);
      if (ending.signal.aborted) return;
      // A dead server does not answer the goodbye.
      void current.end();
      current = await openAgain();
      listeners.onGap();
    }
  };
  const openAgain = async (): Promise<pg.Client> => {
    for (;;) {
      try {
        return await open(url, listeners);
      } catch (error) {
        listeners.onError(error instanceof Error ? error : new Error(String(error)));
        await pause(RETRY_MS, undefined, { signal: ending.signal });
      }
    }
  };
  // Only the abort ends it.
  const following = follow().catch(() => undefined);
  return {
    close: async () => {
      ending.abort();
      await following;
      await current.end();
    },
  };
}

async function open(url: string, listeners: Listeners): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'ilaneer listener',
    query_timeout: ANSWER_WITHIN_MS,
    ...NOTICES_LOSS,
  });
  client.on('error', listeners.onError);
  client.on('notification', ({ channel, payload }) => {
    if (isChannel(listeners, channel)) listeners.on[channel](payload ?? '');
  });
  try {
    await client.connect();
    // A standby refuses LISTEN.
    for (const channel of Object.keys(listeners.on)) await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    void client.end();
    throw error;
  }
}

/** Until the connection ends or times out. */
async function untilLost(client: pg.Client, ending: AbortSignal): Promise<void> {
  const over = new AbortController();
  const isOver = AbortSignal.any([over.signal, ending]);
  const end = () => over.abort();
  client.once('end', end);
  try {
    for (;;) {
      await pause(ASK_EVERY_MS, undefined, { signal: isOver });
      await client.query('select 1');
    }
  } catch {
    // Ended, unresponsive or aborted.
  } finally {
    client.off('end', end);
  }
}

function isChannel(listeners: Listeners, channel: string): channel is Channel {
  return Object.hasOwn(listeners.on, channel);
}
