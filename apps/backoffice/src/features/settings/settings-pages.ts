import type { PageEntry } from '../../parts/frame/feature.ts';

export const SETTINGS_PAGES: readonly PageEntry[] = [
  {
    label: 'Brand',
    to: '/settings/brand',
    icon: 'leaf',
    needs: 'settings.write',
    words: 'name of the shop tagline description malayalam instagram facebook social',
  },
  {
    label: 'Look',
    to: '/settings/look',
    icon: 'star',
    needs: 'settings.write',
    words: 'logo icon favicon colours fonts typefaces theme pictures preview brand',
  },
  {
    label: 'Company',
    to: '/settings/seller',
    icon: 'briefcase',
    needs: 'settings.write',
    words: 'seller legal name address gstin gst fssai cin licence invoice',
  },
  {
    label: 'Contacts',
    to: '/settings/support',
    icon: 'phone',
    needs: 'settings.write',
    words: 'support email phone hours grievance officer',
  },
  {
    label: 'Tax',
    to: '/settings/tax',
    icon: 'coin',
    needs: 'settings.write',
    words: 'gst hsn rate 18',
  },
  {
    label: 'GST rates',
    to: '/settings/rates',
    icon: 'coin',
    needs: 'settings.write',
    words: 'gst hsn rate percent confirm accountant tax',
  },
  {
    label: 'Delivery',
    to: '/settings/delivery',
    icon: 'truck',
    needs: 'settings.write',
    words: 'shipping charge free days cash on delivery cod limit otp',
  },
  {
    label: 'Packing',
    to: '/settings/packing',
    icon: 'box',
    needs: 'settings.write',
    words: 'scan dispatch gate ship unscanned bench',
  },
  {
    label: 'Policies',
    to: '/settings/policies',
    icon: 'shield',
    needs: 'content.write',
    words: 'policy privacy refund shipping terms legal pages template',
  },
  {
    label: 'Home page',
    to: '/settings/home',
    icon: 'home',
    needs: 'content.write',
    words: 'words taglines story quotes gallery front',
  },
  {
    label: 'Texts of pages and mails',
    to: '/settings/texts',
    icon: 'pencil',
    needs: 'content.write',
    words:
      'words about contact stores blog merchandise search newsletter introduction mails letter closing welcome gift card',
  },
  {
    label: 'Questions',
    to: '/settings/questions',
    icon: 'chat',
    needs: 'content.write',
    words: 'faq help answers category content',
  },
];
