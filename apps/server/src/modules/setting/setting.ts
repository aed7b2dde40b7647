export { changeSetting, changeSettingIn } from './change-setting.ts';
export { type CurrentSettings, openSettings, type SettingDeps } from './current-settings.ts';
export { fillSettings } from './fill-settings.ts';
export { faultsOf, isShopOpen } from './is-shop-open.ts';
export {
  readCartReminderHours,
  readDispatchGate,
  readFoodApart,
  readHandoverTime,
  readLockNeedsTwo,
  readSecondPersonAbove,
  readSections,
  type Sections,
} from './read-sections.ts';
export { settingRoutes } from './routes.ts';
export { readSampleSettings, type SampleSettings } from './sample-settings.ts';
export { shopBrandOf } from './shop-brand.ts';
export { shopViewOf } from './shop-view.ts';
