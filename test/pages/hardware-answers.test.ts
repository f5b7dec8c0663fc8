// behaviour: T25
import { describe, expect, it } from 'vitest';
import { region } from '../support/site/page-parts.ts';
import { useServedPages } from '../support/site/served-pages.ts';

const served = useServedPages();
const page = () => served.main('/digital-evolution/iot-development');

/** What '35,040 × 0.25 s × 45 mA' comes to in mAh: seconds are divided by 3,600, a share is one of a whole. */
function milliampHours(sum: string): number {
  const factors = [...sum.matchAll(/([\d.,]+)\s?(%|µA|s\b)?/g)].map(([, number = '', unit]) => {
    const scale = { '%': 0.01, µA: 0.001, s: 1 / 3600 }[unit ?? ''] ?? 1;
    return Number(number.replaceAll(',', '')) * scale;
  });
  return factors.reduce((product, factor) => product * factor, 1);
}

describe('what a buyer of devices asks (/digital-evolution/iot-development)', () => {
  it('is answered for five radios, each with what it is good for and what it asks for', async () => {
    const radios = region(await page(), 'Which radio for what');
    expect(radios.texts('h3')).toEqual(['Bluetooth LE', 'Wi-Fi', 'LoRaWAN', 'NB-IoT', 'LTE Cat 1 bis']);
    for (const radio of radios.all('li'))
      expect(radio.texts('dt')).toEqual(['Good for', 'Reach', 'Carries', 'Runs on', 'Asks for']);
  });

  it('is answered for the battery by a sum that is right', async () => {
    const rows = region(await page(), '8.8 years on one cell, and the sum').all('tbody tr');
    const [total, ...parts] = rows.map((row) => row.texts('td')).reverse();
    for (const [charge = '', sum = ''] of parts) expect(milliampHours(sum).toFixed(1)).toBe(charge);
    const whole = parts.reduce((sum, [charge]) => sum + Number(charge), 0);
    expect(whole.toFixed(1)).toBe(total?.[0]);
    expect((1920 / whole).toFixed(1)).toBe('8.8');
  });

  it('is answered for what comes after the first sample', async () => {
    expect(region(await page(), 'From one sample to a thousand').texts('h3')).toEqual([
      'Enclosure and IP rating',
      'Certificates for Europe: CE, RED',
      'For the United States: FCC',
      'For India: WPC, BIS, TEC',
      'Who makes a thousand',
      'Who owns source and layout',
      'How long updates come',
    ]);
  });
});

it('says on /contact-us when somebody answers, what the first call costs, and that an NDA can come first', async () => {
  const said = [
    'An engineer answers within two working days',
    'An NDA first, if you want one',
    'The first call costs nothing',
    'You get a plan',
  ];
  const lists = (await served.main('/contact-us')).all('ol').map((list) => list.texts('strong'));
  expect(lists).toEqual([said]);
});
