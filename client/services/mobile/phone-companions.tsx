import { Print } from '../../ui/line-drawing/marks.tsx';
import { LINES, TOTAL, VisitScreen } from './phone-screens.tsx';

/** What stands behind a phone in `<PhoneDrawing>`, left of its middle. */

/** A temperature logger: antenna, radio, cell, and a probe on its cable; ground is the plane of the board. */
export function Logger() {
  return (
    <g className="logger">
      <path stroke="var(--border)" strokeWidth="5" d="M120 336v24q0 24-24 24H78" />
      <rect fill="var(--body)" x="34" y="378" width="48" height="12" rx="6" />
      <path
        fill="var(--band-surface)"
        stroke="var(--band-border)"
        strokeWidth="1.5"
        d="M46 96h148q10 0 10 10v220q0 10-10 10H46q-10 0-10-10V106q0-10 10-10z"
      />
      <g stroke="var(--band-enig)" strokeWidth="2">
        <path d="M84 156v-44h13v20h13v-20h13v20h13v-20h13v20h13v-20h14M66 184H52v68l14 14h6M146 184h16l14 14v105l-10 10h-22M120 336v-18M96 308h48v10H96z" />
        <circle cx="52" cy="112" r="6" />
        <circle cx="188" cy="320" r="6" />
        <circle cx="52" cy="320" r="6" />
      </g>
      <rect fill="var(--band-bg)" x="66" y="156" width="80" height="56" rx="4" />
      <circle className="logger__cell" fill="var(--band-muted)" cx="110" cy="266" r="38" />
      <Print is="logger__mark" x={106} y={189} words="U1" />
      <Print is="logger__mark" x={110} y={263} words="BT1" />
      <Print is="logger__mark" x={110} y={279} words="3 V" />
      <path stroke="var(--copper)" strokeWidth="3" d="M88 86q14-14 28 0M78 76q24-24 48 0M68 66q34-34 68 0" />
    </g>
  );
}

/** A tablet with the visits of a day, the plot of one and its checklist beside each other. */
export function Tablet() {
  return (
    <>
      <rect className="phone-drawing__body" x="14" y="36" width="446" height="440" rx="26" />
      <rect fill="var(--bg)" x="24" y="46" width="426" height="420" rx="17" />
      <path stroke="var(--border)" strokeWidth="1.5" d="M263 46V420" />
      <g transform="translate(252 24)">
        <VisitScreen />
      </g>
      <path fill="var(--sunken)" d="M41 46h83v374H24V63a17 17 0 0 1 17-17z" />
      <Print is="phone-ui-title" x={36} y={92} words="Visits" />
      <rect fill="var(--mask-tint)" x="32" y="110" width="84" height="48" rx="8" />
      {['Room 3', 'Pump 7', 'Chiller 2', 'Gate'].map((place, at) => (
        <g key={place}>
          <Print is="phone-ui-name" x={42} y={131 + at * 60} words={18 + at} />
          <Print is="phone-ui-word" x={42} y={148 + at * 60} words={place} />
        </g>
      ))}
      <Print is="phone-ui-name" x={142} y={92} words="Low side, bar" />
      <path stroke="var(--hairline)" d="M142 120h110M142 150h110M142 180h110" />
      <path stroke="var(--mask)" strokeWidth="1.75" d="M142 128l16 4 16-8 16 44 16 6 16-4 16 6 14-2" />
      <rect fill="var(--sunken)" x="142" y="206" width="104" height="78" rx="8" />
      <path fill="var(--mask)" d="M142 272l34-34 22 22 16-14 32 30a8 8 0 0 1-8 8h-88a8 8 0 0 1-8-8z" />
      <Print is="phone-ui-note" x={142} y={306} words="Plate, 10:36" />
    </>
  );
}

/** A website, and over it the app's widget on a home screen: the same order, the same total. */
export function Website() {
  return (
    <>
      <rect fill="var(--bg)" x="14" y="36" width="446" height="420" rx="12" />
      <path fill="var(--sunken)" d="M26 36h422a12 12 0 0 1 12 12v28H14V48a12 12 0 0 1 12-12z" />
      <Print is="phone-ui-status" x={134} y={60} words="shop.example/order" />
      <path fill="var(--sunken)" d="M14 76h104v344H14z" />
      <rect fill="none" stroke="var(--border)" x="14" y="36" width="446" height="420" rx="12" />
      <rect fill="var(--mask-tint)" x="24" y="92" width="84" height="32" rx="8" />
      {['Orders', 'Prices', 'Invoices'].map((part, at) => (
        <Print key={part} is="phone-ui-name" x={36} y={113 + at * 40} words={part} />
      ))}
      <Print is="phone-ui-title" x={134} y={116} words="Order" />
      <Print is="phone-ui-note" x={134} y={137} words="Dealer 114" />
      {LINES.map(({ name, sum }, at) => (
        <g key={name} transform={`translate(134 ${160 + at * 44})`}>
          <path stroke="var(--hairline)" d="M0 0h108" />
          <Print is="phone-ui-word" x={0} y={27} words={name} />
          <Print is="phone-ui-value" x={108} y={27} words={sum} />
        </g>
      ))}
      <path stroke="var(--hairline)" d="M134 292h108" />
      <Print is="phone-ui-name" x={134} y={320} words="Total" />
      <Print is="phone-ui-value" x={242} y={320} words={TOTAL} />
      <rect fill="var(--mask)" x="134" y="344" width="108" height="38" rx="8" />
      <Print is="phone-ui-button" x={188} y={368} words="Place order" />
      <g transform="translate(252 132)">
        <rect
          fill="var(--mask-tint)"
          stroke="var(--mask)"
          strokeWidth="1.5"
          width="196"
          height="236"
          rx="34"
        />
        <Print is="phone-ui-name" x={22} y={42} words="Dealer 114" />
        <Print is="phone-ui-note" x={22} y={62} words="Draft, saved on this phone" />
        <Print is="phone-ui-clock" x={98} y={128} words={TOTAL} />
        <Print is="phone-ui-word" x={22} y={160} words="24 parts on three lines" />
        <rect fill="var(--mask)" x="22" y="176" width="152" height="42" rx="21" />
        <Print is="phone-ui-button" x={98} y={202} words="Place order" />
      </g>
    </>
  );
}
