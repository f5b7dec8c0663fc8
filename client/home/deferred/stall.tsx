import './layer-motion.css';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Layer } from '#content/home/layers-copy.ts';
import { stall as words } from '#content/home/switchboard-copy.ts';
import { Option } from '../../ui/pick/option.tsx';
import { scrollBehavior } from '../../ui/use-media.ts';
import { LedGlow } from './led-glow.tsx';

/** Maps the pixels of a panel (art/scenes/panels.html) onto its picture, a parallel projection (stack.py). */
const PLATE = 'matrix(.8238 .2345 -.4776 .4045 407.3 79.9)';
const PHONE = 'matrix(.4617 -.391 .7963 .2267 173.1 287.7)';

/** What each layer shows of a stalled motor, in pixels of its picture (art/scenes/layer-*.py), 1200x640. */
const MARKS: Record<Layer['id'], ReactNode> = {
  board: (
    <>
      <LedGlow id="stall-led" />
      <circle className="stall__led" cx="255" cy="242" r="200" fill="url(#stall-led)" />
    </>
  ),
  firmware: <path className="stall__line" d="M292 301 766 428 738 452 264 325Z" />,
  cloud: (
    <g transform={PLATE}>
      <path
        className="stall__curve"
        pathLength="1"
        d="M500 301C550 275 580 235 598 185S614 163 620 161L632 443H720C744 443 748 351 780 335S824 321 840 317"
      />
      <circle className="stall__peak" cx="620" cy="161" r="26" />
      {words.log.map((line, at) => (
        <text key={line.join()} className="stall__log" y={598 + at * 60}>
          <tspan x="160">{line[0]}</tspan>
          <tspan x="382">{line[1]}</tspan>
          <tspan x="560">{line[2]}</tspan>
        </text>
      ))}
    </g>
  ),
  app: (
    <>
      <g transform={PHONE}>
        <path className="stall__screen" d="M0 46Q0 0 46 0H344Q390 0 390 46V320H0Z" />
        <rect className="stall__slider" x="42" y="418" width="306" height="26" rx="9" />
        <rect className="stall__card" x="20" y="482" width="350" height="160" rx="20" />
        <g className="stall__words">
          <text y="116">{words.phone.name}</text>
          <text y="160">{words.phone.time}</text>
          <text className="stall__big" y="258">
            {words.phone.state}
          </text>
        </g>
        <g className="stall__words stall__words--card">
          <text y="542">{words.phone.reading}</text>
          <text y="590">{words.phone.stopped}</text>
        </g>
      </g>
      <path className="stall__ring" d="M172 202q-14-44 22-76M136 212q-22-72 40-124M100 222q-30-100 58-172" />
    </>
  ),
};

export function StallMarks({ layer }: { layer: Layer['id'] }) {
  return (
    <>
      <svg className="stall whole" viewBox="0 0 1200 640" aria-hidden="true">
        {MARKS[layer]}
      </svg>
      <output>
        <span className="round stall__part">{words.told[layer]}</span>
      </output>
    </>
  );
}

const RISE = { duration: 480, easing: 'cubic-bezier(0, 0, 0.3, 1)' };

/**
 * Scrolls the stack into view, as the phone that rings is on top, and raises the layers from where scrolling has
 * left them. A transition would not start there: their scroll-driven animation ends.
 */
function showStack({ currentTarget }: FormEvent<HTMLElement>) {
  const stage = currentTarget.closest('.layer-stack')?.querySelector('.layer-stack__stage');
  stage?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() });
  for (const layer of stage?.querySelectorAll('.layer-stack__up, .layer-stack__layer') ?? []) {
    const { transform, opacity } = getComputedStyle(layer);
    layer.animate([{ transform, opacity }, { opacity: 1, offset: 0.8 }, {}], RISE);
    const posts = getComputedStyle(layer, '::before').opacity;
    layer.animate([{ opacity: posts }, { opacity: posts, offset: 0.6 }, {}], {
      ...RISE,
      pseudoElement: '::before',
    });
  }
}

/** Stalls the motor; the layers above react one after the other, by CSS that reads the switch. */
export function StallSwitch() {
  const [tried, setTried] = useState(false);
  return (
    <div
      className={tried ? 'stall__tried' : undefined}
      onChange={(event) => {
        showStack(event);
        setTried(true);
      }}
    >
      <Option kind="checkbox" name="stall" stateClass="is-stalled">
        {words.press}
      </Option>
    </div>
  );
}
