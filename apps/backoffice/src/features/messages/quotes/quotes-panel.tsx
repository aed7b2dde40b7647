import type { StaffMessageView } from '@ilaneer/contract/staff/messages/messages';
import { formatDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { usePageActions } from '../../../parts/frame/page-actions.ts';
import { Panel } from '../../../parts/frame/panel.tsx';
import { Money } from '../../../parts/words/money.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { useMay } from '../../../session/permission.ts';
import { makeDraft } from './quote-calls.ts';
import { QuoteBadge, quoteName } from './quote-words.tsx';

/** QUOTE-8. */
export function QuotesPanel({ message }: { message: StaffMessageView }) {
  const may = useMay();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { show } = useToast();
  const mayEdit = may('orders.edit');
  const hasDraft = message.quotes.some(({ state }) => state === 'draft');
  const make = useMutation({
    mutationFn: () => makeDraft(message.id),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries({ queryKey: ['ticket', message.id] });
      await navigate(`/quotes/${id}`);
    },
    onError: (error) => show({ text: refusalText(error), tone: 'error' }),
  });
  const canMake = mayEdit && !hasDraft;
  usePageActions(
    canMake ? [{ label: 'Make a quote', icon: 'tag', keys: 'q', run: () => make.mutate() }] : [],
  );
  return (
    <Panel
      title="Quotes"
      actions={
        canMake && (
          <Button size="sm" variant="secondary" busy={make.isPending} onClick={() => make.mutate()}>
            Make a quote
          </Button>
        )
      }
    >
      {message.quotes.length === 0 ? (
        <p className="text-palm-soft text-sm">No quote yet.</p>
      ) : (
        <ul className="grid gap-3">
          {message.quotes.map((quote) => (
            <li
              key={quote.id}
              className="grid gap-1 border-line border-t pt-3 text-sm first:border-0 first:pt-0"
            >
              <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                {mayEdit ? (
                  <Link to={`/quotes/${quote.id}`} className="font-semibold underline">
                    {quoteName(quote)}
                  </Link>
                ) : (
                  <span className="font-semibold">{quoteName(quote)}</span>
                )}
                <QuoteBadge state={quote.state} />
                <Money rupees={quote.total} />
              </p>
              {quote.state === 'sent' && (
                <p className="text-palm-soft">Valid until {formatDay(quote.lastDay)}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
