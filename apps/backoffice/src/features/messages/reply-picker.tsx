import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { gapsIn } from '@ilaneer/domain/support/saved-reply';
import { Button } from '@ilaneer/ui/buttons/button';
import { CommandDialog } from '@ilaneer/ui/layers/command-dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../parts/keys/shortcuts.ts';
import { useFilledReplies } from './saved-reply-calls.ts';

type ReplyPickerProps = {
  message: Pick<StaffMessageView, 'id' | 'version'>;
  onPick: (text: string) => void;
};

/** Typing finds a reply by title or text (SUPPORT-13). */
export function ReplyPicker({ message, onPick }: ReplyPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const query = useFilledReplies(message.id, message.version, isOpen);
  const words = typed.toLowerCase().split(/\s+/);
  const found = (query.data ?? []).filter(({ title, text }) =>
    words.every((word) => `${title} ${text}`.toLowerCase().includes(word)),
  );
  const toggle = (open: boolean) => {
    setOpen(open);
    setTyped('');
  };
  useShortcuts('This page', [
    { keys: '$mod+.', label: 'Choose a saved reply', always: true, run: () => toggle(true) },
  ]);
  const items = found.map(({ id, title, text }) => {
    const [gap] = gapsIn(text);
    const run = () => {
      toggle(false);
      onPick(text);
    };
    return { id, label: title, detail: gap === undefined ? firstLine(text) : `Missing: ${gap}`, run };
  });
  const manage = {
    id: 'manage',
    label: 'Manage saved replies',
    icon: 'pencil' as const,
    run: () => {
      toggle(false);
      void navigate('/saved-replies');
    },
  };
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => toggle(true)}>
        Saved replies
      </Button>
      <CommandDialog
        open={isOpen}
        onOpenChange={toggle}
        label="Saved replies"
        text={typed}
        onTextChange={setTyped}
        groups={[
          ...(items.length > 0 ? [{ label: 'Saved replies', items }] : []),
          { label: 'More', items: [manage] },
        ]}
        status={statusOf(query, found.length)}
      />
    </>
  );
}

function statusOf({ isPending, isError }: { isPending: boolean; isError: boolean }, found: number): string {
  if (isError) return 'The saved replies could not be loaded.';
  if (isPending) return 'Loading …';
  return found === 1 ? '1 saved reply' : `${found} saved replies`;
}

function firstLine(text: string): string {
  return (text.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 80);
}
