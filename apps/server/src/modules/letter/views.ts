import type { LetterView } from '@ilaneer/contract/staff/messages/letters';
import type { LetterForm } from '@ilaneer/domain/letter/validate-letter';
import type { LetterRow, LetterWithFigures } from './repository.ts';

export function letterFields({
  subject,
  heading,
  words,
  buttonLabel,
  buttonUrl,
  segmentId,
}: LetterRow): LetterForm {
  return { subject, heading, words, buttonLabel, buttonUrl, segmentId };
}

export function toLetterView({ row, figures }: LetterWithFigures): LetterView {
  return {
    id: row.id,
    ...letterFields(row),
    state: row.state,
    sendAt: row.sendAt?.toISOString() ?? null,
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    recipients: row.recipients,
    deliveries: figures,
    version: row.version,
  };
}
