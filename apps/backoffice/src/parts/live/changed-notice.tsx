import type { LiveChange } from '@ilaneer/contract/staff/live';
import { IconButton } from '@ilaneer/ui/buttons/icon-button';
import { Icon } from '@ilaneer/ui/text/icon';
import { useChangedByOthers } from './changed-by-others.ts';

export function ChangedNotice({ kind, id }: { kind: LiveChange['kind']; id: string }) {
  const { who, dismiss } = useChangedByOthers(kind, id);
  return (
    <div role="status">
      {who !== null && (
        <p className="mb-4 flex items-center gap-2 rounded-md bg-water py-0.5 pr-0.5 pl-3 text-sm">
          <Icon name="refresh" className="size-4.5 shrink-0" />
          <span className="flex-1">{`${who} has just changed this. You see it as it is now.`}</span>
          <IconButton icon="close" label="Dismiss" onClick={dismiss} />
        </p>
      )}
    </div>
  );
}
