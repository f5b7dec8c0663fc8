// The twenty portraits of the roster, the ten faces beside the quotes and the neutral face.
// DiceBear 9 "open-peeps" (drawings: CC0), every option pinned: a random seed gives masks and fangs.
//   npm exec -- node art/portraits.ts     then svgo, as art/README.md says
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import sharp from 'sharp';

type Options = openPeeps.Options;
type One<Key extends keyof Options> = NonNullable<Options[Key]> extends (infer Item)[] ? Item : never;
type Person = {
  head: One<'head'>;
  beard?: One<'facialHair'>;
  glasses?: One<'accessories'>;
  /** Indexes into the tones below. */
  skin: number;
  clothes: number;
  hair?: 'grey';
};

// One ink in tones, as two passes of a press print it; the ground is left to the page, so that it follows the theme.
const INK = '#082c23';
const skins = ['9cc9b6', '82b6a1', '6fa590', '5b937d', 'b4d9c8', '8cbfaa'];
const clothes = ['0f6b54', '2f7d66', '3d8a72', '1d5a49', '4c9780', '17705a'];
const hairColours = { dark: '082c23', grey: '5d7f74' };
const expressions = ['smile', 'smile', 'calm', 'smile', 'smile'] as const;

const roster: Person[] = [
  { head: 'grayShort', beard: 'moustache9', glasses: 'glasses2', skin: 0, clothes: 3, hair: 'grey' },
  { head: 'grayMedium', skin: 1, clothes: 4 },
  { head: 'short4', beard: 'full', skin: 2, clothes: 0 },
  { head: 'turban', beard: 'full2', skin: 5, clothes: 1 },
  { head: 'long', glasses: 'glasses', skin: 4, clothes: 2 },
  { head: 'short1', glasses: 'glasses3', skin: 3, clothes: 5 },
  { head: 'medium2', skin: 0, clothes: 1 },
  { head: 'pomp', beard: 'goatee1', skin: 1, clothes: 2 },
  { head: 'mediumBangs', glasses: 'glasses5', skin: 5, clothes: 0 },
  { head: 'short2', beard: 'moustache6', skin: 2, clothes: 3 },
  { head: 'hijab', skin: 0, clothes: 5 },
  { head: 'short5', skin: 4, clothes: 4 },
  { head: 'medium1', skin: 3, clothes: 2 },
  { head: 'short3', beard: 'chin', skin: 1, clothes: 0 },
  { head: 'bangs', skin: 4, clothes: 3 },
  { head: 'shaved2', beard: 'full', glasses: 'glasses2', skin: 5, clothes: 1 },
  { head: 'grayBun', glasses: 'glasses', skin: 2, clothes: 5 },
  { head: 'flatTop', beard: 'moustache5', skin: 3, clothes: 4 },
  { head: 'longBangs', skin: 1, clothes: 0 },
  { head: 'noHair1', beard: 'full2', skin: 0, clothes: 2 },
];

const clients: Person[] = [
  { head: 'noHair3', beard: 'moustache5', glasses: 'glasses', skin: 5, clothes: 3, hair: 'grey' },
  { head: 'bangs2', skin: 1, clothes: 0 },
  { head: 'short4', glasses: 'glasses3', skin: 0, clothes: 2 },
  { head: 'grayMedium', glasses: 'glasses2', skin: 4, clothes: 4, hair: 'grey' },
  { head: 'short1', beard: 'full', skin: 2, clothes: 1 },
  { head: 'longCurly', skin: 5, clothes: 5 },
  { head: 'turban', beard: 'full3', skin: 0, clothes: 4 },
  { head: 'mediumBangs2', skin: 3, clothes: 1 },
  { head: 'bun2', glasses: 'glasses3', skin: 4, clothes: 3 },
  { head: 'short3', beard: 'chin', skin: 0, clothes: 5 },
];

function draw(person: Person, seed: string, index: number): string {
  return createAvatar(openPeeps, {
    seed,
    head: [person.head],
    face: [expressions[index % expressions.length] ?? 'smile'],
    // Half of them look to the left, or a page of them looks like one person.
    flip: index % 2 === 1,
    maskProbability: 0,
    facialHair: [person.beard ?? 'chin'],
    facialHairProbability: person.beard ? 100 : 0,
    accessories: [person.glasses ?? 'glasses'],
    accessoriesProbability: person.glasses ? 100 : 0,
    skinColor: [skins[person.skin] ?? ''],
    clothingColor: [clothes[person.clothes] ?? ''],
    headContrastColor: [hairColours[person.hair ?? 'dark']],
    scale: 92,
    translateY: 4,
  })
    .toString()
    .replaceAll(/"(#000|#000000|black)"/g, `"${INK}"`)
    .replaceAll(/"(#fff|#ffffff|white)"/g, '"#eef6f2"');
}

// Shown where a quote came without a picture: nobody in particular, on the colours of the board.
const nobody = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#dcefe9" d="M0 0h64v64H0z"/><g fill="#0b6b53"><circle cx="32" cy="25" r="11.5"/><path d="M9 64c0-14 9.5-23 23-23s23 9 23 23z"/></g></svg>`;

const root = join(import.meta.dirname, '..');
const twoDigits = (index: number) => String(index + 1).padStart(2, '0');

mkdirSync(join(root, 'client/pictures/portraits'), { recursive: true });
mkdirSync(join(root, 'public/uploads'), { recursive: true });
roster.forEach((person, index) => {
  writeFileSync(
    join(root, `client/pictures/portraits/${twoDigits(index)}.svg`),
    draw(person, `person-${index}`, index),
  );
});
clients.forEach((person, index) => {
  writeFileSync(
    join(root, `public/uploads/face-${twoDigits(index)}.svg`),
    draw(person, `client-${index}`, index),
  );
});
await sharp(Buffer.from(nobody), { density: 288 })
  .resize(256, 256)
  .png({ palette: true, effort: 10 })
  .toFile(join(root, 'public/uploads/user.png'));
