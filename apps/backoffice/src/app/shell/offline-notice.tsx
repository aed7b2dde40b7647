import { Icon } from '@ilaneer/ui/text/icon';
import { useSyncExternalStore } from 'react';

export function OfflineNotice() {
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2 bg-sun-tint px-gutter py-2 font-medium text-sm">
          <Icon name="alert" className="size-4.5 shrink-0" />
          No connection. What you see may be old, and nothing can be saved until it is back.
        </p>
      )}
    </div>
  );
}

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
