/** Somebody who speaks for a client. `face` is a file under `/uploads/`. */
export type Speaker = { name: string; role: string; face: string };

export type Client = {
  name: string;
  trade: string;
  place: string;
  /** Number of the client's logo in client/pictures/logos, 1 to 10; left out if they want none shown. */
  mark?: number;
  speaker?: Speaker;
};

export const nimbusCold = {
  name: 'Nimbus Cold',
  trade: 'Cold storage',
  place: 'Bhopal',
  mark: 1,
  speaker: { name: 'Meera Kulkarni', role: 'Operations Head', face: 'face-02.svg' },
} as const satisfies Client;

export const malwaTextiles = {
  name: 'Malwa Textiles',
  trade: 'Textile mill',
  place: 'Dewas',
  mark: 2,
  speaker: { name: 'Farah Qureshi', role: 'IT Manager', face: 'face-06.svg' },
} as const satisfies Client;

export const sehat = {
  name: 'Sehat Clinics',
  trade: 'Outpatient clinics',
  place: 'Indore',
  mark: 3,
  speaker: { name: 'Dr. Arvind Solanki', role: 'Medical Director', face: 'face-03.svg' },
} as const satisfies Client;

export const vindhya = {
  name: 'Vindhya Co-operative Bank',
  trade: 'Co-operative bank',
  place: 'Rewa',
  mark: 4,
  speaker: { name: 'Jaswinder Singh Ahluwalia', role: 'General Manager', face: 'face-07.svg' },
} as const satisfies Client;

export const railmate = {
  name: 'Railmate Signals',
  trade: 'Railway signalling',
  place: 'Ratlam',
  mark: 5,
  speaker: { name: 'S. Raghunathan', role: 'Deputy Project Lead', face: 'face-05.svg' },
} as const satisfies Client;

export const harvest = {
  name: 'harvest.io',
  trade: 'Irrigation control',
  place: 'Évora, Portugal',
  mark: 6,
  speaker: { name: 'Tomás Ferreira', role: 'Engineering Manager', face: 'face-10.svg' },
} as const satisfies Client;

export const patwa = {
  name: 'Patwa & Sons',
  trade: 'Handloom weaving',
  place: 'Maheshwar',
  mark: 7,
  speaker: { name: 'Dinesh Agrawal', role: 'Managing Partner', face: 'face-01.svg' },
} as const satisfies Client;

const kiran = {
  name: 'Kiran Solar',
  trade: 'Solar pumps',
  place: 'Khandwa',
  mark: 8,
} as const satisfies Client;

const ujjainPower = {
  name: 'Ujjain Power',
  trade: 'Switchgear',
  place: 'Ujjain',
  mark: 9,
} as const satisfies Client;

export const studyloop = {
  name: 'Studyloop',
  trade: 'Courses for schools',
  place: 'Pune',
  mark: 10,
} as const satisfies Client;

export const stBrigid = {
  name: 'St. Brigid Hill School',
  trade: 'School',
  place: 'Mhow',
  speaker: { name: 'Sister Lucy D’Mello', role: 'Principal', face: 'face-04.svg' },
} as const satisfies Client;

export const nordlicht = {
  name: 'Nordlicht Sensorik',
  trade: 'Industrial sensors',
  place: 'Lübeck, Germany',
  speaker: { name: 'Hannah Vogel', role: 'Head of Hardware', face: 'face-09.svg' },
} as const satisfies Client;

const prayog = {
  name: 'Prayog Makers Club',
  trade: 'Robotics club',
  place: 'Nagpur',
  speaker: { name: 'Ishita Bose', role: 'Robotics Coach', face: 'face-08.svg' },
} as const satisfies Client;

export const chambal = {
  name: 'Chambal Motor Service',
  trade: 'Car workshops',
  place: 'Gwalior',
} as const satisfies Client;

export const satpura = {
  name: 'Satpura Auto Trims',
  trade: 'Moulded car parts',
  place: 'Pithampur',
} as const satisfies Client;

export const taptiFinance = {
  name: 'Tapti Finance',
  trade: 'Vehicle loans',
  place: 'Burhanpur',
} as const satisfies Client;

export const kaveri = {
  name: 'Kaveri Drives',
  trade: 'Window-lift motors',
  place: 'Pithampur',
} as const satisfies Client;

/**
 * The clients, each under the one name that its logo, its quotes, its projects and the screens made for it bear.
 * All of them are made up, and so are the people. A page names those it shows, so that it loads no others.
 */
export const clients: readonly Client[] = [
  nimbusCold,
  malwaTextiles,
  sehat,
  vindhya,
  railmate,
  harvest,
  patwa,
  kiran,
  ujjainPower,
  studyloop,
  stBrigid,
  nordlicht,
  prayog,
  chambal,
  satpura,
  taptiFinance,
  kaveri,
];

/** Whose words they are, as a quote shows it: 'Operations Head, Nimbus Cold'. */
export function quoted({ name, speaker }: Client & { speaker: Speaker }) {
  return { author: speaker.name, role: `${speaker.role}, ${name}`, image: speaker.face };
}
