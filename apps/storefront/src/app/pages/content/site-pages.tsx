import { useParams } from 'react-router';
import { SitePage } from '../../sections/site-page.tsx';

export function AboutUs() {
  return <SitePage slug="about-us" title="About Us" />;
}

/** How the goods are made (STOREFRONT-2). */
export function Process() {
  return <SitePage slug="process" title="Our Process" />;
}

/** A page of the shop's own, such as one of a campaign. */
export function Landing() {
  const { slug = '' } = useParams();
  return <SitePage key={slug} slug={slug} title="" />;
}
