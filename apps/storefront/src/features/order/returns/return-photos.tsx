import { errorText } from '@ilaneer/client/api-errors';
import type { ReturnView } from '@ilaneer/contract/order/return-view';
import { MOST_PHOTOS } from '@ilaneer/domain/return/photo-type';
import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { useToast } from '@ilaneer/ui/layers/toast';
import { useState } from 'react';
import { PHOTO_ACCEPT, photoProblem } from './photo-problem.ts';
import { useAddReturnPhotos, useReturnPhoto, type WantedPhoto } from './returns-api.ts';

type ReturnPhotosProps = { readonly orderId: string; readonly request: ReturnView };

export function ReturnPhotos({ orderId, request }: ReturnPhotosProps) {
  const { show } = useToast();
  const adding = useAddReturnPhotos(orderId);
  const [problem, setProblem] = useState<string | null>(null);
  const { photos } = request;
  const canAdd = request.takesPhotos && photos.length < MOST_PHOTOS;

  function add(files: readonly File[]) {
    if (files.length === 0) return;
    const wrong = photoProblem(files, photos.length);
    setProblem(wrong);
    if (wrong !== null) return;
    adding.mutate(
      { returnId: request.id, files },
      {
        onSuccess: ({ message }) => show({ text: message, tone: 'success' }),
        onError: (error) => setProblem(errorText(error, 'Failed to send the photos')),
      },
    );
  }

  return (
    <>
      {photos.length > 0 && (
        <ul aria-label="Photos" className="flex flex-wrap gap-3">
          {photos.map(({ id }, index) => (
            <li key={id}>
              <Photo wanted={{ orderId, returnId: request.id, photoId: id }} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      {canAdd && (
        <FileField
          label="Add photos"
          hint={`Up to ${MOST_PHOTOS} photos (JPEG, PNG or WebP, 5 MB each) help us decide quickly.`}
          accept={PHOTO_ACCEPT}
          multiple
          disabled={adding.isPending}
          error={problem}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            // Allows choosing the same file again.
            target.value = '';
          }}
          className="max-w-md"
        />
      )}
    </>
  );
}

const SIDE = 88;
const frameClass = 'size-22 rounded-md';

function Photo({ wanted, number }: { readonly wanted: WantedPhoto; readonly number: number }) {
  const photo = useReturnPhoto(wanted);
  if (photo.isPending) return <Skeleton className={frameClass} />;
  if (photo.isError) {
    return (
      <p className={`${frameClass} grid place-items-center bg-paper p-1 text-center text-palm-soft text-xs`}>
        Photo {number} did not load
      </p>
    );
  }
  return (
    <img
      src={photo.data}
      alt={`Your return, ${number}`}
      width={SIDE}
      height={SIDE}
      loading="lazy"
      className={`${frameClass} object-cover`}
    />
  );
}
