import { useParams } from 'react-router';
import { SitePage } from '../../sections/site-page.tsx';
import { MissingPage } from '../missing-page.tsx';

export function AboutUs() {
  return <ArrangedPage slug="about-us" title="About Us" />;
}

/** How the goods are made (STOREFRONT-2). */
export function Process() {
  return <ArrangedPage slug="process" title="Our Process" />;
}

/** A page of the shop's own, such as one of a campaign. */
export function Landing() {
  const { slug = '' } = useParams();
  return <ArrangedPage key={slug} slug={slug} title="" />;
}

function ArrangedPage({ slug, title }: { readonly slug: string; readonly title: string }) {
  return <SitePage slug={slug} title={title} missing={<MissingPage />} />;
}
