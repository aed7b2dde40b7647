import type { changeBrand } from '@ilaneer/contract/staff/shop/settings';
import { SETTING_RULES } from '@ilaneer/domain/setting/validate-settings';
import { scriptRuns } from '@ilaneer/domain/text/script-runs';
import { useWatch } from 'react-hook-form';
import { ifMatch } from '../../../parts/act/if-match.ts';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { Preview } from '../../../parts/form/preview.tsx';
import { SectionForm } from '../../../parts/form/section-form.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';
import { shopName } from '../../../parts/words/shop-name.ts';
import { request } from '../../../session/staff-api.ts';
import { type Sections, useStoreSection } from '../use-settings.ts';
import type { StepProps } from './step-props.ts';

type Brand = Sections['brand']['values'];

const LABELS = {
  name: 'Name of the shop',
  localName: 'Name in another script',
  tagline: 'Tagline',
  description: 'What the shop sells',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

const formOf = ({ values }: Sections['brand']): Brand => values;
const { tidy, problems } = SETTING_RULES.brand;

async function save(body: Brand, version: number): Promise<Sections['brand']> {
  const headers = ifMatch(version);
  return (await request<typeof changeBrand>('PUT', '/staff/settings/brand', { body, headers })).section;
}

export function BrandForm({ section, ...step }: { section: Sections['brand'] } & StepProps) {
  const take = useStoreSection();
  return (
    <SectionForm
      name="brand"
      section={section}
      formOf={formOf}
      problems={(form) => problems(tidy(form))}
      save={save}
      onSaved={(saved) => {
        take('brand', saved);
        shopName.set(saved.values.name);
      }}
      labels={LABELS}
      thing="the brand"
      did="Brand saved"
      {...step}
      preview={<BrandPreview />}
    >
      <Panel title="Name">
        <div className={fieldGrid}>
          <Line name="name" label={LABELS.name} required hint="Shown on every page, mail and parcel." />
          <Line
            name="localName"
            label={LABELS.localName}
            hint="Optional, such as in Malayalam or Devanagari letters. Shown in the footer, in the menu on phones and on the home page, and to search engines."
          />
          <Line name="tagline" label={LABELS.tagline} wide hint="Shown before the name in the header." />
          <Area
            name="description"
            label={LABELS.description}
            required
            hint="One or two sentences. Search engines and shared links show them."
          />
        </div>
      </Panel>
      <Panel title="Social networks">
        <div className={fieldGrid}>
          <Line name="instagram" label={LABELS.instagram} type="url" />
          <Line name="facebook" label={LABELS.facebook} type="url" />
          <Line name="youtube" label={LABELS.youtube} type="url" />
          <Line name="linkedin" label={LABELS.linkedin} type="url" />
        </div>
        <p className="pt-2 text-palm-soft text-sm">
          Full addresses starting with https://. Leave empty if you have none.
        </p>
      </Panel>
    </SectionForm>
  );
}

function BrandPreview() {
  const { name = '', localName = '', description = '' } = useWatch<Brand>();
  return (
    <Preview title="In a search engine">
      <p className="text-lg text-leaf-dark">{name === '' ? 'Name of the shop' : name}</p>
      {localName !== '' && (
        <p className="text-palm-soft text-sm">
          {scriptRuns(localName).map(({ at, text, lang }) => (
            <span key={at} lang={lang ?? undefined}>
              {text}
            </span>
          ))}
        </p>
      )}
      <p className="max-w-text text-sm">{description === '' ? 'What the shop sells.' : description}</p>
    </Preview>
  );
}
