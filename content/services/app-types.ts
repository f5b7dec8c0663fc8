import type { AppType } from '#shared/slugs.ts';
import type { AppTypeWords } from './app-types/app-type-copy.ts';

/** Copy of /mobile-app-development/{appType}. Each is loaded for its own page only. */
export const appTypeWords: Record<AppType, () => Promise<AppTypeWords>> = {
  'android-app-development': async () => (await import('./app-types/android.ts')).android,
  'flutter-app-development': async () => (await import('./app-types/flutter.ts')).flutter,
  'ios-app-development': async () => (await import('./app-types/ios.ts')).ios,
  'react-native-app-development': async () => (await import('./app-types/react-native.ts')).reactNative,
};
