import type { ReplyOf } from '@ilaneer/contract/message/call';
import type { FailedDeliveryView, openAttempt } from '@ilaneer/contract/order/attempt-link';
import { formatMoment } from '@ilaneer/domain/india-day';
import { choiceWords } from '@ilaneer/domain/parcel/attempt-choice';
import { trackedState } from '@ilaneer/domain/parcel/tracking';
import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Figure } from '@ilaneer/ui/text/figure';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ref } from 'react';
import { request } from '../../lib/api-client.ts';
import { LinkState } from '../../lib/links/link-state.tsx';
import { useAnswer } from '../../lib/links/use-answer.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { ChooseDelivery } from './choose-delivery.tsx';

/** A failed delivery, without a login, for the holder of the link (PARCEL-25). */
export function FailedDelivery({ link }: { readonly link: string }) {
  const client = useQueryClient();
  const key = ['failed delivery', link];
  const query = useQuery<ReplyOf<typeof openAttempt>>({
    queryKey: key,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) =>
      request<typeof openAttempt>('POST', '/delivery-links', { body: { link }, signal }),
  });
  const answer = useAnswer<HTMLDivElement>();
  if (query.data === undefined) {
    return <LinkState title="Your delivery" loading="Loading the delivery" query={query} />;
  }
  const { delivery } = query.data;
  const { orderNumber, parcelNumber, recipient, items, attempt, isOpen, trackLink } = delivery;
  return (
    <article className="mx-auto grid max-w-3xl gap-6 px-gutter pt-8 pb-section sm:pt-12">
      <header className="grid gap-2">
        <h1 className="text-3xl">{isOpen ? 'What should the courier do?' : `Order ${orderNumber}`}</h1>
        <p>
          <span>{attempt.text}</span>
          <span className="block text-palm-soft text-sm">{formatMoment(new Date(attempt.at))}</span>
        </p>
      </header>
      <section aria-label={`Parcel ${parcelNumber}`} className="rounded-xl bg-kernel p-5 shadow-sm sm:px-8">
        <p className="text-palm-soft text-sm">{`Parcel ${parcelNumber}, to ${recipient.firstName}, ${recipient.city} ${recipient.pinCode}`}</p>
        <ul>
          {items.map(({ name, quantity }) => (
            <li key={name} className="wrap-anywhere">
              <Figure>{quantity}</Figure> × {name}
            </li>
          ))}
        </ul>
      </section>
      <Chosen delivery={delivery} shown={answer.shown} />
      {isOpen && (
        <ChooseDelivery
          delivery={delivery}
          link={link}
          onChosen={(chosen) => {
            client.setQueryData(key, chosen);
            answer.show();
          }}
          onChanged={() => void query.refetch()}
        />
      )}
      <ButtonLink
        variant="secondary"
        className="justify-self-start"
        render={<PageLink to={`/track/${trackLink}`} />}
      >
        Follow your order
      </ButtonLink>
    </article>
  );
}

type ChosenProps = { readonly delivery: FailedDeliveryView; readonly shown: Ref<HTMLDivElement> };

function Chosen({ delivery: { chosen, isOpen, outcome, aftermath, status }, shown }: ChosenProps) {
  const words = chosen === null ? null : choiceWords({ kind: chosen.choice, day: chosen.day });
  if (!isOpen && (outcome !== null || chosen?.isTold !== true)) {
    return (
      <div
        ref={shown}
        tabIndex={-1}
        role="status"
        className="grid gap-2 rounded-md bg-water px-4 py-3 outline-none"
      >
        <p className="font-medium">{`${outcome ?? trackedState(status)}.`}</p>
        {aftermath.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-palm-soft text-sm">
          {words === null
            ? 'There is nothing to choose any more.'
            : `There is nothing to choose any more. Your choice was: ${words}.`}
        </p>
      </div>
    );
  }
  if (chosen === null || words === null) return null;
  return (
    <div ref={shown} tabIndex={-1} className="outline-none">
      <Notice tone="success">
        {chosen.isTold
          ? `Your choice: ${words}. The courier knows.`
          : `Your choice: ${words}. We tell the courier; until then you can change it.`}
      </Notice>
    </div>
  );
}
