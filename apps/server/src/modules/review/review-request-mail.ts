import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';

type AskedOrder = {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  readonly name: string;
  /** Names of the lines that can be reviewed. */
  readonly goods: readonly string[];
  /** Of the page that needs no login. */
  readonly link: string;
};

/** REVIEW-6. */
export function reviewRequestMail(
  { id, number, email, name, goods, link }: AskedOrder,
  brand: MailBrand,
  shopUrl: string,
): Mail {
  return {
    id: `review-request ${id}`,
    kind: 'review-request',
    to: email,
    subject: `Your ${brand.name} order ${number}: how are the goods?`,
    ...letter({
      brand,
      shopUrl,
      heading: 'How are the goods?',
      greeting: greetingTo(name),
      paragraphs: [
        'Your order arrived a few days ago. Please tell other shoppers the good and the bad: a number of stars is enough.',
        'We publish praise and blame alike.',
      ],
      facts: goods.map((one) => ['Item', one] as const),
      button: { label: 'Review your order', url: link },
      notes: [
        `We ask once for each order. How reviews work: ${shopUrl}/#/how-reviews-work`,
        'Please do not pass the link on: anyone with it can write your review.',
      ],
    }),
  };
}
