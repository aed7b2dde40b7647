import { formatLongDay } from '@ilaneer/domain/india-day';
import { formatRupees, paise } from '@ilaneer/domain/money';
import type { MailDeps } from '../../deps/deps.ts';
import { letter } from '../../messages/letter.ts';
import type { Mail } from '../../messages/mailer.ts';
import { greetingTo } from '../../messages/plain-words.ts';
import type { Quote } from './repository.ts';

export function quoteMailId(quoteId: string): string {
  return `quote-sent ${quoteId}`;
}

/** QUOTE-4. */
export function quoteMail(
  quote: Pick<
    Quote,
    'id' | 'number' | 'revision' | 'name' | 'email' | 'lines' | 'totalPaise' | 'lastDay' | 'note'
  >,
  link: string,
  { brand, config }: Pick<MailDeps, 'brand' | 'config'>,
): Mail {
  const { number, revision, lines, lastDay, note } = quote;
  const total = formatRupees(paise(quote.totalPaise));
  return {
    id: quoteMailId(quote.id),
    kind: 'quote-sent',
    to: quote.email,
    subject: `Quote ${number} from ${brand.name}${revision > 1 ? ` (version ${revision})` : ''}`,
    quoteOf: quote.id,
    ...letter({
      brand,
      shopUrl: config.publicUrl,
      heading: `Your quote ${number}`,
      greeting: greetingTo(quote.name),
      paragraphs: [
        revision === 1
          ? `Thank you for asking ${brand.name}. Here is our quote.`
          : 'Here is the new version of our quote. It replaces the earlier one.',
      ],
      facts: [
        ...lines.map((line) => [lineOf(line), `${formatRupees(paise(line.pricePaise))} each`] as const),
        ['Valid until', formatLongDay(lastDay)],
      ],
      totals: [['Total with GST', total]],
      ...(note !== '' && { quote: note }),
      button: { label: 'See and accept the quote', url: link },
      notes: [
        'The quote is attached as a PDF. Please do not pass the link on: anyone with it can accept the quote.',
        'To write to us about it, reply to this mail.',
      ],
    }),
  };
}

function lineOf({ name, variantName, quantity }: Quote['lines'][number]): string {
  return `${quantity} × ${variantName === '' ? name : `${name}, ${variantName}`}`;
}
