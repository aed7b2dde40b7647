import type { addEntryDocument, ManualEntryView } from '@ilaneer/contract/staff/books/manual-entries';
import { DOCUMENT_TYPES, MOST_DOCUMENTS } from '@ilaneer/domain/manual-entry/entry-document';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Panel } from '../../../parts/frame/panel.tsx';
import { refusalText } from '../../../parts/words/refusal-text.ts';
import { When } from '../../../parts/words/when.tsx';
import { useMay } from '../../../session/permission.ts';
import { sendForm } from '../../../session/staff-api.ts';

/** MANUAL-ENTRY-4. */
export function EntryDocuments({ entry: { id, documents } }: { entry: ManualEntryView }) {
  const may = useMay();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('document', file);
      const params = { entryId: id };
      return sendForm<typeof addEntryDocument>('/staff/manual-entries/:entryId/documents', { params, form });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['manual entry'] }),
  });
  return (
    <Panel title="Documents">
      <div className="grid gap-3 text-sm">
        {documents.length === 0 && <p className="text-palm-soft">None yet</p>}
        <ul className="grid gap-1">
          {documents.map((document) => (
            <li key={document.id} className="flex flex-wrap gap-x-3">
              <a
                href={`/api/staff/manual-entries/${encodeURIComponent(id)}/documents/${encodeURIComponent(document.id)}`}
                download
                className="underline"
                translate="no"
              >
                {document.name}
              </a>
              <span className="text-palm-soft">
                <When at={document.addedAt} day />
              </span>
            </li>
          ))}
        </ul>
        {may('entries.post') && documents.length < MOST_DOCUMENTS && (
          <FileField
            label="Add a document"
            hint="PDF, PNG or JPEG, up to 5 MB. A document stays with its entry."
            accept={DOCUMENT_TYPES.join(',')}
            onChange={({ target }) => {
              const file = target.files?.item(0);
              if (file && !add.isPending) add.mutate(file);
              target.value = '';
            }}
          />
        )}
        <p role="status" className="empty:hidden">
          {add.isPending ? 'Adding the document …' : ''}
        </p>
        {add.isError && <Notice tone="error">{refusalText(add.error)}</Notice>}
      </div>
    </Panel>
  );
}
