import pg from 'pg';

/** What processes tell each other through PostgreSQL's NOTIFY. */
export type Channel =
  | 'catalogue_changed'
  | 'content_changed'
  | 'settings_changed'
  | 'stores_changed'
  | 'session_revoked'
  | 'staff_changed';

/** What to do about an announcement; `onGap` when some may have been missed while the connection was down. */
export type Listeners = {
  readonly on: Readonly<Record<Channel, (payload: string) => void>>;
  readonly onGap: () => void;
  readonly onError: (error: Error) => void;
};

const RETRY_MS = 500;

/** Listens on a connection of its own and comes back after it breaks. Resolves once it listens. */
export async function listen(url: string, listeners: Listeners): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let closed = false;

  const open = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'ilaneer listener' });
    fresh.on('error', listeners.onError);
    fresh.on('end', retry);
    fresh.on('notification', ({ channel, payload }) => {
      if (isChannel(listeners, channel)) listeners.on[channel](payload ?? '');
    });
    await fresh.connect();
    for (const channel of Object.keys(listeners.on)) await fresh.query(`listen ${channel}`);
    client = fresh;
  };
  const retry = (): void => {
    client = null;
    if (closed || timer !== null) return;
    timer = setTimeout(() => {
      timer = null;
      open().then(listeners.onGap, (error: Error) => {
        listeners.onError(error);
        retry();
      });
    }, RETRY_MS);
  };

  await open();
  return {
    close: async () => {
      closed = true;
      if (timer !== null) clearTimeout(timer);
      await client?.end();
    },
  };
}

function isChannel(listeners: Listeners, channel: string): channel is Channel {
  return Object.hasOwn(listeners.on, channel);
}
