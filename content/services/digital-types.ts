import type { DigitalType } from '#shared/slugs.ts';
import type { DigitalService } from './digital-types/digital-type-copy.ts';

/** Copy of /digital-evolution/{type}. Each is loaded for its own page only. */
export const digitalServices: Record<DigitalType, () => Promise<DigitalService>> = {
  'iot-development': async () => (await import('./digital-types/iot-development.ts')).iotDevelopment,
  'low-code-development': async () =>
    (await import('./digital-types/low-code-development.ts')).lowCodeDevelopment,
  'rpa-consulting-service': async () =>
    (await import('./digital-types/rpa-consulting-service.ts')).rpaConsultingService,
  'digital-commerce': async () => (await import('./digital-types/digital-commerce.ts')).digitalCommerce,
};
