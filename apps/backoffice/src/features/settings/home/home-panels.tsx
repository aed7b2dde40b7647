import { HOME_LIMITS } from '@ilaneer/domain/setting/validate-home';
import { Area, fieldGrid, Line } from '../../../parts/form/fields.tsx';
import { ItemList } from '../../../parts/form/item-list.tsx';
import { PictureField } from '../../../parts/form/picture-field.tsx';
import { Panel } from '../../../parts/frame/panel.tsx';

const TITLED = { title: { label: 'Title', wide: true }, text: { label: 'Text', wide: true } };
const NO_TITLED = { title: '', text: '' };
const LINK_HINT = 'A page of the shop, such as /products, or an address that begins with https://';

export function HomePanels() {
  return (
    <>
      <Panel title="Taglines">
        <Area name="taglines" label="Taglines" rows={2} hint="One per line. Shown below the first picture." />
      </Panel>
      <Panel title="About the shop">
        <div className={fieldGrid}>
          <Line name="about.title" label="Title" wide />
          <Area name="about.text" label="Text" />
          <Line
            name="about.whyTitle"
            label="Title of the reasons"
            wide
            hint="Followed by the shop’s name: 'Why choose'"
          />
        </div>
        <div className="py-4">
          <ItemList
            name="about.points"
            word="reason"
            fields={TITLED}
            empty={NO_TITLED}
            most={HOME_LIMITS.items}
          />
        </div>
        <LinkFields name="about" />
      </Panel>
      <Panel title="Moving pictures">
        <div className={fieldGrid}>
          <Line name="oneDrop.headline" label="Headline" wide />
          <Area name="oneDrop.text" label="Text" />
        </div>
      </Panel>
      <Panel title="Story">
        <div className={fieldGrid}>
          <Line name="story.title" label="Title" wide />
          <Area name="story.paragraphs" label="Paragraphs" rows={5} hint="Separated by an empty line." />
        </div>
      </Panel>
      <Panel title="How it is made">
        <ItemList
          name="process"
          word="step"
          fields={{ ...TITLED, image: { label: 'Picture', wide: true, Field: PictureField } }}
          empty={{ ...NO_TITLED, image: '' }}
          most={HOME_LIMITS.items}
        />
      </Panel>
      <Panel title="Sustainability">
        <div className={fieldGrid}>
          <Line name="sustainability.title" label="Title" wide />
          <Area name="sustainability.text" label="Text" />
        </div>
        <div className="py-4">
          <ItemList
            name="sustainability.commitments"
            word="commitment"
            fields={TITLED}
            empty={NO_TITLED}
            most={HOME_LIMITS.items}
          />
        </div>
        <LinkFields name="sustainability" />
      </Panel>
      <Panel title="Quotes">
        <div className="grid gap-4">
          <Line name="quotesTitle" label="Title" />
          <p className="text-palm-soft text-sm">
            Only genuine statements, with consent: invented reviews are unlawful.
          </p>
          <ItemList
            name="quotes"
            word="quote"
            fields={{
              quote: { label: 'Quote', wide: true },
              name: { label: 'Name' },
              place: { label: 'Place' },
              stars: { label: 'Stars, 1 to 5' },
            }}
            empty={{ quote: '', name: '', place: '', stars: '5' }}
            most={HOME_LIMITS.items}
          />
        </div>
      </Panel>
      <Panel title="Contact section">
        <div className={fieldGrid}>
          <Line name="contactCall.title" label="Title" wide />
          <Area name="contactCall.text" label="Text" />
        </div>
        <div className="pt-4">
          <LinkFields name="contactCall" />
        </div>
      </Panel>
      <Panel title="Gallery">
        <div className="grid gap-4">
          <Line name="galleryTitle" label="Title" />
          <ItemList
            name="gallery"
            word="picture"
            fields={{
              src: { label: 'Picture', Field: PictureField },
              alt: { label: 'What it shows' },
              caption: { label: 'Caption' },
              link: { label: 'Link' },
            }}
            empty={{ src: '', alt: '', caption: '', link: '' }}
            most={HOME_LIMITS.items}
          />
        </div>
      </Panel>
    </>
  );
}

function LinkFields({ name }: { name: string }) {
  return (
    <div className={fieldGrid}>
      <Line name={`${name}.linkLabel`} label="Link text" />
      <Line name={`${name}.link`} label="Link" hint={LINK_HINT} />
    </div>
  );
}
