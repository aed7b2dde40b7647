import { saveFile } from '@ilaneer/client/save-file';
import { Button } from '@ilaneer/ui/buttons/button';
import { Icon } from '@ilaneer/ui/text/icon';

export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        Store these recovery codes where you can find them without your phone. Each works once, and they are
        not shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-md bg-row p-3 font-medium tabular-nums">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        wide
        onClick={() => saveFile(new Blob([`${codes.join('\n')}\n`]), 'ilaneer-recovery-codes.txt')}
      >
        <Icon name="download" className="size-4.5" />
        Save as a file
      </Button>
    </div>
  );
}
