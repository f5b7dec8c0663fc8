// behaviour: R31
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { closeResumes, drawPage } from '../../server/resumes/resumes.ts';
import { buildPdf } from '../support/pdf/pdf.ts';
import { filledFormResume, fixture } from '../support/pdf/resumes.ts';

afterAll(() => closeResumes());

const resume = fixture('latex-hyperref');

it('shows a page of a resume as it is, black on white, in the width that was asked for', async () => {
  const png = await drawPage(resume, 1, 600);
  const picture = sharp(png);
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 600, height: 849 });
  const { channels, isOpaque } = await picture.stats();
  expect(isOpaque).toBe(true);
  expect(channels.map(({ max }) => max)).toEqual([255, 255, 255, 255]);
  expect(channels[0]?.min).toBeLessThan(64);
  expect(channels[0]?.mean).toBeGreaterThan(200);
});

it('shows what was typed into a form', async () => {
  expect(await drawPage(filledFormResume(), 1, 600)).not.toEqual(await drawPage(buildPdf(), 1, 600));
});

it('shows nothing where there is no such page', async () => {
  expect(await drawPage(resume, 2, 600)).toBeUndefined();
  expect(await drawPage(resume, 0, 600)).toBeUndefined();
  expect(await drawPage(buildPdf().subarray(0, 40), 1, 600)).toBeUndefined();
});
