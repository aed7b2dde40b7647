import { formatMoment } from '@ilaneer/domain/india-day';
import { ATTACK_WORDS } from '@ilaneer/domain/security/attack-words';
import { letter } from '../../messages/letter.ts';
import type { MailBrand } from '../../messages/letter-content.ts';
import type { Mail } from '../../messages/mailer.ts';
import type { AttackRow } from './repository.ts';

export function attackMail(
  { id, to }: Pick<Mail, 'id' | 'to'>,
  { kind, figures, beganAt, lastAt }: Pick<AttackRow, 'kind' | 'figures' | 'beganAt' | 'lastAt'>,
  { brand, publicUrl }: { readonly brand: MailBrand; readonly publicUrl: string },
): Mail {
  const { title, seen, advice } = ATTACK_WORDS[kind];
  return {
    id: `attack ${id}`,
    kind: 'attack-seen',
    to,
    subject: `${title} (${brand.name})`,
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: title,
      paragraphs: [`${seen(figures)} That was within 15 minutes.`, advice],
      facts: [
        ['Began', formatMoment(beganAt)],
        ['Last seen', formatMoment(lastAt)],
      ],
      notes: ['The staff app lists attacks under Privacy, Attacks.'],
    }),
  };
}
