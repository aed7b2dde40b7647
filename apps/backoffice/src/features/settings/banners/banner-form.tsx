import type { BannerForm as Body, StaffBannerView } from '@ilaneer/contract/staff/content/banners';
import { bannerProblems } from '@ilaneer/domain/content/banner';
import { CheckboxField } from '@ilaneer/ui/fields/checkbox-field';
import { SelectField } from '@ilaneer/ui/fields/select-field';
import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { fieldGrid, Line, useProblem } from '../../../parts/form/fields.tsx';
import { sentMoment, typedMoment } from '../../../parts/form/india-moment.ts';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { valueWords } from '../../../parts/words/value-words.ts';
import { LinkField } from '../pages/link-field.tsx';
import { addBanner, BANNERS_KEY, saveBanner } from './banner-calls.ts';
import { FocusField } from './focus-field.tsx';

/** Moments as typed, in India. */
type Form = Omit<Body, 'shownFrom' | 'shownUntil'> & {
  readonly shownFrom: string;
  readonly shownUntil: string;
};

const LABELS: Readonly<Record<keyof Form, string>> = {
  imageWide: 'Picture for wide screens',
  focusWide: 'Focal point on wide screens',
  imageTall: 'Picture for phones',
  focusTall: 'Focal point on phones',
  title: 'Picture description',
  headline: 'Headline',
  text: 'Text',
  textTone: 'Colour of the words',
  link: 'Link',
  linkLabel: 'Button label',
  isShown: 'Show in the shop',
  shownFrom: 'From',
  shownUntil: 'Until',
};

export function BannerForm({ banner }: { banner: StaffBannerView }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isNew = banner.version === 0;
  const { id } = banner;
  return (
    <SectionForm<StaffBannerView, Form>
      name={`banner.${id}`}
      section={banner}
      formOf={formOf}
      problems={problemsOf}
      save={(form, version) => (isNew ? addBanner(bodyOf(form)) : saveBanner({ id, version }, bodyOf(form)))}
      onSaved={async (saved) => {
        await queries.invalidateQueries({ queryKey: BANNERS_KEY });
        if (isNew) await navigate(`/settings/banners/${saved.id}`, { replace: true });
      }}
      labels={LABELS}
      show={(_, value) => valueWords(typeof value === 'string' ? value.replace('T', ' ') : value)}
      thing="this banner"
      did="Banner saved"
    >
      <Panel title="Pictures">
        <div className={fieldGrid}>
          <PictureField name="imageWide" label={LABELS.imageWide} hint="About 1600 × 720 pixels" required />
          <PictureField
            name="imageTall"
            label={LABELS.imageTall}
            hint="About 720 × 960 pixels. Without one, the wide picture is used."
          />
          <FocusField name="focusWide" label={LABELS.focusWide} pictures={['imageWide']} shape="wide" />
          <FocusField
            name="focusTall"
            label={LABELS.focusTall}
            pictures={['imageTall', 'imageWide']}
            shape="tall"
          />
          <Line
            name="title"
            label={LABELS.title}
            hint="For people who cannot see the picture, and for search engines"
            required
            wide
          />
        </div>
      </Panel>
      <Panel title="Words" note="Each may stay empty.">
        <div className={fieldGrid}>
          <Line name="headline" label={LABELS.headline} wide />
          <Line name="text" label={LABELS.text} wide />
          <LinkField name="link" label={LABELS.link} />
          <Line name="linkLabel" label={LABELS.linkLabel} />
          <ToneField />
        </div>
      </Panel>
      <Panel title="When" note="Indian time">
        <div className={fieldGrid}>
          <ShownField />
          <Line name="shownFrom" label={LABELS.shownFrom} type="datetime-local" hint="Empty: at once" />
          <Line name="shownUntil" label={LABELS.shownUntil} type="datetime-local" hint="Empty: without end" />
        </div>
      </Panel>
    </SectionForm>
  );
}

function ShownField() {
  const { register } = useFormContext();
  return <CheckboxField label={LABELS.isShown} className="sm:col-span-2" {...register('isShown')} />;
}

function ToneField() {
  const { register } = useFormContext();
  return (
    <SelectField
      label={LABELS.textTone}
      hint="A photograph gets a shade of the other tone behind the words."
      {...register('textTone')}
      error={useProblem('textTone')}
    >
      <option value="dark">Dark</option>
      <option value="light">Light</option>
    </SelectField>
  );
}

function formOf({ id: _, version: __, shownFrom, shownUntil, ...banner }: StaffBannerView): Form {
  return { ...banner, shownFrom: typedMoment(shownFrom), shownUntil: typedMoment(shownUntil) };
}

function bodyOf({ shownFrom, shownUntil, ...banner }: Form): Body {
  return { ...banner, shownFrom: sentMoment(shownFrom), shownUntil: sentMoment(shownUntil) };
}

function problemsOf(form: Form) {
  const { shownFrom, shownUntil, ...banner } = bodyOf(form);
  const moment = (at: string | null) => (at === null ? null : new Date(at));
  return bannerProblems({ ...banner, shownFrom: moment(shownFrom), shownUntil: moment(shownUntil) });
}
