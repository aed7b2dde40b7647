import { indianDigits } from '@ilaneer/domain/indian-digits';
import { REVIEW_DAYS, REVIEW_EDIT_DAYS } from '@ilaneer/domain/review/may-review';
import { REFUSAL_WORDS } from '@ilaneer/domain/review/review-life';
import { REVIEW_LIMITS } from '@ilaneer/domain/review/validate-review';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { Figure } from '@ilaneer/ui/text/figure';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useReviewFigures } from './reviews-api.ts';

/** IS 19000:2022; update with the software. */
const RULES = [
  {
    name: 'Who writes',
    here: `Only buyers: one review for each item of a delivered order, within ${REVIEW_DAYS} days. Items that were returned whole or did not arrive cannot be reviewed. That is what “Verified purchase” says.`,
  },
  {
    name: 'Contents of a review',
    here: `Stars from 1 to 5, and, if you like, words and up to ${REVIEW_LIMITS.photos} photos. We show them with your first name and the day. We ask once for each order by mail, and give nothing for a review.`,
  },
  {
    name: 'How we read them',
    here: 'A person of the shop reads each review before it is shown, the oldest first. Praise and blame are treated alike: the number of stars is never a reason to refuse one.',
  },
  {
    name: 'Your changes',
    here: `You edit your review for ${REVIEW_EDIT_DAYS} days; we read it again then. You withdraw it when you like. If we refuse it, you read the reason where you wrote it, and can edit it.`,
  },
  {
    name: 'The average',
    here: 'It counts every published review once, with the same weight, whatever its age, and is rounded to one decimal. Products without a review have no stars.',
  },
  {
    name: 'Answers',
    here: 'The shop can answer below a review. It cannot change one.',
  },
] as const;

/** REVIEW-9. */
export function HowReviewsWork() {
  const { name } = brand();
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <title>{`How reviews work – ${name}`}</title>
      <Breadcrumb
        items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'How reviews work' }]}
      />
      <div className="mt-4 grid max-w-text gap-8">
        <header className="grid gap-4">
          <h1 className="text-4xl">How reviews work</h1>
          <p className="text-lg">
            The Indian Standard IS 19000:2022 says how shops collect, moderate and publish reviews. {name}{' '}
            follows it.
          </p>
        </header>
        <dl className="grid gap-6">
          {RULES.map((rule) => (
            <div key={rule.name} className="grid gap-1">
              <dt className="font-semibold text-lg">{rule.name}</dt>
              <dd>{rule.here}</dd>
            </div>
          ))}
        </dl>
        <section aria-labelledby="refused" className="grid gap-4">
          <h2 id="refused" className="text-2xl">
            Published and refused
          </h2>
          <p>A review is refused for these reasons only.</p>
          <Figures />
        </section>
        <p>
          You think that a review is false?{' '}
          <PageLink to="/contact-us" className="font-semibold text-leaf-dark underline underline-offset-4">
            Write to us
          </PageLink>
          .
        </p>
      </div>
    </div>
  );
}

function Figures() {
  const figures = useReviewFigures();
  if (figures.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <Notice tone="error">The counts did not load.</Notice>
        <Button variant="secondary" busy={figures.isFetching} onClick={() => void figures.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (figures.data === undefined) return <Skeleton className="h-64 rounded-md" />;
  const { published, refusals } = figures.data;
  return (
    <table className="w-full text-left">
      <thead className="text-palm-soft text-sm">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-3 font-medium">
            Decision
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Reviews
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        <Count name="Published" count={published} />
        {refusals.map(({ reason, count }) => (
          <Count key={reason} name={`Refused: ${REFUSAL_WORDS[reason]}`} count={count} />
        ))}
      </tbody>
    </table>
  );
}

function Count({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <tr>
      <th scope="row" className="py-2 pr-3 font-normal">
        {name}
      </th>
      <td className="py-2 text-right">
        <Figure>{indianDigits(count)}</Figure>
      </td>
    </tr>
  );
}
