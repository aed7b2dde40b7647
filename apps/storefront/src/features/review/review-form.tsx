import { ApiError } from '@ilaneer/client/api-errors';
import { resolveBy, showRefusal } from '@ilaneer/client/form';
import type { OrderReviewsView } from '@ilaneer/contract/review';
import { HEIC_TEXT } from '@ilaneer/domain/picture/picture-type';
import { LARGEST_PHOTO_BYTES, PHOTO_TYPES } from '@ilaneer/domain/return/photo-type';
import { REVIEW_LIMITS, reviewProblems } from '@ilaneer/domain/review/validate-review';
import { Button } from '@ilaneer/ui/buttons/button';
import { Notice } from '@ilaneer/ui/feedback/notice';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { FileField } from '@ilaneer/ui/fields/file-field';
import { TextAreaField } from '@ilaneer/ui/fields/text-area-field';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { OwnPhoto } from './own-photo.tsx';
import { useWriteReview } from './reviews-api.ts';
import { StarField } from './star-field.tsx';

type ReviewFormProps = {
  readonly line: OrderReviewsView['lines'][number];
  readonly link: string;
  readonly onSent: () => void;
  readonly onCancel: (() => void) | null;
};

type Typed = { stars: number; words: string };

/** REVIEW-2. */
export function ReviewForm({ line: { position, review }, link, onSent, onCancel }: ReviewFormProps) {
  const send = useWriteReview(link, onSent);
  const [kept, setKept] = useState<readonly string[]>(review?.photos.map(({ id }) => id) ?? []);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const [photoProblem, setPhotoProblem] = useState<string | null>(null);
  const form = useForm<Typed>({
    defaultValues: { stars: review?.stars ?? 0, words: review?.words ?? '' },
    resolver: resolveBy<Typed>(reviewProblems),
    reValidateMode: 'onSubmit',
  });
  const { errors } = form.formState;
  const stars = useWatch({ control: form.control, name: 'stars' });
  const submit = form.handleSubmit((typed) => {
    const problem = problemOf(photos, kept.length);
    setPhotoProblem(problem);
    if (problem !== null || send.isPending) return;
    send.mutate(
      { ...typed, position, seen: review?.version ?? 0, kept, photos },
      {
        onError: (error) => {
          showRefusal(form, ['stars', 'words'], error);
          setPhotoProblem(refusedPhoto(error));
        },
      },
    );
  });
  const isAtAField = errors.stars !== undefined || errors.words !== undefined || photoProblem !== null;
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <StarField
        value={stars}
        onChange={(chosen) => {
          form.clearErrors('stars');
          form.setValue('stars', chosen);
        }}
        error={errors.stars?.message}
        disabled={send.isPending}
      />
      <TextAreaField
        {...form.register('words', { onChange: () => form.clearErrors('words') })}
        label="In your words (optional)"
        hint="20 to 2,000 characters, without links, phone numbers or addresses."
        error={errors.words?.message}
        disabled={send.isPending}
      />
      {review?.photos.map(({ id }, index) => (
        <div key={id} className="flex items-center gap-4">
          <OwnPhoto link={link} photoId={id} number={index + 1} />
          <CheckboxField
            label={`Keep photo ${index + 1}`}
            checked={kept.includes(id)}
            onCheckedChange={(keeps) => setKept(keeps ? [...kept, id] : kept.filter((one) => one !== id))}
            disabled={send.isPending}
          />
        </div>
      ))}
      <FileField
        label="Photos (optional)"
        hint={`Up to ${REVIEW_LIMITS.photos}: JPEG, PNG or WebP, 5 MB each. Place and device are removed.`}
        accept={PHOTO_TYPES.join(',')}
        multiple
        disabled={send.isPending}
        error={photoProblem}
        onChange={({ target }) => {
          setPhotoProblem(null);
          setPhotos([...(target.files ?? [])]);
        }}
      />
      {send.isError && !isAtAField && <Notice tone="error">{send.error.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" busy={send.isPending}>
          {review === null ? 'Send my review' : 'Send the new version'}
        </Button>
        {onCancel !== null && (
          <Button variant="secondary" size="lg" disabled={send.isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** Before sending; the server checks bytes. */
function problemOf(files: readonly File[], kept: number): string | null {
  // Some systems don't know the type.
  if (files.some(({ name, type }) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))) {
    return HEIC_TEXT;
  }
  if (files.some(({ type }) => !PHOTO_TYPES.some((one) => one === type))) {
    return 'Please choose JPEG, PNG or WebP photos';
  }
  if (files.some(({ size }) => size > LARGEST_PHOTO_BYTES)) return 'A photo may have at most 5 MB';
  return files.length + kept > REVIEW_LIMITS.photos
    ? `A review has at most ${REVIEW_LIMITS.photos} photos`
    : null;
}

function refusedPhoto(error: Error): string | null {
  const fields = error instanceof ApiError ? (error.reply?.fields ?? []) : [];
  return fields.find(({ field }) => field === 'photos')?.message ?? null;
}
