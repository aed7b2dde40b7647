import { formatRupees, paise } from '@ilaneer/domain/money';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { brand } from '../../../lib/content.ts';
import { PageLink } from '../../../lib/page-link.tsx';

/** Guidelines for Prevention and Regulation of Dark Patterns, 2023, in order; update with the software. */
const PATTERNS = [
  {
    name: 'False urgency',
    means: 'saying that goods or time run out when they do not',
    here: 'We say “Only N left” when no more than that are in stock, and count every piece. There are no countdowns for offers. The one clock that you meet is that of a payment: your goods wait 15 minutes for it.',
  },
  {
    name: 'Basket sneaking',
    means: 'adding things to the cart that nobody asked for',
    here: 'Only you put something into your cart. No donation, insurance or extra is added, and no box for one is ticked.',
  },
  {
    name: 'Confirm shaming',
    means: 'making people feel guilty when they say no',
    here: 'Buttons that say no say just that: Cancel, Close, Keep my account.',
  },
  {
    name: 'Forced action',
    means: 'demanding something that has nothing to do with the purchase',
    here: 'You look around without an account. To order you need one, with an email address or a mobile number, because orders are followed, cancelled and returned there. You need not take our letters, install an app or share anything.',
  },
  {
    name: 'Subscription trap',
    means: 'making it hard to get out',
    here: 'We sell no subscriptions. Our letters end with one press on the link that each of them carries, and you delete your account yourself on its page.',
  },
  {
    name: 'Interface interference',
    means: 'hiding or highlighting so that people choose what they did not mean to',
    here: 'Cash on Delivery, cards, UPI and gift cards stand in one list, side by side. A reduction is measured on the price that is struck through beside it.',
  },
  {
    name: 'Bait and switch',
    means: 'offering one thing and selling another',
    here: 'What is sold out says so before you order it. If a price changes while something is in your cart, you see the old and the new one and are asked; nobody pays more without having said yes.',
  },
  {
    name: 'Drip pricing',
    means: 'revealing parts of the price late',
    here: 'Beside a price stands whether GST is in it, and what one piece costs with it. The cart shows GST and delivery line by line, before you choose how to pay.',
  },
  {
    name: 'Disguised advertisement',
    means: 'dressing up advertising as something else',
    here: 'We show no advertising of others. The articles of our blog are our own, and say who wrote them.',
  },
  {
    name: 'Nagging',
    means: 'asking again and again',
    here: 'Nothing pops up over the page. The box for our letters is at the foot of the page, and waits.',
  },
  {
    name: 'Trick question',
    means: 'wording that leads to the wrong answer',
    here: 'A box says plainly what ticking it does. No box is ticked before you come.',
  },
  {
    name: 'SaaS billing',
    means: 'collecting money for a service again and again, unnoticed',
    here: 'Every payment is for one order and started by you. Nothing is charged to a saved card without you.',
  },
  {
    name: 'Rogue malware',
    means: 'scaring people into downloads',
    here: 'We offer no downloads but your own invoices, credit notes and data. What runs in the page comes from our own server, and from our payment partner while you pay.',
  },
] as const;

export function FairDesign() {
  const { name, grievanceOfficer } = brand();
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <title>{`Fair design – ${name}`}</title>
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Fair design' }]} />
      <div className="mt-4 grid max-w-text gap-8">
        <header className="grid gap-4">
          <h1 className="text-4xl">Fair design</h1>
          <p className="text-lg">
            The Guidelines for Prevention and Regulation of Dark Patterns, 2023, name 13 ways of tricking
            people on websites. {name} uses none of them. This is what the shop does instead, one by one, so
            that you can check it.
          </p>
        </header>
        <dl className="grid gap-6">
          {PATTERNS.map((pattern) => (
            <div key={pattern.name} className="grid gap-1">
              <dt className="font-semibold text-lg">
                {pattern.name} <span className="font-normal text-base text-palm-soft">({pattern.means})</span>
              </dt>
              <dd>{pattern.name === 'Drip pricing' ? `${pattern.here} ${laterCharges()}` : pattern.here}</dd>
            </div>
          ))}
        </dl>
        <p>
          If you find something here that is not so, please{' '}
          <PageLink to="/contact-us" className="font-semibold text-leaf-dark underline underline-offset-4">
            write to us
          </PageLink>
          {grievanceOfficer.name !== '' && `; our Grievance Officer, ${grievanceOfficer.name}, looks into it`}
          .
        </p>
      </div>
    </div>
  );
}

/** PRICING-38. */
function laterCharges(): string {
  const { cashFee } = brand().delivery;
  if (cashFee === undefined) return 'Nothing is added after that, also not for Cash on Delivery.';
  return `It also says that Cash on Delivery costs ${formatRupees(paise(cashFee))} more. Nothing else is added after that.`;
}
