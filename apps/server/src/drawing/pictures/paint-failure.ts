import { type Failure, invalid } from '../../http/failure.ts';
import type { PaintFault } from './picture-painter.ts';

const RETRY_AFTER_SECONDS = 10;

export function paintFailure(
  fault: PaintFault,
  field: string,
  code: 'PICTURE_REFUSED' | 'PHOTO_REFUSED',
): Failure {
  const refused = (message: string) => invalid([{ field, message }], code);
  switch (fault) {
    case 'busy':
      return {
        code: 'OVERLOADED',
        message: 'Many pictures are being prepared at the moment. Please try again in a few seconds.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      };
    case 'too long':
      return refused('This takes too long to read. Please choose a smaller picture.');
    case 'broken':
      return refused('This picture cannot be read. Please choose another one.');
  }
}
