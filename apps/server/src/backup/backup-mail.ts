import { formatMoment } from '@ilaneer/domain/india-day';
import { letter } from '../messages/letter.ts';
import type { MailBrand } from '../messages/letter-content.ts';
import type { Mail } from '../messages/mailer.ts';

export function backupFailedMail(
  { id, to }: Pick<Mail, 'id' | 'to'>,
  { reason, newest }: { readonly reason: string; readonly newest: Date | null },
  brand: MailBrand,
  publicUrl: string,
): Mail {
  return {
    id: `backup-failed ${id}`,
    kind: 'backup-failed',
    to,
    subject: 'The backup of the shop failed',
    ...letter({
      brand,
      shopUrl: publicUrl,
      heading: 'The shop has no good backup of today',
      paragraphs: [
        'It tries again each hour. Please look at it all the same: if the machine is lost before a backup succeeds, so is everything since the last good one.',
        'npm run backup -- --verify takes one now and reports errors.',
      ],
      facts: [
        ['What went wrong', reason],
        ['Newest backup', newest === null ? 'there is none' : formatMoment(newest)],
      ],
    }),
  };
}
