import { saveFile } from '@ilaneer/client/save-file';
import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { openQuote, openQuoteFile, QuoteView } from '@ilaneer/contract/quote';
import { formatDay, formatLongDay } from '@ilaneer/domain/india-day';
import { Button } from '@ilaneer/ui/buttons/button';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Icon } from '@ilaneer/ui/text/icon';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { request, requestFile } from '../../lib/api-client.ts';
import { LinkState } from '../../lib/links/link-state.tsx';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { AcceptQuote } from './accept-quote.tsx';
import { DeclineQuote } from './decline-quote.tsx';
import { QuoteFigures } from './quote-figures.tsx';

/** Without a login, for the holder of the mailed link (QUOTE-5). */
export function QuoteByLink({ link }: { readonly link: string }) {
  const query = useQuery<ReplyOf<typeof openQuote>>({
    queryKey: ['quote', link],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => request<typeof openQuote>('POST', '/quote-links', { body: { link }, signal }),
  });
  const answer = useAnswer<HTMLDivElement>();
  if (query.data === undefined) {
    return <LinkState title="Your quote" loading="Loading the quote" query={query} />;
  }
  const { quote } = query.data;
  const refresh = () => void query.refetch().then(answer.show);
  return (
    <article className="mx-auto grid max-w-3xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <header className="grid gap-2">
        <h1 className="text-3xl">{`Quote ${quote.number}`}</h1>
        <p className="text-palm-soft">
          {quote.revision > 1 && `Version ${quote.revision}. `}
          {`Of ${formatDay(quote.sentAt)}, valid until ${formatLongDay(quote.validUntil)}.`}
        </p>
      </header>
      <StateNotice quote={quote} shown={answer.shown} />
      <QuoteFigures quote={quote} />
      <DownloadFile link={link} number={quote.number} />
      {quote.state === 'sent' && (
        <>
          <AcceptQuote quote={quote} link={link} onSettled={refresh} />
          <DeclineQuote link={link} onSettled={refresh} />
        </>
      )}
      <Parties quote={quote} />
    </article>
  );
}

const OVER: Readonly<Partial<Record<QuoteView['state'], string>>> = {
  expired: 'This quote is not valid any more. Please write to us for a new one.',
  declined: 'You declined this quote. Thank you for telling us why.',
  withdrawn: 'We have withdrawn this quote. Please write to us for a new one.',
  replaced: 'This quote is replaced by a newer one.',
  cancelled: 'The order of this quote was cancelled. Please write to us for a new quote.',
};

type StateNoticeProps = { readonly quote: QuoteView; readonly shown: Ref<HTMLDivElement> };

function StateNotice({ quote, shown }: StateNoticeProps) {
  const { state, acceptedOrder, newerLink } = quote;
  if (acceptedOrder !== null) {
    const { orderNumber, payLink } = acceptedOrder;
    return (
      <div ref={shown} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
        <Notice tone="success">
          {payLink === null
            ? `This quote is accepted: order ${orderNumber}. Thank you!`
            : `This quote is accepted: order ${orderNumber}. We keep the goods for you for 24 hours, until it is paid.`}
        </Notice>
        {payLink !== null && (
          <ButtonLink render={<PageLink to={`/pay?link=${encodeURIComponent(payLink)}`} />}>
            Pay now
          </ButtonLink>
        )}
      </div>
    );
  }
  const text = OVER[state];
  if (text === undefined) return null;
  return (
    <div ref={shown} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      <p role="status" className="rounded-md bg-water px-4 py-3">
        {text}
      </p>
      {newerLink !== null && (
        <ButtonLink render={<PageLink to={`/quote/${newerLink}`} />}>See the newer quote</ButtonLink>
      )}
    </div>
  );
}

function DownloadFile({ link, number }: { readonly link: string; readonly number: string }) {
  const { show } = useToast();
  const download = useMutation({
    mutationFn: () => requestFile<typeof openQuoteFile>('POST', '/quote-links/file', { body: { link } }),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (error) => show({ text: error.message, tone: 'error' }),
  });
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      busy={download.isPending}
      busyLabel="Downloading..."
      onClick={() => download.mutate()}
    >
      <Icon name="download" className="size-5" />
      Download PDF
    </Button>
  );
}

function Parties({ quote: { seller, buyer } }: { readonly quote: QuoteView }) {
  const columns = [
    [
      'Seller',
      [seller.legalName, ...seller.addressLines, `GSTIN ${seller.gstin}`, seller.phone, seller.email],
    ],
    [
      'Buyer',
      [
        buyer.businessName,
        buyer.name,
        buyer.gstin === null ? '' : `GSTIN ${buyer.gstin}`,
        buyer.phone,
        buyer.email,
      ],
    ],
  ] as const;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {columns.map(([title, lines]) => (
        <section key={title} aria-label={title}>
          <h2 className="font-semibold text-lg">{title}</h2>
          {lines
            .filter((line) => line !== '')
            .map((line) => (
              <p key={line} className="wrap-anywhere text-palm-soft text-sm">
                {line}
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}
