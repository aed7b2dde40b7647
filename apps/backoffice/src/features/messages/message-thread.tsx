import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { Badge } from '@ilaneer/ui/feedback/badge';
import { Panel } from '../../parts/frame/panel.tsx';
import { PhotoStrip } from '../../parts/frame/photo-strip.tsx';
import { When } from '../../parts/words/when.tsx';

export function MessageThread({ message: one }: { message: StaffMessageView }) {
  return (
    <Panel title="Messages">
      <ol className="grid gap-4">
        {one.messages.map(({ position, author, by, body, quoted, at, isMail, mailAfter }) => (
          <li key={position} className="border-line border-t pt-3 first:border-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-x-2 text-palm-soft text-sm">
              <span>
                <span className="font-semibold text-palm">
                  {author === 'staff' ? (by ?? 'The shop') : one.name}
                </span>
                {isMail && ' by mail'}, <When at={at} inside />
              </span>
              {mailAfter !== null && <Badge tone="sun">Not mailed yet</Badge>}
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{body}</p>
            {quoted !== null && (
              <details className="mt-1 text-palm-soft text-sm">
                <summary className="cursor-pointer py-1">Quoted text</summary>
                <p className="whitespace-pre-wrap wrap-anywhere">{quoted}</p>
              </details>
            )}
          </li>
        ))}
      </ol>
      {one.photos.length > 0 && (
        <PhotoStrip
          of={one.ticketNumber}
          urls={one.photos.map(({ id }) => `/api/staff/messages/${one.id}/photos/${id}`)}
        />
      )}
    </Panel>
  );
}
