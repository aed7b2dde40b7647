import { ButtonLink } from '@ilaneer/ui/buttons/button-link';
import { useToast } from '@ilaneer/ui/layers/toast';
import { Breadcrumb } from '@ilaneer/ui/navigation/breadcrumb';
import { Icon } from '@ilaneer/ui/text/icon';
import { useNavigate } from 'react-router';
import { LoginRequired } from '../../features/account/login/login-required.tsx';
import {
  AccountContents,
  AccountSection,
  AccountSkeleton,
  useSectionInAddress,
} from '../../features/account/page/account-page.tsx';
import { ConsentsSection } from '../../features/account/privacy/consents-section.tsx';
import { DataSection } from '../../features/account/privacy/data-section.tsx';
import { NomineeSection } from '../../features/account/privacy/nominee-section.tsx';
import { PasswordSection } from '../../features/account/profile/password-section.tsx';
import { ProfileSection } from '../../features/account/profile/profile-section.tsx';
import { SessionsSection } from '../../features/account/session/sessions-section.tsx';
import { AddressBook } from '../../features/address/address-book.tsx';
import { BusinessBook } from '../../features/address/business-book.tsx';
import { SavedCardList } from '../../features/checkout/payment/saved-card-list.tsx';
import { CoinBalance } from '../../features/coin/coin-balance.tsx';
import { brand } from '../../lib/content.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { useSession } from '../../lib/session.ts';

/** ACCOUNT-31. */
export function Component() {
  const { isAuthenticated } = useSession();
  return (
    <>
      <title>{`Your account – ${brand().name}`}</title>
      {isAuthenticated ? (
        <AccountPage />
      ) : (
        <LoginRequired
          title="Your account"
          text="Please log in to see your details, your logins and what we keep of you."
        />
      )}
    </>
  );
}

function AccountPage() {
  const { user } = useSession();
  const { show } = useToast();
  const navigate = useNavigate();
  useSectionInAddress();
  return (
    <div className="mx-auto max-w-page px-gutter pt-4 pb-section sm:pt-6">
      <Breadcrumb items={[{ label: 'Homepage', render: <PageLink to="/" /> }, { label: 'Your account' }]} />
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">Your account</h1>
        <div className="flex flex-wrap gap-3">
          <ButtonLink variant="secondary" size="sm" render={<PageLink to="/order-details" />}>
            <Icon name="box" className="size-5" />
            My Orders
          </ButtonLink>
          <ButtonLink variant="secondary" size="sm" render={<PageLink to="/wishlist" />}>
            <Icon name="heart" className="size-5" />
            Wishlist
          </ButtonLink>
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[15rem_1fr]">
        <AccountContents />
        {user === null ? (
          <AccountSkeleton />
        ) : (
          <div className="grid content-start gap-5">
            <ProfileSection user={user} />
            <AccountSection
              id="addresses"
              text="Where your orders go; the default one is preselected at checkout."
            >
              <AddressBook />
            </AccountSection>
            <AccountSection
              id="business"
              text="If you buy for a business, its GSTIN goes on the bills of the orders that you say are its own."
            >
              <BusinessBook />
            </AccountSection>
            <PasswordSection user={user} />
            <SessionsSection />
            <AccountSection
              id="cards"
              text="Our payment partner keeps the card itself; we know its network and last four digits."
            >
              <SavedCardList />
            </AccountSection>
            <AccountSection
              id="coins"
              text="You earn 1 coin for every ₹20 of goods, when an order is delivered. Each takes ₹1 off a later order and lasts 12 months."
            >
              <CoinBalance />
            </AccountSection>
            <ConsentsSection />
            <NomineeSection />
            <DataSection
              user={user}
              onDeleted={() => {
                show({
                  text: 'Your account is deleted. Thank you for having been with us.',
                  tone: 'success',
                });
                void navigate('/');
              }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
