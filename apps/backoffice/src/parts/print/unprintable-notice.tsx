import { Notice } from '@ilaneer/ui/feedback/notice';

/** TAX-DOCUMENT-23. */
export function UnprintableNotice({ letters }: { letters: readonly string[] }) {
  if (letters.length === 0) return null;
  return (
    <div className="my-3">
      <Notice tone="error">
        Labels and invoices leave out <bdi translate="no">{letters.join(' ')}</bdi>: no font of the shop has
        these letters. Ask the buyer for name and address in Latin letters.
      </Notice>
    </div>
  );
}
