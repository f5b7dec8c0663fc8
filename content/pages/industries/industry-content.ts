/** A picture of the site or a line drawing of this page's own; the page knows where each is kept. */
export type IndustryImage =
  | 'hero-digital'
  | 'hero-embedded'
  | 'interface-classroom'
  | 'interface-clinic'
  | 'interface-lending'
  | 'interface-workshop'
  | 'module-relay'
  | 'module-rf'
  | IndustryScene;

export type IndustryScene =
  | 'attendance'
  | 'back-office'
  | 'branch'
  | 'bus'
  | 'car'
  | 'cold-box'
  | 'fleet-board'
  | 'kiosk'
  | 'kit'
  | 'pulse'
  | 'route'
  | 'ward';

/** One industry page; the fields of spec.md section 3 keep their names. */
export type IndustryContent = {
  name: string;
  /** For search engines, at most 160 characters. */
  summary: string;
  bannerTitle: string;
  bannerDescription: string;
  /** Four things that are sensed and four places where they end up, at most 12 characters each. */
  board: { inputs: readonly string[]; outputs: readonly string[] };
  title: string;
  description: string;
  services: readonly { title: string; description: string; icon: string }[];
  ExploreTitle: string;
  /** How the solutions stand: pictures beside words in turn, one large over two, or a list with small pictures. */
  arrangement: 'splits' | 'mosaic' | 'rows';
  solutions: readonly { title: string; image: IndustryImage; description: string }[];
  whyChoose: {
    title: string;
    scene: IndustryScene;
    reasons: readonly { title: string; description: string }[];
  };
  talk: { title: string; description: string };
};
