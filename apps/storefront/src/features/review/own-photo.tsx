import { Skeleton } from '@ilaneer/ui/feedback/skeleton';
import { useOwnPhoto } from './reviews-api.ts';

const SIDE = 88;
const frameClass = 'size-22 rounded-md';

type OwnPhotoProps = { readonly link: string; readonly photoId: string; readonly number: number };

export function OwnPhoto({ link, photoId, number }: OwnPhotoProps) {
  const photo = useOwnPhoto(link, photoId);
  if (photo.isPending) return <Skeleton className={frameClass} />;
  if (photo.isError) {
    return (
      <span
        className={`${frameClass} grid place-items-center bg-paper p-1 text-center text-palm-soft text-xs`}
      >
        {`Photo ${number} did not load`}
      </span>
    );
  }
  return (
    <img
      src={photo.data}
      alt={`Number ${number} of yours`}
      width={SIDE}
      height={SIDE}
      className={`${frameClass} object-cover`}
    />
  );
}
