import type { PageEntry } from '../../parts/frame/feature.ts';

export const PRIVACY_PAGES: readonly PageEntry[] = [
  {
    label: 'Retention periods',
    to: '/privacy/periods',
    icon: 'clock',
    needs: 'privacy.read',
    words: 'retention how long stored erased deleted dpdp report',
  },
  {
    label: 'Data access log',
    to: '/privacy/lookups',
    icon: 'eye',
    needs: 'privacy.read',
    words: 'access log lookups customer data seen staff',
  },
  {
    label: 'Data requests',
    to: '/privacy/requests',
    icon: 'mail',
    needs: 'privacy.answer',
    words: 'copy erasure export delete access request dpdp customer clock',
  },
  {
    label: 'Deleted accounts',
    to: '/privacy/deleted-accounts',
    icon: 'lock',
    needs: 'deleted-accounts.open',
    words: 'erased withheld sealed court authority',
  },
  {
    label: 'Breaches',
    to: '/privacy/breaches',
    icon: 'alert',
    needs: 'breaches.record',
    words: 'breach leak incident board cert-in letter',
  },
  {
    label: 'Attacks',
    to: '/privacy/attacks',
    icon: 'shield',
    needs: 'privacy.read',
    words: 'attack security alarm passwords guessing credential stuffing coupon codes',
  },
];
