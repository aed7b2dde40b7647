import type { LetterView } from '@ilaneer/contract/staff/messages/letters';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { When } from '../../parts/words/when.tsx';

export function LetterState({ letter }: { letter: LetterView }) {
  switch (letter.state) {
    case 'draft':
      return <Badge>Draft</Badge>;
    case 'scheduled':
      return (
        <Badge tone="leaf">
          Scheduled
          {letter.sendAt !== null && (
            <>
              {' '}
              for <When at={letter.sendAt} />
            </>
          )}
        </Badge>
      );
    case 'sending':
      return <Badge tone="leaf">Sending</Badge>;
    case 'stopped':
      return <Badge>Stopped</Badge>;
    case 'sent':
      return <Badge tone="leaf">Sent</Badge>;
  }
}
