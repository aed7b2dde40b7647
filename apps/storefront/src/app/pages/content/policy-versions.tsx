import { useParams, useSearchParams } from 'react-router';
import { PolicyVersions } from '../../../features/content/page/policy-versions.tsx';
import { MissingPage } from '../missing-page.tsx';

/** CONTENT-25. */
export function Component() {
  const { slug = '' } = useParams();
  const [query] = useSearchParams();
  const number = Number(query.get('version'));
  return (
    <PolicyVersions
      slug={slug}
      number={Number.isInteger(number) && number > 0 ? number : null}
      missing={<MissingPage />}
    />
  );
}
