import { formatPrice } from '@ilaneer/client/format-price';
import type { StaffQuoteView } from '@ilaneer/contract/staff/messages/quotes';
import { allowsAct } from '@ilaneer/domain/quote/quote-state';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useConfirm } from '../../../parts/act/confirm.tsx';
import { KeyHint } from '../../../parts/keys/key-hint.tsx';
import { useShortcuts } from '../../../parts/keys/shortcuts.ts';
import { revise, send, withdraw } from './quote-calls.ts';
import { quoteName } from './quote-words.tsx';
import { useQuoteAct } from './use-quote-act.ts';

/** Sends the saved draft. */
export function SendQuote({ quote }: { quote: StaffQuoteView }) {
  const { isDirty } = useFormState();
  const confirm = useConfirm();
  const { show } = useToast();
  const act = useQuoteAct(quote, send, () =>
    show({ text: `${quoteName(quote)} is sent`, tone: 'success', polite: true }),
  );
  const canSend = !isDirty && quote.totals !== null;
  const ask = async () => {
    if (!canSend || act.isPending) return;
    const yes = await confirm({
      title: `Send ${quoteName(quote)}?`,
      figure: formatPrice(quote.total),
      text: `By mail to ${quote.email}. A sent quote is fixed: a change makes its next version, which replaces it.`,
      confirmLabel: 'Send the quote',
    });
    if (yes) act.mutate();
  };
  useShortcuts('This page', [
    { keys: '$mod+Enter', label: 'Send the quote', always: true, run: () => void ask() },
  ]);
  return (
    <>
      <Button variant="secondary" disabled={!canSend} busy={act.isPending} onClick={() => void ask()}>
        Send the quote
      </Button>
      {canSend && <KeyHint keys="$mod+Enter" />}
      {!canSend && <span className="text-palm-soft text-sm">Save it before you send it.</span>}
    </>
  );
}

export function QuoteActions({ quote }: { quote: StaffQuoteView }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { show } = useToast();
  const withdrawing = useQuoteAct(quote, withdraw, () =>
    show({ text: `${quoteName(quote)} is withdrawn`, tone: 'success', polite: true }),
  );
  const revising = useQuoteAct(quote, revise, ({ id }) => void navigate(`/quotes/${id}`));
  const { link, state } = quote;
  const isLatest = quote.versions.every(({ revision }) => revision <= quote.revision);
  async function askToWithdraw() {
    const yes = await confirm({
      title: `Withdraw ${quoteName(quote)}?`,
      text:
        state === 'sent' ? 'Its link says so, and it cannot be accepted any more.' : 'The draft is given up.',
      confirmLabel: 'Withdraw',
      danger: true,
    });
    if (yes) withdrawing.mutate();
  }
  return (
    <>
      {quote.totals !== null && (
        <ButtonLink
          size="sm"
          variant="secondary"
          render={<a href={`/api/staff/quotes/${encodeURIComponent(quote.id)}/file`} download />}
        >
          PDF
        </ButtonLink>
      )}
      {link !== null && (
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            navigator.clipboard.writeText(link).then(
              () => show({ text: 'The link is copied', tone: 'success', polite: true }),
              () =>
                show({
                  text: 'The link could not be copied. It is in the mail to the buyer.',
                  tone: 'error',
                }),
            );
          }}
        >
          Copy link
        </Button>
      )}
      {allowsAct(state, 'withdraw') && (
        <Button size="sm" variant="quiet" busy={withdrawing.isPending} onClick={() => void askToWithdraw()}>
          Withdraw
        </Button>
      )}
      {allowsAct(state, 'revise') && isLatest && (
        <Button size="sm" variant="secondary" busy={revising.isPending} onClick={() => revising.mutate()}>
          Next version
        </Button>
      )}
    </>
  );
}
